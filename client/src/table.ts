import { readBoot, speaker } from "./boot";
import { byId } from "./dom";
import type { TableBoot } from "./messages";
import { TablePage } from "./page";
import { remember } from "./seats";

const boot = readBoot<TableBoot>();
const { table, title, keys } = boot;
remember(table, {
  title,
  name: "",
  keys: keys.map(({ key }) => key),
  seats: keys.map(({ seat }) => seat),
});
const svg = byId("stage")?.querySelector<SVGSVGElement>("svg.picture");
if (svg) new TablePage(boot, speaker(boot), svg).start();
