/**
 * Gzip by the platform, so that no exam carries a compressor. Browsers older than that (Safari 16.0 to 16.3) hand in the bytes as they are:
 * whoever reads them knows gzip by its first two bytes.
 */
export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  if (!("CompressionStream" in globalThis)) return bytes;
  const packed = new Blob([bytes.slice()]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** No backup of a sitting comes near this many bytes; a bomb would. */
const LIMIT_BYTES = 50_000_000;

/** What `gzip` gave, as it was before. Empty for what is no whole gzip data, too much of it, or more than an old browser can do. */
export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    const reader = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let total = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      pieces.push(next.value);
      total += next.value.length;
      if (total > LIMIT_BYTES) return new Uint8Array();
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } catch {
    return new Uint8Array(); // its reader says that the file is damaged, which is what there is to say
  }
}
