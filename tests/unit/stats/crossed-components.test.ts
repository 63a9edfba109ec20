import { expect, it } from "vitest";
import golden from "../../golden/golden-stats.json" with { type: "json" };
import { crossedComponents } from "#stats/crossed-components.ts";
import { toScoreMatrix } from "#stats/score-matrix.ts";

it("gives the mean squares of Shrout and Fleiss's table, and its ICC(2,1)", () => {
  const published = golden.icc[0];
  const { personVariance, itemVariance, residualVariance, ...rest } = crossedComponents(toScoreMatrix(published?.ratings ?? []));
  expect(rest.personMeanSquare).toBeCloseTo(published?.computed.MSR ?? NaN, 9);
  expect(rest.itemMeanSquare).toBeCloseTo(published?.computed.MSC ?? NaN, 9);
  expect(rest.residualMeanSquare).toBeCloseTo(published?.computed.MSE ?? NaN, 9);
  expect(personVariance / (personVariance + itemVariance + residualVariance)).toBeCloseTo(published?.computed.ICC2_1 ?? NaN, 9);
});

it("sets a negative component to zero", () => {
  const components = crossedComponents(
    toScoreMatrix([
      [1, 0, 1, 0],
      [0, 1, 1, 0],
      [0, 1, 0, 1],
    ]),
  );
  expect([components.personVariance, components.itemVariance]).toEqual([0, 0]);
});

it("refuses a single person and missing cells", () => {
  expect(() => crossedComponents(toScoreMatrix([[1, 0]]))).toThrow("2 persons");
  expect(() =>
    crossedComponents(
      toScoreMatrix([
        [1, 0],
        [1, NaN],
      ]),
    ),
  ).toThrow("complete table");
});
