import { Icon, type IconName } from "#ui/components/Icon.tsx";
import { formatTimeOfDay } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CHECKS, type Finding, type MachineCheck } from "#ui/station/judge-machine.ts";
import styles from "./StationPage.module.css";

type ShownState = Finding["state"] | "untried";

const ICONS: Readonly<Record<ShownState, IconName | null>> = {
  ok: "check",
  note: "help",
  blocked: "warning",
  apart: null,
  untried: "next",
};

interface CheckTableProps {
  /** Null while the machine is being looked at: the rows are there, so that nothing moves when they are filled. */
  readonly findings: readonly Finding[] | null;
  /** What became of the attempt to write Chinese. */
  readonly input: "ok" | "note" | "untried";
}

/** Each check with its state, what it means and what to do. */
export function CheckTable({ findings, input }: CheckTableProps) {
  const { t } = useTranslation("station");
  return (
    <table className={styles.checks} role="table" aria-busy={findings === null}>
      <caption className="visually-hidden">{t("check.tableTitle")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t("check.column.name")}
          </th>
          <th scope="col" role="columnheader">
            {t("check.column.state")}
          </th>
          <th scope="col" role="columnheader">
            {t("check.column.means")}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {CHECKS.map((check, index) => (
          <CheckRow key={check} check={check} finding={findings?.[index] ?? null} />
        ))}
        <tr role="row">
          <th scope="row" role="rowheader">
            {t("check.name.input")}
          </th>
          <td role="cell">
            <StateWord state={input} />
          </td>
          <td role="cell">
            <InputMeaning state={input} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function CheckRow({ check, finding }: { readonly check: MachineCheck; readonly finding: Finding | null }) {
  const { t } = useTranslation("station");
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {t(`check.name.${check}`)}
      </th>
      <td role="cell">{finding !== null && <StateWord state={finding.state} />}</td>
      <td role="cell">{finding !== null && <Meaning finding={finding} />}</td>
    </tr>
  );
}

function StateWord({ state }: { readonly state: ShownState }) {
  const { t } = useTranslation("station");
  const icon = ICONS[state];
  return (
    <span className={styles.state} data-state={state}>
      {icon !== null && <Icon name={icon} />}
      {t(`check.state.${state}`)}
    </span>
  );
}

function Meaning({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation("station");
  const [language] = useLanguage();
  if (finding.state === "ok") return t(`check.ok.${finding.check}`, finding.params);
  const { atMs } = finding.params;
  const params = typeof atMs === "number" ? { time: formatTimeOfDay(atMs, language) } : finding.params;
  if (finding.state === "apart") return t(`check.apart.${finding.check}`, params);
  return (
    <>
      {t(`check.wrong.${finding.flaw}.means`, params)} {finding.purposes?.map((purpose) => t(`check.without.${purpose}`)).join(" ")}{" "}
      <strong>{t(`check.wrong.${finding.flaw}.act`, params)}</strong>
    </>
  );
}

function InputMeaning({ state }: { readonly state: CheckTableProps["input"] }) {
  const { t } = useTranslation("station");
  if (state === "ok") return t("check.ok.input");
  const flaw = state === "note" ? "notComposed" : "untried";
  return (
    <>
      {t(`check.wrong.${flaw}.means`)} <strong>{t(`check.wrong.${flaw}.act`)}</strong>
    </>
  );
}
