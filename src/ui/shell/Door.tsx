import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import styles from "./HomePage.module.css";

interface DoorProps {
  readonly to: string;
  readonly name: "sit" | "study" | "compare";
}

/** One of the three ways in: what is done behind it, by whom, and what it means. The whole row leads there. */
export function Door({ to, name }: DoorProps) {
  const { t } = useTranslation("shell");
  return (
    <li className={styles.door}>
      <Link className={styles.way} to={to}>
        {t(`doors.${name}.title`)}
      </Link>
      <span className={styles.who}>{t(`doors.${name}.for`)}</span>
      <span className={styles.what}>{t(`doors.${name}.detail`)}</span>
      <span className={styles.arrow}>
        <Icon name="next" />
      </span>
    </li>
  );
}
