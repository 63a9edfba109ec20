import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import type { AnalysisClient, StaffPorts } from "#ui/staff/staff-ports.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { COLLECTED_AT_MS } from "./compared-study.ts";
import { recordingContext } from "./recording-canvas.ts";
import { studyMakerInPlace } from "./study-maker-in-place.ts";
import { plainPackCipher } from "./plain-pack.ts";
import { safetyPorts } from "./safety-ports.ts";

/** A browser with the researcher's pages: real pages, workflows and domain on ports in memory. */
export interface ResearcherApp {
  readonly user: UserEvent;
  readonly saved: readonly NamedBytes[];
  /** The current address with its search. */
  readonly address: () => string;
}

interface AppOptions {
  readonly store: WorkspaceStore;
  readonly path: string;
  readonly language?: Language;
  /** Replaces the comparison, which otherwise runs at once and in full. */
  readonly analysis?: AnalysisClient;
}

/** The comparison without a worker. */
const AT_ONCE: AnalysisClient = {
  compare: (context, request, options) => Promise.resolve(compareRespondents(context, request, options?.onProgress)),
};

setLanguage("en");
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

/** Opens an address and waits until the page has its heading. */
export async function researcherApp({ store, path, language = "en", analysis = AT_ONCE }: AppOptions): Promise<ResearcherApp> {
  preparePage(language);
  const { StaffProvider } = await import("#ui/staff/StaffProvider.tsx");
  const { ResearcherRoutes } = await import("#ui/researcher/ResearcherRoutes.tsx");
  const saved: NamedBytes[] = [];
  const ports: StaffPorts = {
    store,
    ...safetyPorts(),
    analysis,
    dropBox: { read: () => Promise.reject(new Error("no box is read here")) },
    examiner: { open: () => ({ examine: () => Promise.reject(new Error("nothing is collected here")), close: () => undefined }) },
    studyMaker: studyMakerInPlace,
    packCipher: plainPackCipher,
    saveFile: (file) => void saved.push(file),
    hostFiles: { read: async () => null },
    nowMs: () => COLLECTED_AT_MS,
    randomId: () => "id-1",
    randomSeed: () => "fresh-1",
  };
  const page = { path: "/compare/*", element: <ResearcherRoutes /> };
  const router = createMemoryRouter([page, { path: "*", element: null }], { initialEntries: [path] });
  render(
    <StaffProvider ports={ports}>
      <RouterProvider router={router} />
    </StaffProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { saved, user: userEvent.setup(), address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

/** What the simulated browser lacks. */
function preparePage(language: Language): void {
  localStorage.clear();
  cleanup();
  setLanguage(language);
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperty(HTMLCanvasElement.prototype, "getContext", {
    configurable: true,
    value: function getContext(this: HTMLCanvasElement) {
      return recordingContext(this, []);
    },
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
