import { describe, expect, it } from "vitest";
import { runCli } from "#cli/run-cli.ts";
import { STATS_METHODS } from "#cli/stats-command.ts";
import { createMemoryIo } from "../../support/memory-io.ts";

async function stats(args: readonly string[], input = "") {
  const io = createMemoryIo({}, { input });
  const exitCode = await runCli(["stats", ...args], io);
  return { exitCode, lines: io.out().trimEnd().split("\n"), err: io.err() };
}

describe("rxbaseline stats", () => {
  it("gives a line for each line, in order, with 12 digits and null for what is undefined", async () => {
    const { exitCode, lines } = await stats(["mcnemar"], '{"b":20,"c":10}\n\n{"b":0,"c":0}\n');
    expect(exitCode).toBe(0);
    expect(lines).toEqual([
      '{"exact_two_sided":0.0987371467054,"mid_p":0.0707555459812,"chi2":3.33333333333,"p_chi2":0.0678891548618,"chi2_cc":2.7,"p_chi2_cc":0.100348246462,"odds_ratio":2}',
      '{"exact_two_sided":1,"mid_p":1,"chi2":null,"p_chi2":1,"chi2_cc":null,"p_chi2_cc":1,"odds_ratio":null}',
    ]);
  });

  it("says of a bad line where and why, in its place, and goes on", async () => {
    const input = ['{"b":1}', "not json", '{"b":1,"c":-1}', '{"b":1,"c":1,"d":1}', '{"b":1,"c":1}'].join("\n");
    const { exitCode, lines } = await stats(["mcnemar"], input);
    expect(exitCode).toBe(1);
    const read = lines.map((line) => JSON.parse(line) as { readonly error?: { readonly line: number; readonly path: string } });
    expect(read.map(({ error }) => error && [error.line, error.path])).toEqual([[1, "c"], [2, ""], [3, "c"], [4, ""], undefined]);
  });

  it("names values that have the shape but no answer", async () => {
    const { exitCode, lines } = await stats(["proportion_ci"], '{"x":5,"n":4}');
    expect(exitCode).toBe(1);
    expect(lines[0]).toContain("5 of 4");
    const ragged = await stats(["clustered_mcnemar"], '{"ak":[1],"bk":[1,2],"ck":[1],"dk":[1]}');
    expect(ragged.lines[0]).toContain("the same length");
    const uneven = await stats(["eval_standard_errors"], '{"scores_a":[1],"scores_b":[1,2],"cluster":[1]}');
    expect(uneven.lines[0]).toContain("the same length");
  });

  it("draws permutations where all are too many, by the seed it is given", async () => {
    const line = (seed: string): string => JSON.stringify({ g1: [1, 2, 3, 9], g2: [4, 5, 6, 7, 8], exact_limit: 10, draws: 2_000, seed });
    const { lines } = await stats(["label_permutation_exact"], [line("a"), line("a"), line("b")].join("\n"));
    expect(lines[0]).toBe(lines[1]);
    expect(lines[0]).not.toBe(lines[2]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ is_exact: false, n: 2_000 });
  });

  it("refuses a method it does not have, none, and two", async () => {
    for (const args of [["anova"], [], ["mcnemar", "friedman"]]) expect((await stats(args)).exitCode).toBe(2);
    expect((await stats(["anova"])).err).toContain("anova");
    expect((await stats(["constructor"])).exitCode).toBe(2);
  });

  it("lists every method with the shapes of its lines", async () => {
    const { exitCode, lines } = await stats(["--help"]);
    expect(exitCode).toBe(0);
    for (const name of Object.keys(STATS_METHODS)) expect(lines).toContain(`  ${name}`);
  });
});
