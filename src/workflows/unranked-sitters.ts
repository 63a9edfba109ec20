import type { Rank, RosterEntry, StudyOffice } from "#domain/study/study.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";

/** Where nothing is known of ranks, everybody is in one. */
const UNRANKED: Rank = { id: "participant", title: { en: "Participants", zh: "参试者" } };

/**
 * The office with everybody on its roster who sealed one of the files: for a study of which only the public file is at hand. Files that do
 * not open are passed over; collecting them says why.
 */
export async function withUnrankedSitters(office: StudyOffice, sealed: readonly NamedBytes[], sealer: Sealer): Promise<StudyOffice> {
  const codes = new Set<string>();
  for (const file of sealed) {
    const opened = await unsealSubmission(file, office.privateKey, sealer);
    if (opened.ok) codes.add(opened.value.source.start.participantCode);
  }
  for (const { code } of office.roster) codes.delete(code);
  if (codes.size === 0) return office;
  const sitters = [...codes].map((code): RosterEntry => ({ code, rankId: UNRANKED.id, site: "" }));
  return { ...office, ranks: [...office.ranks, UNRANKED], roster: [...office.roster, ...sitters] };
}
