import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { DEFAULT_POLICY } from "#domain/study/study.ts";
import { memberOf } from "#lib/member-of.ts";

/** The rows' version in which a study got rules beside those for its tools. */
const RULES = 3;

/**
 * A row of the workspace as the newest version keeps it, whether it lay in a database or in a backup of `dataVersion`: what a study or a
 * set-up could not say then is as it was.
 */
export function upgradeWorkspaceRow<Row extends object>(table: string, row: Row, dataVersion: number): Row {
  if (dataVersion >= RULES) return row;
  if (table === "studies") return over(row, "office", (office) => over(office, "study", (study) => over(study, "policy", withRules)));
  if (table === "drafts") return over(row, "setup", (setup) => ({ ...EMPTY_SETUP, ...over(setup, "policy", withSetupRules) }));
  return row;
}

function withRules(policy: object): object {
  return { ...DEFAULT_POLICY, ...policy };
}

function withSetupRules(policy: object): object {
  return { ...EMPTY_SETUP.policy, ...policy };
}

function over<Row extends object>(row: Row, member: string, change: (value: object) => object): Row {
  return { ...row, [member]: change(Object(memberOf(row, member))) };
}
