import { Gunzip } from "fflate";
import { joinBytes } from "#lib/join-bytes.ts";

/** Input is fed in pieces this small, so that not even deflate's highest ratio (1032) can overrun a limit by more than 4 MB. */
const PIECE_BYTES = 4_096;

/** Inflated bytes, or why there are none: "too-big" beyond the limit, "damaged" when it is not whole gzip data. */
export type Inflated =
  { readonly kind: "inflated"; readonly bytes: Uint8Array } | { readonly kind: "too-big" } | { readonly kind: "damaged" };

/** The first two bytes of gzip data; JSON begins with neither. */
const GZIP = [0x1f, 0x8b] as const;
/** With which JSON begins. */
const OPEN_BRACE = 0x7b;

/** What was sealed or locked, inflated where the machine that did it could compress. */
export function unpacked(packed: Uint8Array, limitBytes: number): Inflated {
  if (packed[0] === GZIP[0] && packed[1] === GZIP[1]) return inflate(packed, limitBytes);
  if (packed[0] !== OPEN_BRACE) return { kind: "damaged" };
  return packed.length > limitBytes ? { kind: "too-big" } : { kind: "inflated", bytes: packed };
}

/** Inflates gzip data, giving up as soon as more than `limitBytes` have come out: a zip bomb costs no more memory than the limit. */
export function inflate(packed: Uint8Array, limitBytes: number): Inflated {
  const pieces: Uint8Array[] = [];
  let total = 0;
  const gunzip = new Gunzip((piece) => {
    pieces.push(piece);
    total += piece.length;
  });
  try {
    for (let from = 0; from < packed.length && total <= limitBytes; from += PIECE_BYTES) {
      gunzip.push(packed.subarray(from, from + PIECE_BYTES), from + PIECE_BYTES >= packed.length);
    }
  } catch {
    return { kind: "damaged" }; // the library throws on anything that is not whole gzip data
  }
  if (total > limitBytes) return { kind: "too-big" };
  return total === statedLength(packed) ? { kind: "inflated", bytes: joinBytes(pieces) } : { kind: "damaged" };
}

/** Gzip ends with the length of what was packed, little-endian, so that a file cut short gives itself away. Not a number when too short. */
function statedLength(packed: Uint8Array): number {
  const [a = NaN, b = NaN, c = NaN, d = NaN] = packed.subarray(-4);
  return a + b * 256 + c * 65_536 + d * 16_777_216;
}
