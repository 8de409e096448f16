/** Where Back is a gesture of the thumb: there it closes what is open before it leaves the table. */
const SMALL = "(max-width: 900px), (max-height: 500px)";

/** Keeps an entry of the browser's history on top of the table's while something is open. */
export class Back {
  private isWanted = false;
  private isAhead = false;
  private isLeaving = false; // the entry was asked to go, and is not gone yet

  constructor(private readonly close: () => void) {
    window.addEventListener("popstate", () => this.popped());
  }

  /** Something is open now, or nothing is. */
  follow(isOpen: boolean): void {
    this.isWanted = isOpen;
    this.settle();
  }

  private settle(): void {
    if (this.isLeaving || this.isWanted === this.isAhead) return;
    if (this.isWanted) this.add();
    else this.leave();
  }

  private add(): void {
    if (!matchMedia(SMALL).matches) return;
    history.pushState(history.state, "");
    this.isAhead = true;
  }

  private leave(): void {
    this.isLeaving = true;
    history.back();
  }

  private popped(): void {
    const isOwn = this.isLeaving;
    const wasAhead = this.isAhead;
    this.isLeaving = this.isAhead = false;
    if (isOwn) this.settle();
    else if (wasAhead) this.close();
  }
}
