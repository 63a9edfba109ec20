import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Json } from "#lib/json.ts";
import type { Language } from "#lib/language.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { DropBoxReader } from "#workflows/ports/drop-box-reader.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { simulateStudy } from "#workflows/simulate-study.ts";
import { plainPackCipher } from "./plain-pack.ts";
import { pilotKeyJson, pilotPaperJson } from "./pilot-package.ts";
import { studyMakerInPlace } from "./study-maker-in-place.ts";
import { safetyPorts } from "./safety-ports.ts";

/** What the clock of the coordinator's machine shows. */
export const NOW_MS = Date.UTC(2026, 2, 11, 8);

/** Seals without secrecy, since the simulated browser has no WebCrypto: a changed byte is noticed by what is inside the seal. */
export const openSealer: Sealer = {
  seal: async (_key, plain) => ({ enc: new Uint8Array(65), ciphertext: plain }),
  open: async (_key, { ciphertext }) => ciphertext,
};

/** No drop box answers. */
export const NO_BOX: DropBoxReader = { read: async () => ({ kind: "unreachable", status: null }) };

/** A browser with the coordinator's pages: real pages, workflows and domain on ports in memory. */
export interface CoordinatorApp {
  readonly store: WorkspaceStore;
  readonly user: UserEvent;
  readonly saved: readonly NamedBytes[];
  /** The current address with its search. */
  readonly address: () => string;
}

interface AppOptions {
  readonly path: string;
  readonly store?: WorkspaceStore;
  readonly language?: Language;
  readonly hostFiles?: HostFiles;
  readonly packCipher?: PackCipher;
  readonly passphraseCipher?: PassphraseCipher;
  readonly dropBox?: DropBoxReader;
}

setLanguage("en");
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

/** Opens an address and waits until the page has its heading. */
export async function coordinatorApp(options: AppOptions): Promise<CoordinatorApp> {
  const {
    path,
    store = createMemoryWorkspaceStore(),
    language = "en",
    hostFiles = { read: async () => null },
    packCipher = plainPackCipher,
    passphraseCipher = safetyPorts().passphraseCipher,
    dropBox = NO_BOX,
  } = options;
  preparePage(language);
  const { StaffProvider } = await import("#ui/staff/StaffProvider.tsx");
  const { CoordinatorRoutes } = await import("#ui/coordinator/CoordinatorRoutes.tsx");
  const saved: NamedBytes[] = [];
  let [seedCount, idCount] = [0, 0];
  const ports: StaffPorts = {
    store,
    packCipher,
    examiner: examineHere(openSealer),
    dropBox,
    ...safetyPorts(),
    passphraseCipher,
    analysis: { compare: async (context, request) => compareRespondents(context, request) },
    studyMaker: studyMakerInPlace,
    saveFile: (file) => void saved.push(file),
    hostFiles,
    nowMs: () => NOW_MS,
    randomId: () => `id-${(idCount += 1)}`,
    randomSeed: () => `seed-${(seedCount += 1)}`,
  };
  const page = { path: "/study/*", element: <CoordinatorRoutes /> };
  const router = createMemoryRouter([page, { path: "*", element: null }], { initialEntries: [path] });
  render(
    <StaffProvider ports={ports}>
      <RouterProvider router={router} />
    </StaffProvider>,
  );
  await screen.findByRole("heading", { level: 1 });
  return { store, saved, user: userEvent.setup(), address: () => `${router.state.location.pathname}${router.state.location.search}` };
}

/** The files of a small simulated study, sealed by `openSealer`. */
export async function demoFiles(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = await simulateStudy(
    {
      paper: jsonFile("paper.json", pilotPaperJson()),
      key: jsonFile("key.json", pilotKeyJson()),
      seed: "2026",
      participantsByRank: [3, 1, 1],
      modelCount: 1,
      appVersion: "0.0.0-test",
    },
    { sealer: openSealer, createKeyPair: async () => ({ publicKey: "A".repeat(87), privateKey: "B".repeat(43) }) },
  );
  if (!files.ok) throw new Error(`the simulation has issues: ${JSON.stringify(files.error)}`);
  return new Map(files.value.map(({ name, bytes }) => [name, bytes]));
}

function jsonFile(name: string, value: Json): NamedBytes {
  return { name, bytes: new TextEncoder().encode(JSON.stringify(value)) };
}

/** A file as a browser gives it, under the last part of its name. */
export function asFile(files: ReadonlyMap<string, Uint8Array>, name: string): File {
  const bytes = files.get(name);
  if (bytes === undefined) throw new RangeError(`asFile requires a file of the study, got ${name}`);
  return new File([bytes.slice()], name.split("/").at(-1) ?? name);
}

/** All files in a folder, as a browser gives them. */
export function filesIn(files: ReadonlyMap<string, Uint8Array>, folder: string): readonly File[] {
  return [...files.keys()].filter((name) => name.startsWith(`${folder}/`)).map((name) => asFile(files, name));
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
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
