import { all } from "./dom";

/** Who looks at a table: the seats they play, and those whose links they may hand on. */
export interface Eyes {
  readonly mine: readonly number[];
  readonly invited: readonly number[];
}

/** Whether something is meant for who looks: its `data-for`. */
export function isFor(audience: string, { mine, invited }: Eyes): boolean {
  const [name, number] = audience.split(" ");
  const seat = Number(number);
  if (name === "seated") return mine.length > 0;
  if (name === "watching") return mine.length === 0;
  if (name === "mine") return mine.includes(seat);
  if (name === "only") return mine.length === 1 && mine[0] === seat;
  if (name === "others") return mine.length > 0 && !mine.includes(seat);
  return name === "invited" && invited.includes(seat);
}

/** Show whoever looks what is meant for them: the same markup is sent to everybody. */
export function showAudience(root: ParentNode, eyes: Eyes): void {
  for (const element of all("[data-for]", root))
    element.classList.toggle("for-me", isFor(element.dataset.for ?? "", eyes));
}
