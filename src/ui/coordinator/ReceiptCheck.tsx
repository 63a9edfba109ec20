import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRosterPlace } from "#ui/coordinator/use-roster-place.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { findReceipt, type ReceiptMatch } from "#workflows/roster-board.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Tells from a receipt code whose submission it belongs to, and whether that is sound. */
export function ReceiptCheck() {
  const { t } = useTranslation("coordinator");
  const { context } = useOpenedStudy();
  const [found, setFound] = useState<ReceiptMatch | "unknown" | null>(null);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { receipt: "" } });
  const check = handleSubmit(({ receipt }) => setFound(findReceipt(context.workspace, receipt) ?? "unknown"));
  return (
    <section className={styles.section} aria-labelledby="receipt-check">
      <h2 id="receipt-check">{t("collect.receiptTitle")}</h2>
      <p>{t("collect.receiptDetail")}</p>
      <form className={styles.row} noValidate onSubmit={(event) => void check(event)}>
        <TextInput
          label={t("collect.receiptLabel")}
          placeholder="XXXX-XXXX-XXXX"
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.receipt && t("collect.receiptEmpty")}
          {...register("receipt", { validate: (text) => text.trim() !== "" })}
        />
        <Button type="submit">{t("collect.receiptCheck")}</Button>
      </form>
      {found === "unknown" && <Notice tone="warn" title={t("collect.receiptUnknown")} />}
      {found !== null && found !== "unknown" && <Found match={found} />}
    </section>
  );
}

function Found({ match }: { readonly match: ReceiptMatch }) {
  const { t } = useTranslation("coordinator");
  const code = match.source.start.participantCode;
  const { rank, site } = useRosterPlace()(code);
  const isSound = match.entry.verdict === "sound";
  const facts = { code, rank: rank ?? "–", site: site ?? "–" };
  return <Notice tone={isSound ? "good" : "warn"} title={t(isSound ? "collect.receiptSound" : "collect.receiptDoubtful", facts)} />;
}
