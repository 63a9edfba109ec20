import type { NamedBytes } from "#lib/named-bytes.ts";

/** Hands a file to the person at the machine, e.g. as a download. Throws when the platform refuses; whether it was kept cannot be known. */
export type SaveFile = (file: NamedBytes) => void;
