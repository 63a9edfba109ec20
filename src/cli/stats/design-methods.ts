import * as z from "zod/mini";
import { count, statsMethod, table, type StatsMethod } from "#cli/stats/stats-method.ts";
import { attainablePs, fewestDiscordant } from "#stats/attainable.ts";
import { raschConditional, warmAbilities } from "#stats/rasch.ts";

/** What a design can show, and what published margins leave open; ability. */
export const DESIGN_METHODS: Readonly<Record<string, StatsMethod>> = {
  attainable_p: statsMethod({
    schema: z.strictObject({ x1: count, x2: count, n: z.int().check(z.minimum(0), z.maximum(100_000)) }),
    input: "{x1, x2, n}: right of the same n items, as published",
    output: "{smallest_p, largest_p, n_reaching_05, cases: [[b, c, p], …]}: every exact McNemar p the margins leave open",
    compute: ({ x1, x2, n }) => {
      const cases = attainablePs(x1, x2, n);
      const ps = cases.map(({ p }) => p);
      return {
        smallest_p: Math.min(...ps),
        largest_p: Math.max(...ps),
        n_reaching_05: ps.filter((p) => p <= 0.05).length,
        cases: cases.map(({ b, c, p }) => [b, c, p]),
      };
    },
  }),
  resolution: statsMethod({
    schema: z.strictObject({
      pairs: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      items: z.int().check(z.minimum(0), z.maximum(10_000)),
      level: z._default(z.number().check(z.gt(0), z.lt(1)), 0.05),
    }),
    input: "{pairs, items, level?}: tests in the family, items of the section",
    output: "{discordant, share}: fewest items, all one way, that are significant after Holm; null if these items cannot do it",
    compute: ({ pairs, items, level }) => {
      const discordant = fewestDiscordant(pairs, items, level);
      return { discordant, share: discordant === null ? null : discordant / items };
    },
  }),
  rasch_cml: statsMethod({
    schema: z.strictObject({ X: table }),
    input: "{X}: persons × items, 0 or 1, complete",
    output: "{n_used, difficulty, se, cond_loglik, infit, outfit, wle, wle_se}: wle for totals 0 … k",
    compute: ({ X }) => {
      const { difficulties, standardErrors, logLikelihood, usedCount, infit, outfit } = raschConditional(X);
      const abilities = warmAbilities(difficulties);
      return {
        n_used: usedCount,
        difficulty: difficulties,
        se: standardErrors,
        cond_loglik: logLikelihood,
        infit,
        outfit,
        wle: abilities.map(({ ability }) => ability),
        wle_se: abilities.map(({ standardError }) => standardError),
      };
    },
  }),
};
