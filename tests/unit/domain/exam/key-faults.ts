import type { Json } from "#lib/json.ts";
import { changeJson, jsonAt } from "../../../support/change-json.ts";
import type { Fault } from "./paper-faults.ts";

const set =
  (path: string, value: Json | undefined) =>
  (good: Json): Json =>
    changeJson(good, path, value);
const copy =
  (from: string, to: string) =>
  (good: Json): Json =>
    changeJson(good, to, jsonAt(good, from));

/** One fault for each issue code that only `key.json` can have; items 0–7 are single-choice, 8–10 multiple-choice, 11–15 short-answer, 13 clean. */
export const KEY_FAULTS: readonly Fault[] = [
  { code: "key-exam-differs", path: "examId", fault: set("examId", "other") },
  { code: "key-hash-differs", path: "examHash", fault: set("examHash", "0".repeat(64)) },
  { code: "key-item-missing", path: "items", fault: set("items[6]", undefined) },
  { code: "key-item-repeated", path: "items[16].id", fault: copy("items[0]", "items[16]") },
  {
    code: "key-item-unknown",
    path: "items[16].id",
    fault: (good) => changeJson(copy("items[0]", "items[16]")(good), "items[16].id", "X99"),
  },
  {
    code: "key-kind-differs",
    path: "items[2].kind",
    fault: (good) => changeJson(good, "items[2]", changeJson(jsonAt(good, "items[13]"), "id", "A03")),
  },
  { code: "key-letter-unknown", path: "items[0].letters[0]", fault: set("items[0].letters", ["F"]) },
  { code: "key-letters-order", path: "items[8].letters", fault: set("items[8].letters", ["C", "A", "E"]) },
  { code: "key-letters-single", path: "items[1].letters", fault: set("items[1].letters", ["C", "D"]) },
  { code: "key-letters-multiple", path: "items[9].letters", fault: set("items[9].letters", ["B"]) },
  { code: "key-letters-single", path: "items[1].acceptAny[0]", fault: set("items[1].acceptAny", [["C", "D"]]) },
  { code: "rationale-missing", path: "items[4].rationales", fault: set("items[4].rationales[2]", undefined) },
  {
    code: "rationale-unknown",
    path: "items[4].rationales[5].letter",
    fault: (good) => changeJson(copy("items[4].rationales[0]", "items[4].rationales[5]")(good), "items[4].rationales[5].letter", "F"),
  },
  { code: "rationale-repeated", path: "items[4].rationales[5].letter", fault: copy("items[4].rationales[0]", "items[4].rationales[5]") },
  { code: "gold-type-repeated", path: "items[12].errorTypes[2]", fault: copy("items[12].errorTypes[0]", "items[12].errorTypes[2]") },
  { code: "gold-type-without-point", path: "items[14].errorTypes[1]", fault: set("items[14].errorTypes", ["T02", "T13"]) },
  {
    code: "point-count",
    path: "items[14].points",
    fault: (good) => changeJson(good, "items[14].points", [jsonAt(good, "items[14].points[0]")]),
  },
  { code: "point-id-repeated", path: "items[14].points[1].id", fault: set("items[14].points[1].id", "P1") },
  { code: "point-type-not-gold", path: "items[14].points[3].errorType", fault: set("items[14].points[3].errorType", "T06") },
  { code: "clean-item-has-points", path: "items[13].points", fault: copy("items[14].points", "items[13].points") },
  { code: "clean-item-without-why", path: "items[13].whyClean", fault: set("items[13].whyClean", null) },
  { code: "why-clean-unexpected", path: "items[14].whyClean", fault: copy("items[13].whyClean", "items[14].whyClean") },
  { code: "alternate-not-gold", path: "items[14].alternates[0].insteadOf", fault: set("items[14].alternates[0].insteadOf", "T05") },
  { code: "alternate-is-gold", path: "items[14].alternates[0].accept", fault: set("items[14].alternates[0].accept", "T02") },
  { code: "neutral-is-gold", path: "items[12].neutral[0]", fault: set("items[12].neutral", ["T11"]) },
  { code: "field-too-small", path: "items[3].citations", fault: set("items[3].citations", []) },
  { code: "field-format", path: "canary", fault: set("canary", "secret") },
  { code: "text-blank", path: "items[12].points[0].accept.en[0]", fault: set("items[12].points[0].accept.en[0]", "") },
  { code: "package-version-newer", path: "formatVersion", fault: set("formatVersion", 7) },
];
