import { Button } from "@mantine/core";
import { BackupPanel } from "#ui/coordinator/BackupPanel.tsx";
import { KeyPanel } from "#ui/coordinator/KeyPanel.tsx";
import { RecoverySheet } from "#ui/coordinator/RecoverySheet.tsx";
import { RestorePanel } from "#ui/coordinator/RestorePanel.tsx";
import { SafeCopyList } from "#ui/coordinator/SafeCopyList.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { PageHead } from "#ui/staff/PageHead.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** What keeps a study from being lost with its machine: the private key's file, backups, and a sheet of paper. */
export function SafetyPage() {
  const { t } = useTranslation("safety");
  const { reload } = useOpenedStudy();
  return (
    <>
      <div className={`${styles.page} no-print`}>
        <PageHead title={t("title")} lede={t("lede")} />
        <KeyPanel />
        <BackupPanel />
        <SafeCopyList />
        <section className={styles.section} aria-labelledby="recovery-sheet">
          <h2 id="recovery-sheet">{t("sheet.title")}</h2>
          <p>{t("sheet.lede")}</p>
          <div className={styles.actions}>
            <Button leftSection={<Icon name="print" />} onClick={() => window.print()}>
              {t("sheet.print")}
            </Button>
          </div>
        </section>
        <RestorePanel onRestored={() => void reload()} />
      </div>
      <RecoverySheet />
    </>
  );
}
