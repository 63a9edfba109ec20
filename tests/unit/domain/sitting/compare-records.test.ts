import { expect, test } from "vitest";
import { compareRecords } from "#domain/sitting/compare-records.ts";
import { record, START, type Told } from "../../../support/sitting-record.ts";

const started: Told = { type: "started", language: "en" };
const visited = (itemId: string): Told => ({ type: "visited", itemId });
const short = record([started, visited("a1")]);
const long = record([started, visited("a1"), visited("b1")]);

test("a record and itself, its beginning and its continuation", () => {
  expect(compareRecords(long, long)).toEqual({ kind: "same" });
  expect(compareRecords(short, long)).toEqual({ kind: "beginning" });
  expect(compareRecords(long, short)).toEqual({ kind: "continuation" });
  expect(compareRecords([], short)).toEqual({ kind: "beginning" });
});

test("records that part do so at the first event that differs, however they go on", () => {
  const other = record([started, visited("a1"), visited("c1"), visited("c2")]);
  expect(compareRecords(long, other)).toEqual({ kind: "fork", seq: 2 });
  expect(compareRecords(other, long)).toEqual({ kind: "fork", seq: 2 });
  expect(compareRecords(long, record([started], { ...START, startedAtMs: 1 }))).toEqual({ kind: "fork", seq: 0 });
});
