import type { SaveFile } from "#workflows/ports/file-saver.ts";

/** Time that a browser may take to start reading a download, ms; after it the copy in memory is let go. */
const KEEP_MS = 60_000;

/** Hands a file over as a download. Its type is left open, so that no browser puts an ending of its own to the name. */
export const downloadFile: SaveFile = ({ name, bytes }) => {
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
};
