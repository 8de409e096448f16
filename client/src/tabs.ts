/** Turn to the next tab of a row by an arrow key, as by a click. */
export function arrow(event: KeyboardEvent, row: readonly HTMLElement[]): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by) return;
  event.preventDefault();
  event.stopPropagation();
  const here = row.indexOf(event.currentTarget as HTMLElement);
  const next = row[(here + by + row.length) % row.length];
  next?.click();
  next?.focus();
}

/** Show which tab of a row is chosen: the only one in the tab order. */
export function choose(tab: HTMLElement, isChosen: boolean): void {
  tab.setAttribute("aria-selected", String(isChosen));
  tab.tabIndex = isChosen ? 0 : -1;
}
