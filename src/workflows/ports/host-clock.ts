/** What the app's own host says of the time. */
export interface HostTime {
  /** UTC epoch ms at the middle of the round trip, to the second. */
  readonly hostMs: number;
  /** This machine's wall clock at the same moment. */
  readonly wallMs: number;
  readonly roundTripMs: number;
}

/** A third witness of the time, when the network is there. */
export interface HostClock {
  /** Resolves null when the host cannot be reached or does not say; never rejects. */
  readonly read: () => Promise<HostTime | null>;
}
