import { useEffect, useRef, useState } from "react";
import { goTo } from "#ui/hooks/address.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStationPorts } from "#ui/station/station-ports.ts";
import type { BeginPractice } from "#ui/station/use-begin-practice.ts";
import type { PracticeState } from "#workflows/practise.ts";
import styles from "./StationPage.module.css";

interface PracticeEndProps {
  readonly ended: Extract<PracticeState, { readonly kind: "ended" }>;
  readonly begin: BeginPractice;
}

/** What an exam would have shown now, with a file to try saving; then the practice is thrown away. */
export function PracticeEnd({ ended, begin }: PracticeEndProps) {
  const { t } = useTranslation("station");
  const { practice } = useStationPorts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leave = async (): Promise<void> => {
    await practice.clear();
    goTo("/sit");
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t("practice.end.title")}
      </h1>
      <p className={styles.lede}>{t("practice.end.lede")}</p>
      <section className={styles.section}>
        <h2>{t("practice.end.receipt")}</h2>
        <p className={styles.receipt}>{ended.receipt}</p>
        <p>{t("practice.end.given", { given: ended.givenCount, total: ended.itemCount })}</p>
        <p>{t(`practice.end.closed.${ended.closedBy}`)}</p>
        <p className={styles.lede}>{t("practice.end.file")}</p>
        <SavePractice file={ended.file} />
      </section>
      <p className={styles.actions}>
        <button type="button" className="action primary" onClick={() => void leave()}>
          {t("practice.end.leave")}
        </button>
        <button type="button" className="action" disabled={begin.isRunning} onClick={begin.run}>
          {t("practice.end.again")}
        </button>
      </p>
    </>
  );
}

function SavePractice({ file }: Pick<PracticeEndProps["ended"], "file">) {
  const { t } = useTranslation("station");
  const { saveFile } = useStationPorts();
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    try {
      saveFile(file);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <p className={styles.actions}>
      <button type="button" className="action" onClick={save}>
        <Icon name="save" />
        {t("practice.end.save")}
      </button>
      <span role="alert" className={styles.failed}>
        {hasFailed && t("practice.end.saveFailed")}
      </span>
    </p>
  );
}
