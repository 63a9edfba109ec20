import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { MarkLegend } from "#ui/participant/MarkLegend.tsx";
import { useSingleKeys } from "#ui/participant/use-shortcuts.ts";
import styles from "./HelpDialog.module.css";

const KEYS = [
  [["Alt", "←"], ["Alt", "→"], "previousNext"],
  [["A"], ["B"], "choose"],
  [["F"], null, "flag"],
  [["R"], null, "review"],
  [["?"], null, "open"],
] as const;

const TOOL_KEYS = [
  [["Alt", "C"], "calculator"],
  [["Alt", "S"], "scratchPad"],
  [["Esc"], "close"],
] as const;

/** What the keys do and what the marks mean. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["participant", "common", "exam-tools"]);
  return (
    <Dialog
      title={t("help.title")}
      onClose={onClose}
      actions={
        <button type="button" className="action primary" onClick={onClose}>
          {t("common:action.close")}
        </button>
      }
    >
      <table className={styles.keys}>
        <caption className={styles.caption}>{t("help.keys")}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t("help.key")}</th>
            <th scope="col">{t("help.does")}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(([first, second, action]) => (
            <tr key={action}>
              <td>
                <Keys names={first} />
                {second !== null && <Keys names={second} />}
                {action === "choose" && "…"}
              </td>
              <td>{t(`help.${action}`)}</td>
            </tr>
          ))}
          {TOOL_KEYS.map(([names, action]) => (
            <tr key={action}>
              <td>
                <Keys names={names} />
              </td>
              <td>{t(`exam-tools:help.${action}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t("help.notInFields")} {t("help.letterConflict")}
      </p>
      <SingleKeys />
      <div>
        <p className={styles.caption}>{t("help.marks")}</p>
        <MarkLegend />
      </div>
    </Dialog>
  );
}

function Keys({ names }: { readonly names: readonly string[] }) {
  return (
    <span className={styles.press}>
      {names.map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

function SingleKeys() {
  const { t } = useTranslation("participant");
  const [current, setCurrent] = useSingleKeys();
  return (
    <fieldset className="segments">
      <legend>{t("help.singleKeys")}</legend>
      {(["on", "off"] as const).map((value) => (
        <label key={value}>
          <input type="radio" name="single-keys" checked={current === value} onChange={() => setCurrent(value)} />
          {t(`help.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
