import { useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { StartWindow } from "#domain/study/study.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { Mark } from "#ui/components/Mark.tsx";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { ReadinessList } from "#ui/participant/ReadinessList.tsx";
import { checkReadiness } from "#ui/participant/readiness.ts";
import { StartForm } from "#ui/participant/StartForm.tsx";
import { useDurationText } from "#ui/participant/use-duration-text.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

interface ExamCoverProps {
  readonly offered: OfferedStudy;
  /** The study was opened from a file just now. */
  readonly isOpened: boolean;
  readonly sittings: readonly SittingSummary[];
  /** Stands below, once the cover is there: nothing that is seen moves. */
  readonly children: ReactNode;
}

/** The exam's cover: what it is, what will happen, whether this machine is ready, and the form that starts it. */
export function ExamCover({ offered, isOpened, sittings, children }: ExamCoverProps) {
  const { appHome, probeStorage } = useParticipantPorts();
  const [readiness] = useLoaded("readiness", () => checkReadiness(probeStorage, appHome));
  return (
    <>
      <About offered={offered} isOpened={isOpened} />
      <ReadinessList readiness={readiness} />
      <StartForm offered={offered} readiness={readiness} sittings={sittings} />
      {children}
    </>
  );
}

interface AboutProps {
  readonly offered: OfferedStudy;
  readonly isOpened: boolean;
}

/** A study that was opened from a file takes the focus, which lay on the field far below. */
function About({ offered: { study, cover }, isOpened }: AboutProps) {
  const { t } = useTranslation(["participant", "common"]);
  const text = useLocalText();
  const time = useDurationText()(study.durationMs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const itemCount = cover.sections.reduce((sum, section) => sum + section.itemCount, 0);
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1} className={styles.exam}>
        {text(study.title)} {study.simulated && <Mark>{t("common:mark.simulated")}</Mark>}{" "}
        {cover.reviewStatus === "draft" && <Mark>{t("common:mark.draft")}</Mark>}
      </h2>
      {isOpened && <p className={styles.soft}>{t("start.fileOpened")}</p>}
      <p>{t("start.summary", { items: itemCount, sections: cover.sections.length, time })}</p>
      <WindowNote window={study.policy.window} />
      {cover.reviewStatus === "draft" && <p className={styles.soft}>{t("start.draftNote")}</p>}
      {study.simulated && <p className={styles.soft}>{t("start.simulatedNote")}</p>}
      <table className={styles.sections}>
        <tbody>
          {cover.sections.map((section) => (
            <tr key={section.id}>
              <th scope="row">
                {t("bar.section", { id: section.id })} · {text(section.title)}
              </th>
              <td>{t("start.sectionItems", { count: section.itemCount })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t("explain.title")}</h3>
      <ul className={styles.explain}>
        <li>{t("explain.clock", { time })}</li>
        <li>{t("explain.order")}</li>
        <li>{t("explain.saved")}</li>
        <li>{t("explain.end")}</li>
        <li>{t("explain.file")}</li>
      </ul>
    </section>
  );
}

/** When the exam may be started; nothing where it may be at any time. */
function WindowNote({ window: { opensAtMs, closesAtMs } }: { readonly window: StartWindow }) {
  const { t } = useTranslation("participant");
  const [language] = useLanguage();
  const ends = [
    opensAtMs !== null && t("start.opens", { time: formatDateTime(opensAtMs, language) }),
    closesAtMs !== null && t("start.closes", { time: formatDateTime(closesAtMs, language) }),
  ].filter((end) => end !== false);
  return ends.length > 0 && <p>{ends.join(" ")}</p>;
}
