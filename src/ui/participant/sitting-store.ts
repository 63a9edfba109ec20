import { createStore, type StoreApi } from "zustand";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { takeExam } from "#workflows/take-exam.ts";
import type { SittingActions, SittingSnapshot } from "#workflows/take-exam-state.ts";

/** State and actions of the one sitting on screen. */
export type SittingState = SittingSnapshot & SittingActions;

/** Opens a sitting: call it once for each page shown, and `close` when the page is left. The controller decides; the store only holds. */
export function createSittingStore(ports: SittingPorts, sittingId: string): StoreApi<SittingState> {
  const controller = takeExam(ports, sittingId);
  const { visit, respond, typeIntervention, flag, flush, pulse, observe, useCode, backUp, submit, takeOver, close } = controller;
  const store = createStore<SittingState>(() => ({
    ...controller.snapshot(),
    ...{ visit, respond, typeIntervention, flag, flush, pulse, observe, useCode, backUp, submit, takeOver, close },
  }));
  controller.subscribe((snapshot) => store.setState(snapshot));
  void controller.open();
  return store;
}
