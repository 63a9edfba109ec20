import type { Exam, Section } from "#domain/exam/exam.ts";

/** What anyone may know of an exam before it is opened; its title and time are the study's. */
export interface ExamCover {
  readonly reviewStatus: Exam["reviewStatus"];
  /** In exam order. */
  readonly sections: readonly CoverSection[];
}

/** One section by name and size. */
export interface CoverSection extends Pick<Section, "id" | "title"> {
  readonly itemCount: number;
}

/** The cover of an exam. */
export function coverOf({ reviewStatus, sections, items }: Exam): ExamCover {
  const countOf = (sectionId: string): number => items.filter((item) => item.sectionId === sectionId).length;
  return { reviewStatus, sections: sections.map(({ id, title }) => ({ id, title, itemCount: countOf(id) })) };
}
