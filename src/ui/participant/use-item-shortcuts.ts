import { goTo } from "#ui/hooks/address.ts";
import type { Item } from "#domain/exam/exam.ts";
import { itemPath, reviewPath } from "#ui/participant/paths.ts";
import { optionLetter, withLetter } from "#ui/participant/response-edit.ts";
import type { Shortcut } from "#ui/participant/shortcuts.ts";
import { useExamAndSitting, useIsLocked, useOpenSitting } from "#ui/participant/sitting-context.ts";
import { useShortcuts } from "#ui/participant/use-shortcuts.ts";

/** The keys of an item's page: turn the page, flag, review, choose an option. */
export function useItemShortcuts(item: Item, number: number): void {
  const step = useStep(number);
  const change = useChange(item);
  const isLocked = useIsLocked();
  const letters = item.kind === "short-answer" ? [] : item.options.map((_, index) => optionLetter(index));
  useShortcuts(letters, (shortcut) => {
    step(shortcut);
    if (!isLocked) change(shortcut);
  });
}

function useStep(number: number): (shortcut: Shortcut) => void {
  const { exam, sitting } = useExamAndSitting();
  const { sittingId } = sitting.start;
  return ({ kind }) => {
    if (kind === "previous" && number > 1) goTo(itemPath(sittingId, number - 1));
    if (kind === "next" && number < exam.items.length) goTo(itemPath(sittingId, number + 1));
    if (kind === "review" || (kind === "next" && number === exam.items.length)) goTo(reviewPath(sittingId));
  };
}

function useChange(item: Item): (shortcut: Shortcut) => void {
  const { store } = useOpenSitting();
  const { sitting } = useExamAndSitting();
  return (shortcut) => {
    if (shortcut.kind === "flag") store.getState().flag(item.id, !sitting.flagged.has(item.id));
    if (shortcut.kind === "choose" && item.kind !== "short-answer") {
      const option = item.options.find((_, index) => optionLetter(index) === shortcut.letter);
      if (option !== undefined) store.getState().respond(item.id, withLetter(item, sitting.responses.get(item.id), option.letter));
    }
  };
}
