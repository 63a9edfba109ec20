import { useState } from "react";
import { useForm } from "react-hook-form";
import { normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { sitesOf } from "#domain/study/person.ts";
import { PROCTOR_KINDS, type ProctorKind } from "#domain/study/proctor-entry.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { toLocalMinute } from "#ui/hooks/local-minute.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

/** What is typed; `at` as the browser's own field for date and time gives it. */
export interface EntryWish {
  readonly at: string;
  readonly site: string;
  readonly kind: ProctorKind;
  readonly code: string;
  readonly note: string;
}

/** The form of an entry of the proctor log, and what became of the last one. Time, site and kind stay for the next. */
export function useWritingEntry() {
  const { store, nowMs, randomId } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { office } = context.workspace;
  const sites = sitesOf(office.roster);
  const [outcome, setOutcome] = useState<"added" | "failed" | null>(null);
  const form = useForm<EntryWish>({
    defaultValues: { at: toLocalMinute(nowMs()), site: sites[0] ?? "", kind: PROCTOR_KINDS[0], code: "", note: "" },
  });
  const isOfSite = (code: string): boolean => {
    const site = form.getValues("site");
    return code.trim() === "" || office.roster.some((entry) => entry.code === normaliseParticipantCode(code) && entry.site === site);
  };
  const add = form.handleSubmit(async ({ at, site, kind, code, note }) => {
    const participantCode = code.trim() === "" ? null : normaliseParticipantCode(code);
    const facts = { atMs: new Date(at).getTime(), site, kind, participantCode, note: note.trim() };
    try {
      await store.addProctorEntry(office.study.studyId, { entryId: randomId(), ...facts, writtenAtMs: nowMs() });
    } catch {
      setOutcome("failed"); // the store's transaction failed: what was typed stays in the form
      return;
    }
    form.setValue("code", "");
    form.setValue("note", "");
    setOutcome("added");
    await reload();
  });
  return { form, sites, isOfSite, add, outcome };
}
