import type { Items } from "#platform/local-items.ts";
import type { Draft, DraftMirror } from "#workflows/ports/draft-mirror.ts";

const PREFIX = "rxbaseline-draft:";

/** Mirrors the text being typed in the browser's local storage, which is written before the call returns, also while a page is torn down. */
export function localDraftMirror(storage: Items): DraftMirror {
  return {
    read: (sittingId) => quietly(() => parseDraft(storage.getItem(PREFIX + sittingId)), null),
    write: (sittingId, draft) =>
      quietly(() => {
        storage.setItem(PREFIX + sittingId, JSON.stringify(draft));
        return true;
      }, false),
    clear: (sittingId) => quietly(() => storage.removeItem(PREFIX + sittingId), undefined),
  };
}

/** Storage throws when it is full, or forbidden by the browser's settings: the mirror is a second net and may be missing. */
function quietly<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

function parseDraft(text: string | null): Draft | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  if (typeof value !== "object" || value === null || !("itemId" in value && "text" in value && "afterSeq" in value)) return null;
  const { itemId, text: typed, afterSeq } = value;
  if (typeof itemId !== "string" || typeof typed !== "string" || typeof afterSeq !== "number") return null;
  return { itemId, text: typed, afterSeq };
}
