import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorAt, warningAt } from "#lib/issue.ts";
import { coordinator } from "#texts/en/coordinator.ts";
import { collectKind } from "#workflows/collect-kind.ts";
import { projectPath } from "../../e2e/project-files.ts";

/** Codes that are made as errors anywhere in a folder, by their beginnings. */
function errorCodes(folder: string): readonly string[] {
  const sources = readdirSync(projectPath(folder)).filter((name) => name.endsWith(".ts"));
  return sources.flatMap((name) =>
    [...readFileSync(projectPath(`${folder}/${name}`), "utf8").matchAll(/errorAt\("((?:submission|collect|backup)-[a-z-]+)"/g)].map(
      ([, code = ""]) => code,
    ),
  );
}

describe("collectKind", () => {
  it("has a kind of its own for every error that a whole file can have", () => {
    const codes = [...new Set([...errorCodes("src/domain/submission"), ...errorCodes("src/workflows")])];
    expect(codes.length).toBeGreaterThan(15);
    const unknown = codes.filter((code) => collectKind({ outcome: "accepted", issues: [errorAt(code, {})] }) === "sound");
    expect(unknown).toEqual(["backup-damaged"]);
  });

  it("says what forbids a file before what is wrong with it, and what was changed before what is late", () => {
    const issues = ["submission-late", "collect-second-sitting", "submission-chain"].map((code) => errorAt(code, {}));
    expect(collectKind({ outcome: "accepted", issues })).toBe("edited");
    expect(collectKind({ outcome: "accepted", issues: issues.slice(0, 2) })).toBe("second-sitting");
    expect(collectKind({ outcome: "refused", issues: [...issues, errorAt("collect-erased", {})] })).toBe("erased");
  });

  it("does not blame a file for what this machine lacks", () => {
    const kindOf = (code: string) => collectKind({ outcome: "refused", issues: [errorAt(code, {})] });
    expect(["study-key-missing", "file-version-newer"].map(kindOf)).toEqual(["no-key", "newer-app"]);
  });

  it("says of a backup that nobody handed it in, also where it takes the place of an older one", () => {
    const issues = ["collect-backup", "collect-backup-newer"].map((code) => warningAt(code, {}));
    expect(collectKind({ outcome: "kept", issues })).toBe("incomplete");
  });

  it("tells a backup that parts from what is held from two submissions that do", () => {
    expect(collectKind({ outcome: "refused", issues: [errorAt("collect-fork", {})] })).toBe("fork");
    expect(collectKind({ outcome: "refused", issues: [errorAt("collect-backup-fork", {})] })).toBe("backup-fork");
    const issues = [errorAt("submission-late", {}), warningAt("collect-backup-fork", {})];
    expect(collectKind({ outcome: "accepted", issues })).toBe("late");
  });

  it("goes by the outcome where no issue tells", () => {
    expect(collectKind({ outcome: "duplicate", issues: [] })).toBe("identical");
    expect(collectKind({ outcome: "refused", issues: [errorAt("json-syntax", {})] })).toBe("damaged");
    expect(collectKind({ outcome: "accepted", issues: [warningAt("submission-gap", {})] })).toBe("sound");
  });

  it("has a word and an advice for every kind", () => {
    expect(Object.keys(coordinator.collect.advice).sort()).toEqual(Object.keys(coordinator.collect.kind).sort());
  });
});
