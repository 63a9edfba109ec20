import { Link, useParams } from "react-router";
import type { Exam } from "#domain/exam/exam.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { PaperItem } from "#ui/coordinator/PaperItem.tsx";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { StudyGate } from "#ui/staff/StudyGate.tsx";
import styles from "./ExamPaperPage.module.css";

const MS_PER_MINUTE = 60_000;

/** The whole exam with room to write, for printing. */
export function ExamPaperPage() {
  const { studyId = "" } = useParams();
  return (
    <StudyGate key={studyId} studyId={studyId}>
      {({ exam, workspace }) => <ExamPaper studyId={studyId} exam={exam} durationMs={workspace.office.study.durationMs} />}
    </StudyGate>
  );
}

interface ExamPaperProps {
  readonly studyId: string;
  readonly exam: Exam;
  readonly durationMs: number;
}

function ExamPaper({ studyId, exam, durationMs }: ExamPaperProps) {
  const { t } = useTranslation("exam-paper");
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <div className="no-print">
          <h1>{t("title")}</h1>
          <p className={styles.lede}>{t("lede")}</p>
          <p className={styles.actions}>
            <button type="button" className="action primary" onClick={() => window.print()}>
              <Icon name="print" />
              {t("print")}
            </button>
            <Link className="action" to={`/study/${studyId}/collect`}>
              {t("back")}
            </Link>
          </p>
        </div>
        <Sheets exam={exam} durationMs={durationMs} />
      </main>
    </>
  );
}

/** A table only for its head, which browsers print on top of every page: loose sheets find their way back by it. */
function Sheets({ exam, durationMs }: Omit<ExamPaperProps, "studyId">) {
  const { t } = useTranslation("exam-paper");
  const text = useLocalText();
  const numbers = new Map(exam.items.map(({ id }, index) => [id, index + 1]));
  return (
    <table role="presentation" className={styles.sheets}>
      <thead>
        <tr>
          <td>
            <Lines names={[t("code"), t("signature")]} />
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <h2 className={styles.exam}>{text(exam.title)}</h2>
            <p>
              {t("time", { minutes: Math.round(durationMs / MS_PER_MINUTE), items: exam.items.length })} {t("mark")}
            </p>
            <Lines names={[t("started"), t("ended")]} />
            {exam.sections.map((section) => (
              <section key={section.id}>
                <div className={styles.section}>
                  <h3>
                    {section.id} · {text(section.title)}
                  </h3>
                  <p>{text(section.instructions)}</p>
                </div>
                {exam.items
                  .filter(({ sectionId }) => sectionId === section.id)
                  .map((item) => (
                    <PaperItem key={item.id} item={item} number={numbers.get(item.id) ?? 0} />
                  ))}
              </section>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Lines({ names }: { readonly names: readonly string[] }) {
  return (
    <div className={styles.lines}>
      {names.map((name) => (
        <p key={name} className={styles.line}>
          {name}
        </p>
      ))}
    </div>
  );
}
