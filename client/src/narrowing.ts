import type { Action } from "./messages";

/** What is left of the legal actions after some targets were chosen. */
export interface Narrowed {
  left: Action[];
  /** Targets that narrow further. */
  live: Set<string>;
  /** The action that would be played, once there is no doubt. */
  selected: Action | null;
}

/** Narrow the actions to those that have all chosen targets. */
export function narrow(actions: readonly Action[], chosen: readonly string[]): Narrowed {
  const left = actions.filter((action) => chosen.every((id) => action.targets.includes(id)));
  const live = new Set(left.flatMap((action) => action.targets));
  for (const id of chosen) live.delete(id);
  return { left, live, selected: chosen.length ? selection(left, chosen) : null };
}

function selection(left: Action[], chosen: readonly string[]): Action | null {
  if (left.length === 1) return left[0] ?? null;
  const complete = left.filter((action) => action.targets.every((id) => chosen.includes(id)));
  return complete.length === 1 ? (complete[0] ?? null) : null;
}

/**
 * Choose one more target. One that does not go with the last choices replaces them;
 * one that was chosen already is taken back with what came after it.
 */
export function choose(
  actions: readonly Action[],
  chosen: readonly string[],
  target: string,
): string[] {
  const at = chosen.indexOf(target);
  if (at >= 0) return chosen.slice(0, at);
  for (let kept = chosen.length; kept >= 0; kept--) {
    const before = chosen.slice(0, kept);
    if (narrow(actions, before).live.has(target)) return [...before, target];
  }
  return [...chosen];
}

/** Take the last choice back. */
export function back(chosen: readonly string[]): string[] {
  return chosen.slice(0, -1);
}

/** How sure a choice must be before it is sent. */
export interface Care {
  confirm: boolean;
  coarse: boolean;
}

/** Whether an action is sent at once, or only selected until it is confirmed. */
export function isSentAtOnce(action: Action, left: readonly Action[], care: Care): boolean {
  return left.length === 1 && !care.coarse && !(action.ends && care.confirm);
}
