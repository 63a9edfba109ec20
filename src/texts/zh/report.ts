import type { report as en } from "#texts/en/report.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 报告中表格与设置的文字（指标等名称见 `metrics`）。 */
export const report: SameShape<typeof en> = {
  title: "药师与大语言模型比较：{{study}}",
  exam: "试卷 {{examId}} {{version}}，哈希 {{hash}}",
  draft: "草稿试卷：答案未经临床审核。",
  madeAt: "生成于 {{time}}（UTC），RxBaseline {{appVersion}}",
  column: {
    metric: "指标",
    kind: "类别",
    setting: "设置",
    settingValue: "取值",
    settingAbout: "含义",
  },
  table: {
    estimates: {
      name: "估计值",
      about: "各指标取值 0–1，越高越好。名次 1 为最佳，并列取平均名次；基线不参与排名。区间覆盖率 95%。",
    },
    responses: { name: "作答情况", about: "各状态的作答数，按计入的参试者合计。" },
    settings: { name: "设置", about: "数字所依据的全部选择；已发表的指标对其中一些没有规定。" },
  },
  run: {
    seed: { name: "种子", about: "可重现所有重抽样区间。" },
    confidence: { name: "区间覆盖率", about: "双侧。" },
    resamples: { name: "重抽样次数", about: "每个自助法区间。" },
  },
};
