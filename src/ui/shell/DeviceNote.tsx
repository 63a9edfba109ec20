import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useDevice } from "#ui/shell/use-device.ts";
import { useOnline } from "#ui/shell/use-online.ts";
import styles from "./HomePage.module.css";

const SHAPES = {
  checking: styles.shapeWaiting,
  storing: styles.shapeWaiting,
  ready: styles.shapeGood,
  insecure: styles.shapeBad,
  unsupported: styles.shapeBad,
  failed: styles.shapeBad,
} as const;

/** Whether this device is ready to be used without a network, with the reason. */
export function DeviceNote() {
  const { t } = useTranslation("shell");
  const { offline } = useDevice();
  const isOnline = useOnline();
  return (
    <section className={styles.note} aria-labelledby="device-note">
      <h2 id="device-note">{t("device.title")}</h2>
      <p role="status">
        <strong>
          <span className={`${styles.shape} ${SHAPES[offline.kind]}`} aria-hidden="true" />
          {t(`device.${offline.kind}.state`)}
        </strong>
        <br />
        {t(`device.${offline.kind}.detail`)}
        {!isOnline && ` ${t("offline")}`}
      </p>
      {offline.kind === "failed" && <p className={styles.reason}>{offline.reason}</p>}
    </section>
  );
}
