import type { examPaper as english } from "#texts/en/exam-paper.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 纸质试卷：电脑出故障时的后备。 */
export const examPaper: SameShape<typeof english> = {
  step: "打印试卷",
  stepHint: "电脑故障时的后备",
  title: "纸质试卷",
  lede: "供电脑出现故障的参试者使用。每题留有作答位置，每页都有参试码填写处。按本页当前语言打印，卷面不含答案。",
  print: "打印",
  back: "返回研究",
  code: "参试码",
  signature: "签名",
  started: "开始时间",
  ended: "交卷时间",
  time: "考试时间 {{minutes}} 分钟，共 {{items}} 题。",
  item: "第 {{number}} 题",
  mark: "请涂满所选项前的方框；需要修改时，划去该方框并另涂一个。",
  types: "这张处方存在什么问题？",
  noProblem: "无问题",
  intervention: "干预意见",
};
