/** What a key means at the table. */
export interface Commands {
  /** True if it was used. */
  escape(): boolean;
  enter(focused: Element): boolean;
  choose(focused: Element): boolean;
  answer(number: number): boolean;
  intoList(field: Element): boolean;
  arrow(x: number, y: number, focused: Element): boolean;
  step(by: number): void;
  control(name: string): void;
}

const LETTERS: Record<string, string> = {
  l: "choices",
  u: "undo",
  h: "hint",
  b: "skip",
  p: "pace",
  r: "rules",
  s: "score",
  c: "chat",
  d: "traces",
  t: "text",
  i: "sign",
  "?": "help",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "0": "fit",
  Home: "first",
  End: "live",
};

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Do what a key means; the event is spent if it meant something. */
export function handleKey(event: KeyboardEvent, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const focused = event.target as Element;
  if (pressed(event)) event.preventDefault();

  function pressed({ key }: KeyboardEvent): boolean {
    if (key === "Escape") return commands.escape();
    if (key === "ArrowDown" && isSearch(focused)) return commands.intoList(focused);
    return !isTyping(focused) && press(event, focused);
  }

  function press({ key, repeat }: KeyboardEvent, at: Element): boolean {
    if (repeat && isAnswering(key, at)) return true; // a key held down answers once
    const arrow = ARROWS[key];
    if (arrow) return commands.arrow(...arrow, at) || stepped(arrow[0], at);
    if (key === "Enter") return commands.enter(at);
    if (key === " ") return commands.choose(at);
    if (/^[1-9]$/.test(key)) return commands.answer(Number(key));
    const name = LETTERS[key.length === 1 ? key.toLowerCase() : key];
    if (name) commands.control(name);
    return name !== undefined;
  }

  function stepped(by: number, at: Element): boolean {
    if (!by || at.matches("[tabindex='0']:not([role=button])")) return false;
    commands.step(by);
    return true;
  }
}

/** Whether a key may answer a question, so that the next one must not be answered along with it. */
function isAnswering(key: string, at: Element): boolean {
  return /^([1-9]|Enter)$/.test(key) || (key === " " && at.closest(".picture") !== null);
}

function isSearch(element: Element): boolean {
  return element.matches("input[type=search]");
}

/** Whether keys belong to a field. */
function isTyping(element: Element): boolean {
  return element.matches("input, textarea, select, [contenteditable]");
}
