/** Read what the server wrote into the page for its script. */
export function readBoot<Boot>(): Boot {
  return JSON.parse(document.getElementById("boot")?.textContent ?? "{}") as Boot;
}

export type Values = Record<string, string | number>;

/** Says one of some words with its places filled. */
export type Speak<Words> = (word: keyof Words, values?: Values) => string;

/** A function that says the words of the page. */
export function speaker<Words extends object>(boot: { words: Words }): Speak<Words> {
  return (word, values = {}) =>
    String(boot.words[word]).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
