import type { examTools as english } from "#texts/en/exam-tools.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 考试中题目以外的部分：计算器、草稿、授权码、对比度、打印。 */
export const examTools: SameShape<typeof english> = {
  menu: {
    label: "工具",
    calculator: "计算器",
    "scratch-pad": "草稿",
    code: "输入授权码",
    moreContrast: "高对比度",
    lessContrast: "普通对比度",
  },
  dock: {
    close: "关闭",
    closeNamed: "关闭{{tool}}",
  },
  refused: {
    paste: "未粘贴：只能粘贴在本次考试中复制或剪切的文字。此次操作已记录。",
    drop: "未拖入：不能从考试以外拖入内容。此次操作已记录。",
    print: "考试进行中只能打印出空白页。此次操作已记录。",
  },
  printed: "考试进行中不能打印试题。",
  calculator: {
    expression: "算式",
    hint: "可用数字、+ − × ÷、括号和 %（除以 100）。显示 10 位有效数字，四舍五入。",
    equals: "计算",
    clear: "清除",
    back: "删除最后一个字符",
    keys: "按键",
    rounded: "≈ {{value}}",
    exact: "= {{value}}",
    dose: "剂量核算",
    problem: {
      empty: "请输入算式。",
      unreadable: "算式无法识别。请只用数字、+ − × ÷、括号和 %。",
      "no-value": "除数为零，没有结果。",
    },
  },
  dose: {
    formula: "核算内容",
    weight: "按体重",
    surface: "体表面积",
    infusion: "输注速度",
    perKg: "每次 mg/kg",
    weightKg: "体重（kg）",
    perDay: "每日次数",
    heightCm: "身高（cm）",
    perHour: "每小时 mg",
    concentration: "浓度（mg/mL）",
    perDose: "每次 {{value}} mg",
    daily: "每日 {{value}} mg",
    bsa: "体表面积 {{value}} m²（Mosteller 公式）",
    rate: "速度 {{value}} mL/h",
    missing: "请填写数字。",
  },
  scratch: {
    label: "草稿内容",
    hint: "随作答一并保存，不计入评分。",
  },
  code: {
    title: "输入协调员给的授权码",
    label: "授权码",
    hint: "共十个字符，例如 P7K3Q-HT2CW。不分大小写，短横可省略。每个授权码只能用一次。",
    reason: "用途",
    reasons: {
      accommodation: "事先商定的加时",
      interruption: "考场出现干扰",
      machine: "电脑或网络故障",
      clock: "电脑时钟跳变",
      other: "其他",
    },
    enter: "确认授权码",
    outcome: {
      missing: "请输入授权码并选择用途。",
      granted: "授权码有效，已加时 {{time}}。",
      unlocked: "授权码有效，请继续作答。",
      unknown: "您在本次考试中没有这个授权码。请逐字核对，或向协调员另要一个。",
      used: "这个授权码已经用过，请向协调员另要一个。",
      "not-locked": "这是解锁用的授权码，而您的考试并未锁定。授权码未被使用。",
    },
  },
  locked: {
    title: "已锁定，请联系协调员",
    what: "本机时钟向前跳变 {{time}}，超过了剩余时间。在授权码作出决定之前，作答不能改动。",
    safe: "您的作答均已存储。可以继续看题，也可以交卷。",
    review: "检查并交卷",
  },
  help: {
    calculator: "打开计算器，输入文字时也可用",
    scratchPad: "打开草稿，输入文字时也可用",
    close: "关闭工具",
  },
};
