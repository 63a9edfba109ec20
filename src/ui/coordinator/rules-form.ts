import type { UseFormReturn } from "react-hook-form";
import type { StudySetup } from "#domain/study/study-setup.ts";

/** The form of the step of rules. */
export type RulesForm = UseFormReturn<Pick<StudySetup, "policy" | "consent" | "dropBox">>;
