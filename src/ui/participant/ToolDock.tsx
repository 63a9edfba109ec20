import { useEffect, useState, type ComponentType, type KeyboardEvent } from "react";
import type { ToolName } from "#domain/sitting/sitting-event.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Calculator } from "#ui/participant/Calculator.tsx";
import { ScratchPad } from "#ui/participant/ScratchPad.tsx";
import { isComposingKey } from "#ui/participant/shortcuts.ts";
import { useTools } from "#ui/participant/use-tools.ts";
import styles from "./ToolDock.module.css";

// Not fetched on demand: a tool must be there when the network is not.
const PANELS: Readonly<Record<ToolName, ComponentType>> = { calculator: Calculator, "scratch-pad": ScratchPad };

/** The open tools: a column beside the item where there is room, else a sheet on the lower edge. They never cover the response beside it. */
export function ToolDock() {
  const { open, toggle } = useTools();
  if (open.length === 0) return null;
  return (
    <div className={styles.dock}>
      {open.map((tool) => (
        <ToolPanel key={tool} tool={tool} onClose={() => toggle(tool)} />
      ))}
    </div>
  );
}

function ToolPanel({ tool, onClose }: { readonly tool: ToolName; readonly onClose: () => void }) {
  const { t } = useTranslation("exam-tools");
  const Panel = PANELS[tool];
  const name = t(`menu.${tool}`);
  useReturnedFocus();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposingKey(event.nativeEvent)) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={styles.panel} aria-label={name} data-own-keys onKeyDown={closeOnEscape}>
      <header className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <button type="button" className="action plain" aria-label={t("dock.closeNamed", { tool: name })} onClick={onClose}>
          <Icon name="close" />
          {t("dock.close")}
        </button>
      </header>
      <Panel />
    </section>
  );
}

/** The focus goes back to where it was when the tool was opened, or to the item's heading when that is gone. */
function useReturnedFocus(): void {
  // Asked while rendering: by the first effect the tool has the focus already.
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const isGone = !(before instanceof HTMLElement) || !before.isConnected || before.offsetParent === null;
      (isGone ? document.querySelector("h1") : before)?.focus();
    },
    [before],
  );
}
