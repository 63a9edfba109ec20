import { browserClock } from "#platform/browser-clock.ts";
import { browserHostClock } from "#platform/browser-host-clock.ts";
import { browserTimer } from "#platform/browser-timer.ts";
import { localDraftMirror } from "#platform/local-draft-mirror.ts";
import { localItems } from "#platform/local-items.ts";
import { randomId } from "#platform/random-id.ts";
import { browserWriterLock } from "#platform/web-writer-lock.ts";

/** What a sitting needs of this browser, apart from where it is stored and how it is sealed. */
export function browserMachine(baseUrl: string) {
  return {
    lock: browserWriterLock(),
    clock: browserClock,
    timer: browserTimer,
    mirror: localDraftMirror(localItems),
    hostClock: browserHostClock(baseUrl),
    randomId,
  };
}
