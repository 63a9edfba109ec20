import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { useHasDemo } from "#ui/hooks/use-has-demo.ts";
import { useComposition } from "#ui/shell/composition.ts";
import styles from "./HomePage.module.css";

/** The way to the demo study, on hosts that have its files. An exam host has none, and says nothing. */
export function DemoNote() {
  const { t } = useTranslation("shell");
  const { hostFiles } = useComposition();
  if (!useHasDemo(hostFiles)) return null;
  return (
    <section className={styles.note} aria-labelledby="demo-note">
      <h2 id="demo-note">{t("demo.title")}</h2>
      <p>{t("demo.detail")}</p>
      <p>
        <Link to="/study">{t("demo.open")}</Link>
      </p>
    </section>
  );
}
