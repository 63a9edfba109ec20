import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { packPlain, unpackArchive } from "#formats/unpack-archive.ts";
import { codesOf } from "../../support/codes-of.ts";

const zip = zipSync({ "a.txt": strToU8("aaaaaaaaaaaaaaaaaaaaaaaa"), "b/c.txt": strToU8("b") });

test("files come out by name, and again from a plain archive", () => {
  const files = unpackArchive({ name: "x.zip", bytes: zip });
  const again = files.ok ? unpackArchive({ name: "y.zip", bytes: packPlain(files.value) }) : files;
  expect(again).toEqual({
    ok: true,
    value: new Map([
      ["a.txt", strToU8("aaaaaaaaaaaaaaaaaaaaaaaa")],
      ["b/c.txt", strToU8("b")],
    ]),
  });
});

test("a directory that states a smaller size cannot make an entry larger than it says", () => {
  const lying = zip.slice();
  const first = zip.findIndex((_, index) => zip[index] === 0x50 && zip[index + 1] === 0x4b && zip[index + 2] === 1);
  lying[first + 24] = 3; // stated size of a.txt
  const files = unpackArchive({ name: "x.zip", bytes: lying });
  expect(files.ok && files.value.get("a.txt")?.length).toBe(3);
});

test("archive-damaged: a cut or foreign file", () => {
  expect(codesOf(unpackArchive({ name: "x.zip", bytes: zip.slice(0, 60) }))).toEqual(["archive-damaged"]);
});

test("archive-too-big: more files than any of ours", () => {
  const many = zipSync(Object.fromEntries(Array.from({ length: 2_001 }, (_, index) => [`f${index}`, new Uint8Array(0)])));
  expect(codesOf(unpackArchive({ name: "x.zip", bytes: many }))).toEqual(["archive-too-big"]);
});
