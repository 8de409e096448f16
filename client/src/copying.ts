/** Copy a text. False: the browser does not let us, and the text is selected instead. */
export async function copy(text: string, button: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field(text, button).select();
    return false;
  }
}

/** Have a telephone ask whom a link goes to. False: this is none, or it cannot. */
export async function shareByTelephone(url: string): Promise<boolean> {
  if (!("share" in navigator) || !matchMedia("(pointer: coarse)").matches) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"; // nobody, after all
  }
}

function field(text: string, button: Element): HTMLInputElement {
  const near = [...(button.parentElement?.querySelectorAll("input") ?? [])];
  const found = near.find((input) => input.value === text);
  if (found) return found;
  const made = Object.assign(document.createElement("input"), { value: text, readOnly: true });
  made.className = "field";
  made.setAttribute("aria-label", text);
  button.after(made);
  return made;
}
