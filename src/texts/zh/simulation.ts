import type { simulation as en } from "#texts/en/simulation.ts";
import type { SameShape } from "#texts/same-shape.ts";

/** 模拟研究自身文件中的文字。 */
export const simulation: SameShape<typeof en> = { studyTitle: "演示研究（{{exam}}）" };
