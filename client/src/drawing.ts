/** The elements of a layer by their ids. */
export function byIds(group: SVGGElement): Map<string, SVGElement> {
  return new Map([...group.children].map((node) => [node.id, node as SVGElement]));
}

/** Draw in a node what another shows. What is the same there stays, and so does what moves in it. */
export function redraw(node: Element, fresh: Element): void {
  const [old, wanted] = [[...node.childNodes], [...fresh.childNodes]];
  wanted.forEach((child, place) => {
    const there = old[place];
    if (!there) node.append(child);
    else if (!there.isEqualNode(child)) there.replaceWith(child);
  });
  for (const child of old.slice(wanted.length)) child.remove();
}

/** Give a node the attributes of another, and no others. */
export function alignAttributes(node: Element, fresh: Element): void {
  for (const name of node.getAttributeNames())
    if (!fresh.hasAttribute(name)) node.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) setAttribute(node, name, value);
}

/** Set an attribute unless it is that already: even that would have styles computed anew. */
export function setAttribute(node: Element, name: string, value: string): void {
  if (node.getAttribute(name) !== value) node.setAttribute(name, value);
}

/** Put a node before another; where the browser cannot move it, it keeps the focus all the same. */
export function move(parent: Element, node: Element, next: Element | null): void {
  if ("moveBefore" in parent && node.isConnected) {
    parent.moveBefore(node, next);
    return;
  }
  const hadFocus = node === document.activeElement;
  parent.insertBefore(node, next);
  if (hadFocus) (node as SVGElement).focus();
}
