import { DEFAULT_POLICY } from "#domain/study/study.ts";

/** The part of a study that offers both tools and knows no single-use codes. */
export const NO_GRANTS = { policy: DEFAULT_POLICY, grantSalt: "0".repeat(32), grants: [] } as const;
