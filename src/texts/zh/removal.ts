import type { removal as english } from "#texts/en/removal.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 从本机移除研究的文字。 */
export const removal: SameShape<typeof english> = {
  title: "从本机移除这项研究？",
  lost: "“{{title}}”及为其收集的全部内容将从本浏览器中删除：",
  lostCollected_one: "{{count}} 份答卷",
  lostCollected_other: "{{count}} 份答卷",
  lostRounds_one: "{{count}} 份盲评工作簿的盲码表；没有它，评阅结果无法对应回答卷",
  lostRounds_other: "{{count}} 份盲评工作簿的盲码表；没有它，评阅结果无法对应回答卷",
  lostBackups_one: "{{count}} 份作答备份",
  lostBackups_other: "{{count}} 份作答备份",
  lostPaper_one: "{{count}} 名参试者纸质答卷的录入内容",
  lostPaper_other: "{{count}} 名参试者纸质答卷的录入内容",
  lostLog_one: "{{count}} 条监考记录",
  lostLog_other: "{{count}} 条监考记录",
  lostWishes_one: "{{count}} 名参试者撤回同意或删除数据的记录；没有它，其文件会被重新接收",
  lostWishes_other: "{{count}} 名参试者撤回同意或删除数据的记录；没有它，其文件会被重新接收",
  lostImports_one: "{{count}} 次导入的评阅结果",
  lostImports_other: "{{count}} 次导入的评阅结果",
  kept: "您另外保存的文件不受影响。",
  confirm: "移除研究",
  cancel: "保留",
  failed: "研究未能移除，仍完整保留在本机。",
};
