import { describe, expect, it } from "vitest";
import { createPassphrase, normalisePassphrase, passphraseFault } from "#domain/study/passphrase.ts";
import { createRng } from "#lib/rng.ts";

describe("a made passphrase", () => {
  it("has four groups of four, is taken, and is another each time", () => {
    const made = Array.from({ length: 200 }, (_, seed) => createPassphrase(createRng(`p${seed}`)));
    for (const one of made) expect(one).toMatch(/^([A-HJKMNP-RTV-Z2-9]{4}-){3}[A-HJKMNP-RTV-Z2-9]{4}$/);
    expect(made.filter((one) => passphraseFault(one) !== null)).toEqual([]);
    expect(new Set(made).size).toBe(200);
  });

  it.each(["q7k3-ht2c-w9mx-4bdf", "Q7K3HT2CW9MX4BDF", " q7k3 ht2c w9mx 4bdf ", "Ｑ７Ｋ３－ＨＴ２Ｃ－Ｗ９ＭＸ－４ＢＤＦ"])(
    "is the same when it is typed as %s",
    (typed) => expect(normalisePassphrase(typed)).toBe("Q7K3-HT2C-W9MX-4BDF"),
  );
});

describe("a passphrase of one's own", () => {
  it("keeps its letters as they are, and forgives white space and full-width characters", () => {
    expect(normalisePassphrase("  Correct　Staple  ４２ ")).toBe("Correct Staple 42");
    expect(normalisePassphrase("correct staple 42")).not.toBe(normalisePassphrase("Correct Staple 42"));
  });

  it.each([
    ["", "short"],
    ["elevenchars", "short"],
    ["   spaces do   ", "short"],
    ["aaaaaaaaaaaaaaaa", "uniform"],
    ["ababababcdcdcd", "uniform"],
    ["twelve chars", null],
    ["减量监测肾功能后再给药吧", null],
  ] as const)("“%s” is %s", (typed, fault) => expect(passphraseFault(typed)).toBe(fault));
});
