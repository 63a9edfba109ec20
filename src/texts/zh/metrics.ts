import type { metrics as english } from "#texts/en/metrics.ts";

/** 评分与比较所给出的各项名称与一句话说明。键即 `domain/scoring` 与 `domain/comparison` 中的标识。 */
export const metrics: typeof english = {
  kind: {
    "single-choice": { name: "单选题", about: "只有一个选项正确；选两个字母算错。" },
    "multiple-choice": { name: "多选题", about: "有两个或更多选项正确；所选选项与答案按集合比较。" },
    "short-answer": { name: "处方审核题", about: "指出处方的错误类型（或判定处方无问题），并写出干预建议。" },
  },
  metric: {
    accuracy: { name: "正确率", about: "选中正确选项的题目所占比例。" },
    exactMatch: { name: "完全匹配率", about: "所选与答案完全一致的题目所占比例；已发表研究称之为准确率。" },
    jaccard: { name: "Jaccard 系数", about: "既被选中又正确的选项数，除以被选中或正确的选项数。" },
    precision: { name: "精确率", about: "所选选项中正确的比例；一个都没选时为 0。" },
    recall: { name: "召回率", about: "正确选项中被选中的比例。" },
    f1: { name: "F1", about: "精确率与召回率的调和平均。" },
    errorTypePrecision: { name: "错误类型精确率", about: "所指出的错误类型中，处方确实存在的比例。" },
    errorTypeRecall: { name: "错误类型召回率", about: "处方存在的错误类型中，被指出的比例。" },
    errorTypeF1: {
      name: "错误类型 F1",
      about: "错误类型精确率与召回率的调和平均；处方无问题时，明确判定无问题得 1，否则得 0。",
    },
    interventionRecall: {
      name: "人工评阅召回率",
      about: "评阅人在干预建议中找到的得分要点所占比例，按题取平均。已发表的总分由程序计算，两者不能等同。",
    },
    total: {
      name: "总分",
      about: "0.4 × 错误类型 F1 + 0.6 × 人工评阅召回率，错误类型判错时为 0；处方无问题时，明确判定无问题得 1，否则得 0。",
    },
  },
  state: {
    ok: { name: "已识别", about: "作答可以识别并计分。" },
    ok_by_option_text: { name: "按选项文字识别", about: "文字恰与一个选项相同，按该选项的字母计。" },
    no_problem: { name: "处方无问题", about: "作答明确判定处方无问题。" },
    no_answer: { name: "未作答", about: "看到了题目但没有作答；算错。" },
    refusal: { name: "拒答", about: "模型拒绝作答；算错。" },
    truncated: { name: "被截断", about: "输出在给出作答之前中断；算错。" },
    ambiguous: { name: "含义不明", about: "有不止一种读法；算错，并应人工查看。" },
    out_of_range: { name: "超出选项", about: "出现了该题没有的字母；整题算错。" },
    multiple_for_single: { name: "单选多填", about: "单选题给出了多个字母；算错。" },
    contradictory: { name: "自相矛盾", about: "既判定处方无问题，又指出了错误类型；算错。" },
    unknown_type: { name: "未知类型", about: "至少有一个标签不在 14 种错误类型之内；该标签计为误报。" },
    unstructured: { name: "格式不符", about: "自由文本，未按要求的格式作答；算错，并应人工查看。" },
    not_reached: { name: "未做到", about: "到时间仍未看到该题；算错。" },
    not_administered: { name: "未施测", about: "该部分对此作答者无效；不计入分母。" },
  },
  baseline: {
    guess: { name: "随机猜一项", about: "等概率随机选一个选项；为精确计算值。" },
    random: { name: "随机选择", about: "每个选项以 0.5 的概率选中，即所有子集等可能；为精确计算值。" },
    "select-all": { name: "全选", about: "每题选中所有选项。" },
    "no-problem": { name: "一律判无问题", about: "对每张处方都判定无问题。" },
  },
  contender: {
    rank: { name: "职称", about: "该职称各成员得分的平均。" },
    model: { name: "模型", about: "在同样的题目上运行一次，按同样的规则计分。" },
    baseline: { name: "基线", about: "毫无专业知识时的得分；列在一旁，不参与排名。" },
  },
  method: {
    wilson: { name: "Wilson 区间", about: "单个作答者题目比例的 95% 得分区间。" },
    "two-way-bootstrap": {
      name: "双向自助法",
      about: "对人员（在各自机构内）与题目同时重抽样 2,000 次（种子固定），取 95% 百分位区间。",
    },
    "crossed-components": {
      name: "交叉方差分量",
      about: "由人员与题目的方差分量得到的 95% t 区间，用于 2 至 5 人的职称，此时自助法区间会过窄。",
    },
    "item-bootstrap": { name: "题目自助法", about: "对题目重抽样 2,000 次（种子固定），取单个作答者均值的 95% 百分位区间。" },
    none: { name: "无", about: "没有区间：基线为精确值，合并计数不是按题平均，或题目太少。" },
  },
  missing: {
    not_administered: { name: "无：该部分无效", about: "该部分对此作答者（或该职称的所有人）不计。" },
    not_graded: { name: "无：尚未评阅", about: "仍有得分要点没有评阅，或评阅人意见不一致。" },
    no_points: { name: "无：没有得分要点", about: "处方无问题的题目没有得分要点。" },
    no_items: { name: "无：没有题目", about: "没有可以取平均的题目。" },
    no_members: { name: "无：没有作答者", about: "队列中没有该职称的人。" },
  },
  reason: {
    interrupted: { name: "中断", about: "该部分被外来事情打断，如火警、临时叫回病房。" },
    "technical-failure": { name: "技术故障", about: "机器、浏览器或供电出现故障，损失了时间或作答。" },
    "clock-doubt": { name: "时钟存疑", about: "记录不足以证明实际用时。" },
    "outside-help": { name: "外来帮助", about: "看到或怀疑使用了研究不允许的帮助：他人、资料或语言模型。" },
    "left-early": { name: "提前离场", about: "参试者中途离开，或在结束前放弃该部分。" },
    language: { name: "语言", about: "该部分所用语言不是参试者的工作语言。" },
    conditions: { name: "条件不符", about: "房间、时间或工具等条件与研究方案不一致。" },
    other: { name: "其他原因", about: "见备注。" },
  },
  column: {
    contender: "作答者",
    value: "估计值",
    lower: "下限",
    upper: "上限",
    method: "区间方法",
    standing: "名次",
    respondentCount: "人数",
    excludedCount: "未计入",
    itemCount: "题数",
    gradedCount: "已评阅要点",
    ungradedCount: "未评阅要点",
    disputedCount: "其中意见不一致",
  },
  setting: {
    choiceAveraging: {
      name: "多选题的平均方式",
      about: "精确率、召回率与 F1 如何跨题汇总。",
      values: {
        "per-item": { name: "按题平均", about: "各题数值的平均，即 RxEval 的定义。" },
        micro: { name: "合并计数", about: "先合并所有题目的计数；没有区间。" },
        "f1-of-means": { name: "均值的 F1", about: "由平均精确率与平均召回率求 F1；F1 没有区间。" },
      },
    },
    errorTypeAveraging: {
      name: "错误类型的平均方式",
      about: "错误类型的精确率、召回率与 F1 如何跨题汇总。",
      values: {
        "per-item": { name: "按题平均", about: "各题数值的平均。" },
        micro: { name: "合并计数", about: "先合并所有题目的计数；无问题的处方只会带来误报；没有区间。" },
      },
    },
    zeroRule: {
      name: "何谓错误类型判错",
      about: "错误类型判错时，该题总分为 0。原研究没有定义“判错”，默认值由其公布的总分推断。",
      values: {
        "no-overlap": { name: "无一相同", about: "所指出的类型没有一个在答案中，即为判错。" },
        "not-exact": { name: "不完全一致", about: "所指出的类型与答案不完全一致，即为判错。" },
        "any-false-type": { name: "有误报", about: "指出了答案中没有的类型，或一个也没有指对，即为判错。" },
      },
    },
    acceptedAlternates: {
      name: "可接受的替代类型",
      about: "答案允许用来代替标准类型的类型。",
      values: {
        on: { name: "启用", about: "替代类型按标准类型计。" },
        off: { name: "停用", about: "只认答案本身的类型。" },
      },
    },
    neutralTypes: {
      name: "中性类型",
      about: "答案标明在该题上不计对错的类型。",
      values: {
        on: { name: "启用", about: "计数前从两个集合中去掉中性类型。" },
        off: { name: "停用", about: "指出中性类型算误报。" },
      },
    },
    pointWeights: {
      name: "得分要点的权重",
      about: "计算人工评阅召回率时，各要点是否同等对待。",
      values: {
        equal: { name: "相同", about: "每个要点均计 1。" },
        rubric: { name: "按评分细则", about: "每个要点按评分细则中的权重计。" },
      },
    },
  },
};
