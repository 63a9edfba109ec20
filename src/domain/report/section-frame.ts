import type { SectionComparison } from "#domain/comparison/comparison.ts";
import type { ReportWords } from "#domain/report/report-words.ts";

/** One section with the words its tables and charts need. */
export interface SectionFrame {
  readonly section: SectionComparison;
  /** Letter and title of the section. */
  readonly title: string;
  /** One a contender, in the section's order. */
  readonly labels: readonly string[];
  readonly words: ReportWords;
}
