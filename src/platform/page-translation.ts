/**
 * Keeps the page alive under a browser's or an extension's translation, which puts elements of its own in the place of text nodes. The
 * app's own changes then meet nodes that are no longer where they were: what is gone counts as removed, and what was to stand before it
 * stands last. Call once, before the first render.
 */
export function toleratePageTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const held = childAround(this, child);
    if (held !== null) removeChild.call(this, held);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    insertBefore.call(this, added, before === null ? null : childAround(this, before));
    return added;
  };
}

/** The child of `parent` that is `node` or was put around it; null when it is not in there any more. */
function childAround(parent: Node, node: Node): ChildNode | null {
  if (node.parentNode === parent) return node as ChildNode; // as it nearly always is: a node's parent has it for a child
  return [...parent.childNodes].find((child) => child.contains(node)) ?? null;
}
