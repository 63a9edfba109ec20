import { Button } from "@mantine/core";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useLoadingDemo } from "#ui/coordinator/use-loading-demo.ts";
import { useHasDemo } from "#ui/hooks/use-has-demo.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Loads the demo study through the real steps. Shown only where the host has its files: an exam host has none. */
export function DemoStudyPanel() {
  const { t } = useTranslation("coordinator");
  const { hostFiles } = useStaffPorts();
  const hasDemo = useHasDemo(hostFiles);
  const { loading, load, cancel } = useLoadingDemo();
  if (!hasDemo) return null;
  return (
    <section className={styles.section} aria-labelledby="demo-study">
      <h2 id="demo-study">{t("demo.title")}</h2>
      <p>{t("demo.detail")}</p>
      <p>
        <Button onClick={() => void load()} disabled={loading.kind === "running"}>
          {t("demo.load")}
        </Button>
      </p>
      {loading.kind === "running" && (
        <WorkProgress
          label={t("demo.loading")}
          done={loading.done}
          total={loading.total}
          onCancel={cancel}
          isCancelling={loading.isCancelling}
        />
      )}
      {loading.kind === "cancelled" && <Notice tone="warn" title={t("demo.cancelled")} />}
      {loading.kind === "failed" && (
        <Notice tone="bad" title={t("demo.failed")}>
          {loading.issues.length > 0 ? <IssueList issues={loading.issues} /> : <p>{t("demo.fetchFailed")}</p>}
        </Notice>
      )}
    </section>
  );
}
