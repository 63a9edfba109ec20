import type { StorageFailure, StorageFailureKind } from "#workflows/ports/sitting-store.ts";

/** Wraps whatever a database rejected with as the failure the ports promise, the original kept as its cause. One that is wrapped already is given back. */
export function toStorageFailure(cause: unknown): StorageFailure {
  if (cause instanceof Error && "kind" in cause && cause.name === "StorageFailure") return cause as StorageFailure; // made below
  return storageFailure(kindOf(cause), cause instanceof Error ? cause.message : String(cause), cause);
}

/** Makes a failure of the given kind. */
export function storageFailure(kind: StorageFailureKind, message: string, cause?: unknown): StorageFailure {
  return Object.assign(new Error(message, { cause }), { name: "StorageFailure" as const, kind });
}

/** Names of the errors that IndexedDB and Dexie reject with, by what can be done about them. */
const KINDS: readonly (readonly [RegExp, StorageFailureKind])[] = [
  [/Quota/, "quota"],
  [/DatabaseClosed|InvalidState|OpenFailed|MissingAPI|VersionChange/, "closed"],
  [/Constraint|NotFound/, "conflict"],
  [/Abort|TransactionInactive|Timeout/, "aborted"],
];

function kindOf(cause: unknown): StorageFailureKind {
  const names = namesOf(cause).join(" ");
  return KINDS.find(([pattern]) => pattern.test(names))?.[1] ?? "unknown";
}

/** Dexie keeps what the browser said in `inner`: a quota overrun comes as an abort whose inner error names it. */
function namesOf(cause: unknown): string[] {
  if (typeof cause !== "object" || cause === null) return [];
  const name = "name" in cause && typeof cause.name === "string" ? [cause.name] : [];
  return "inner" in cause && cause.inner !== cause ? [...name, ...namesOf(cause.inner)] : name;
}
