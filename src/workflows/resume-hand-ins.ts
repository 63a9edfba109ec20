/** What waits on this machine, and the way to what sends it. */
export interface WaitingHandIns {
  readonly hasWaiting: () => Promise<boolean>;
  readonly open: () => Promise<unknown>;
}

/**
 * Whatever page is visited: a submission that has not reached its drop box goes on its way. Never rejects: a database that cannot be looked
 * at and pages that cannot be fetched are told of where they are needed, and the next visit tries again.
 */
export async function resumeHandIns({ hasWaiting, open }: WaitingHandIns): Promise<void> {
  try {
    if (await hasWaiting()) await open();
  } catch {
    // see above
  }
}
