import { useState } from "react";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CodeDialog } from "#ui/participant/CodeDialog.tsx";
import { useContrast } from "#ui/participant/use-contrast.ts";
import { useTools } from "#ui/participant/use-tools.ts";
import styles from "./ToolMenu.module.css";

const KEYS = { calculator: "Alt+C", "scratch-pad": "Alt+S" } as const;

/** Calculator, scratch pad, contrast and the coordinator's code: a list behind one button where it is wide, part of the menu where it is narrow. */
export function ToolMenu({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation("exam-tools");
  const [isOpen, setIsOpen] = useState(false);
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const { offered, open, toggle } = useTools();
  const contrast = useContrast();
  const choose = (act: () => void) => {
    setIsOpen(false);
    onChosen();
    act();
  };
  return (
    <div
      className={styles.menu}
      onKeyDown={({ key }) => {
        if (key === "Escape") setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={`action plain ${styles.opener}`}
        aria-expanded={isOpen}
        aria-controls="exam-extras"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t("menu.label")}
        <Icon name={isOpen ? "up" : "down"} />
      </button>
      <div id="exam-extras" className={styles.list} data-open={isOpen}>
        {offered.map((tool) => (
          <button
            key={tool}
            type="button"
            className="action plain"
            aria-pressed={open.includes(tool)}
            aria-keyshortcuts={KEYS[tool]}
            onClick={() => choose(() => toggle(tool))}
          >
            <span>{t(`menu.${tool}`)}</span> <kbd className={styles.key}>{KEYS[tool]}</kbd>
          </button>
        ))}
        <button type="button" className="action plain" onClick={() => choose(contrast.toggle)}>
          {contrast.isHigh ? t("menu.lessContrast") : t("menu.moreContrast")}
        </button>
        {/* The list stays open: the focus comes back to where it was. */}
        <button type="button" className="action plain" onClick={() => setIsCodeOpen(true)}>
          {t("menu.code")}
        </button>
      </div>
      {isCodeOpen && <CodeDialog onClose={() => setIsCodeOpen(false)} />}
    </div>
  );
}
