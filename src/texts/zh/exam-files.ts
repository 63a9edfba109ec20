import type { examFiles as english } from "#texts/en/exam-files.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 协调员带到考试用机上的文件：研究文件、主机文件、U 盘文件。 */
export const examFiles: SameShape<typeof english> = {
  title: "考试文件",
  detail: "供考试用机使用的加密试卷：只有开考码能打开，因此可以交给任何人。其中没有答案、名册，也没有任何码。以下三种方式任选其一。",
  save: "保存",
  saveNamed: "保存：{{name}}",
  waiting_one: "正在用 {{count}} 个开考码加密试卷，约需一秒",
  waiting_other: "正在用 {{count}} 个开考码加密试卷，每个约需一秒",
  host: {
    name: "放到主机",
    format: ".zip",
    holds:
      "解压到主机上应用所在的文件夹，即 index.html 所在之处：studies/{{id}}.json 是试卷，studies/index.json 是可选考试的列表。若主机已提供其他考试，请保留原有的 index.json，只在其列表中加入“{{id}}”。参试者随后在应用地址即可看到这场考试。",
  },
  study: {
    name: "研究文件",
    format: ".json",
    holds: "用于主机未提供这场考试的情形：参试者在开始考试的页面上点“打开研究文件”，选取此文件。",
  },
  stick: {
    name: "U 盘文件",
    format: ".html",
    holds:
      "应用与试卷合为一个文件，用 Chrome 或 Edge 从 U 盘或文件夹直接打开，不需要主机和网络。请复制到每台考试用机，在机上检查并练习；考后从下载文件夹收取答卷文件。制作此文件时需要联网。",
  },
  refused: "文件未能制作",
};
