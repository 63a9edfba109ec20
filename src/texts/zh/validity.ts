import type { validity as en } from "#texts/en/validity.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 裁定各部分是否计入的文字。 */
export const validity: SameShape<typeof en> = {
  title: "各部分是否计入",
  lede: "未作裁定的部分一律计入。裁定不计入的部分，仅就这场考试不参与计分与比较；报告会列出不计入的人数与原因。其作答仍保留在全部导出文件中。每次裁定连同时间一并保存，以最后一次为准。",
  section: "部分 {{section}}：{{title}}",
  counts: "计入",
  countsNot: "不计入：{{reason}}",
  decidedAt: "裁定于 {{time}}",
  decisionCount_one: "已裁定 {{count}} 次",
  decisionCount_other: "已裁定 {{count}} 次",
  undecided: "未作裁定",
  decision: "裁定",
  note: "备注",
  noteHint: "最多 {{count}} 个字符，请勿写姓名：备注会写入导出文件。",
  noteMissing: "请说明是什么原因。",
  noteLong: "请缩短到 {{count}} 个字符以内。",
  record: "记录",
  recordNamed: "记录对部分 {{section}} 的裁定",
  recorded: "已记录。",
  failed: "裁定未能保存。数据没有改动，请再试一次。",
  verdict: {
    title: "这份答卷是否计入",
    lede: "只有计入的答卷才参与评阅、计分与比较。每次裁定连同理由一并保存，并写入导出文件；此后若查出新的错误，答卷重新存疑。",
    doubtful: "不计入",
    count: "计入这份答卷",
    leaveOut: "不再计入",
    reason: "理由",
    reasonMissing: "请说明理由。",
    bar: {
      "code-unknown": "无法计入：参试码不在名册中，没有可供比较的职称。",
      "other-counts": "同一参试码已有另一份答卷计入。请先将那一份改为不计入。",
      responses: "无法计入：其作答与本试卷的题目对不上。",
    },
  },
  mark_one: "部分 {{sections}} 不计入",
  mark_other: "部分 {{sections}} 不计入",
};
