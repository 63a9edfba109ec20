import { matchAddress } from "#ui/hooks/address.ts";

/** Who a page is for. "shell" pages belong to no role. */
export type Role = "shell" | "participant" | "station" | "coordinator" | "researcher";

/** One page of the app. */
export interface AppRoute {
  /** Pattern of the address behind the `#`, as `matchAddress` reads it. */
  readonly pattern: string;
  readonly role: Role;
}

/** Every page of the app. The router shows nothing else: an address that fits no pattern here is "not found". */
export const ROUTES: readonly AppRoute[] = [
  { pattern: "/", role: "shell" },
  { pattern: "/sit", role: "participant" },
  { pattern: "/sit/check", role: "station" },
  { pattern: "/sit/practice", role: "station" },
  { pattern: "/run/drill", role: "station" },
  { pattern: "/sit/:sittingId/item/:number", role: "participant" },
  { pattern: "/sit/:sittingId/review", role: "participant" },
  { pattern: "/sit/:sittingId/receipt", role: "participant" },
  { pattern: "/study", role: "coordinator" },
  { pattern: "/study/setup/:draftId/:step", role: "coordinator" },
  { pattern: "/study/:studyId/slips", role: "coordinator" },
  { pattern: "/study/:studyId/codes", role: "coordinator" },
  { pattern: "/study/:studyId/safety", role: "coordinator" },
  { pattern: "/study/:studyId/collect", role: "coordinator" },
  { pattern: "/study/:studyId/sitting/:code", role: "coordinator" },
  { pattern: "/study/:studyId/paper-entry/:code", role: "coordinator" },
  { pattern: "/study/:studyId/log", role: "coordinator" },
  { pattern: "/study/:studyId/paper", role: "coordinator" },
  { pattern: "/study/:studyId/grade", role: "coordinator" },
  { pattern: "/study/:studyId/export", role: "coordinator" },
  { pattern: "/compare", role: "researcher" },
  { pattern: "/compare/:studyId", role: "researcher" },
  { pattern: "/compare/:studyId/models", role: "researcher" },
  { pattern: "/compare/:studyId/settings", role: "researcher" },
  { pattern: "*", role: "shell" },
];

/** True for the address of a sitting's page. */
export function isSittingAddress(address: string): boolean {
  return matchAddress("/sit/:sittingId/:page/*", address) !== null;
}
