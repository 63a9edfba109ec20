import { drillItemId, numberResponse } from "#workflows/drill-record.ts";
import {
  openController,
  require,
  startDrillSitting,
  storedNumbers,
  until,
  untilSnapshot,
  type DrillPorts,
  type Figures,
} from "#workflows/drill-support.ts";

/** A second page is held off, takes over, and what the first writes after that is refused. */
export async function drillTabs(ports: DrillPorts): Promise<Figures> {
  const sittingId = await startDrillSitting(ports);
  const { machine } = ports;
  const first = ports.openWriter(sittingId, 0);
  const { subscribe } = first;
  try {
    await until(machine.timer, { what: "the first page writes", holds: () => (first.latest()?.savedCount ?? 0) > 0, subscribe });
    const second = await openController(machine, sittingId);
    try {
      require(second.snapshot().access === "reader", "a second page could write at once");
      const startedAtMs = machine.clock.monoMs();
      await second.takeOver();
      await untilSnapshot(machine.timer, second, { what: "the second page takes over", holds: ({ access }) => access === "writer" });
      await until(machine.timer, { what: "the first page turns read-only", holds: () => first.latest()?.access === "reader", subscribe });
      const takenMs = Math.round(machine.clock.monoMs() - startedAtMs);
      const epoch = (await machine.store.load(sittingId))?.epoch ?? 0;
      require((await machine.store.append(sittingId, epoch - 1, [])) === "stale-owner", "a write of the first page was not refused");
      await storedNumbers(ports, sittingId);
      return { takenOverMs: takenMs };
    } finally {
      second.close();
    }
  } finally {
    first.kill();
  }
}

/** The page is left and opened again: responses are there, the text that was only mirrored too, and time has gone on. */
export async function drillResume(ports: DrillPorts): Promise<Figures> {
  const sittingId = await startDrillSitting(ports);
  const { machine } = ports;
  const first = await openController(machine, sittingId);
  const { exam, remainingMs } = first.snapshot();
  const itemId = exam === null ? "" : drillItemId(exam);
  first.respond(itemId, numberResponse(1));
  await first.flush();
  const afterSeq = first.snapshot().sitting?.lastSeq ?? 0;
  first.close();
  require(machine.mirror.write(sittingId, { itemId, text: "2", afterSeq }), "the browser refused to mirror text being typed");
  const second = await openController(machine, sittingId);
  try {
    await second.flush();
    const numbers = await storedNumbers(ports, sittingId);
    require(numbers.includes(1), "a saved response is missing");
    require(numbers.includes(2), "mirrored text was not taken over");
    require(second.snapshot().remainingMs <= remainingMs, "time was given by opening the page again");
    return { responses: numbers.length };
  } finally {
    second.close();
  }
}

/** Every file of the app is stored, so that it starts without a network. */
export async function drillOffline({ app }: DrillPorts): Promise<Figures> {
  const stored = await app();
  if (stored === null) throw new Error("the app is not stored on this machine");
  require(stored.missing.length === 0, `not stored: ${stored.missing.join(", ")}`);
  return { files: stored.fileCount, missing: 0 };
}
