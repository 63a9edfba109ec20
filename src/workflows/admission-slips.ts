import { accommodationCode } from "#domain/study/create-study.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** What stands on one participant's admission slip. */
export interface Slip {
  readonly code: string;
  /** null where this machine does not know who is behind the code. */
  readonly name: string | null;
  readonly site: string;
  /** Where the exam is, with the code already filled in. */
  readonly address: string;
  /** The single-use code for the extra time agreed on; null without. */
  readonly extra: { readonly share: number; readonly code: string } | null;
}

/**
 * One slip for everyone on the roster, by site and then as the roster has them. `address` is where the app lies, without anything behind
 * `#`.
 */
export function admissionSlips({ office, people }: Pick<StudyWorkspace, "office" | "people">, address: string): readonly Slip[] {
  const personOf = new Map(people.map((person) => [person.code, person]));
  const slips = office.roster.map(({ code, site }): Slip => {
    const person = personOf.get(code);
    const extra = person === undefined ? null : accommodationCode(office.grantCodes, person);
    return {
      code,
      name: person?.name ?? null,
      site,
      address: `${address}#/sit?code=${code}`,
      extra: extra === null || person === undefined ? null : { share: person.extraShare, code: extra.code },
    };
  });
  const sites = [...new Set(slips.map(({ site }) => site))];
  return sites.flatMap((site) => slips.filter((slip) => slip.site === site));
}
