import type { Json } from "#lib/json.ts";

/** One row of a table of the staff's database, as plain data, without the number that the database gave it. */
export type WorkspaceRow = { readonly [member: string]: Json };

/** Rows by the name of their table, in the order they came in. A table that is not named has none. */
export type WorkspaceTables = ReadonlyMap<string, readonly WorkspaceRow[]>;

/** What is known of a table without its rows. */
export interface TableShape {
  readonly name: string;
  /** Members that no two rows have alike. Empty where rows are told apart by all they hold. */
  readonly identity: readonly string[];
}

/** The studies whose rows are meant; "all" takes those that belong to no study with them. */
export type StudyScope = readonly string[] | "all";

/** The staff's whole database, table by table, whatever tables it has: for backups, restoring and merging. */
export interface WorkspaceArchive {
  /** Every table there is. */
  readonly tables: readonly TableShape[];
  /** Number of the database's shape: rows of a higher one are not for this app. */
  readonly dataVersion: number;
  /** Rejects where a row holds what JSON cannot carry. */
  readonly read: (scope: StudyScope) => Promise<WorkspaceTables>;
  /**
   * In one transaction: reads the rows in scope, and puts in their place what `plan` makes of them, for the tables it names. Gives the
   * plan's outcome.
   */
  readonly change: <Outcome>(scope: StudyScope, plan: (held: WorkspaceTables) => WorkspaceChange<Outcome>) => Promise<Outcome>;
}

/** Tables that are to hold other rows, and what is to be said of that. */
export interface WorkspaceChange<Outcome> {
  readonly changed: WorkspaceTables;
  readonly outcome: Outcome;
}
