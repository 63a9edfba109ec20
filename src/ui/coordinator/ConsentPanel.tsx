import { Button } from "@mantine/core";
import { useState } from "react";
import { EraseDialog } from "#ui/coordinator/EraseDialog.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { WithdrawDialog } from "#ui/coordinator/WithdrawDialog.tsx";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Whether a participant's data may be used, and the way to change that. */
export function ConsentPanel({ code }: { readonly code: string }) {
  const { t } = useTranslation("consent");
  const { context } = useOpenedStudy();
  const { withdrawals, erasures } = context.workspace;
  const [withdrawal, erasure] = [withdrawals, erasures].map((list) => list.find((held) => held.code === code));
  return (
    <section className={styles.section} aria-labelledby="consent">
      <h2 id="consent">{t("title")}</h2>
      <p>
        <ConsentState code={code} withdrawnAtMs={withdrawal?.atMs ?? null} erasedAtMs={erasure?.atMs ?? null} />
      </p>
      {erasure === undefined && <Changes code={code} isWithdrawn={withdrawal !== undefined} />}
    </section>
  );
}

function Changes({ code, isWithdrawn }: { readonly code: string; readonly isWithdrawn: boolean }) {
  const { t } = useTranslation("consent");
  const [asked, setAsked] = useState<"withdraw" | "erase" | null>(null);
  return (
    <>
      <div className={styles.actions}>
        {isWithdrawn ? <TakeBack code={code} /> : <Button onClick={() => setAsked("withdraw")}>{t("withdraw")}</Button>}
        <Button onClick={() => setAsked("erase")}>{t("erase")}</Button>
      </div>
      {asked === "withdraw" && <WithdrawDialog code={code} onClose={() => setAsked(null)} />}
      {asked === "erase" && <EraseDialog code={code} onClose={() => setAsked(null)} />}
    </>
  );
}

interface ConsentStateProps {
  readonly code: string;
  readonly withdrawnAtMs: number | null;
  readonly erasedAtMs: number | null;
}

function ConsentState({ code, withdrawnAtMs, erasedAtMs }: ConsentStateProps) {
  const { t } = useTranslation("consent");
  const [language] = useLanguage();
  if (erasedAtMs !== null) return t("erased", { code, time: formatShortTime(erasedAtMs, language) });
  if (withdrawnAtMs !== null) return t("withdrawn", { code, time: formatShortTime(withdrawnAtMs, language) });
  return t("given");
}

/** Nothing is lost by it, so it is not asked for twice. */
function TakeBack({ code }: { readonly code: string }) {
  const { t } = useTranslation("consent");
  const { store } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const takeBack = async (): Promise<void> => {
    try {
      await store.removeWithdrawal(context.workspace.office.study.studyId, code);
    } catch {
      setHasFailed(true); // the store's transaction failed: the withdrawal stands, and the page says so
      return;
    }
    await reload();
  };
  return (
    <>
      <Button onClick={() => void takeBack()}>{t("restore")}</Button>
      {hasFailed && <Notice tone="bad" title={t("failed")} />}
    </>
  );
}
