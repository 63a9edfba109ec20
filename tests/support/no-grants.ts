import { DEFAULT_POLICY } from "#domain/study/study.ts";

/** The part of a study that offers both tools, knows no single-use codes and names no drop box. */
export const NO_GRANTS = { policy: DEFAULT_POLICY, grantSalt: "0".repeat(32), grants: [], handIn: null } as const;
