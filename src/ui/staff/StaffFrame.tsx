import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { StudyBanner } from "#ui/staff/StudyBanner.tsx";
import { useStrayDropGuard } from "#ui/staff/use-stray-drop-guard.ts";
import styles from "./StaffFrame.module.css";

interface StaffFrameProps {
  /** The study's title; absent on pages about no study. */
  readonly studyTitle?: string;
  /** Where the list of studies is that the title's line leads back to: the coordinator's or the researcher's. */
  readonly list?: "study" | "compare";
  readonly isSimulated?: boolean;
  readonly isDraft?: boolean;
  /** The left rail; on a narrow page it stands on top. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

/** Header, what must be known of the study, rail and middle: the frame of every staff page. */
export function StaffFrame({ studyTitle, list = "study", isSimulated = false, isDraft = false, rail, children }: StaffFrameProps) {
  const { t } = useTranslation("staff");
  useStrayDropGuard();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content" onClick={skipToContent}>
        {t("frame.skip")}
      </a>
      <PageHeader>{studyTitle !== undefined && <Trail className={styles.trailInHeader} list={list} studyTitle={studyTitle} />}</PageHeader>
      {studyTitle !== undefined && <Trail className={styles.trailBelow} list={list} studyTitle={studyTitle} />}
      <StudyBanner isSimulated={isSimulated} isDraft={isDraft} />
      <div className={rail === undefined ? styles.single : styles.columns}>
        {rail}
        <main id="content" tabIndex={-1} className={styles.middle}>
          {children}
        </main>
      </div>
    </div>
  );
}

interface TrailProps {
  readonly className: string | undefined;
  readonly list: "study" | "compare";
  readonly studyTitle: string;
}

/** Which study this is, and the way back to the list. Wide pages have room for it in the header, narrow ones below. */
function Trail({ className, list, studyTitle }: TrailProps) {
  const { t } = useTranslation("staff");
  return (
    <nav className={className} aria-label={t("frame.trail")}>
      <Link to={`/${list}`}>{t(list === "study" ? "frame.studies" : "frame.compare")}</Link>
      <span aria-hidden="true"> / </span>
      <strong>{studyTitle}</strong>
    </nav>
  );
}

/** The address is the router's: the skip link moves the focus and leaves it alone. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}
