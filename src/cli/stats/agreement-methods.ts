import * as z from "zod/mini";
import { numbers, statsMethod, table, type StatsMethod } from "#cli/stats/stats-method.ts";
import { intraclassCorrelations } from "#stats/icc.ts";
import { itemAnalysis } from "#stats/item-analysis.ts";
import { cohenKappa, fleissKappa, type CohenKappa } from "#stats/kappa.ts";
import { krippendorffAlpha } from "#stats/krippendorff.ts";

/** Agreement of graders, and analysis of items. */
export const AGREEMENT_METHODS: Readonly<Record<string, StatsMethod>> = {
  cohen_kappa: statsMethod({
    schema: z.strictObject({ table }),
    input: "{table}: counts, first rater × second rater, categories in order",
    output: "{kappa, ase, agreement, kappa_linear, ase_linear, kappa_quadratic, ase_quadratic}",
    compute: ({ table: counts }) => {
      const [plain, linear, quadratic] = (["none", "linear", "quadratic"] as const).map((weights) => cohenKappa(counts, weights)) as [
        CohenKappa,
        CohenKappa,
        CohenKappa,
      ];
      return {
        kappa: plain.kappa,
        ase: plain.standardError,
        agreement: plain.agreement,
        kappa_linear: linear.kappa,
        ase_linear: linear.standardError,
        kappa_quadratic: quadratic.kappa,
        ase_quadratic: quadratic.standardError,
      };
    },
  }),
  fleiss_kappa: statsMethod({
    schema: z.strictObject({ counts: table }),
    input: "{counts}: units × categories, how many raters chose which",
    output: "{kappa, agreement, prevalence, randolph_free_marginal, gwet_ac1}",
    compute: ({ counts }) => {
      const { kappa, agreement, prevalence, freeMarginal, ac1 } = fleissKappa(counts);
      return { kappa, agreement, prevalence, randolph_free_marginal: freeMarginal, gwet_ac1: ac1 };
    },
  }),
  krippendorff: statsMethod({
    schema: z.strictObject({ raters_by_units: z.array(z.array(z.nullable(z.number()))) }),
    input: "{raters_by_units}: raters × units, null where a rating is missing",
    output: "{nominal, ordinal, interval, ratio}",
    compute: ({ raters_by_units: ratings }) => ({
      nominal: krippendorffAlpha(ratings, "nominal"),
      ordinal: krippendorffAlpha(ratings, "ordinal"),
      interval: krippendorffAlpha(ratings, "interval"),
      ratio: krippendorffAlpha(ratings, "ratio"),
    }),
  }),
  icc: statsMethod({
    schema: z.strictObject({ ratings: table }),
    input: "{ratings}: targets × raters, complete",
    output: "{MSR, MSC, MSE, MSW, ICC1_1, ICC2_1, ICC3_1, ICC1_k, ICC2_k, ICC3_k, ICC2_1_ci95}",
    compute: ({ ratings }) => {
      const { meanSquares, single, average, agreementInterval } = intraclassCorrelations(ratings);
      return {
        MSR: meanSquares.rows,
        MSC: meanSquares.columns,
        MSE: meanSquares.error,
        MSW: meanSquares.within,
        ICC1_1: single[0],
        ICC2_1: single[1],
        ICC3_1: single[2],
        ICC1_k: average[0],
        ICC2_k: average[1],
        ICC3_k: average[2],
        ICC2_1_ci95: [agreementInterval.lower, agreementInterval.upper],
      };
    },
  }),
  item_analysis: statsMethod({
    schema: z.strictObject({ X: z.array(numbers) }),
    input: "{X}: persons × items, complete",
    output:
      "{difficulty_p, KR20_population_var, cronbach_alpha_ddof1, KR21, SEM, point_biserial_uncorrected, corrected_item_total, alpha_if_deleted, discrimination_27: {group_size, upper, lower, D}}",
    compute: ({ X }) => {
      const { items, alpha, kr21, standardErrorOfMeasurement, groupSize } = itemAnalysis(X);
      return {
        difficulty_p: items.map((item) => item.difficulty),
        KR20_population_var: alpha,
        cronbach_alpha_ddof1: alpha,
        KR21: kr21,
        SEM: standardErrorOfMeasurement,
        point_biserial_uncorrected: items.map((item) => item.totalCorrelation),
        corrected_item_total: items.map((item) => item.restCorrelation),
        alpha_if_deleted: items.map((item) => item.alphaIfDeleted),
        discrimination_27: {
          group_size: groupSize,
          upper: items.map((item) => item.upperMean),
          lower: items.map((item) => item.lowerMean),
          D: items.map((item) => item.discrimination),
        },
      };
    },
  }),
};
