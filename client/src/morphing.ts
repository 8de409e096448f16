import { Idiomorph } from "idiomorph";

/** Change the content of an element into this markup, keeping the nodes that stay and what is being typed. */
export function morphInside(element: Element, html: string): void {
  const isTyping = document.activeElement instanceof HTMLInputElement;
  Idiomorph.morph(element, html, { morphStyle: "innerHTML", ignoreActiveValue: isTyping });
}

/** Change one node into another, keeping it. */
export function morphNode(old: Element, fresh: Element): void {
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML" });
}
