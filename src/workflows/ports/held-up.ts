/** Databases of this machine that wait to be opened, since another window of an older version of the app holds them. */
export interface HeldUp {
  readonly isAny: () => boolean;
  /** Calls `listener` after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}
