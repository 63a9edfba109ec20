/** The machine's two clocks. Neither is right alone: the wall clock can be set back, the monotonic one may stop during sleep. */
export interface Clock {
  /** UTC epoch ms. */
  readonly wallMs: () => number;
  /** Monotonic ms since an arbitrary start of this page. */
  readonly monoMs: () => number;
}
