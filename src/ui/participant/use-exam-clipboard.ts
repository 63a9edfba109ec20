import { useEffect } from "react";
import type { StoreApi } from "zustand";
import type { RefusedAct } from "#domain/sitting/sitting-event.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { ExamDesk } from "#ui/participant/exam-desk.ts";
import { createOwnText, type OwnText } from "#ui/participant/own-text.ts";
import type { SittingState } from "#ui/participant/sitting-store.ts";

/**
 * Lets text move freely inside the exam and none in from outside: a paste or drop of anything not copied, cut or dragged here is refused
 * and recorded. What is allowed is left to the browser, so that it reaches the state as typing does and can be undone.
 */
export function useExamClipboard(store: StoreApi<SittingState>, desk: StoreApi<ExamDesk>): void {
  useEffect(() => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const own = createOwnText();
    const remember = (): void => own.remember(selectedText());
    const refuse = (act: RefusedAct, length: number): void => {
      store.getState().observe({ type: "refused", act, itemId: desk.getState().itemId, length });
      desk.setState({ refused: act });
    };
    const judge = (act: RefusedAct, event: Event, data: DataTransfer | null): void => {
      if (store.getState().sitting?.status !== "in-progress" || isExempt(event.target)) return;
      const text = data?.getData("text/plain") ?? "";
      const isFile = (data?.files.length ?? 0) > 0;
      if (!isFile && isHere(own, text, store.getState().sitting)) return;
      event.preventDefault();
      refuse(act, text.length);
    };
    document.addEventListener("copy", remember, { signal });
    document.addEventListener("cut", remember, { signal });
    document.addEventListener("dragstart", (event) => startDrag(event, remember), { signal });
    document.addEventListener("paste", (event) => judge("paste", event, event.clipboardData), { signal });
    // Refused in `drop`, which only comes where the page has said that it takes drops.
    document.addEventListener("dragover", (event) => acceptForNow(event), { signal });
    document.addEventListener("drop", (event) => judge("drop", event, event.dataTransfer), { signal });
    return () => calledOff.abort();
  }, [store, desk]);
}

function isHere(own: OwnText, text: string, sitting: Sitting | null): boolean {
  const written = [...(sitting?.responses.values() ?? [])].map((given) => (given.kind === "short-answer" ? given.intervention : ""));
  return own.isOwn(text, [sitting?.scratch ?? "", ...written, ...fieldTexts()]);
}

/** What stands in the fields now: the record is half a second behind. */
function fieldTexts(): readonly string[] {
  return [...document.querySelectorAll("textarea")].map(({ value }) => value);
}

/** The coordinator's code may come from wherever it was sent to. */
function isExempt(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-code-form]") !== null;
}

/** Links can be dragged too; their addresses are no text of the exam. */
function startDrag(event: DragEvent, remember: () => void): void {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault();
  else remember();
}

/** A text field takes text by itself; files it must be told to, or the browser leaves the exam for the file. */
function acceptForNow(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files") === true || !isTextField(event.target)) event.preventDefault();
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
}

function selectedText(): string {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null)) {
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  }
  return document.getSelection()?.toString() ?? "";
}
