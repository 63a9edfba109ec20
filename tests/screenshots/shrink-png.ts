import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 3;
const MAX_COLOURS = 256;

/**
 * The same picture with at most 256 colours, a third of the size: a page of text has few colours, but each letter's edge has its own
 * shades. Takes what the browser writes: 8 bits a channel, RGB, not interlaced.
 */
export function shrinkPng(png: Buffer): Buffer {
  const { header, data } = readChunks(png);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] !== 8 || header[9] !== 2 || header[12] !== 0) throw new RangeError("shrinkPng requires 8-bit RGB, not interlaced");
  const pixels = unfiltered(inflateSync(data), width * CHANNELS, height);
  const { palette, indexes } = indexed(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) indexes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const newHeader = Buffer.from(header);
  newHeader[9] = 3; // by palette
  const chunks = [chunk("IHDR", newHeader), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...chunks, chunk("IEND", Buffer.alloc(0))]);
}

function readChunks(png: Buffer): { readonly header: Buffer; readonly data: Buffer } {
  const chunks = new Map<string, Buffer[]>();
  for (let at = SIGNATURE.length; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString("latin1", at + 4, at + 8);
    chunks.set(type, [...(chunks.get(type) ?? []), png.subarray(at + 8, at + 8 + png.readUInt32BE(at))]);
  }
  const [header] = chunks.get("IHDR") ?? [];
  if (header === undefined) throw new RangeError("shrinkPng requires a PNG file");
  return { header, data: Buffer.concat(chunks.get("IDAT") ?? []) };
}

/** Undoes the filters of PNG's scan lines (specification, section 9.2). */
function unfiltered(filtered: Buffer, stride: number, height: number): Buffer {
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = filtered[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < CHANNELS ? 0 : (pixels[at - CHANNELS] ?? 0);
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0);
      const corner = x < CHANNELS || y === 0 ? 0 : (pixels[at - stride - CHANNELS] ?? 0);
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[at] = (filtered[y * (stride + 1) + 1 + x] ?? 0) + predicted;
    }
  }
  return pixels;
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Colours alike in their leading bits become one, as many bits as 256 colours allow; the first met stands for all. */
function indexed(pixels: Buffer): { readonly palette: Buffer; readonly indexes: Buffer } {
  for (let dropped = 2; ; dropped += 1) {
    const numbers = new Map<number, number>();
    const palette: number[] = [];
    const indexes = Buffer.alloc(pixels.length / CHANNELS);
    for (let at = 0; at < pixels.length; at += CHANNELS) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + CHANNELS);
      const key = ((red >> dropped) << 16) | ((green >> dropped) << 8) | (blue >> dropped);
      const number = numbers.get(key) ?? numbers.size;
      if (number === numbers.size) palette.push(red, green, blue);
      numbers.set(key, number);
      indexes[at / CHANNELS] = number;
    }
    if (numbers.size <= MAX_COLOURS) return { palette: Buffer.from(palette), indexes };
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
