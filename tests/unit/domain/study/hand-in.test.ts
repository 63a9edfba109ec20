import { expect, test } from "vitest";
import { handInAddress, handInFileName } from "#domain/study/hand-in.ts";
import { handInUrlIssue } from "#domain/study/hand-in-url.ts";

test("a submission's name is its study, code and whole receipt", () => {
  expect(handInFileName({ studyId: "pilot", participantCode: "P7K3-QH", receipt: "7K3Q-0M9X-HT2C" })).toBe(
    "pilot_P7K3-QH_7K3Q-0M9X-HT2C.rxsub",
  );
});

test.each([
  ["drop/", "drop/a.rxsub"],
  ["drop", "drop/a.rxsub"],
  ["/exam/drop", "/exam/drop/a.rxsub"],
  ["https://box.example.org", "https://box.example.org/a.rxsub"],
  ["https://box.example.org/in/?key=1&to=a?b", "https://box.example.org/in/a.rxsub?key=1&to=a?b"],
  ["?key=1", "a.rxsub?key=1"],
])("in %s its address is %s", (url, address) => {
  expect(handInAddress({ url }, "a.rxsub")).toBe(address);
});

test.each([
  "drop/",
  "/exam/drop",
  "../drop",
  "https://box.example.org/drop/?key=1",
  "HTTPS://box.example.org:8443",
  "https://[2001:db8::1]/drop/",
  "http://localhost:8080/drop",
  "http://127.0.0.1/drop",
  "http://[::1]:9000/drop",
  "drop/to:day",
])("%s may be a drop box", (url) => {
  expect(handInUrlIssue(url, {})).toBeNull();
});

test.each([
  ["", "malformed"],
  ["drop box/", "malformed"],
  ["//box.example.org/drop", "malformed"],
  ["drop/#here", "malformed"],
  ["drop\\box", "malformed"],
  ["收卷箱/", "malformed"],
  [`drop/${"x".repeat(1_000)}`, "malformed"],
  ["https:///drop", "malformed"],
  ["https://box example.org/", "malformed"],
  ["https://box.example.org:port/", "malformed"],
  ["javascript:alert(1)", "malformed"],
  ["data:,x", "malformed"],
  ["https://name:word@box.example.org/", "credentials"],
  ["http://box.example.org/drop", "insecure"],
  ["http://localhost.example.org/", "insecure"],
  ["ftp://box.example.org/", "insecure"],
  ["file:///srv/drop", "malformed"],
])("%s may not: %s", (url, flaw) => {
  expect(handInUrlIssue(url, { path: "handIn.url" })).toMatchObject({ code: `hand-in-url-${flaw}`, place: { path: "handIn.url" } });
});
