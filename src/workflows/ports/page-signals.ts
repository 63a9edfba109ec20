/** What the browser tells of the page around the exam. Nothing here is judged: it is reported as it comes. */
export type PageSignal =
  /** Another window or the browser's own bar was chosen, or the page was hidden. Not while the page is being printed. */
  | { readonly kind: "left"; readonly way: "blurred" | "hidden" }
  /** The page is visible and has the keyboard again. */
  | { readonly kind: "returned" }
  | { readonly kind: "full-screen"; readonly isFull: boolean }
  | { readonly kind: "print" }
  /** Something in the page failed and no one caught it. */
  | { readonly kind: "failed"; readonly message: string };

/** The page's own ears. */
export interface PageSignals {
  /** Calls `onSignal` from now on, at once for what already is so (not here, full screen); returns the way to stop. */
  readonly watch: (onSignal: (signal: PageSignal) => void) => () => void;
}
