/** Things by id as everybody sees them, and over them those that the viewer sees instead. */
export class Overlay<T> {
  private readonly page = new Map<string, T>();
  private readonly own = new Map<string, T>();
  private touched = new Set<string>();

  /** What the viewer sees. */
  get(id: string): T | undefined {
    return this.own.get(id) ?? this.page.get(id);
  }

  /** What everybody sees. */
  onPage(id: string): T | undefined {
    return this.page.get(id);
  }

  isOwn(id: string): boolean {
    return this.own.has(id);
  }

  /** The ids of what the viewer sees in the place of the page's or beyond it, as they came. */
  owned(): Iterable<string> {
    return this.own.keys();
  }

  /** How many things everybody sees. */
  get size(): number {
    return this.page.size;
  }

  /** All ids of which something is seen. */
  ids(): Set<string> {
    return new Set([...this.page.keys(), ...this.own.keys()]);
  }

  set(id: string, thing: T): void {
    this.page.set(id, thing);
    this.touched.add(id);
  }

  remove(id: string): void {
    this.page.delete(id);
    this.touched.add(id);
  }

  /** Nothing is left of the page. */
  clear(): void {
    for (const id of this.page.keys()) this.touched.add(id);
    this.page.clear();
  }

  /** Have the viewer see something of their own; null: what everybody sees. */
  cover(id: string, thing: T | null): void {
    if (thing === null) this.own.delete(id);
    else this.own.set(id, thing);
    this.touched.add(id);
  }

  /** Nothing is left of what only the viewer sees. */
  uncover(): void {
    for (const id of this.own.keys()) this.touched.add(id);
    this.own.clear();
  }

  /** Something else may be seen here for a reason of its own. */
  touch(id: string): void {
    this.touched.add(id);
  }

  /** The ids of which something else may be seen than when they were taken last. */
  take(): Set<string> {
    const taken = this.touched;
    this.touched = new Set();
    return taken;
  }
}
