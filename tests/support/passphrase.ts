/** Argon2id as it is, at next to no cost: most tests are not about how slow it is. */
export const CHEAP_COST = { memoryKib: 8, passes: 1 };

/** One that is long and varied enough. */
export const PASSPHRASE = "correct staple 处方 battery";
