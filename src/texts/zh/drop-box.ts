import type { dropBox as english } from "#texts/en/drop-box.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 收集页上读取收卷箱的文字。 */
export const dropBox: SameShape<typeof english> = {
  title: "或读取收卷箱",
  address: "读取地址",
  hint: "须是本机有权列出并读取的地址；考试用机只能上交。",
  read: "读取收卷箱",
  listing: "正在查看收卷箱",
  progress: "已读取文件",
  done: "箱内 {{listed}} 份，其中已收 {{held}} 份，本次读取 {{read}} 份。",
  failed: "无法读取收卷箱",
  incomplete_one: "有 {{count}} 份文件无法读取",
  incomplete_other: "有 {{count}} 份文件无法读取",
};
