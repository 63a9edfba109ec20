import { inflateSync } from "node:zlib";

/** How many characters a PDF as Chromium writes it shows, spaces included, over all its pages. */
export function glyphCount(pdf: Buffer): number {
  return contentsOf(pdf)
    .flatMap((content) => [...content.matchAll(/<([0-9A-Fa-f]+)>\s*(?:-?[\d.]+\s*<|Tj|\])/g)].map(([, hex = ""]) => hex.length / 4))
    .reduce((sum, count) => sum + count, 0);
}

/** How many pages it has. */
export function pageCount(pdf: Buffer): number {
  return [...pdf.toString("latin1").matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** The drawing instructions of its pages: streams that begin and end text. */
function contentsOf(pdf: Buffer): readonly string[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index }) => {
    const start = index + (text.charAt(index + 6) === "\r" ? 8 : 7);
    try {
      const content = inflateSync(pdf.subarray(start, text.indexOf("endstream", start))).toString("latin1");
      return /\bBT\b/.test(content) ? [content] : [];
    } catch {
      return []; // a picture or a font in a form of its own
    }
  });
}
