import { useTranslation } from "react-i18next";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { studyFileRole } from "#workflows/open-study.ts";
import styles from "./StudyFileList.module.css";

const ROLES = ["office", "paper", "key"] as const;

/** The three files of a study: what each is, where it comes from, and which one was given. */
export function StudyFileList({ given }: { readonly given: readonly NamedBytes[] }) {
  const { t } = useTranslation("coordinator");
  const byRole = ROLES.map((role) => ({ role, files: given.filter((file) => studyFileRole(file) === role) }));
  const strangers = given.filter((file) => studyFileRole(file) === null);
  return (
    <dl className={styles.files}>
      {byRole.map(({ role, files }) => (
        <div key={role} className={styles.file}>
          <dt>{t(`opening.files.${role}.name`)}</dt>
          <dd>{t(`opening.files.${role}.detail`)}</dd>
          <dd className={styles.given} data-given={files.length > 0}>
            {files.length > 0 && <Icon name="check" />}
            {files.length > 0 ? files.map((file) => file.name).join(", ") : t("opening.waiting")}
          </dd>
        </div>
      ))}
      {strangers.map((file) => (
        <div key={file.name} className={styles.file}>
          <dt>{file.name}</dt>
          <dd>{t("opening.unknown")}</dd>
        </div>
      ))}
    </dl>
  );
}
