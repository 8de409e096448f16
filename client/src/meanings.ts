import { all, byId } from "./dom";

/** Where signs are: the board, and the figures of the seats beside it. */
export const TABLE = "#stage > svg.picture, #seats";

/** A sign as the legend tells it. */
export interface Sign {
  key: string;
  places: string[];
  /** Finds all that are drawn, and more: where an element is several signs the first counts. */
  selector: string;
  /** Lies over other signs: counts where there is no other below. */
  isOver: boolean;
  /** Its number may be a sum. */
  isSum: boolean;
  row: HTMLElement;
}

/** A sign and the element that is it. */
export interface Found {
  sign: Sign;
  node: Element;
}

/** What is drawn at the table means what the legend tells of it. */
export class Meanings {
  constructor(readonly signs: readonly Sign[]) {}

  /** The sign that an element is, or is the nearest part of. */
  of(from: Element): Found | null {
    let over: Found | null = null;
    let node: Element | null = from;
    for (; node && !node.matches(TABLE); node = node.parentElement) {
      const found = this.at(node);
      if (found && !found.sign.isOver) return found;
      over ??= found;
    }
    return over;
  }

  /** The first sign of several elements that lie over each other. */
  among(stack: readonly Element[]): Found | null {
    const found = stack.map((node) => this.of(node)).filter((one) => one !== null);
    return found.find(({ sign }) => !sign.isOver) ?? found[0] ?? null;
  }

  /** The sign of an element that has the focus: its own, or the one that it consists of. */
  within(from: Element): Found | null {
    const own = this.of(from);
    if (own && !own.sign.isOver) return own;
    const inner = from.querySelector("[data-sign]");
    return (inner && this.of(inner)) ?? own;
  }

  /** All elements at the table that are a sign. */
  nodes(sign: Sign): Element[] {
    const found = all(TABLE).flatMap((table) => all<Element>(sign.selector, table));
    return found.filter((node) => this.at(node)?.sign === sign);
  }

  private at(node: Element): Found | null {
    const sign = this.signs.find(({ selector }) => node.matches(selector));
    return sign ? { sign, node } : null;
  }
}

/** Read the rows of the legend. */
export function readMeanings(): Meanings {
  const rows = all("[data-on]", byId("signs-place"));
  return new Meanings(rows.map(readSign));
}

function readSign(row: HTMLElement): Sign {
  const { key = "", where = "", on = "", sum, over } = row.dataset;
  return {
    key,
    places: where.split(" "),
    selector: on,
    isOver: over !== undefined,
    isSum: sum !== undefined,
    row,
  };
}
