import { Idiomorph } from "idiomorph";

/** Change the content of an element into this markup, keeping the nodes that stay and what is being typed. */
export function morphInside(element: Element, html: string): void {
  const template = Object.assign(document.createElement("template"), { innerHTML: html });
  morphInto(element, template.content);
}

/** Change the content of an element into this, keeping the nodes that stay and what is being typed. */
export function morphInto(element: Element, fresh: DocumentFragment): void {
  const isTyping = document.activeElement instanceof HTMLInputElement;
  Idiomorph.morph(element, fresh, { morphStyle: "innerHTML", ignoreActiveValue: isTyping });
}
