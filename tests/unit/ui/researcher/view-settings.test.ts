import { describe, expect, it } from "vitest";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { changedSettings, DEFAULT_SEED, readViewSettings, SETTING_NAMES, viewSearch } from "#ui/researcher/view-settings.ts";

const DEFAULTS = { settings: DEFAULT_SCORING_SETTINGS, seed: DEFAULT_SEED };

describe("the view in the address", () => {
  it("is empty at the defaults, and an empty address is the defaults", () => {
    expect(viewSearch(DEFAULTS)).toBe("");
    expect(readViewSettings(new URLSearchParams())).toEqual(DEFAULTS);
  });

  it("comes back as it was, whatever the choices", () => {
    const settings = {
      choiceAveraging: "f1-of-means",
      errorTypeAveraging: "micro",
      zeroRule: "any-false-type",
      acceptedAlternates: "off",
      neutralTypes: "off",
      pointWeights: "rubric",
    } as const;
    const view = { settings, seed: "七 & seed=2" };
    expect(readViewSettings(new URLSearchParams(viewSearch(view)))).toEqual(view);
    expect(changedSettings(settings)).toEqual(SETTING_NAMES);
  });

  it("takes the default where an address says something unknown", () => {
    const strange = new URLSearchParams("zeroRule=__proto__&choiceAveraging=micro&seed=%20%20&pointWeights=");
    expect(readViewSettings(strange)).toEqual({ settings: { ...DEFAULT_SCORING_SETTINGS, choiceAveraging: "micro" }, seed: DEFAULT_SEED });
  });

  it("cuts a seed that is too long to be read out", () => {
    expect(readViewSettings(new URLSearchParams({ seed: "x".repeat(1000) })).seed).toHaveLength(64);
  });
});
