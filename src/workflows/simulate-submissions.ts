import { createParticipantCode } from "#domain/study/create-codes.ts";
import { truncated, withEditedByte } from "#domain/simulation/damage-bytes.ts";
import { simulatePerson, type SimulatedSubmission, type VirtualStudy } from "#domain/simulation/simulate-person.ts";
import type { RosterEntry } from "#domain/study/study.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { createRng } from "#lib/rng.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** What the sealing of a virtual study takes. */
export interface VirtualSealing {
  readonly sealer: Sealer;
  /** Public key of a study that has nothing to do with this one. */
  readonly foreignPublicKey: string;
}

/** Files as a coordinator would find them on sticks, and what was truly responded. */
export interface SimulatedFiles {
  readonly files: readonly NamedBytes[];
  readonly people: readonly SimulatedSubmission[];
}

/**
 * Plays a sitting for everyone on the roster and seals it. The first of the roster hands in after the deadline. Behind the files that are
 * as they should be come, as far as there are people: one cut off, one with an edited byte, one given twice, one sealed to another study,
 * and one whose code is not on the roster.
 */
export async function simulateSubmissions(
  virtual: VirtualStudy,
  roster: readonly RosterEntry[],
  { sealer, foreignPublicKey }: VirtualSealing,
): Promise<SimulatedFiles> {
  const people = roster.map((entry, index) => simulatePerson(entry, virtual, index === 0 ? "ignored" : "enforced"));
  const sealed = await Promise.all(people.map(({ submission }) => sealSubmission(submission, virtual.study.publicKey, sealer)));
  const stranger = simulatePerson(strangerEntry(virtual), virtual, "enforced");
  const elsewhere = { ...virtual, study: { ...virtual.study, studyId: "elsewhere" } };
  const foreign = simulatePerson(roster[0] ?? strangerEntry(virtual), elsewhere, "enforced");
  const copies = [
    copyOf(sealed[1], "truncated", truncated),
    copyOf(sealed[2], "edited", withEditedByte),
    copyOf(sealed[3], "copy", (bytes) => bytes),
  ].flatMap((copy) => (copy === null ? [] : [copy]));
  const others = [
    await sealSubmission(foreign.submission, foreignPublicKey, sealer),
    await sealSubmission(stranger.submission, virtual.study.publicKey, sealer),
  ];
  return { files: [...sealed, ...copies, ...others], people };
}

/** Somebody who took part with a code of another list. */
function strangerEntry({ seed, ranks }: VirtualStudy): RosterEntry {
  return { code: createParticipantCode(createRng(`${seed}/stranger`)), rankId: ranks[0]?.id ?? "", site: "S1" };
}

function copyOf(file: NamedBytes | undefined, mark: string, change: (bytes: Uint8Array) => Uint8Array): NamedBytes | null {
  if (file === undefined) return null;
  return { name: file.name.replace(/\.rxsub$/, `-${mark}.rxsub`), bytes: change(file.bytes) };
}
