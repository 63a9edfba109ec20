import type { BackupCipher } from "#workflows/ports/backup-cipher.ts";
import type { Clock } from "#workflows/ports/clock.ts";
import type { DraftMirror } from "#workflows/ports/draft-mirror.ts";
import type { HostClock } from "#workflows/ports/host-clock.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { SittingStore } from "#workflows/ports/sitting-store.ts";
import type { Timer } from "#workflows/ports/timer.ts";
import type { WriterLock } from "#workflows/ports/writer-lock.ts";

/** All that a sitting needs from the machine. */
export interface SittingPorts {
  readonly store: SittingStore;
  readonly lock: WriterLock;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly mirror: DraftMirror;
  readonly sealer: Sealer;
  readonly backupCipher: BackupCipher;
  readonly hostClock: HostClock;
  /** Id of the build that runs. */
  readonly buildId: string;
  /** A new id of at least 120 random bits, safe in file names and addresses. */
  readonly randomId: () => string;
}
