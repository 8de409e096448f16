import { readBoot, speaker } from "./boot";
import { byId } from "./dom";
import { fetchPart } from "./learn";
import type { HomeBoot, Status } from "./messages";
import { exported, forget, imported, type Sitting, sitLink, sittings } from "./seats";

/** Undefined until the server has answered. */
type Statuses = Map<string, Status> | undefined;

const MOST_ASKED = 100;
const FILE = "jackscrew-seats.json";
const say = speaker(readBoot<HomeBoot>());

/** List the tables; what the server says of them comes a moment later. */
async function list(): Promise<void> {
  fill(undefined);
  const names = Object.keys(sittings()).slice(0, MOST_ASKED);
  if (names.length) fill(await ask(names));
}

async function ask(names: string[]): Promise<Statuses> {
  try {
    const answer = await fetch("/api/status", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ tables: names }),
    });
    if (!answer.ok) return undefined;
    return new Map(((await answer.json()) as Status[]).map((status) => [status.name, status]));
  } catch {
    return undefined;
  }
}

function fill(statuses: Statuses): void {
  const rows = Object.entries(sittings()).map(([table, sitting]) => row(table, sitting, statuses));
  byId("tables")?.replaceChildren(...rows.filter((node) => node !== undefined));
  byId("export")?.toggleAttribute("disabled", !rows.length);
}

function row(table: string, sitting: Sitting, statuses: Statuses): Element | undefined {
  const template = byId<HTMLTemplateElement>("table-row");
  const node = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!node) return undefined;
  const status = statuses?.get(table);
  const isMine =
    !!status && !status.over && status.asked.some((seat) => sitting.seats.includes(seat));
  write(node, "title", status?.title ?? sitting.title);
  write(node, "name", table);
  const where = status?.over ? "" : (status?.where ?? "");
  write(node, "state", statuses && !status ? say("gone") : where);
  write(node, "turn", isMine ? say("your_turn") : status?.over ? say("over") : "");
  slot(node, "turn")?.classList.toggle("yours", isMine);
  slot(node, "link")?.setAttribute("href", sitLink(table, sitting));
  if (status?.css) node.classList.add(...status.css.split(" "));
  node.querySelector('[data-do="forget"]')?.addEventListener("click", () => remove(table));
  return node;
}

function slot(node: Element, name: string): Element | null {
  return node.querySelector(`[data-slot="${name}"]`);
}

function write(node: Element, name: string, text: string): void {
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
