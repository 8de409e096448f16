import { all, byId, isVisible } from "./dom";
import { morphInto } from "./morphing";

const MOST_NEWS = 12;
const TOAST = 6000;
const READING = 60; // ms for a letter of a long message

/** Change fragments of the page. They are dressed before they are put in, so nothing changes twice. */
export function fillPanels(
  html: ReadonlyMap<string, string>,
  dress: (fresh: DocumentFragment) => void = () => {},
): void {
  for (const [id, fragment] of html) {
    const element = byId(id);
    if (!element) continue;
    const template = Object.assign(document.createElement("template"), { innerHTML: fragment });
    dress(template.content);
    morphInto(element, template.content);
  }
}

/** Tell a screen reader, each sentence once. */
export function tellNews(sentences: string[]): void {
  const news = byId("news");
  if (!news) return;
  for (const text of sentences.slice(-MOST_NEWS)) {
    if (text) news.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
  while (news.children.length > MOST_NEWS) news.firstElementChild?.remove();
}

let toastTimer = 0;

/** Show a message for some seconds. It is a live region itself. */
export function toast(message: string): void {
  const element = byId("toast");
  if (!element || !message) return;
  element.hidden = false;
  element.textContent = message;
  clearTimeout(toastTimer);
  const time = Math.max(TOAST, message.length * READING);
  toastTimer = setTimeout(() => {
    element.hidden = true;
  }, time) as unknown as number;
}

/** Run something that may take the focused element away; then the focus goes to the question. */
export function keepingFocus<Result>(change: () => Result): Result {
  const before = document.activeElement;
  const name = before && keyOf(before);
  const result = change();
  if (!before || before === document.body) return result;
  const now = document.activeElement;
  const isLost = !now || now === document.body || now.matches(":disabled") || !isVisible(now);
  const isOther = now === before && keyOf(before) !== name;
  if (isLost || isOther) focusQuestion();
  return result;
}

/** Put the focus on what is asked. */
export function focusQuestion(): void {
  const heading = document.querySelector<HTMLElement>("#question h2");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What makes a control this control: a morph may turn one button into another. */
function keyOf(element: Element): string {
  const { action, do: does } = (element as HTMLElement).dataset;
  return [element.id, does, action].join(" ");
}

/** Say when something was said, by the clock of whoever reads it. */
export function showTimes(): void {
  for (const time of all<HTMLTimeElement>("time:empty"))
    time.textContent = new Date(time.dateTime).toLocaleTimeString(undefined, {
      hour: "2-digit",
      minute: "2-digit",
    });
}
