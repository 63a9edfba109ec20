import { require, startDrillSitting, storedNumbers, until, type DrillPorts, type Figures } from "#workflows/drill-support.ts";
import { pause } from "#workflows/take-exam-pause.ts";

const ROUNDS = 20;

/**
 * A thread that writes is ended abruptly, each time a few milliseconds later after its first "saved"; then everything of which it had
 * said "saved" must be in the record. `onRound` false stops early.
 */
export async function drillKill(ports: DrillPorts, onRound: (done: number, total: number) => boolean): Promise<Figures> {
  const sittingId = await startDrillSitting(ports);
  let writtenCount = 0;
  let savedTotal = 0;
  let round = 0;
  for (; round < ROUNDS; round += 1) {
    const savedCount = await killWriter(ports, { sittingId, writtenCount, delayMs: round * 3 });
    const numbers = await storedNumbers(ports, sittingId);
    const missing = Array.from({ length: savedCount }, (_, index) => index + 1).filter((number) => !numbers.includes(number));
    require(missing.length === 0, `round ${round + 1}: shown as saved and missing: ${missing.join(", ")}`);
    savedTotal = savedCount;
    writtenCount = Math.max(0, ...numbers);
    if (!onRound(round + 1, ROUNDS)) break;
  }
  return { rounds: Math.min(round + 1, ROUNDS), saved: savedTotal, missing: 0 };
}

interface KillPlan {
  readonly sittingId: string;
  readonly writtenCount: number;
  readonly delayMs: number;
}

/** Gives how much was reported as saved by the moment of the kill. */
async function killWriter(ports: DrillPorts, { sittingId, writtenCount, delayMs }: KillPlan): Promise<number> {
  const writer = ports.openWriter(sittingId, writtenCount);
  try {
    await until(ports.machine.timer, {
      what: 'a second thread writes and is told "saved"',
      holds: () => (writer.latest()?.savedCount ?? 0) > writtenCount,
      subscribe: writer.subscribe,
    });
    await pause(ports.machine.timer, delayMs);
    return writer.latest()?.savedCount ?? 0;
  } finally {
    writer.kill();
  }
}
