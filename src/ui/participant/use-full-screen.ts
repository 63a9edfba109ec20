import { useSyncExternalStore } from "react";

/** Whether the page fills the screen, and the way to change it; null where the device has no such thing. */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: () => void } | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return { isFull, toggle: () => void toggleFullScreen(isFull) };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Fills the screen if the browser lets it. Only within a press of a key or button. */
export function fillScreen(): void {
  if (document.fullscreenEnabled && document.fullscreenElement === null) void toggleFullScreen(false);
}

async function toggleFullScreen(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    // The browser said no (a policy, a device without it). The page works as well without.
    return;
  }
}
