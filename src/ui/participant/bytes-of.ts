/** A chosen file's bytes. One that is gone from its medium is as good as an empty one: its reader says so. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  return file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => new Uint8Array(),
  );
}
