/**
 * One expected participant as the coordinator knows them. Names live in the coordinator's database only: whatever leaves it says the
 * code.
 */
export interface Person {
  /** As `createParticipantCode` writes it; null until the study is made. A roster that was exported before brings its codes back. */
  readonly code: string | null;
  /** Name, staff number or whatever tells this person from the others of the site. */
  readonly name: string;
  readonly site: string;
  readonly rankId: string;
  readonly specialty: string | null;
  /** Years of practice, ≥ 0. */
  readonly years: number | null;
  readonly degree: string | null;
  /** Extra time as a share of the duration, 0–1; 0 for most. */
  readonly extraShare: number;
}

/** A person of a study that was made: no two have the same code. */
export interface CodedPerson extends Person {
  readonly code: string;
}

/** Sites of the people, each once, in the order in which they come. */
export function sitesOf(people: readonly Pick<Person, "site">[]): readonly string[] {
  return [...new Set(people.map(({ site }) => site))];
}

/** More years of practice than anybody has. */
export const MAX_YEARS = 70;

/** Whether a text is a number of years of practice: digits, with decimals or without, up to `MAX_YEARS`. */
export function isYears(text: string): boolean {
  return /^\d{1,2}(\.\d+)?$/.test(text) && Number(text) <= MAX_YEARS;
}

/** A share as it is shown and typed: per cent with one decimal place. */
export function percentOf(share: number): number {
  return Math.round(share * 1000) / 10;
}

/** The share that `percentOf` shows as this. */
export function shareOf(percent: number): number {
  return Math.round(percent * 10) / 1000;
}
