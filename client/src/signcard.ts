import { byId, plainText } from "./dom";
import type { Found } from "./meanings";
import type { Outgoing, Terms } from "./messages";
import { outline } from "./outlines";
import { type Frame, place } from "./placing";
import { specimen } from "./specimen";
import type { Tooltips } from "./tooltips";

const EDGE = 8;

/** The card of one sign: what it is called, what it means, and what its number is made of. */
export class SignCard {
  private open: Found | null = null;
  private pinned = false;
  private opener: Element | null = null; // had the focus before the card took it

  constructor(
    private readonly tooltips: Tooltips,
    private readonly ask: (body: Outgoing) => void,
  ) {}

  get isPinned(): boolean {
    return this.pinned;
  }

  /** The element that is told of. */
  get node(): Element | null {
    return this.open?.node ?? null;
  }

  show(found: Found): void {
    if (this.open?.node === found.node) return;
    this.close();
    this.open = found;
    this.fill(found);
    outline([found.node]);
    this.put(found.node);
    const { key: sign, isSum } = found.sign;
    const piece = pieceOf(found.node);
    if (isSum && piece) this.ask({ do: "terms", sign, piece });
  }

  /** Put the focus on the card; it goes back where it was when the card is closed. */
  focus(opener: Element): void {
    this.opener = opener;
    byId("sign")?.focus();
  }

  /** False if nothing was open. */
  close(): boolean {
    if (!this.open) return false;
    const card = byId("sign");
    const hadFocus = card?.contains(document.activeElement) ?? false;
    if (card) card.hidden = true;
    this.open = null;
    if (this.pinned) this.pin();
    outline([]);
    if (hadFocus && this.opener?.isConnected) (this.opener as SVGElement).focus();
    return true;
  }

  /** Close it unless it is to stay. */
  drop(): void {
    if (!this.pinned) this.close();
  }

  /** Keep the card, or no longer. */
  pin(): void {
    this.pinned = !this.pinned;
    const button = document.querySelector('#sign [data-do="pin"]');
    button?.setAttribute("aria-pressed", String(this.pinned));
  }

  /** The table has changed: what is gone is no longer told. */
  settle(): void {
    if (!this.open) return;
    if (this.open.node.isConnected) outline([this.open.node]);
    else if (this.pinned) outline([]);
    else this.close();
  }

  /** What a number is made of. */
  learn({ sign, piece, html }: Terms): void {
    const sum = byId("sign-sum");
    if (!sum || this.open?.sign.key !== sign || pieceOf(this.open.node) !== piece) return;
    sum.innerHTML = html;
    this.put(this.open.node);
  }

  private fill({ sign: { row }, node }: Found): void {
    const name = plainText(row.querySelector("b") ?? row);
    const title = this.tooltips.told(node);
    write("sign-name", name);
    write("sign-which", title === name ? "" : title);
    write("sign-told", plainText(row.querySelector("p") ?? row));
    write("sign-sum", "");
    const drawn = row.querySelector(".drawn > *")?.cloneNode(true) ?? specimen(node);
    byId("sign-drawn")?.replaceChildren(...(drawn ? [drawn] : []));
    const [link, rule] = [row.querySelector("a"), byId<HTMLAnchorElement>("sign-rule")];
    if (!link || !rule) return;
    rule.href = link.href;
    rule.dataset.rule = link.dataset.rule ?? "";
  }

  /** Put the card near a thing; on a small screen it has a place of its own. */
  private put(node: Element): void {
    const card = byId("sign");
    if (!card) return;
    card.hidden = false;
    const { offsetWidth: width, offsetHeight: height } = card;
    const room = { left: EDGE, top: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE };
    const covered = [byId("question")].filter((it) => it !== undefined).map(frameOf);
    const found = place(width, height, frameOf(node), covered, room) ?? corner(width, height, room);
    card.style.setProperty("left", `${found.left}px`);
    card.style.setProperty("top", `${found.top}px`);
  }
}

/** The id of the piece, or of the seat, that something is on. */
function pieceOf(node: Element): string {
  return node.closest("[id]")?.id ?? "";
}

function frameOf(node: Element): Frame {
  return node.getBoundingClientRect();
}

/** Where a card lies for which there is no room near the thing. */
function corner(width: number, height: number, { left, bottom }: Frame): Frame {
  return { left, top: bottom - height, right: left + width, bottom };
}

function write(id: string, text: string): void {
  const element = byId(id);
  if (element) element.textContent = text;
}
