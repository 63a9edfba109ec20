import type { codes as english } from "#texts/en/codes.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 协调员“授权码”页面的文字。 */
export const codes: SameShape<typeof english> = {
  rail: { label: "授权码", detail: "已宣读 {{count}} 个" },
  title: "授权码",
  lede: "开考码用于在考点打开试卷。一次性授权码用于为某位参试者加时或解锁，每个只能由本人使用一次。",
  start: {
    title: "开考码",
    detail: "到开考时刻，在对应考点当场宣读。持有此码即可打开试卷，请勿提前透露。",
    site: "单位",
    code: "开考码",
  },
  single: {
    title: "一次性授权码",
    detail: "找到参试者，选用与决定相符的授权码，宣读后登记。",
    caption: "一次性授权码，及其宣读和使用情况",
    participant: "参试者",
    site: "单位",
    gives: "作用",
    code: "授权码",
    handedOut: "宣读",
    used: "使用",
    act: "操作",
    unused: "尚未使用",
    notOnRecord: "已使用，但没有宣读登记",
    onSlip: "印在准考条上",
  },
  gives: {
    minutes_one: "加时 {{count}} 分钟",
    minutes_other: "加时 {{count}} 分钟",
    share: "加时 {{percent}}%（{{minutes}} 分钟）",
    unlock: "时钟跳变后解锁",
  },
  reason: { accommodation: "合理便利", interruption: "考场中断", machine: "机器故障", clock: "机器时钟", other: "其他" },
  when: "{{reason}}，{{time}}",
  readOut: "宣读",
  readOutNamed: "向 {{participant}} 宣读 {{code}}",
  dialog: {
    title: "请向 {{participant}} 宣读此码",
    gives: "作用：{{gives}}。",
    reason: "原因",
    cancel: "暂不宣读",
    confirm: "登记为已宣读",
    failed: "未能存储。请记下授权码、参试者和时间，然后重试。",
  },
  print: "打印全部授权码",
  printHint: "打印件包含本研究的全部授权码，请锁存，考后粉碎。",
};
