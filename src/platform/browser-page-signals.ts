import type { PageSignal, PageSignals } from "#workflows/ports/page-signals.ts";

/** The browser's events of focus, visibility, full screen, printing and errors. */
export const browserPageSignals: PageSignals = {
  watch: (onSignal) => {
    const calledOff = new AbortController();
    const { signal } = calledOff;
    watchPresence(onSignal, signal);
    const tellFullScreen = (): void => onSignal({ kind: "full-screen", isFull: document.fullscreenElement !== null });
    if (document.fullscreenElement !== null) tellFullScreen();
    document.addEventListener("fullscreenchange", tellFullScreen, { signal });
    window.addEventListener("error", ({ message }) => onSignal({ kind: "failed", message }), { signal });
    window.addEventListener("unhandledrejection", ({ reason }) => onSignal({ kind: "failed", message: String(reason) }), { signal });
    return () => calledOff.abort();
  },
};

/** The browser's print dialog takes the focus too; asking to print is told as that and not as leaving. */
function watchPresence(onSignal: (signal: PageSignal) => void, signal: AbortSignal): void {
  let isPrinting = false;
  const leave = (): void => {
    if (!isPrinting) onSignal({ kind: "left", way: document.visibilityState === "hidden" ? "hidden" : "blurred" });
  };
  const look = (): void => {
    if (document.visibilityState === "hidden") leave();
    else if (document.hasFocus()) onSignal({ kind: "returned" });
  };
  const print = (): void => {
    isPrinting = true;
    onSignal({ kind: "print" });
  };
  const printed = (): void => {
    isPrinting = false;
    look();
  };
  if (document.visibilityState === "hidden" || !document.hasFocus()) leave();
  window.addEventListener("blur", leave, { signal });
  window.addEventListener("focus", look, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("beforeprint", print, { signal });
  window.addEventListener("afterprint", printed, { signal });
}
