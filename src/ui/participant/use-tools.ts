import { useStore } from "zustand";
import type { ToolName } from "#domain/sitting/sitting-event.ts";
import { useOpenSitting, useSitting } from "#ui/participant/sitting-context.ts";

/** What may be used beside the items, and the ways to open and close it. */
export interface Tools {
  /** The tools the study offers, in the order in which they are listed. */
  readonly offered: readonly ToolName[];
  readonly open: readonly ToolName[];
  readonly toggle: (tool: ToolName) => void;
}

/** The tools of the open sitting; opening and closing is recorded. */
export function useTools(): Tools {
  const { store, desk } = useOpenSitting();
  const policy = useSitting((state) => state.study?.policy);
  const open = useStore(desk, ({ tools }) => tools);
  const offered = ([policy?.calculator && "calculator", policy?.scratchPad && "scratch-pad"] as const).filter(
    (tool) => typeof tool === "string",
  );
  const toggle = (tool: ToolName): void => {
    if (!offered.includes(tool)) return;
    const isOpen = !desk.getState().tools.includes(tool);
    desk.setState(({ tools }) => ({ tools: isOpen ? [tool, ...tools] : tools.filter((other) => other !== tool) }));
    if (!isOpen) void store.getState().flush();
    store.getState().observe({ type: "tool", tool, isOpen });
  };
  return { offered, open, toggle };
}
