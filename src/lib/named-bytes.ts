/** A file's name and content, wherever it came from or goes to. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}
