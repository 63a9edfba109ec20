/** The files of the host the app came from, also while offline. */
export interface HostFiles {
  /**
   * The bytes at a path relative to the page such as `studies/index.json`; null when the host has no such file. Rejects when it cannot be
   * reached or answers with an error.
   */
  readonly read: (path: string) => Promise<Uint8Array | null>;
}
