import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { LANGUAGES } from "#lib/language.ts";
import { isPracticeId } from "#domain/sitting/practice-id.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { LanguageSwitch } from "#ui/components/LanguageSwitch.tsx";
import { Mark } from "#ui/components/Mark.tsx";
import { BackupButton } from "#ui/participant/BackupButton.tsx";
import { HelpDialog } from "#ui/participant/HelpDialog.tsx";
import { useSitting } from "#ui/participant/sitting-context.ts";
import { useTextSize } from "#ui/participant/text-size.ts";
import { TimeLeft, TimeToggle } from "#ui/participant/TimeLeft.tsx";
import { useFullScreen } from "#ui/participant/use-full-screen.ts";
import { ToolMenu } from "#ui/participant/ToolMenu.tsx";
import { useOnlyLanguage } from "#ui/participant/use-only-language.ts";
import { useTools } from "#ui/participant/use-tools.ts";
import { useShortcuts } from "#ui/participant/use-shortcuts.ts";
import styles from "./TopBar.module.css";

/** Where in the exam a page is. */
export interface Place {
  readonly full: string;
  readonly short: string;
}

/** Who sits what, how long still, and the tools. On narrow screens the tools fold behind one button. */
export function TopBar({ place }: { readonly place: Place }) {
  const { t } = useTranslation(["participant", "common"]);
  const [isOpen, setIsOpen] = useState(false);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const { toggle } = useTools();
  useShortcuts([], (shortcut) => {
    if (shortcut.kind === "help") setIsHelpOpen(true);
    if (shortcut.kind === "tool") toggle(shortcut.tool);
  });
  const isSimulated = useSitting((state) => state.sitting?.start.simulated ?? false);
  const code = useSitting((state) => state.sitting?.start.participantCode ?? "");
  const isPractice = useSitting((state) => isPracticeId(state.sitting?.start.sittingId ?? ""));
  return (
    <header
      className={styles.bar}
      aria-label={t("bar.label")}
      onKeyDown={({ key }) => {
        if (key === "Escape") setIsOpen(false);
      }}
    >
      <p className={styles.who}>
        {isPractice ? <Mark>{t("bar.practice")}</Mark> : <span className={styles.code}>{code}</span>}
        <span className={styles.place}>{place.full}</span>
        <span className={styles.shortPlace}>{place.short}</span>
        {isSimulated && <Mark>{t("common:mark.simulated")}</Mark>}
      </p>
      <TimeLeft />
      <button
        type="button"
        className={`action plain ${styles.menu}`}
        aria-expanded={isOpen}
        aria-controls="exam-tools"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("bar.tools")}
        <Icon name={isOpen ? "up" : "down"} />
      </button>
      <div id="exam-tools" className={styles.tools} data-open={isOpen}>
        <TextSizeControl />
        <TimeToggle />
        <ExamLanguage />
        <FullScreenButton />
        <BackupButton />
        <button type="button" className="action plain" onClick={() => setIsHelpOpen(true)}>
          {t("bar.help")}
        </button>
        <ToolMenu onChosen={() => setIsOpen(false)} />
      </div>
      {isHelpOpen && <HelpDialog onClose={() => setIsHelpOpen(false)} />}
    </header>
  );
}

function ExamLanguage() {
  const only = useOnlyLanguage(useSitting((state) => state.study?.policy.languages ?? LANGUAGES));
  return only === null && <LanguageSwitch />;
}

function TextSizeControl() {
  const { t } = useTranslation("participant");
  const { percent, smaller, larger } = useTextSize();
  const current = t("bar.textPercent", { percent });
  return (
    <div role="group" aria-label={`${t("bar.textSize")}, ${current}`} className={styles.sizes}>
      <button type="button" className="action plain" aria-label={t("bar.smaller")} disabled={smaller === null} onClick={() => smaller?.()}>
        A−
      </button>
      <span className={styles.percent} role="status">
        {current}
      </span>
      <button type="button" className="action plain" aria-label={t("bar.larger")} disabled={larger === null} onClick={() => larger?.()}>
        A+
      </button>
    </div>
  );
}

function FullScreenButton() {
  const { t } = useTranslation("participant");
  const fullScreen = useFullScreen();
  if (fullScreen === null) return null;
  return (
    <button type="button" className="action plain" onClick={fullScreen.toggle}>
      <Icon name={fullScreen.isFull ? "shrink" : "expand"} />
      {fullScreen.isFull ? t("bar.leaveFullScreen") : t("bar.fullScreen")}
    </button>
  );
}
