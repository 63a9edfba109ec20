import type { ReactNode } from "react";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { MachineReport } from "#ui/station/judge-machine.ts";
import styles from "./StationPage.module.css";

/** Which machine was checked when; on paper with lines to sign on. */
export function MachineSheet({ report: { facts, atMs } }: { readonly report: MachineReport }) {
  const { t } = useTranslation("station");
  const [language] = useLanguage();
  const utc = new Date(atMs).toISOString().slice(0, 19).replace("T", " ");
  return (
    <section className={styles.section}>
      <h2>{t("check.facts.title")}</h2>
      <dl className={styles.facts}>
        <Fact name={t("check.facts.checkedAt")}>
          {formatDateTime(atMs, language)} ({t("check.facts.utc", { time: utc })})
        </Fact>
        <Fact name={t("check.facts.zone")}>{facts.zone}</Fact>
        <Fact name={t("check.facts.build")}>
          {__APP_VERSION__} · {__BUILD_ID__}
        </Fact>
        <Fact name={t("check.facts.address")}>{facts.address}</Fact>
        <Fact name={t("check.facts.browser")}>{facts.userAgent}</Fact>
      </dl>
      <dl className={styles.signature}>
        {(["room", "name", "sign"] as const).map((line) => (
          <div key={line}>
            <dt>{t(`check.signature.${line}`)}</dt>
            <dd />
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
