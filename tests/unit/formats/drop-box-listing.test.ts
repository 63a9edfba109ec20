import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readDropBoxListing } from "#formats/drop-box-listing.ts";

const NAME = "pilot_QNG5-63_ABCD-EFGH-JKMN.rxsub";

function namesIn(text: string): readonly string[] {
  const listing = readDropBoxListing(text);
  return listing.ok ? listing.value.names : expect.fail(JSON.stringify(listing.error));
}

describe("a listing", () => {
  it("of HTML gives the names its links stand for, without the ways to other folders and orders", () => {
    const page = `<html><head><title>Index of /drop</title></head><body>
      <a href="?C=N;O=D">Name</a> <a href="/">Parent Directory</a> <a href="../">../</a> <a href="sub/">sub/</a>
      <a href="${NAME}">pilot_QNG5..&gt;</a> <a  class="x" href="a%20b&amp;c.rxsub">a</a> <a href="%E0%A4%A">broken</a></body></html>`;
    expect(namesIn(page)).toEqual(["?C=N;O=D", NAME, "a b&c.rxsub"]);
  });

  it("of JSON gives its names", () => {
    expect(
      namesIn(
        JSON.stringify([
          { name: NAME, type: "file" },
          { name: "sub/", is_dir: true },
        ]),
      ),
    ).toEqual([NAME]);
    expect(namesIn("[]")).toEqual([]);
  });

  it("of S3 gives its keys, each once, and what asks for more", () => {
    const xml = (more: string): string =>
      `<?xml version="1.0"?><ListBucketResult xmlns="x"><Contents><Key>${NAME}</Key></Contents><Contents><Key>${NAME}</Key></Contents>${more}</ListBucketResult>`;
    const more = "<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b=</NextContinuationToken>";
    expect(readDropBoxListing(xml(more))).toEqual({ ok: true, value: { names: [NAME], next: "a&b=" } });
    expect(readDropBoxListing(xml("<IsTruncated>false</IsTruncated>"))).toEqual({ ok: true, value: { names: [NAME], next: null } });
  });

  it("of S3 that is cut and names no way to the rest is none", () => {
    for (const rest of ["", "<NextMarker>a</NextMarker>", "<NextContinuationToken></NextContinuationToken>"]) {
      const cut = `<ListBucketResult><Key>${NAME}</Key><IsTruncated>true</IsTruncated>${rest}</ListBucketResult>`;
      expect(readDropBoxListing(cut)).toMatchObject({ ok: false, error: [{ code: "drop-box-listing-cut" }] });
    }
  });

  it("that is made to be read for hours is read at once", () => {
    const times = 1_000_000;
    expect(namesIn(`<title>Index of /</title>${"<a ".repeat(times)}`)).toEqual([]);
    expect(namesIn(`<ListBucketResult>${"<Key>".repeat(times)}${"<IsTruncated>".repeat(times)}`)).toEqual([]);
  });

  it.each([
    "",
    "<html><title>Log in</title><a href='x'>x</a></html>",
    "{}",
    '[{"nom":"a"}]',
    "[1]",
    "<Error><Code>AccessDenied</Code></Error>",
  ])("is not %s", (text) => {
    expect(readDropBoxListing(text)).toMatchObject({ ok: false, error: [{ code: "drop-box-not-listing" }] });
  });
});

test("no name leads out of the folder, whatever the listing says", () => {
  const hostile = fc.oneof(fc.string(), fc.constantFrom("../a", "..%2Fa", "%2e%2e/", "..", ".", "/etc", "\\\\host", "https://a/b"));
  fc.assert(
    fc.property(fc.array(hostile), (names) => {
      const attribute = (name: string): string => name.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
      const html = `<title>Index of /</title>${names.map((name) => `<a href="${attribute(name)}">x</a>`).join("")}`;
      const json = JSON.stringify(names.map((name) => ({ name })));
      const xml = `<ListBucketResult>${names.map((name) => `<Key>${attribute(name)}</Key>`).join("")}</ListBucketResult>`;
      for (const text of [html, json, xml]) for (const name of namesIn(text)) expect(/[/\\]|^\.{0,2}$/.test(name)).toBe(false);
    }),
  );
});
