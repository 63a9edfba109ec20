import type { ErrorType } from "#domain/exam/error-type.ts";
import { toNormalText } from "#domain/model-run/normal-text.ts";

/** Names under which each error type is recognised: the official ones in both languages, then what people and models write. */
const NAMES: Readonly<Record<ErrorType, readonly string[]>> = {
  T01: [
    "Inappropriate Dosing Regimen",
    "用药剂量/频次/疗程不合理",
    "剂量不合理",
    "用法用量不适宜",
    "疗程不合理",
    "频次不合理",
    "用药剂量、频次、疗程不合理",
  ],
  T02: ["Unsuitable Patient Population", "适用人群不适宜", "人群不适宜"],
  T03: ["Unwarranted Indication", "适应症不适宜", "适应证不适宜", "无适应证用药", "无适应症用药"],
  T04: [
    "Inappropriate Dosage Form or Route",
    "Inappropriate Dosage Form or Route of Administration",
    "剂型/给药途径不适宜",
    "给药途径不适宜",
    "剂型不适宜",
    "药品剂型或给药途径不适宜",
  ],
  T05: [
    "Incompatibility or Significant Interaction",
    "Incompatibility or Clinically Significant Interaction",
    "配伍禁忌/严重相互作用",
    "配伍禁忌",
    "严重相互作用",
    "药物相互作用",
    "有配伍禁忌或者不良相互作用",
  ],
  T06: ["Inappropriate Solvent or Vehicle", "溶媒使用不当", "溶媒不当", "溶媒选择不当", "溶媒选择不适宜"],
  T07: ["Therapeutic Duplication", "重复给药", "重复用药"],
  T08: ["Inappropriate Timing", "Inappropriate Timing of Administration", "用药时间/时机不适宜", "用药时机不适宜", "给药时间不适宜"],
  T09: ["Contraindicated Drug Use", "用药禁忌", "禁忌证用药", "有用药禁忌"],
  T10: [
    "Required Allergy Test Not Documented",
    "Omission of Required Allergy Test Documentation",
    "皮试药物未标注过敏试验或结果",
    "未标注皮试",
  ],
  T11: ["Known Allergy", "Prescribing to a Patient with a Known Allergy", "开具过敏史中可能导致过敏的药物", "过敏史用药"],
  T12: ["Suboptimal Drug Selection", "遴选药物不适宜", "药物遴选不适宜", "遴选的药品不适宜", "遴选药品不适宜"],
  T13: ["Prescription Non-conformance", "不规范处方", "处方不规范"],
  T14: ["Off-label Use", "超说明书用药", "超适应证用药", "超说明书"],
};

const NO_PROBLEM_NAMES = ["Prescription without Discrepancies", "No problem", "处方无问题", "无问题", "处方合理"];

const TYPES_BY_LABEL: ReadonlyMap<string, ErrorType> = new Map(
  (Object.keys(NAMES) as ErrorType[]).flatMap((code) => [code, ...NAMES[code]].map((name) => [foldLabel(name), code])),
);
const NO_PROBLEM_LABELS: ReadonlySet<string> = new Set(NO_PROBLEM_NAMES.map(foldLabel));

/** The error type a label names, by code or by any of its names; undefined for a label outside the table. */
export function errorTypeOf(label: string): ErrorType | undefined {
  return TYPES_BY_LABEL.get(foldLabel(label));
}

/** True for a label that says that the prescription has no problem. */
export function isNoProblemLabel(label: string): boolean {
  return NO_PROBLEM_LABELS.has(foldLabel(label));
}

/** Folds case, spaces, 证/症, the signs that join the parts of a name (`/ 、 ; ,`) and a full stop at the end. */
function foldLabel(label: string): string {
  return toNormalText(label)
    .toLowerCase()
    .replaceAll("证", "症")
    .replace(/[.。\s]+$/, "")
    .replace(/\s*[/、;,]\s*/g, "/")
    .replace(/\s+/g, " ");
}
