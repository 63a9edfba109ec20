import type { cliStudy as en } from "#texts/en/cli-study.ts";

/** study 命令的文字。 */
export const cliStudy: typeof en = {
  badId: "--id 应为 1 至 40 个小写字母、数字或连字符，不能是“{{given}}”。",
  badSites: "--sites 应为以逗号分隔的院区名，如 S1,S2,S3，不能是“{{given}}”。",
  exists: "{{path}} 已存在。加 --update 则保留其中的密钥和编号，只换用新的试卷。",
  made: "已生成研究 {{studyId}}（试卷 {{examId}}），共 {{count}} 个参加者编号。",
  kept: "研究 {{studyId}}（试卷 {{examId}}）：密钥和 {{count}} 个参加者编号保持不变。",
  keyExists: "{{path}} 已存在。私钥不会被覆盖，请先把该文件移走。",
  privateKeyFile: "{{path}}：私钥文件。缺少它或它的口令，任何答卷都无法打开。",
  keylessFile: "{{path}}：只归协调员保管。私钥另行保管，不在其中。",
  publicFile: "{{path}}：供考试机使用。",
  officeFile: "{{path}}：只归协调员保管。内含私钥，遗失后任何答卷都无法打开。",
};
