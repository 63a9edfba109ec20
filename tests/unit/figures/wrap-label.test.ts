import { describe, expect, it } from "vitest";
import { wrapLabel } from "#figures/wrap-label.ts";

describe("wrapLabel", () => {
  it("leaves a label that fits alone", () => {
    expect(wrapLabel("Pharmacist", 10)).toEqual(["Pharmacist"]);
    expect(wrapLabel("药师", 4)).toEqual(["药师"]);
  });

  it("breaks at a space, a hyphen or a slash", () => {
    expect(wrapLabel("Principal pharmacist (n\u00a0=\u00a03)", 24)).toEqual(["Principal pharmacist", "(n\u00a0=\u00a03)"]);
    expect(wrapLabel("mistral-small-3.1-24b-instruct", 18)).toEqual(["mistral-small-3.1-", "24b-instruct"]);
    expect(wrapLabel("acme/reviewer", 8)).toEqual(["acme/", "reviewer"]);
  });

  it("breaks between Chinese characters, which are two wide", () => {
    expect(wrapLabel("主任药师与副主任药师", 12)).toEqual(["主任药师与副", "主任药师"]);
  });

  it("cuts what two lines do not hold", () => {
    expect(wrapLabel("one two three four five six", 8)).toEqual(["one two", "three f…"]);
    expect(wrapLabel("unbreakablename", 8)).toEqual(["unbreak…"]);
  });

  it("never gives nothing", () => {
    expect(wrapLabel("", 8)).toEqual([""]);
  });
});
