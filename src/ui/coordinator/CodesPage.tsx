import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { CodeSheet } from "#ui/coordinator/CodeSheet.tsx";
import { CodeTable } from "#ui/coordinator/CodeTable.tsx";
import { ExamFiles } from "#ui/coordinator/ExamFiles.tsx";
import { ReadOutDialog } from "#ui/coordinator/ReadOutDialog.tsx";
import { StartCodeList } from "#ui/coordinator/StartCodeList.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { codeBoard, type CodeRow } from "#workflows/code-board.ts";
import styles from "#ui/staff/staff-page.module.css";

/** What opens the exam and what gives time: all codes of the study, with which were read out and which were used. */
export function CodesPage() {
  const { t } = useTranslation("codes");
  const { context } = useOpenedStudy();
  const rows = useMemo(() => codeBoard(context.workspace), [context]);
  const [chosen, setChosen] = useState<CodeRow | null>(null);
  return (
    <div className={styles.page}>
      <PageHead title={t("title")} lede={t("lede")} />
      <section className={styles.section} aria-labelledby="start-codes">
        <h2 id="start-codes">{t("start.title")}</h2>
        <p>{t("start.detail")}</p>
        <StartCodeList codes={context.workspace.office.startCodes} />
      </section>
      <ExamFiles />
      <section className={`${styles.section} no-print`} aria-labelledby="single-codes">
        <h2 id="single-codes">{t("single.title")}</h2>
        <p>{t("single.detail")}</p>
        <CodeTable rows={rows} onReadOut={setChosen} />
        <div className={styles.actions}>
          <Button variant="default" onClick={() => window.print()}>
            {t("print")}
          </Button>
          <span className={styles.quiet}>{t("printHint")}</span>
        </div>
      </section>
      <CodeSheet rows={rows} />
      {chosen !== null && <ReadOutDialog row={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}
