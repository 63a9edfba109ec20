import { readFileSync } from "node:fs";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { simulateStudy } from "#workflows/simulate-study.ts";

/** One file of the pilot exam as bytes. */
export function pilotFile(name: "paper.json" | "key.json"): NamedBytes {
  return { name, bytes: new Uint8Array(readFileSync(new URL(`../../exams/pilot/${name}`, import.meta.url))) };
}

/** How large a simulated study is. */
export interface SimulatedSize {
  readonly participantsByRank: readonly [number, number, number];
  readonly modelCount: number;
}

/** A simulated study on the pilot exam, its files by name. The full size is that of the demo. */
export async function simulatedStudy(seed = "2026", size: Partial<SimulatedSize> = {}): Promise<ReadonlyMap<string, Uint8Array>> {
  const request = { participantsByRank: [18, 6, 3], modelCount: 8, appVersion: "0.0.0-test", ...size } as const;
  const files = await simulateStudy(
    { paper: pilotFile("paper.json"), key: pilotFile("key.json"), seed, ...request },
    { sealer: hpkeSealer, createKeyPair },
  );
  if (!files.ok) throw new Error(`the simulation has issues: ${JSON.stringify(files.error)}`);
  return new Map(files.value.map(({ name, bytes }) => [name, bytes]));
}

/** Reads files as a host gives them; rejects for one that is not there. */
export function readerOf(files: ReadonlyMap<string, Uint8Array>): (name: string) => Promise<Uint8Array> {
  return async (name) => files.get(name) ?? Promise.reject(new Error(`no file ${name}`));
}
