import { errorAt, type Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";

const HASH_DIGITS = 8;

/**
 * The one study of which two machines hold the files. A machine without the private key gets it from the other; all else must be alike.
 * Issues, each with {studyId}: `workspace-exam-differs` {held, given} (start of the hashes); `workspace-key-differs` (other sealing keys);
 * `workspace-office-differs` {members} (roster, codes, ranks or policy); `workspace-answers-differ` (answer keys or papers).
 */
export function joinStudies(held: WorkspaceRow, given: WorkspaceRow): Result<WorkspaceRow> {
  const [mine, theirs] = [factsOf(held), factsOf(given)];
  const studyId = String(held["studyId"]);
  if (mine.examHash !== theirs.examHash) {
    const [heldHash, givenHash] = [mine.examHash.slice(0, HASH_DIGITS), theirs.examHash.slice(0, HASH_DIGITS)];
    return err([errorAt("workspace-exam-differs", {}, { studyId, held: heldHash, given: givenHash })]);
  }
  const hasOtherKey =
    mine.publicKey !== theirs.publicKey || (mine.privateKey !== theirs.privateKey && mine.privateKey !== "" && theirs.privateKey !== "");
  if (hasOtherKey) return err([errorAt("workspace-key-differs", {}, { studyId })]);
  const members = differingMembers(held["office"], given["office"]).filter((name) => name !== "privateKey");
  const issues: Issue[] = [
    ...(members.length > 0 ? [errorAt("workspace-office-differs", {}, { studyId, members: members.join(", ") })] : []),
    ...(["paper", "key"].some((part) => canonicalJson(held[part]) !== canonicalJson(given[part]))
      ? [errorAt("workspace-answers-differ", {}, { studyId })]
      : []),
  ];
  if (issues.length > 0) return err(issues);
  return ok(mine.privateKey === "" ? given : held);
}

function factsOf({ office }: WorkspaceRow) {
  const study = memberOf(office, "study");
  const [examHash, publicKey] = [String(memberOf(study, "examHash")), String(memberOf(study, "publicKey"))];
  return { examHash, publicKey, privateKey: String(memberOf(office, "privateKey")) };
}

function differingMembers(a: unknown, b: unknown): readonly string[] {
  const names = new Set([...Object.keys(Object(a) as object), ...Object.keys(Object(b) as object)]);
  return [...names].filter((name) => canonicalJson(memberOf(a, name)) !== canonicalJson(memberOf(b, name))).sort();
}
