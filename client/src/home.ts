import { readBoot, speaker } from "./boot";
import { all, byId } from "./dom";
import { fetchPart } from "./learn";
import type { HomeBoot, Status } from "./messages";
import { exported, forget, imported, sitLink, sittings } from "./seats";
import { readJson, writeJson } from "./settings";
import { ago, arranged, type Listed } from "./standings";

const MOST_ASKED = 40;
const STANDINGS = "jackscrew.standings";
const FILE = "jackscrew-seats.json";
const boot = readBoot<HomeBoot>();
const say = speaker(boot);

/** List the tables; what the server says of them comes a moment later. */
async function list(): Promise<void> {
  const names = Object.keys(sittings());
  arrange(names.length > 0);
  fill(known(), false);
  if (!names.length) return;
  const answered = await ask(names.slice(0, MOST_ASKED));
  if (!answered) return;
  writeJson(STANDINGS, answered);
  fill(answered, true);
}

/** Their tables come first for whoever has some; else the games. */
function arrange(isReturning: boolean): void {
  const tables = byId("tables");
  const isFirst = document.body.classList.toggle("returning", isReturning);
  if (isFirst) byId("games")?.before(tables ?? "");
  else byId("games")?.after(tables ?? "");
}

/** How the tables stood when they were last listed: the page has its height at once. */
function known(): Status[] {
  const found = readJson<unknown>(STANDINGS);
  return Array.isArray(found) ? (found as Status[]) : [];
}

async function ask(names: string[]): Promise<Status[] | null> {
  try {
    const answer = await fetch("/api/status", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tables: names }),
    });
    return answer.ok ? ((await answer.json()) as Status[]) : null;
  } catch {
    return null;
  }
}

function fill(statuses: Status[], isNow: boolean): void {
  const { cards, rows, waiting } = arranged(sittings(), statuses, isNow);
  byId("table-cards")?.replaceChildren(...cards.map(card));
  byId("table-rows")?.replaceChildren(...rows.map((listed) => row(listed, isNow)));
  byId("export")?.toggleAttribute("disabled", cards.length + rows.length === 0);
  const words = waiting === 1 ? say("one_waits") : say("waits", { count: waiting });
  write(document, "waiting", waiting ? words : "");
}

function card(listed: Listed): Element {
  const { table, sitting, status } = listed;
  const node = blank("table-card", listed);
  write(node, "state", status ? told(status) : "");
  write(node, "turn", turn(listed));
  if (status) slot(node, "thumb")?.setAttribute("src", thumb(table, status));
  for (const place of all("[data-seat]", node)) {
    const seat = Number(place.dataset.seat);
    showPoints(place, status, seat, sitting.seats.includes(seat));
  }
  return node;
}

function row(listed: Listed, isNow: boolean): Element {
  const { table, status } = listed;
  const node = blank("table-row", listed);
  const where = !status || status.over ? "" : status.where;
  write(node, "name", table);
  write(node, "state", isNow && !status ? say("gone") : where);
  write(node, "turn", status?.over ? say("over") : turn(listed));
  return node;
}

/** What cards and rows have in common. */
function blank(template: string, { table, sitting, status, isMine }: Listed): HTMLElement {
  const content = byId<HTMLTemplateElement>(template)?.content;
  const node = content?.firstElementChild?.cloneNode(true) as HTMLElement;
  write(node, "title", status?.title ?? sitting.title);
  slot(node, "turn")?.classList.toggle("yours", isMine);
  node.classList.toggle("mine", isMine);
  slot(node, "link")?.setAttribute("href", sitLink(table, sitting));
  if (status?.css) node.classList.add(...status.css.split(" "));
  node.querySelector('[data-do="forget"]')?.addEventListener("click", () => remove(table));
  return node;
}

function turn({ status, isMine }: Listed): string {
  if (isMine) return say("your_turn");
  if (!status?.asked.length) return "";
  return say("waiting", { names: status.asked.map((seat) => status.seats[seat]).join(", ") });
}

/** Where the game is, what is being decided, and since when. */
function told({ where, step, since }: Status): string {
  return [where, step, ago(since, Date.now() / 1000, boot.language)].filter(Boolean).join(" · ");
}

function thumb(table: string, { revision }: Status): string {
  const theme = document.documentElement.dataset.theme ?? "";
  return `/table/${encodeURIComponent(table)}/thumb.svg?theme=${theme}&revision=${revision}`;
}

function showPoints(place: HTMLElement, status: Status | undefined, seat: number, own: boolean) {
  const points = status?.points[seat];
  place.hidden = points === undefined;
  place.classList.toggle("own", own);
  const [name, number] = [place.querySelector(".unseen"), place.querySelector("b")];
  if (name) name.textContent = `${status?.seats[seat]}: `;
  if (number) number.textContent = String(points).replace("-", "\u2212");
}

function slot(node: ParentNode, name: string): Element | null {
  return node.querySelector(`[data-slot="${name}"]`);
}

function write(node: ParentNode, name: string, text: string): void {
  const place = slot(node, name);
  if (place) place.textContent = text;
}

function remove(table: string): void {
  forget(table);
  void list();
  byId("tables")?.querySelector("a")?.focus();
}

/** Offer the seats as a file. */
function save(): void {
  const url = URL.createObjectURL(new Blob([exported()], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: FILE });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

async function load(input: HTMLInputElement): Promise<void> {
  const text = await input.files?.[0]?.text();
  input.value = "";
  if (text === undefined) return;
  const count = imported(text);
  tell(count === null ? say("bad_file") : say("imported", { count }));
  if (count) void list();
}

function tell(message: string): void {
  const note = byId("tables-note");
  if (!note) return;
  note.textContent = message;
  note.classList.add("told");
}

/** A game in short, over the page; without it the link leads to the page of the rules. */
async function tellShort(event: MouseEvent): Promise<void> {
  const link = (event.target as Element).closest<HTMLElement>("[data-short]");
  const dialog = byId<HTMLDialogElement>("card");
  const place = byId("card-text");
  if (!link?.dataset.short || !dialog || !place || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  place.textContent = "";
  dialog.showModal();
  try {
    place.innerHTML = await fetchPart(link.dataset.short, "short");
  } catch {
    place.textContent = say("rules_missing");
  }
}

document.addEventListener("click", (event) => void tellShort(event));
byId("export")?.addEventListener("click", save);
byId<HTMLInputElement>("import")?.addEventListener("change", (event) =>
  load(event.target as HTMLInputElement),
);
window.addEventListener("pageshow", () => void list());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void list();
});
