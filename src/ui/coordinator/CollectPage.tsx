import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CollectIntake } from "#ui/coordinator/CollectIntake.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { ReceiptCheck } from "#ui/coordinator/ReceiptCheck.tsx";
import { RosterBoard } from "#ui/coordinator/RosterBoard.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Takes submission files in, and shows who is still missing. */
export function CollectPage() {
  const { t } = useTranslation("coordinator");
  return (
    <div className={styles.page}>
      <PageHead title={t("collect.title")} lede={t("collect.lede")} />
      <CollectIntake />
      <RosterBoard />
      <ReceiptCheck />
    </div>
  );
}
