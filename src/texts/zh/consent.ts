import type { consent as english } from "#texts/en/consent.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 参试者撤回同意、删除数据的文字。 */
export const consent: SameShape<typeof english> = {
  title: "知情同意",
  given: "没有撤回记录。",
  withdrawn: "已于 {{time}} 撤回同意。{{code}} 的内容不计分、不导出，也不进入盲评工作簿。",
  erased: "{{code}} 的数据已于 {{time}} 删除。此参试码的文件不再接收。",
  withdraw: "记录撤回",
  restore: "取消撤回",
  erase: "删除数据",
  cancel: "不作改动",
  failed: "未能保存。数据没有改动。",
  withdrawal: {
    title: "{{code}} 撤回同意？",
    detail:
      "此后该参试者的内容不再计分、不再导出，也不再进入新的盲评工作簿；此参试码的文件不再接收。无需说明理由。在数据删除之前，可以取消撤回。",
    confirm: "记录撤回",
  },
  erasure: {
    title: "删除 {{code}} 的数据？",
    detail: "以下内容将从本机永久删除：",
    submissions_one: "{{count}} 份答卷及其完整记录",
    submissions_other: "{{count}} 份答卷及其完整记录",
    backups_one: "{{count}} 份备份",
    backups_other: "{{count}} 份备份",
    grades_one: "{{count}} 条评阅结果",
    grades_other: "{{count}} 条评阅结果",
    codes_one: "{{count}} 个授权码的告知记录",
    codes_other: "{{count}} 个授权码的告知记录",
    paper: "由纸质答卷录入的内容",
    log_one: "{{count}} 条监考记录中的参试码（记录本身保留）",
    log_other: "{{count}} 条监考记录中的参试码（记录本身保留）",
    name: "参试码所对应的姓名与个人信息",
    nothing: "本机没有该参试者的内容。此后其文件不再接收。",
    stays: "保留的有：参试码与删除时间，用以不再接收其文件；名册中的一行；盲码表中的随机编号（不含任何作答），使他人的评阅结果仍可导入。",
    notice: "此操作无法撤销。",
    typeCode: "请输入参试码 {{code}} 以确认",
    mismatch: "与参试码不符。",
    confirm: "永久删除",
  },
  left: {
    title: "此前已离开本机的内容，不受此操作影响：",
    nothing: "本机没有导出过含该参试者数据的文件，也没有为其制作过盲评工作簿。",
    file: "{{file}}，生成于 {{time}}",
    workbook_one: "{{grader}} 的盲评工作簿，制作于 {{time}}：{{count}} 条作答",
    workbook_other: "{{grader}} 的盲评工作簿，制作于 {{time}}：{{count}} 条作答",
    advice: "请让持有这些文件的人删除其中属于该参试者的内容。“比较”中保存的报告和图不在此列，其中没有参试码。",
  },
};
