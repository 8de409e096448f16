import { byId } from "./dom";
import type { Curtain } from "./messages";
import { focusQuestion } from "./panels";

/** Draw the curtain between two players at one screen, or open it. */
export function drawCurtain(curtain: Curtain | null): void {
  const cloth = byId("curtain");
  if (!cloth) return;
  const name = byId("curtain-name");
  if (name && curtain) name.textContent = curtain.name;
  if (cloth.hidden === !curtain) return;
  cloth.hidden = !curtain;
  for (const other of document.body.children) {
    if (other !== cloth && other instanceof HTMLElement)
      other.inert = !!curtain && !isSpoken(other);
  }
  if (curtain) cloth.querySelector("button")?.focus();
  else focusQuestion();
}

function isSpoken(element: Element): boolean {
  return element.id === "toast" || element.id === "news";
}
