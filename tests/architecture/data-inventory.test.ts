import "fake-indexeddb/auto"; // the database library looks for it when it is loaded, and test files share a process
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { openParticipantDatabase, PARTICIPANT_DATABASE } from "#storage/participant-database.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import { projectPath } from "../e2e/project-files.ts";

const PAGE = read("docs/data-inventory.md");
/** The only homes of the browser's small storage: what they keep has a name that can be looked for. */
const HOMES = ["src/platform/local-items.ts", "src/ui/hooks/preference.ts"];

const sources = readdirSync(projectPath("src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `src/${name.replaceAll("\\", "/")}`, text: read(`src/${name}`) }));

describe("the data inventory", () => {
  test.each([openParticipantDatabase(PARTICIPANT_DATABASE), new WorkspaceDatabase()])(
    "names every table of $name and no other",
    (database) => {
      const [, section = ""] = PAGE.split(`\n### Database \`${database.name}\`\n`);
      const [rows = ""] = section.split(/\n##/);
      const named = [...rows.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
      expect(named.sort()).toEqual(database.tables.map(({ name }) => name).sort());
      expect(named.length).toBeGreaterThan(4);
    },
  );

  test("names every database and lock", () => {
    const machine = sources.filter(({ path }) => /^src\/(storage|platform|main|stick|participant-machine|service-worker)/.test(path));
    const names = machine.flatMap(({ text }) => [...text.matchAll(/"(rxbaseline-[a-z]+)"/g)].map(([, name]) => name));
    expect(names).toEqual(expect.arrayContaining(["rxbaseline-participant", "rxbaseline-workspace", "rxbaseline-practice"]));
    expect(names.filter((name) => !PAGE.includes(`\`${name ?? ""}\``))).toEqual([]);
  });

  test("names every key of local storage, and there are no cookies and no session storage", () => {
    const preferences = sources.flatMap(({ text }) =>
      [...text.matchAll(/createPreference<[^(]*>\("([a-z-]+)"/g)].map(([, key]) => `rxbaseline.${key ?? ""}`),
    );
    const prefixes = sources.flatMap(({ text }) => [...text.matchAll(/"(rxbaseline-[a-z]+:)"/g)].map(([, prefix]) => prefix ?? ""));
    expect([preferences.length > 4, prefixes.length > 1]).toEqual([true, true]);
    expect(
      [...preferences.map((key) => `\`${key}\``), ...prefixes.map((prefix) => `\`${prefix}`)].filter((key) => !PAGE.includes(key)),
    ).toEqual([]);
    const users = sources.filter(({ text }) => /\blocalStorage\b|\bsessionStorage\b|document\.cookie/.test(text));
    expect(users.map(({ path }) => path).sort()).toEqual(HOMES);
  });

  test("names every format of a file", () => {
    const pages = readdirSync(projectPath("docs/formats"));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((page) => !PAGE.includes(`(formats/${page})`))).toEqual([]);
  });
});

function read(path: string): string {
  return readFileSync(projectPath(path), "utf8");
}
