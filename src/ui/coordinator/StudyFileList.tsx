import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { STUDY_FILE_ROLES, type GivenFiles } from "#ui/coordinator/use-study-files.ts";
import styles from "./StudyFileList.module.css";

/** The three files of a study: what each is, where it comes from, and which one was given. */
export function StudyFileList({ given }: { readonly given: GivenFiles }) {
  const { t } = useTranslation("coordinator");
  return (
    <dl className={styles.files}>
      {STUDY_FILE_ROLES.map((role) => {
        const file = given.byRole.get(role);
        return (
          <div key={role} className={styles.file}>
            <dt>{t(`opening.files.${role}.name`)}</dt>
            <dd>{t(`opening.files.${role}.detail`)}</dd>
            <dd className={styles.given} data-given={file !== undefined}>
              {file !== undefined && <Icon name="check" />}
              {file?.name ?? t("opening.waiting")}
            </dd>
          </div>
        );
      })}
      {given.strangers.map((name) => (
        <div key={name} className={styles.file}>
          <dt>{name}</dt>
          <dd>{t("opening.unknown")}</dd>
        </div>
      ))}
    </dl>
  );
}
