import { expect, test } from "vitest";
import { createOwnText } from "#ui/participant/own-text.ts";

test("only what was copied here is one's own, however white space came back", () => {
  const own = createOwnText();
  own.remember("Levothyroxine\t50 µg\n1 × daily");
  expect(own.isOwn("Levothyroxine 50 µg 1 × daily", [])).toBe(true);
  expect(own.isOwn("Levothyroxine", [])).toBe(false);
  expect(own.isOwn("from elsewhere", [])).toBe(false);
});

test("earlier copies stay one's own, as in a clipboard's history, up to fifty", () => {
  const own = createOwnText();
  for (let count = 0; count < 51; count += 1) own.remember(`copy ${count}`);
  expect(own.isOwn("copy 0", [])).toBe(false);
  expect(own.isOwn("copy 1", [])).toBe(true);
  expect(own.isOwn("copy 50", [])).toBe(true);
});

test("a part of what the participant has written is one's own, also after a reload", () => {
  const own = createOwnText();
  expect(own.isOwn("halve the dose", ["", "Please halve the dose today"])).toBe(true);
  expect(own.isOwn("halve the doses", ["Please halve the dose"])).toBe(false);
});

test("nothing selected is nothing remembered", () => {
  const own = createOwnText();
  own.remember("");
  expect(own.isOwn("anything", [])).toBe(false);
});
