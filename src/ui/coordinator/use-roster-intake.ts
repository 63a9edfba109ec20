import { useState } from "react";
import type { Person } from "#domain/study/person.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { readRoster } from "#workflows/read-roster.ts";

/** What a table came to. "read": it waits until it is said what becomes of the list before. */
export type RosterIntakeState =
  | { readonly kind: "idle" | "reading" }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] }
  | { readonly kind: "read" | "taken"; readonly from: string; readonly people: readonly Person[] };

/** Reads rosters; one read while the list is empty becomes the list. */
export function useRosterIntake() {
  const { draft, change } = useSetup();
  const { people: listed, ranks } = draft.setup;
  const [state, setState] = useState<RosterIntakeState>({ kind: "idle" });
  const read = (file: NamedBytes): void => {
    const people = readRoster(file, ranks);
    if (!people.ok) return setState({ kind: "refused", issues: people.error });
    const isFirst = listed.length === 0;
    if (isFirst) change({ people: people.value });
    setState({ kind: isFirst ? "taken" : "read", from: file.name, people: people.value });
  };
  const take = async (chosen: readonly File[]): Promise<void> => {
    setState({ kind: "reading" });
    const { files, issues } = await readFiles(chosen);
    const [file] = files;
    if (file === undefined) setState({ kind: "refused", issues });
    else read(file);
  };
  const settle = (becomes: (read: readonly Person[]) => readonly Person[]): void => {
    if (state.kind !== "read") return;
    change({ people: becomes(state.people) });
    setState({ ...state, kind: "taken" });
  };
  return {
    state,
    take,
    read,
    replace: () => settle((people) => people),
    add: () => settle((people) => [...listed, ...people]),
    leaveOut: () => setState({ kind: "idle" }),
  };
}
