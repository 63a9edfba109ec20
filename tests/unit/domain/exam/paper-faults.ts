import type { Json } from "#lib/json.ts";
import { changeJson, jsonAt } from "../../../support/change-json.ts";

/** A fault put into a good file: what to change, and the code and path that have to be reported for it, no others. */
export interface Fault {
  readonly code: string;
  readonly path: string | undefined;
  readonly fault: (good: Json) => Json;
}

const set =
  (path: string, value: Json | undefined) =>
  (good: Json): Json =>
    changeJson(good, path, value);

/** One fault for each issue code of `paper.json`. */
export const PAPER_FAULTS: readonly Fault[] = [
  { code: "package-not-object", path: undefined, fault: () => [1, 2, 3] },
  { code: "package-format", path: "format", fault: set("format", "rxbaseline-key") },
  { code: "package-version-newer", path: "formatVersion", fault: set("formatVersion", 2) },
  { code: "package-version-unknown", path: "formatVersion", fault: set("formatVersion", "1") },
  { code: "field-missing", path: "items[3].stem.zh", fault: set("items[3].stem.zh", undefined) },
  { code: "field-unknown", path: "items[0].answer", fault: set("items[0].answer", "C") },
  { code: "field-type", path: "durationMs", fault: set("durationMs", "20 min") },
  { code: "field-value", path: "items[11].prescription.sheet", fault: set("items[11].prescription.sheet", "sticker") },
  { code: "field-format", path: "items[12].prescription.date", fault: set("items[12].prescription.date", "2026-02-30") },
  { code: "field-too-small", path: "durationMs", fault: set("durationMs", 0) },
  { code: "field-too-large", path: "durationMs", fault: set("durationMs", 86_400_001) },
  { code: "text-blank", path: "items[3].options[0].text.zh", fault: set("items[3].options[0].text.zh", " \u3000") },
  { code: "section-id-repeated", path: "sections[3].id", fault: (good) => changeJson(good, "sections[3]", jsonAt(good, "sections[0]")) },
  {
    code: "section-empty",
    path: "sections[3]",
    fault: (good) => changeJson(good, "sections[3]", changeJson(jsonAt(good, "sections[0]"), "id", "D")),
  },
  { code: "item-id-repeated", path: "items[4].id", fault: set("items[4].id", "A01") },
  { code: "item-section-unknown", path: "items[2].sectionId", fault: set("items[2].sectionId", "Z") },
  { code: "item-kind-differs", path: "items[0].kind", fault: set("items[0].kind", "multiple-choice") },
  {
    code: "item-out-of-section",
    path: "items[16].sectionId",
    fault: (good) => changeJson(good, "items[16]", changeJson(jsonAt(good, "items[0]"), "id", "A09")),
  },
  { code: "option-letters", path: "items[5].options[4].letter", fault: set("items[5].options[4].letter", "F") },
];
