import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "#ui/components/Link.tsx";
import { useAddressParams } from "#ui/hooks/address.ts";
import { useStore, type StoreApi } from "zustand";
import { createExamDesk } from "#ui/participant/exam-desk.ts";
import { QuietPage } from "#ui/participant/QuietPage.tsx";
import { OpenSittingContext } from "#ui/participant/sitting-context.ts";
import { createSittingStore, type SittingState } from "#ui/participant/sitting-store.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { useExamClipboard } from "#ui/participant/use-exam-clipboard.ts";
import { useWatchedSitting } from "#ui/participant/use-watched-sitting.ts";

/** Opens the sitting of the address for as long as one of its pages is shown. */
export function OpenSittingRoute({ children }: { readonly children: ReactNode }) {
  const { sittingId = "" } = useAddressParams();
  const ports = useParticipantPorts();
  const [opened, setOpened] = useState<{ readonly sittingId: string; readonly store: StoreApi<SittingState> } | null>(null);
  useEffect(() => {
    const store = createSittingStore(ports, sittingId);
    // The open sitting lives exactly as long as this effect, so only the effect can say that there is one.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setOpened({ sittingId, store });
    return () => store.getState().close();
  }, [ports, sittingId]);
  if (opened?.sittingId !== sittingId) return <OpeningPage />;
  return (
    <OpenedSitting key={sittingId} store={opened.store}>
      {children}
    </OpenedSitting>
  );
}

function OpenedSitting({ store, children }: { readonly store: StoreApi<SittingState>; readonly children: ReactNode }) {
  const phase = useStore(store, (state) => state.phase);
  const isWriting = useStore(store, (state) => state.phase === "ready" && state.access === "writer" && state.finished === null);
  const [setAside] = useState(() => new Map());
  const [desk] = useState(createExamDesk);
  const [dismissedCount, dismissNotices] = useState(0);
  usePulse(store);
  useWatchedSitting(store, desk, isWriting);
  useExamClipboard(store, desk);
  if (phase === "loading") return <OpeningPage />;
  if (phase === "missing" || phase === "failed") return <UnopenedPage store={store} />;
  return <OpenSittingContext value={{ store, desk, setAside, dismissedCount, dismissNotices }}>{children}</OpenSittingContext>;
}

function OpeningPage() {
  const { t } = useTranslation("participant");
  return <QuietPage waiting title={t("opening.loading")} />;
}

function UnopenedPage({ store }: { readonly store: StoreApi<SittingState> }) {
  const { t } = useTranslation(["participant", "common"]);
  const phase = useStore(store, (state) => state.phase);
  const failure = useStore(store, (state) => state.failure);
  const missing = phase === "missing";
  const reason = failure === "record" ? t("opening.failedRecord") : t("opening.failedStorage");
  return (
    <QuietPage title={missing ? t("opening.missingTitle") : t("opening.failedTitle")}>
      <p>{missing ? t("opening.missing") : reason}</p>
      <p>
        {failure === "storage" ? (
          <button type="button" className="action primary" onClick={() => location.reload()}>
            {t("common:action.reload")}
          </button>
        ) : (
          <Link className="action" to="/sit">
            {t("opening.toStart")}
          </Link>
        )}
      </p>
    </QuietPage>
  );
}

/** Tells the sitting whenever the page may have been away, so that the time shown is right at the first paint. */
function usePulse(store: StoreApi<SittingState>): void {
  useEffect(() => {
    const pulse = () => store.getState().pulse();
    const hide = () => {
      if (document.visibilityState === "hidden") void store.getState().flush();
      else pulse();
    };
    document.addEventListener("visibilitychange", hide);
    document.addEventListener("resume", pulse);
    window.addEventListener("pageshow", pulse);
    window.addEventListener("focus", pulse);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      document.removeEventListener("resume", pulse);
      window.removeEventListener("pageshow", pulse);
      window.removeEventListener("focus", pulse);
    };
  }, [store]);
}
