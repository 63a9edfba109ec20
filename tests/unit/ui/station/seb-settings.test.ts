import { describe, expect, it } from "vitest";
import { writeSebSettings } from "#ui/station/seb-settings.ts";

const XML = writeSebSettings("https://exam.example:8443/rx/?a=1&b=2");

/** The element after a key. */
function valueOf(key: string): string | undefined {
  return new RegExp(`<key>${key}</key>\\s*<([^>]*)>([^<]*)`).exec(XML)?.slice(1, 3).join(" ").trim();
}

describe("the settings for Safe Exam Browser", () => {
  it("are well-formed XML whose root is a property list with one dictionary", () => {
    const document = new DOMParser().parseFromString(XML, "application/xml");
    expect(document.querySelector("parsererror")).toBeNull();
    expect(document.documentElement.tagName).toBe("plist");
    expect([...document.documentElement.children].map(({ tagName }) => tagName)).toEqual(["dict"]);
  });

  it("pair every key with a value", () => {
    const dictionary = new DOMParser().parseFromString(XML, "application/xml").querySelector("plist > dict");
    const tags = [...(dictionary?.children ?? [])].map(({ tagName }) => tagName);
    expect(tags.length).toBeGreaterThan(40);
    expect(tags.filter((_, index) => index % 2 === 0).every((tag) => tag === "key")).toBe(true);
    expect(tags.filter((_, index) => index % 2 === 1)).not.toContain("key");
  });

  it("start the address they were made at and stay on its host", () => {
    expect(valueOf("startURL")).toBe("string https://exam.example:8443/rx/?a=1&amp;b=2");
    expect(XML).toMatch(/<string>exam\.example:8443\/\*<\/string>\s*<key>action<\/key>\s*<integer>1</);
    expect(XML).toMatch(/<string>\*<\/string>\s*<key>action<\/key>\s*<integer>0</);
  });

  it.each([
    ["createNewDesktop", "false/"],
    ["killExplorerShell", "true/"],
    ["examSessionClearCookiesOnEnd", "false/"],
    ["removeBrowserProfile", "false/"],
    ["allowDownUploads", "true/"],
    ["useTemporaryDownUploadDirectory", "false/"],
    ["examSessionReconfigureAllow", "false/"],
    ["downloadAndOpenSebConfig", "false/"],
  ])("say of %s: %s", (key, value) => {
    expect(valueOf(key)).toBe(value);
  });

  it("leave the password to quit with to who hands them out", () => {
    expect(XML).toMatch(/<key>hashedQuitPassword<\/key>\s*<string><\/string>/);
  });
});
