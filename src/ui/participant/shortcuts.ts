import type { ToolName } from "#domain/sitting/sitting-event.ts";

/** What a key means on an exam page. */
export type Shortcut =
  | { readonly kind: "previous" | "next" | "flag" | "review" | "help" }
  | { readonly kind: "choose"; readonly letter: string }
  | { readonly kind: "tool"; readonly tool: ToolName };

/** The part of a keyboard event that decides. */
export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "keyCode" | "isComposing" | "altKey" | "ctrlKey" | "metaKey" | "target">;

/** What is on screen and what the participant allows. */
export interface ShortcutScope {
  /** Letters of the options on screen; none on other items and pages. */
  readonly letters: readonly string[];
  readonly singleKeys: boolean;
}

/** Key code a browser reports while an input method is at work, whatever `isComposing` says. */
const INPUT_METHOD_KEY_CODE = 229;

/** True while an input method is at work: the key is its own. */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyPress, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === INPUT_METHOD_KEY_CODE;
}

/** The shortcut a key press means, or null. Never while composing or under an open dialog; in a text field only those of the tools. */
export function shortcutOf(press: KeyPress, scope: ShortcutScope): Shortcut | null {
  if (isComposingKey(press) || press.ctrlKey || press.metaKey) return null;
  const tool = press.altKey ? TOOL_KEYS[press.code] : undefined;
  if (tool !== undefined) return { kind: "tool", tool };
  if (!isFree(press.target)) return null;
  return press.altKey ? altShortcut(press.key) : scope.singleKeys ? singleKeyShortcut(press.key, scope.letters) : null;
}

/** By the key's place: with Alt, a Mac's keys write other letters. */
const TOOL_KEYS: Readonly<Record<string, ToolName>> = { KeyC: "calculator", KeyS: "scratch-pad" };

function altShortcut(key: string): Shortcut | null {
  if (key === "ArrowLeft") return { kind: "previous" };
  if (key === "ArrowRight") return { kind: "next" };
  return null;
}

function singleKeyShortcut(key: string, letters: readonly string[]): Shortcut | null {
  const letter = key.toUpperCase();
  if (letters.includes(letter)) return { kind: "choose", letter };
  if (letter === "F") return { kind: "flag" };
  if (letter === "R") return { kind: "review" };
  if (key === "?" || key === "？") return { kind: "help" };
  return null;
}

/** Fields that take text, and tools, keep every key to themselves. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const field = "textarea, select, [contenteditable], dialog, [data-own-keys], input:not([type='radio'], [type='checkbox'])";
  return target.closest(field) === null;
}
