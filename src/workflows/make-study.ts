import { setUpStudy, type StudyKeys } from "#domain/study/create-study.ts";
import type { Rng } from "#lib/rng.ts";
import type { StudyOrder, TriedStudy } from "#workflows/ports/study-maker.ts";
import { tryStudy, type TrialPorts, type TrialResult } from "#workflows/try-study.ts";

/** What making a study needs of the machine. */
export interface MakingPorts extends TrialPorts {
  readonly createKeyPair: () => Promise<StudyKeys>;
  /** Decides all codes: for a real study the platform's cryptographic generator. */
  readonly secretRandom: Pick<Rng, "below">;
}

/** Makes the study that was set up, with keys and codes, and tries all of them. Nothing is stored. */
export async function makeStudy(order: StudyOrder, ports: MakingPorts, onResult: (result: TrialResult) => void): Promise<TriedStudy> {
  const { setup, exam, key, paper, appVersion, nowMs } = order;
  const made = setUpStudy({ setup, exam, keyPair: await ports.createKeyPair() }, ports.secretRandom);
  return { made, results: await tryStudy({ made, exam, key, paper, appVersion, nowMs }, ports, onResult) };
}
