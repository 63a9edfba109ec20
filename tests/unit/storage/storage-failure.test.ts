import "fake-indexeddb/auto"; // the database library looks for it when it is loaded, and test files share a process
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { storageFailure, toStorageFailure } from "#storage/storage-failure.ts";

test.each([
  [new DOMException("full", "QuotaExceededError"), "quota"],
  [new Dexie.AbortError("aborted", new DOMException("full", "QuotaExceededError")), "quota"],
  [new Dexie.DatabaseClosedError(), "closed"],
  [new DOMException("closing", "InvalidStateError"), "closed"],
  [new Dexie.ConstraintError("exists"), "conflict"],
  [new DOMException("gone", "AbortError"), "aborted"],
  [new Error("odd"), "unknown"],
  ["no error at all", "unknown"],
])("%s is of the kind %s", (cause, kind) => {
  expect(toStorageFailure(cause)).toMatchObject({ name: "StorageFailure", kind, cause });
});

test("a failure is not wrapped twice", () => {
  const failure = storageFailure("conflict", "once");
  expect(toStorageFailure(failure)).toBe(failure);
});
