import type { HostFiles } from "#workflows/ports/host-files.ts";

/** The files that lie in the page itself, as text that no browser runs: elements `<script type="application/json" data-file="…">`. */
export function embeddedFiles(page: Document): HostFiles {
  return { read: async (path) => readEmbedded(page, path) };
}

/** Such a file's bytes; null where the page has none of that name, or an empty one that waits to be filled. */
export function readEmbedded(page: Document, path: string): Uint8Array | null {
  const elements = [...page.querySelectorAll<HTMLScriptElement>('script[type="application/json"][data-file]')];
  const text = elements.find((element) => element.dataset["file"] === path)?.textContent ?? "";
  return text.trim() === "" ? null : new TextEncoder().encode(text);
}
