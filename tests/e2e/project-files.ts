import type { Grant, GrantCode } from "#domain/study/grant.ts";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Path of a file of the project. */
export function projectPath(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The pilot study's three files, as its coordinator holds them. */
export const PILOT = {
  office: projectPath(".keys/pilot-office.json"),
  paper: projectPath("exams/pilot/paper.json"),
  key: projectPath("exams/pilot/key.json"),
} as const;

/** A JSON file's value, as the shape the caller knows it to have. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

interface OfficeFile {
  readonly office: {
    readonly study: { readonly durationMs: number };
    readonly grantCodes: readonly GrantCode[];
    readonly startCodes: readonly { readonly site: string; readonly code: string }[];
    readonly roster: readonly { readonly code: string; readonly rankId: string; readonly site: string }[];
  };
}

/** Participant codes of the pilot study, in roster order. */
export function pilotCodes(): readonly string[] {
  return readJson<OfficeFile>(PILOT.office).office.roster.map(({ code }) => code);
}

/** One code of the pilot study; tests that run in browsers of their own may share it. */
export function pilotCode(index = 0): string {
  const code = pilotCodes()[index];
  if (code === undefined) throw new Error(`the pilot study has no participant ${index}`);
  return code;
}

/** The code that opens the pilot study's exam at its first site. */
export function pilotStartCode(): string {
  const [first] = readJson<OfficeFile>(PILOT.office).office.startCodes;
  if (first === undefined) throw new Error("the pilot study has no start code");
  return first.code;
}

/** Time a sitting of the pilot study has, ms. */
export function pilotDurationMs(): number {
  return readJson<OfficeFile>(PILOT.office).office.study.durationMs;
}

/** One code of the demo study whose submission was collected. */
export function demoCode(): string {
  const [first] = readJson<OfficeFile>(projectPath("dist-demo/office.json")).office.roster;
  if (first === undefined) throw new Error("the demo study has no participant");
  return first.code;
}

/** A single-use code of a participant of the pilot study. */
export function pilotGrantCode(participantCode: string, kind: Grant["kind"]): string {
  const found = readJson<OfficeFile>(PILOT.office).office.grantCodes.find(
    (one) => one.participantCode === participantCode && one.grant.kind === kind,
  );
  if (found === undefined) throw new Error(`${participantCode} has no code that is ${kind}`);
  return found.code;
}
