import { expect, test } from "vitest";
import { receiptOf, receiptOfSubmission, type ReceiptFacts } from "#domain/submission/receipt.ts";
import { hashOf } from "#lib/hash.ts";
import { submissionOfRecord, wholeRecord } from "../../../support/sitting-record.ts";

const facts: ReceiptFacts = {
  submissionId: "s",
  examHash: "e",
  finishedAtMs: 3,
  elapsedMs: 2,
  closedBy: "participant",
  responses: [],
  headHash: "h",
};

test("is the first 60 bits of the facts' hash in Crockford's base 32, in groups of four", () => {
  const digits = BigInt(`0x${hashOf(facts).slice(0, 15)}`)
    .toString(32)
    .padStart(12, "0");
  const crockford = [...digits].map((digit) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ".charAt(Number.parseInt(digit, 32))).join("");
  expect(receiptOf(facts).replaceAll("-", "")).toBe(crockford);
  expect(receiptOf(facts)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("changes with every fact", () => {
  const others: ReceiptFacts[] = [
    { ...facts, submissionId: "t" },
    { ...facts, examHash: "f" },
    { ...facts, finishedAtMs: 4 },
    { ...facts, elapsedMs: 3 },
    { ...facts, closedBy: "deadline" },
    { ...facts, responses: [{ itemId: "a1", response: null, state: "no_answer", raw: null }] },
    { ...facts, headHash: "i" },
  ];
  expect(new Set([facts, ...others].map(receiptOf)).size).toBe(others.length + 1);
});

test("is recomputed from a submission alone", () => {
  const { source, ...rest } = submissionOfRecord(wholeRecord());
  expect(receiptOfSubmission({ source, ...rest }, source)).toBe(source.receipt);
});
