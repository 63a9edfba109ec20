import { expect, test } from "vitest";
import { readMark } from "#domain/grading/read-mark.ts";

test.each([..."1√✓✔是对１Y", "yes", "YES", " Yes ", "TRUE", "ｙｅｓ", "✔️"])("%j is a hit", (cell) => {
  expect(readMark(cell)).toBe("hit");
});

test.each([..."0×✗否错０N", "no", "NO", "FALSE", "ＮＯ", "x"])("%j is a miss", (cell) => {
  expect(readMark(cell)).toBe("miss");
});

test.each(["", "  ", "\u200B"])("%j is empty", (cell) => {
  expect(readMark(cell)).toBe("empty");
});

test.each(["2", "0.5", "yes?", "1 0", "?", "是否", "#N/A"])("%j cannot be read", (cell) => {
  expect(readMark(cell)).toBe("unreadable");
});
