// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { toleratePageTranslation } from "#platform/page-translation.ts";

const parent = document.createElement("p");

beforeAll(toleratePageTranslation);
beforeEach(() => parent.replaceChildren("one ", "two"));

function nodeAt(index: number): ChildNode {
  const node = parent.childNodes[index];
  if (node === undefined) throw new Error(`no node ${index}`);
  return node;
}

test("a text node that was wrapped is removed with its wrapper", () => {
  const text = nodeAt(0);
  const wrapper = document.createElement("font");
  text.replaceWith(wrapper);
  wrapper.append(text);
  parent.removeChild(text);
  expect(parent.innerHTML).toBe("two");
});

test("a text node that was replaced is removed already", () => {
  const text = nodeAt(0);
  text.replaceWith("eins ");
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.textContent).toBe("eins two");
});

test("what stands before a wrapped node stands before the wrapper; before a node that is gone it stands last", () => {
  const text = nodeAt(1);
  const wrapper = document.createElement("font");
  text.replaceWith(wrapper);
  wrapper.append(text);
  parent.insertBefore(document.createTextNode("and "), text);
  expect(parent.textContent).toBe("one and two");
  wrapper.replaceWith("zwei");
  parent.insertBefore(document.createTextNode("!"), text);
  expect(parent.textContent).toBe("one and zwei!");
});

test("untouched pages change as they always did", () => {
  parent.removeChild(nodeAt(0));
  parent.insertBefore(document.createTextNode("one "), nodeAt(0));
  parent.insertBefore(document.createTextNode("."), null);
  expect(parent.textContent).toBe("one two.");
});
