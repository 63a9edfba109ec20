import { expect, test } from "vitest";
import { judgeStudyAnswer } from "#platform/host-answer.ts";

const [INDEX, STUDY, JSON_TYPE] = ["/app/studies/index.json", "/app/studies/pilot.json", "application/json; charset=utf-8"];

test.each([
  ["a study", STUDY, 200, JSON_TYPE, "keep"],
  ["the list", INDEX, 200, JSON_TYPE, "keep"],
  ["a list that is no longer there", INDEX, 404, "text/html", "forget"],
  ["a list that was taken away for good", INDEX, 410, "text/plain", "forget"],
  ["a study that the list names and the host lacks", STUDY, 404, "text/html", "ignore"],
  ["a login's page", INDEX, 200, "text/html", "ignore"],
  ["a file without a type", STUDY, 200, null, "ignore"],
  ["a proxy that forbids", INDEX, 403, JSON_TYPE, "ignore"],
  ["a host out of order", INDEX, 503, "text/html", "ignore"],
] as const)("%s: %s, %i", (_what, path, status, type, use) => {
  const headers = new Headers(type === null ? {} : { "content-type": type });
  expect(judgeStudyAnswer(path, { ok: status === 200, status, headers })).toBe(use);
});
