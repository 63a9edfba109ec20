import { useEffect, useRef } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { StudySetup } from "#domain/study/study-setup.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";

/** A form over a part of the set-up: every change goes into the draft at once, as it is; what is wrong with it is said by `setupIssues`. */
export function useSetupForm<Part extends Partial<StudySetup> & FieldValues>(part: Part): UseFormReturn<Part> {
  const { change } = useSetup();
  const latest = useRef(change);
  useEffect(() => {
    latest.current = change;
  });
  const form = useForm<Part>({ defaultValues: part as DefaultValues<Part> });
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => latest.current(values) }), [subscribe]);
  return form;
}
