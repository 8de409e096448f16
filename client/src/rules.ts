import { readBoot, speaker } from "./boot";
import { byId } from "./dom";
import { Guide } from "./guide";
import type { RulesBoot } from "./messages";

const RULE = "#rule-";
const text = byId("guide-text");
const guide = text && new Guide(text, speaker(readBoot<RulesBoot>()));

/** An address may name a rule: show where it is told. */
function point(): void {
  if (location.hash.startsWith(RULE)) guide?.cite(location.hash.slice(RULE.length));
}

window.addEventListener("hashchange", point);
point();
