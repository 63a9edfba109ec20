import { describe, expect, test } from "vitest";
import { STATS_METHODS } from "#cli/stats-command.ts";
import golden from "./golden-stats.json" with { type: "json" };

/** Absolute for values below 1, relative above: formulas and, since most groups hold tails, distribution tails. */
const TOLERANCE = 1e-7;
const FORMULA = 1e-9;
const RASCH = 1e-5;

type Values = Readonly<Record<string, unknown>>;

/** How many values were compared, and the largest difference; printed at the end for whoever keeps the record. */
const seen = { count: 0, largest: 0 };

function run(method: string, line: Values): Values {
  const outcome = STATS_METHODS[method]?.run(line);
  if (outcome === undefined || "problem" in outcome) return expect.fail(`${method}: ${JSON.stringify(outcome)}`);
  return outcome.result as Values;
}

/** Every number of the reference that the method gives, in whatever depth; what the reference has and the method does not fails. */
function expectLike(found: unknown, reference: unknown, tolerance: number, path: string): void {
  if (typeof reference === "number") {
    expect(typeof found, path).toBe("number");
    const difference = Math.abs((found as number) - reference) / Math.max(1, Math.abs(reference));
    seen.count += 1;
    seen.largest = Math.max(seen.largest, difference);
    expect(difference, `${path}: ${String(found)} for ${reference}`).toBeLessThanOrEqual(tolerance);
  } else if (Array.isArray(reference)) {
    expect(Array.isArray(found) && found.length, path).toBe(reference.length);
    reference.forEach((each, index) => expectLike((found as readonly unknown[])[index], each, tolerance, `${path}[${index}]`));
  } else if (typeof reference === "object" && reference !== null) {
    for (const [name, each] of Object.entries(reference)) expectLike((found as Values)[name], each, tolerance, `${path}.${name}`);
  } else {
    seen.count += 1;
    expect(found, path).toEqual(reference);
  }
}

function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

describe("rxbaseline stats equals the references", () => {
  test.each(golden.mcnemar[0]?.cases ?? [])("mcnemar $b $c", ({ b, c, ...expected }) => {
    expectLike(run("mcnemar", { b, c }), expected, TOLERANCE, "mcnemar");
  });

  test.each(golden.mcnemar_min_detectable[0]?.cases ?? [])("mcnemar all one way $b", ({ b, c, p }) => {
    expectLike(run("mcnemar", { b, c })["exact_two_sided"], p, FORMULA, "p");
  });

  test.each(golden.cochran_q)("cochran_q, $source", (given) => {
    expectLike(run("cochran_q", { X: given.X }), pick(given, "df" in given ? ["Q", "df", "p"] : ["Q"]), TOLERANCE, "cochran_q");
  });

  test("cochran_q is Friedman's chi-square on zeros and ones, and McNemar's for two", () => {
    for (const { X } of golden.cochran_q) {
      expectLike(run("friedman", { data_rows_are_blocks: X })["chi2"], run("cochran_q", { X })["Q"], FORMULA, "Q");
    }
  });

  test.each(golden.friedman.filter((given) => "data_rows_are_blocks" in given))("friedman, $source", (given) => {
    const names = ["mean_ranks", "chi2", "df", "p", "kendall_w", "nemenyi", "conover"].filter((name) => name in given);
    expectLike(run("friedman", pick(given, ["data_rows_are_blocks"])), pick(given, names), TOLERANCE, "friedman");
  });

  test("nemenyi_critical equals SciPy's table", () => {
    const table = golden.friedman.flatMap((given) => Object.entries(given.nemenyi_q05_div_sqrt2 ?? {}));
    expect(table.length).toBeGreaterThan(8);
    for (const [k, q] of table) expectLike(run("nemenyi_critical", { k: Number(k), p: 0.05 })["q"], q, TOLERANCE, k);
  });

  test.each(golden.proportion_ci[0]?.cases ?? [])("proportion_ci $x of $n", ({ x, n, wilson_scipy: again, ...expected }) => {
    expectLike(run("proportion_ci", { x, n }), expected, TOLERANCE, "proportion_ci");
    expectLike(run("proportion_ci", { x, n })["wilson"], again, TOLERANCE, "wilson_scipy");
  });

  test.each(golden.paired_difference_ci[0]?.cases ?? [])("paired_difference_ci $a $b $c $d", ({ a, b, c, d, ...expected }) => {
    expectLike(run("paired_difference_ci", { a, b, c, d }), expected, FORMULA, "paired_difference_ci");
  });

  test.each(golden.clustered_mcnemar)("clustered_mcnemar, $source", ({ ak, bk, ck, dk, computed }) => {
    expectLike(run("clustered_mcnemar", { ak, bk, ck, dk }), computed, TOLERANCE, "clustered_mcnemar");
  });

  test.each(golden.p_adjust[0]?.cases ?? [])("p_adjust $p", ({ p, bh_scipy: again, ...expected }) => {
    const found = run("p_adjust", { p });
    expectLike(found, expected, FORMULA, "p_adjust");
    expectLike(found["bh"], again, FORMULA, "bh_scipy");
  });

  test.each(golden.signflip_permutation_exact)("signflip_permutation_exact", ({ d, observed_sum, p_two_sided, wilcoxon_scipy: wilcoxon }) => {
    const expected = { observed_sum, p_two_sided, n: 128, wilcoxon: { W: wilcoxon.W, p: wilcoxon.p_exact_or_auto } };
    expectLike(run("signflip_permutation_exact", { d }), expected, FORMULA, "signflip");
  });

  test.each(golden.label_permutation_exact)("label_permutation_exact", ({ g1, g2, diff, p_two_sided, mannwhitney }) => {
    expectLike(run("label_permutation_exact", { g1, g2 }), { diff, p_two_sided, n: 35, mannwhitney }, FORMULA, "labels");
  });

  test.each(golden.rank_group_tests)("rank_group_tests", ({ groups, ...expected }) => {
    expectLike(run("rank_group_tests", { groups }), without(expected, ["source"]), TOLERANCE, "rank_group_tests");
  });

  test.each(golden.eval_standard_errors)("eval_standard_errors", ({ scores_a, scores_b, cluster, ...expected }) => {
    expectLike(run("eval_standard_errors", { scores_a, scores_b, cluster }), without(expected, ["source"]), FORMULA, "errors");
  });

  test("cohen_kappa", () => {
    for (const given of golden.cohen_kappa) {
      if ("tables" in given) {
        const kappas = (given.tables ?? []).map((table) => run("cohen_kappa", { table })["kappa"]);
        expectLike(kappas, given.kappa, FORMULA, "tables");
        continue;
      }
      const found = run("cohen_kappa", pick(given, ["table"]));
      const names = ["kappa", "kappa_linear", "kappa_quadratic"].filter((name) => name in given);
      expectLike(found, pick(given, names), FORMULA, given.source);
      if (given.statsmodels !== undefined) expectLike(found["ase"], given.statsmodels.ase, FORMULA, "ase");
      if (given.published?.linear_ase !== undefined) expect(Number(found["ase_linear"])).toBeCloseTo(given.published.linear_ase, 4); // as printed
    }
  });

  test.each(golden.fleiss_kappa)("fleiss_kappa, $source", (given) => {
    const names = ["kappa", "randolph_free_marginal"].filter((name) => name in given);
    expectLike(run("fleiss_kappa", pick(given, ["counts"])), pick(given, names), FORMULA, "fleiss_kappa");
  });

  test.each(golden.krippendorff)("krippendorff, $source", ({ raters_by_units, computed }) => {
    expectLike(run("krippendorff", { raters_by_units }), computed, FORMULA, "krippendorff");
  });

  test.each(golden.icc)("icc, $source", ({ ratings, computed }) => {
    expectLike(run("icc", { ratings }), computed, TOLERANCE, "icc");
  });

  test.each(golden.item_analysis)("item_analysis, $source", ({ X, ...expected }) => {
    const names = ["source", "note", "KR20_with_sample_total_var_WRONG_MIX"];
    expectLike(run("item_analysis", { X }), without(expected, names), FORMULA, "item_analysis");
  });

  test.each(golden.rasch_cml)("rasch_cml, $source", ({ n_used, difficulty, cond_loglik }) => {
    const found = run("rasch_cml", { X: golden.item_analysis[0]?.X });
    expectLike(found, { n_used, difficulty }, RASCH, "rasch_cml");
    expectLike(found, { cond_loglik }, TOLERANCE, "rasch_cml");
  });

  test("published margins and families of tests, as metrics say", () => {
    // Grok-4 48/51 against three principals' 138/153: pooled as if independent, and by items.
    expect(run("attainable_p", { x1: 144, x2: 138, n: 153 })).toMatchObject({ n_reaching_05: 1, smallest_p: 0.03125 });
    expect((run("attainable_p", { x1: 144, x2: 138, n: 153 })["cases"] as readonly unknown[])[0]).toEqual([6, 0, 0.03125]);
    expect(run("attainable_p", { x1: 48, x2: 46, n: 51 })).toMatchObject({ n_reaching_05: 0, smallest_p: 0.5 });
    expect(run("resolution", { pairs: 210, items: 10 })).toEqual({ discordant: null, share: null });
    expect(run("resolution", { pairs: 54, items: 10 })).toEqual({ discordant: null, share: null });
    expect(run("resolution", { pairs: 210, items: 51 })["discordant"]).toBe(14);
    expect(run("resolution", { pairs: 54, items: 51 })["discordant"]).toBe(12);
    expect(run("resolution", { pairs: 1, items: 51 })["discordant"]).toBe(6);
  });

  test("so many values were compared", () => {
    console.log(`golden statistics: ${seen.count} values, largest difference ${seen.largest.toExponential(2)}`);
    expect(seen.count).toBeGreaterThan(500);
  });
});
