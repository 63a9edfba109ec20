import type { common as english } from "#texts/en/common.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 各角色共用的文字。 */
export const common: SameShape<typeof english> = {
  appName: "RxBaseline",
  home: "首页",
  skipToContent: "跳到正文",
  language: { label: "语言", en: "English", zh: "中文", missing: "未能获取另一种语言的文字。请联网后再试。" },
  theme: { label: "外观", system: "跟随系统", light: "浅色", dark: "深色" },
  action: {
    back: "返回",
    cancel: "取消",
    close: "关闭",
    dismiss: "知道了",
    retry: "重试",
    reload: "重新载入本页",
  },
  state: { loading: "正在载入……" },
  mark: {
    draft: "草稿，尚未经临床审核",
    simulated: "模拟数据",
  },
};
