import type { issuesScoring as english } from "#texts/en/issues-scoring.ts";

/** 汇集作答者以及为选项表计分时的问题。键即问题代码，位置显示在旁边。 */
export const issuesScoring: typeof english = {
  "cohort-exam-foreign": "作答 {{id}} 属于另一份试卷，或同一试卷的另一版本。请移除它，或打开它所属的研究。",
  "cohort-code-unknown": "名册中没有代码 {{code}}。请加入名册，或移除这份作答。",
  "cohort-rank-unknown": "名册中 {{code}} 的职称为“{{rank}}”，而本研究没有这一职称。请改正名册。",
  "cohort-respondent-repeated": "{{id}} 有不止一份作答。请保留一份，移除其余。",
  "letters-key-empty": "答案表中没有题目。首行应为表头，其后每题一行：题目、字母。",
  "letters-key-invalid": "“{{value}}”不是答案。请填写题目名称和答案字母，例如 BD。",
  "letters-key-repeated": "题目“{{item}}”在答案表中出现了两次。请只保留一个。",
  "letters-item-missing": "没有名为“{{item}}”的列。答案表中的每道题都需要一列同名的作答。",
  "letters-item-repeated": "名为“{{item}}”的列不止一个。请只保留一个。",
  "letters-table-empty": "表中没有作答者。首行应为表头，其后每位作答者一行。",
  "letters-cell-invalid": "“{{value}}”不是选项。请只写字母 A–Z，例如 BD，或留空。",
  "score-file-unknown": "此类文件无法评分。请提供作答、加密答卷、模型结果、评分或协调员研究文件。",
  "score-file-twice": "格式为 {{format}} 的文件有两个。请只保留一个。",
  "score-sealed-needs-key": "答卷已加密。请同时给出协调员研究文件（--office 文件）或私钥文件（--private-key 文件）。",
  "score-key-needs-study": "私钥文件不含研究内容。请同时给出研究公开文件或协调员研究文件。",
  "score-no-roster": "研究公开文件不含职称和院区，全部参试者合并计算。如需区分，请给出协调员研究文件。",
  "score-nothing": "所给文件中没有可计入的答卷。",
  "score-left-out": "答卷 {{id}} 存疑，未计入比较。",
};
