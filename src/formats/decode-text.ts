import type { NamedBytes } from "#lib/named-bytes.ts";
import { errorAt } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Text and the encoding it was found to be in. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** The encodings that are recognised. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "gb18030";

/**
 * Decodes a text file: by its byte order mark, else as strict UTF-8, else as GB18030 (what Chinese Windows writes). The mark is
 * not part of the text. Issue: `text-encoding` when none of them fits.
 */
export function decodeText(file: NamedBytes): Result<DecodedText> {
  const marked = markedEncoding(file.bytes);
  for (const encoding of marked === null ? (["utf-8", "gb18030"] as const) : [marked]) {
    const text = tryDecode(file.bytes, encoding);
    if (text !== null) return ok({ text, encoding });
  }
  return err([errorAt("text-encoding", { file: file.name })]);
}

function markedEncoding(bytes: Uint8Array): TextEncoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function tryDecode(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null; // the decoder throws where a byte does not fit the encoding
  }
}
