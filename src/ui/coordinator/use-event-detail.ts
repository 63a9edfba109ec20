import { useCallback } from "react";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { useShortDuration } from "#ui/coordinator/use-short-duration.ts";
import { useTranslation, type Translate } from "#ui/hooks/use-translation.ts";

interface Words {
  readonly t: Translate<"timeline">;
  readonly duration: (ms: number) => string;
}

/** A function that says what a fact holds beside its kind; empty where the kind says it all. */
export function useEventDetail(): (fact: SittingFact) => string {
  const { t } = useTranslation("timeline");
  const duration = useShortDuration();
  return useCallback((fact) => timeDetail(fact, { t, duration }) ?? pageDetail(fact, { t, duration }) ?? "", [t, duration]);
}

function timeDetail(fact: SittingFact, { t, duration }: Words): string | null {
  switch (fact.type) {
    case "gap":
      return duration(fact.gapMs);
    case "clock-back":
      return duration(fact.backMs);
    case "clock-forward":
      return duration(fact.forwardMs);
    case "locked":
      return duration(fact.jumpMs);
    case "granted":
      return `${duration(fact.extraMs)} · ${t(`detail.reason.${fact.reason}`)}`;
    case "unlocked":
      return t(`detail.reason.${fact.reason}`);
    case "resumed":
      return resumedDetail(fact, { t, duration });
    case "save-failed":
      return t("detail.saveFailed", { attempts: fact.attempts, time: duration(fact.failedMs), kind: fact.kind });
    default:
      return null;
  }
}

function resumedDetail({ gapMs, verified, buildId }: Extract<SittingFact, { readonly type: "resumed" }>, { t, duration }: Words): string {
  const when = gapMs < 0 ? t("detail.resumedBack", { time: duration(-gapMs) }) : t("detail.resumed", { time: duration(gapMs) });
  return [when, ...(verified ? [] : [t("detail.unverified")]), buildId].join(" · ");
}

function pageDetail(fact: SittingFact, words: Words): string | null {
  const { t } = words;
  switch (fact.type) {
    case "started":
      return t(`detail.language.${fact.language}`);
    case "away":
      return [t(`detail.${fact.way}`), ...atItem(fact.itemId, t)].join(" · ");
    case "refused":
      return refusedDetail(fact, words);
    case "tool":
      return `${t(`detail.tool.${fact.tool}`)} · ${t(fact.isOpen ? "detail.open" : "detail.shut")}`;
    case "flagged":
      return `${fact.itemId} · ${t(fact.flagged ? "detail.on" : "detail.off")}`;
    case "full-screen":
      return t(fact.isFull ? "detail.on" : "detail.off");
    default:
      return plainDetail(fact, words);
  }
}

function plainDetail(fact: SittingFact, { t }: Words): string | null {
  switch (fact.type) {
    case "calculated":
      return `${fact.expression} = ${fact.result}`;
    case "stale-refused":
      return t("detail.count", { count: fact.count });
    case "error":
      return fact.message;
    case "submitted":
      return t(`closedBy.${fact.closedBy}`);
    default:
      return null;
  }
}

function refusedDetail({ act, length, itemId }: Extract<SittingFact, { readonly type: "refused" }>, { t }: Words): string {
  return [t(`detail.act.${act}`), ...(length > 0 ? [t("detail.length", { count: length })] : []), ...atItem(itemId, t)].join(" · ");
}

function atItem(itemId: string | null, t: Words["t"]): readonly string[] {
  return itemId === null ? [] : [t("detail.atItem", { item: itemId })];
}
