import type { Exam, Item } from "#domain/exam/exam.ts";
import { shuffled, type Rng } from "#lib/rng.ts";

/** Whether everyone meets a thing in the exam's order, or each person in one drawn for that person. */
export const ORDERINGS = ["fixed", "seeded"] as const;
/** One of the two. */
export type Ordering = (typeof ORDERINGS)[number];

/** What is drawn for each person. */
export interface OrderRules {
  /** Of the items within their section; sections always follow each other as in the exam. */
  readonly itemOrder: Ordering;
  /** Of the options of a choice item. Responses keep the exam's letters. */
  readonly optionOrder: Ordering;
}

/** The order in which one person meets an exam: fixed at the start and kept with the record. */
export interface ExamOrder {
  /** Ids of all items. */
  readonly items: readonly string[];
  /** Options of each choice item from top to bottom, by the exam's letters; empty where their order is the exam's. */
  readonly options: readonly OptionOrder[];
}

/** The options of one item. */
export interface OptionOrder {
  readonly itemId: string;
  readonly letters: readonly string[];
}

/** One person's order; null where the rules leave the exam's. The same exam, rules and stream give the same order. */
export function drawOrder(exam: Exam, { itemOrder, optionOrder }: OrderRules, rng: Pick<Rng, "below">): ExamOrder | null {
  if (itemOrder === "fixed" && optionOrder === "fixed") return null;
  const mix = <T>(ordering: Ordering, values: readonly T[]) => (ordering === "seeded" ? shuffled(values, rng) : values);
  const items = exam.sections.flatMap(({ id }) =>
    mix(
      itemOrder,
      exam.items.filter(({ sectionId }) => sectionId === id),
    ),
  );
  const options = optionOrder === "fixed" ? [] : exam.items.flatMap((item) => optionsOf(item, (letters) => mix(optionOrder, letters)));
  return { items: items.map(({ id }) => id), options };
}

/** The exam as the person meets it; the exam itself without an order. @throws RangeError when the order is of another exam. */
export function arranged(exam: Exam, order: ExamOrder | undefined): Exam {
  if (order === undefined) return exam;
  const lettersById = new Map(order.options.map(({ itemId, letters }) => [itemId, letters]));
  const items = byKey(exam.items, order.items, ({ id }) => id);
  return { ...exam, items: items.map((item) => withLetters(item, lettersById.get(item.id))) };
}

function withLetters(item: Item, letters: readonly string[] | undefined): Item {
  if (item.kind === "short-answer" || letters === undefined) return item;
  return { ...item, options: byKey(item.options, letters, ({ letter }) => letter) };
}

function optionsOf(item: Item, mix: (letters: readonly string[]) => readonly string[]): OptionOrder[] {
  return item.kind === "short-answer" ? [] : [{ itemId: item.id, letters: mix(item.options.map(({ letter }) => letter)) }];
}

function byKey<T>(values: readonly T[], keys: readonly string[], keyOf: (value: T) => string): readonly T[] {
  const valuesByKey = new Map(values.map((value) => [keyOf(value), value]));
  const found = [...new Set(keys)].flatMap((key) => valuesByKey.get(key) ?? []);
  if (found.length !== values.length) throw new RangeError(`arranged requires an order of all ${values.length}, got ${found.length}`);
  return found;
}
