import type { shell as english } from "#texts/en/shell.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 首页、更新提示，以及页面不存在或出错时的文字。 */
export const shell: SameShape<typeof english> = {
  title: "RxBaseline",
  thesis: "药师与大语言模型审核处方的水平如何？同样的题目，同样的规则，同样的指标。",
  doors: {
    label: "您要做什么？",
    sit: { title: "参加考试", for: "药师", detail: "断网也能作答。每一次作答都即时保存在本机。" },
    study: { title: "组织研究", for: "协调员", detail: "收集答卷，盲法评阅，导出数据。" },
    compare: { title: "比较结果", for: "研究者", detail: "各职称药师与各模型并列比较，附区间估计，每个数字都注明算法。" },
  },
  demo: {
    title: "演示研究",
    detail: "由随机种子生成的虚拟药师与模型，作答试点试卷。每一页都标明“模拟”。",
    open: "查看演示研究",
  },
  device: {
    title: "本机状态",
    checking: { state: "正在检查", detail: "检查应用是否已存入本机。" },
    storing: { state: "正在存入本机", detail: "请保持页面打开并联网，直到显示“可离线使用”。" },
    ready: { state: "可离线使用", detail: "应用已存入本机，断网也能启动。试卷是否也已存好，请看“检查本机”页。" },
    insecure: {
      state: "需要联网",
      detail: "当前地址不是安全地址（https 或 localhost），浏览器因此拒绝离线存储和答卷加密。请改用 https 或 localhost 打开。",
    },
    unsupported: { state: "需要联网", detail: "此浏览器无法把应用存入本机。请使用新版 Edge、Chrome、Firefox 或 Safari。" },
    failed: { state: "需要联网", detail: "应用未能存入本机。联网时可照常使用；刷新页面可重试。" },
  },
  version: "版本 {{version}}，构建 {{build}}",
  update: {
    label: "更新",
    ready: "新版本已存入本机。",
    outdated: "本应用的另一个页面已换用新版本，请刷新本页。",
    reload: "刷新",
    apply: "立即更新",
    later: "稍后",
    sittingOpen: "本机有一场考试尚未交卷。交卷之后再更新。",
  },
  offline: "网络已断开。数据不会丢失：本应用在本机运行。",
  heldUp: "本浏览器的另一个标签页或窗口仍在运行旧版应用，占用着本机数据。请关闭它，本页随后会自动继续；在那里进行的考试也可在此继续。",
  notFound: {
    title: "没有这个页面",
    detail: "本应用中没有地址 {{path}}。",
    home: "回到首页",
  },
  broken: {
    technical: "技术信息",
    title: "此页面出错，已停止运行",
    detail: "此前保存的内容仍在本机，未受影响。请刷新页面；若再次出现，请报告下面的信息。",
    reload: "刷新页面",
    home: "回到首页",
  },
  loading: "正在载入",
};
