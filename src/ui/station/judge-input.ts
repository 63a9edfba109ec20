/** What was seen of the attempt to write. */
export interface TypedInput {
  readonly text: string;
  /** Compositions that were completed: what an input method does. */
  readonly compositionCount: number;
}

/** Before anything is written. */
export const NOTHING_TYPED: TypedInput = { text: "", compositionCount: 0 };

/** "ok": written by an input method, or text in which none is needed · "note": Chinese is missing or arrived without one. */
export function judgeInput({ text, compositionCount }: TypedInput): "ok" | "note" | "untried" {
  if (text.trim() === "") return "untried";
  return compositionCount > 0 || /\p{Script=Han}/u.test(text) ? "ok" : "note";
}
