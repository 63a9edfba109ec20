/** One call a figure made while it was drawn, with the pen it was made with. */
export interface DrawnCall {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly pen: Readonly<Record<string, unknown>>;
}

/** A canvas that remembers what is drawn on it instead of painting: neither Node nor jsdom has one. */
export interface RecordingCanvas {
  readonly canvas: HTMLCanvasElement;
  readonly calls: readonly DrawnCall[];
  /** Texts in the order they were drawn. */
  readonly texts: () => readonly string[];
}

/** A recording canvas of a size in px. */
export function recordingCanvas(width: number, height: number): RecordingCanvas {
  const calls: DrawnCall[] = [];
  const canvas = { width, height, style: {} };
  const context = recordingContext(canvas, calls);
  const recording = Object.assign(canvas, { getContext: () => context });
  return {
    canvas: recording as unknown as HTMLCanvasElement, // the part of one that a chart without a page uses
    calls,
    texts: () => calls.filter(({ name }) => name === "fillText").map(({ args }) => String(args[0])),
  };
}

/** A 2D context that notes every call down. Text is 7 px a character wide. */
export function recordingContext(canvas: object, calls: DrawnCall[]): CanvasRenderingContext2D {
  const pen: Record<string, unknown> = { canvas };
  let dash: readonly number[] = [];
  const own: Readonly<Record<string, unknown>> = {
    measureText: (text: string) => ({ width: 7 * text.length, actualBoundingBoxAscent: 9, actualBoundingBoxDescent: 3 }),
    setLineDash: (next: readonly number[]) => {
      dash = next;
    },
    getLineDash: () => dash,
  };
  const target = new Proxy(pen, {
    get: (_pen, name) => {
      if (typeof name === "symbol") return undefined;
      if (name in pen) return pen[name];
      return own[name] ?? ((...args: readonly unknown[]) => void calls.push({ name, args, pen: { ...pen, dash } }));
    },
    set: (_pen, name, value) => {
      pen[String(name)] = value;
      return true;
    },
  });
  return target as unknown as CanvasRenderingContext2D; // answers to every name
}
