import type { cli as en } from "#texts/en/cli.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 命令行的文字：帮助、提示，以及问题清单中的用语。 */
export const cli: SameShape<typeof en> = {
  help: {
    main: `RxBaseline {{version}}：比较药师与大语言模型审核处方的水平。

用法：rxbaseline 命令 [选项]

命令
  validate 试卷目录   检查试卷包，逐条列出问题及其位置
  study               由试卷生成一项新研究的文件
  simulate            生成演示研究：虚拟药师、模型、评阅表
  score               给答卷和模型结果评分，输出比较结果
  stats               每行 JSON 计算一项统计量

选项
  --language en|zh    提示语言（默认与系统环境一致）
  --version           显示版本
  --help              显示本页；写在命令之后则显示该命令的帮助

退出码：0 完成；1 数据有误（问题写到标准错误）；2 用法有误。
`,
    stats: `用法：rxbaseline stats 方法 < LINES.jsonl

标准输入的每一行是一个 JSON 对象，对应标准输出的一行。数值保留 12 位有效数字；无定义者为 null。
无法计算的行输出 {"error": {line, path, message}}，此时退出码为 1。公式、前提与出处见 docs/statistics.md。

{{methods}}`,
    validate: `用法：rxbaseline validate 试卷目录

读取目录中的 paper.json 和 key.json，把每个问题连同位置写到标准错误，把概要写到标准输出。
有错误时退出码为 1；只有警告时仍为 0。
`,
    simulate: `用法：rxbaseline simulate --exam 目录 --out 目录 [--seed N] [--participants 18,6,3] [--models 8]

用目录中的试卷生成一项演示研究：虚拟药师的加密答卷（含迟交、损坏、外来和重复的文件）、虚构模型的结果、
虚拟评阅者评完的盲评表，以及 score 命令可读的文件。所有内容均标明“模拟”。同一种子生成同一研究，加密部分除外。

  --exam 目录           含 paper.json 和 key.json 的目录
  --out 目录            输出目录；不存在则新建
  --seed N              任意文字或数字（默认 2026）
  --participants A,B,C  各职称人数，由低到高（默认 18,6,3）
  --models N            模型数，1 至 8（默认 8）
`,
    score: `用法：rxbaseline score --exam 目录 --key KEY.json 文件… [--grades 文件…] [--office 文件] [--private-key 文件] [--seed N]
      rxbaseline score --key-csv 文件 --wide-csv 文件

按页面所用的同一套规则评分，把比较结果以 JSON 写到标准输出，并附全部设置与种子；数字保留 12 位有效数字。
问题写到标准错误；只要有一处错误就不评分。

  文件…               按内容识别：导出的作答 JSON、加密答卷（.rxsub）、模型结果（JSON、CSV、XLSX）、协调员研究文件、研究公开文件
  --exam 目录         含 paper.json 的目录
  --key KEY.json      该试卷的答案文件
  --grades 文件       导出的评分 JSON；可多次给出，其后直到下一个选项的文件都算在内
  --office 文件       协调员研究文件：载有职称与院区；若内含私钥，可打开加密答卷
  --private-key 文件  用口令加密的研究私钥：与协调员研究文件一起使用，或与研究公开文件一起使用（此时不分职称），
                      用于打开加密答卷。口令取自环境变量 RXBASELINE_PASSPHRASE，或在终端输入，不作为参数。
  --seed N            重抽样的种子（默认 2026）

第二种形式不需要试卷：答案表每题一行，作答表每人一行、每题一列。
`,
    study: `用法：rxbaseline study --exam 目录 --out 目录 [--id 代号] [--participants 20,7,3] [--sites S1,S2,S3]
                       [--drop-box 地址] [--key-apart] [--update]

由目录中的试卷生成一项新研究：“代号-study.json”供考试机使用；“代号-office.json”含私钥和参与者代码，只归协调员保管。
已有的研究不会被覆盖。

  --exam 目录           含 paper.json 的目录
  --out 目录            输出目录；不存在则新建
  --id 代号             1 至 40 个小写字母、数字或连字符（默认用试卷代号）
  --participants A,B,C  各职称代码数，由低到高（默认 20,7,3）
  --sites 名称          以逗号分隔的院区，代码依次分配（默认 S1,S2,S3）
  --drop-box 地址       收卷箱，考试机自动向它交卷：本站下的文件夹（drop/）或 https:// 开头的地址；
                        与 --update 同用时取代原有的收卷箱（默认不设，或保留原有的）
  --key-apart           私钥另存为“代号-private-key.json”并用口令加密，不写入“代号-office.json”；
                        口令取自 RXBASELINE_PASSPHRASE，或在终端输入两遍
  --update              保留已有研究的密钥和代码，换用新版试卷
`,
  },
  usage: {
    unknownCommand: "没有名为“{{command}}”的命令。",
    unknownLanguage: "--language 只接受 en 或 zh，不接受“{{language}}”。",
    options: "选项无法识别：{{detail}}",
    missingOption: "缺少 {{option}}。",
    extraArgument: "多出了参数“{{argument}}”。",
    unknownMethod: "没有名为 {{method}} 的方法。",
    missingArgument: "缺少 {{argument}}。",
    notCounts: "--participants 需要三个 0 至 500 的整数（合计至少一人），如 18,6,3，而不是“{{given}}”。",
    notModelCount: "--models 需要 1 至 8 的整数，而不是“{{given}}”。",
    bothForms: "--key-csv 与 --wide-csv 必须同时使用，且不与其他选项并用。",
    seeMainHelp: "参见：rxbaseline --help",
    seeHelp: "参见：rxbaseline {{command}} --help",
  },
  read: {
    missing: "{{path}}：没有这个文件。",
    notFile: "{{path}}：这不是文件。",
    denied: "{{path}}：没有读取权限。",
    tooLarge: "{{path}}：远大于同类文件的正常大小，未读取。",
    other: "{{path}}：无法读取（{{detail}}）。",
  },
  write: { failed: "{{path}}：无法写入（{{detail}}）。" },
  passphrase: {
    ask: "私钥的口令：",
    choose: "为私钥设定口令：",
    again: "再输入一遍：",
    missing: "没有给出口令。请在终端输入，或设置 RXBASELINE_PASSPHRASE。",
    short: "口令太短，至少 {{count}} 个字符。",
    uniform: "口令中不同的字符太少。",
    differs: "两次输入的口令不一致，没有写入任何文件。",
  },
  severity: { error: "错误", warning: "警告" },
  issueCounts: "错误 {{errors}} 个，警告 {{warnings}} 个",
  validate: {
    title: "试卷 {{examId}} {{version}}（{{reviewStatus}}）",
    hash: "哈希 {{examHash}}",
    time: "时限 {{minutes}} 分钟",
    section: "部分",
    kind: "题型",
    items: "题数",
    points: "得分点",
    clean: "处方无问题",
    total: "合计",
    good: "没有错误。",
  },
  reviewStatus: { draft: "草稿，未经临床审核", reviewed: "已审核" },
  itemKind: { "single-choice": "单选题", "multiple-choice": "多选题", "short-answer": "简答题" },
  simulate: { done: "已在 {{out}} 生成 {{count}} 个文件，均为模拟数据，种子 {{seed}}。" },
  unexpected: "命令遇到了意料之外的错误：{{detail}}。请报告此问题。",
};
