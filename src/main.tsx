import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startAppUpdate } from "#platform/app-update.ts";
import { toleratePageTranslation } from "#platform/page-translation.ts";
import { hostFiles } from "#platform/host-files.ts";
import { once } from "#lib/once.ts";
import { heldUpDatabases } from "#storage/held-up-databases.ts";
import { hasOpenSitting, hasWaitingHandIn } from "#storage/open-sitting.ts";
import { currentAddress } from "#ui/hooks/address.ts";
import { preferredLanguage, setLanguage } from "#ui/hooks/use-language.ts";
import { applyPreferredTheme } from "#ui/hooks/use-theme.ts";
import { resumeHandIns } from "#workflows/resume-hand-ins.ts";
import { App } from "#ui/shell/App.tsx";
import type { Composition } from "#ui/shell/composition.ts";
import { isSittingAddress } from "#ui/shell/routes.ts";
import { addShellTexts } from "#ui/shell/shell-texts.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import type { StationPorts } from "#ui/station/station-ports.ts";
import "#ui/tokens.css";
import "#ui/base.css";

// The composition root: the one place that knows which machine stands behind the ports. What only a role needs is fetched with it:
// the participant's part is `participant-machine.ts`.

const files = hostFiles(document.baseURI);
const heldUp = heldUpDatabases();
const DRILL_DATABASE = "rxbaseline-drill";

/** The participant's side of this machine, fetched with the first page that needs it. */
const participantMachine = once(async () => {
  const { participantMachine: onThisMachine } = await import("#participant-machine.ts");
  return onThisMachine({ files, heldUp });
});

async function openStationPorts(): Promise<StationPorts> {
  const [
    { machineProbe },
    { readStoredApp },
    { readHostHeaders },
    { drillWriter },
    { browserHostClock },
    { downloadFile },
    { probeDropBox },
    { fetchDropBox },
  ] = await Promise.all([
    import("#platform/probe-machine.ts"),
    import("#platform/stored-app.ts"),
    import("#platform/host-headers.ts"),
    import("#platform/drill-writer.ts"),
    import("#platform/browser-host-clock.ts"),
    import("#platform/download-file.ts"),
    import("#platform/probe-drop-box.ts"),
    import("#platform/fetch-drop-box.ts"),
  ]);
  const { practice, openApart } = await participantMachine();
  return {
    probe: machineProbe("host", { app: readStoredApp, headers: () => readHostHeaders(document.baseURI) }),
    dropBoxProbe: probeDropBox(fetchDropBox(document.baseURI), document.baseURI),
    hostClock: browserHostClock(document.baseURI),
    hostFiles: files,
    saveFile: downloadFile,
    practice,
    drill: {
      machine: openApart(DRILL_DATABASE),
      openWriter: drillWriter(startDrillWriter, DRILL_DATABASE),
      app: readStoredApp,
      hostFiles: files,
    },
  };
}

function startDrillWriter(): Worker {
  return new Worker(new URL("./drill-writer.worker.ts", import.meta.url), { type: "module" });
}

async function openStaffPorts(): Promise<StaffPorts> {
  const [
    { WorkspaceDatabase },
    { createWorkspaceStore },
    { createWorkspaceArchive },
    { argon2PassphraseCipher },
    { secretRandom },
    { hpkeSealer },
    { workerExaminer },
    { argon2PackCipher },
    { workerStudyMaker },
    { createAnalysisClient },
    { downloadFile },
    { randomId },
    { fetchDropBoxReader, watchedDropBoxReader },
  ] = await Promise.all([
    import("#storage/workspace-database.ts"),
    import("#storage/workspace-store.ts"),
    import("#storage/workspace-archive.ts"),
    import("#crypto/argon2-passphrase-cipher.ts"),
    import("#crypto/secret-random.ts"),
    import("#crypto/hpke-sealer.ts"),
    import("#workers/worker-examiner.ts"),
    import("#crypto/argon2-pack-cipher.ts"),
    import("#workers/worker-study-maker.ts"),
    import("#workers/analysis-client.ts"),
    import("#platform/download-file.ts"),
    import("#platform/random-id.ts"),
    import("#platform/fetch-drop-box-reader.ts"),
  ]);
  const database = heldUp.watch(new WorkspaceDatabase());
  return {
    store: createWorkspaceStore(database),
    sealer: hpkeSealer,
    examiner: workerExaminer(),
    dropBox: watchedDropBoxReader(fetchDropBoxReader(document.baseURI), document.baseURI),
    studyMaker: workerStudyMaker,
    packCipher: argon2PackCipher,
    archive: createWorkspaceArchive(database),
    passphraseCipher: argon2PassphraseCipher(),
    secretRandom,
    analysis: createAnalysisClient(),
    saveFile: downloadFile,
    hostFiles: files,
    nowMs: () => Date.now(),
    randomId,
    randomSeed: () => randomId().slice(0, 8),
  };
}

const composition: Composition = {
  openParticipantPorts: once(async () => (await participantMachine()).openPorts()),
  openStaffPorts: once(openStaffPorts),
  openStationPorts: once(openStationPorts),
  device: startAppUpdate({
    scriptUrl: new URL("service-worker.js", document.baseURI).href,
    isSittingOpen: () => isSittingAddress(currentAddress()),
  }),
  hostFiles: files,
  heldUp,
  hasOpenSitting: () => hasOpenSitting(Date.now()),
};

toleratePageTranslation();
applyPreferredTheme();
setLanguage(preferredLanguage());
addShellTexts();

const root = document.getElementById("root");
if (root === null) throw new Error("the app requires an element #root, got none");
createRoot(root).render(
  <StrictMode>
    <App composition={composition} />
  </StrictMode>,
);
void resumeHandIns({ hasWaiting: hasWaitingHandIn, open: composition.openParticipantPorts });
