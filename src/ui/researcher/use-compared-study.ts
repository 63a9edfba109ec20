import { useOutletContext } from "react-router";
import type { ViewSettings } from "#ui/researcher/view-settings.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** The study a page of the comparison works on, and how it is looked at. */
export interface ComparedStudy {
  readonly context: StudyContext;
  readonly view: ViewSettings;
  /** The view as the end of an address, for links to the study's other pages. */
  readonly search: string;
  /** Reads the study again after a change. */
  readonly reload: () => Promise<void>;
}

/** The study around a page of the comparison; given by `CompareLayout`. */
export function useComparedStudy(): ComparedStudy {
  return useOutletContext<ComparedStudy>();
}
