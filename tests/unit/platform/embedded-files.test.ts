// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { embeddedFiles, readEmbedded } from "#platform/embedded-files.ts";

beforeEach(() => {
  document.body.innerHTML = [
    '<script type="application/json" data-file="practice/paper.json">{"a":"\\u003c药"}</script>',
    '<script type="application/json" data-file="study.json"> \n</script>',
    '<script type="text/plain" data-file="other.json">{}</script>',
  ].join("");
});

test("a file in the page is read by its name", async () => {
  const bytes = await embeddedFiles(document).read("practice/paper.json");
  expect(JSON.parse(new TextDecoder().decode(bytes ?? undefined))).toEqual({ a: "<药" });
});

test.each(["study.json", "other.json", "studies/index.json", '"]'])(
  "%s is not there: empty, of another type, or of no such name",
  (path) => {
    expect(readEmbedded(document, path)).toBeNull();
  },
);
