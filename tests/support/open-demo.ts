import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { loadDemo } from "#workflows/load-demo.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { readerOf } from "./simulated-study.ts";

/** A store that holds the given simulated study, loaded as a demo. */
export async function openDemo(files: ReadonlyMap<string, Uint8Array>): Promise<WorkspaceStore> {
  const store = createMemoryWorkspaceStore();
  const loaded = await loadDemo(readerOf(files), { store, examiner: examineHere(hpkeSealer), nowMs: () => 0 });
  if (!loaded.ok) throw new Error(`the demo has issues: ${JSON.stringify(loaded.error)}`);
  return store;
}

/** The demo study as workflows see it. */
export async function demoContext(store: WorkspaceStore): Promise<StudyContext> {
  const context = await loadStudy("demo", store);
  if (!context.ok) throw new Error(`the study has issues: ${JSON.stringify(context.error)}`);
  return context.value;
}
