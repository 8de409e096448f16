import { beforeEach, describe, expect, it } from "vitest";
import { fillPanels, keepingFocus, tellNews } from "../src/panels";

const fill = (html: Record<string, string>) => fillPanels(new Map(Object.entries(html)));

beforeEach(() => {
  document.body.innerHTML = `<section id="question"><h2>What?</h2><button data-action="a">A</button></section>
    <div id="news"></div>`;
});

describe("news", () => {
  it("are told and forgotten in time", () => {
    tellNews(["one", "", "two"]);
    const news = document.getElementById("news") as HTMLElement;
    expect([...news.children].map((child) => child.textContent)).toEqual(["one", "two"]);
    tellNews(Array.from({ length: 30 }, (_, k) => `${k}`));
    expect(news.children).toHaveLength(12);
    expect(news.lastElementChild?.textContent).toBe("29");
  });
});

describe("panels", () => {
  it("are morphed and keep their nodes", () => {
    const button = document.querySelector("[data-action]");
    fill({ question: '<h2>And now?</h2><button data-action="a">A</button>' });
    expect(document.querySelector("h2")?.textContent).toBe("And now?");
    expect(document.querySelector("[data-action]")).toBe(button);
  });

  it("are dressed before they are put in", () => {
    const button = document.querySelector("[data-action]");
    fillPanels(new Map([["question", '<button data-action="a">B</button>']]), (fresh) => {
      expect(document.querySelector("[data-action]")?.textContent).toBe("A");
      fresh.querySelector("button")?.classList.add("for-me");
    });
    expect(button?.textContent).toBe("B");
    expect(button?.classList.contains("for-me")).toBe(true);
  });

  it("give the focus to the question when a button became another", () => {
    document.querySelector<HTMLElement>("[data-action]")?.focus();
    keepingFocus(() => fill({ question: '<h2>Next</h2><button data-action="b">B</button>' }));
    expect(document.activeElement?.tagName).toBe("H2");
  });

  it("give the focus to the question when the focused element vanished", () => {
    document.querySelector<HTMLElement>("[data-action]")?.focus();
    keepingFocus(() => fill({ question: "<h2>Next</h2>" }));
    expect(document.activeElement?.tagName).toBe("H2");
  });

  it("leave a focus that is still good", () => {
    document.querySelector<HTMLElement>("[data-action]")?.focus();
    keepingFocus(() => fill({ question: '<h2>Next</h2><button data-action="a">A</button>' }));
    expect((document.activeElement as HTMLElement).dataset.action).toBe("a");
  });

  it("do not take the focus from nowhere", () => {
    (document.activeElement as HTMLElement | null)?.blur();
    keepingFocus(() => fill({ question: "<h2>Next</h2>" }));
    expect(document.activeElement).toBe(document.body);
  });
});
