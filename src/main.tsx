import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startAppUpdate } from "#platform/app-update.ts";
import { toleratePageTranslation } from "#platform/page-translation.ts";
import { hostFiles } from "#platform/host-files.ts";
import { heldUpDatabases } from "#storage/held-up-databases.ts";
import { hasOpenSitting, hasWaitingHandIn } from "#storage/open-sitting.ts";
import { currentAddress } from "#ui/hooks/address.ts";
import { preferredLanguage, setLanguage } from "#ui/hooks/use-language.ts";
import { applyPreferredTheme } from "#ui/hooks/use-theme.ts";
import { resumeHandIns } from "#workflows/resume-hand-ins.ts";
import type { PracticePorts } from "#workflows/practice-ports.ts";
import type { ParticipantPorts } from "#ui/participant/participant-ports.ts";
import { App } from "#ui/shell/App.tsx";
import type { Composition } from "#ui/shell/composition.ts";
import { isSittingAddress } from "#ui/shell/routes.ts";
import { addShellTexts } from "#ui/shell/shell-texts.ts";
import type { StaffPorts } from "#ui/staff/staff-ports.ts";
import type { StationPorts } from "#ui/station/station-ports.ts";
import "#ui/tokens.css";
import "#ui/base.css";

// The composition root: the one place that knows which machine stands behind the ports. What only a role needs is fetched with it.

const files = hostFiles(document.baseURI);
const heldUp = heldUpDatabases();
const DRILL_DATABASE = "rxbaseline-drill";

/** This machine with a database that is not an exam's. */
async function openApart(name: string): Promise<PracticePorts> {
  const [{ browserMachine }, { clearParticipantDatabase, openParticipantDatabase }, { participantStore }, { webcryptoExamLock }, practice] =
    await Promise.all([
      import("#platform/browser-machine.ts"),
      import("#storage/participant-database.ts"),
      import("#storage/participant-store.ts"),
      import("#crypto/webcrypto-exam-lock.ts"),
      import("#workflows/practice-ports.ts"),
    ]);
  const database = heldUp.watch(openParticipantDatabase(name));
  const apart = { store: participantStore(database, webcryptoExamLock), clear: () => clearParticipantDatabase(database) };
  return practice.practicePorts({ ...browserMachine(document.baseURI), buildId: __BUILD_ID__ }, apart);
}

async function openParticipantPorts(): Promise<ParticipantPorts> {
  const [
    { browserMachine },
    { openParticipantDatabase },
    { participantStore },
    { hpkeSealer },
    { lateHandIns },
    { hostExamSource },
    { browserPageSignals },
    { downloadFile },
    { probeStorage },
    { webcryptoExamLock },
    { argon2PackCipher },
    { argon2BackupCipher },
  ] = await Promise.all([
    import("#platform/browser-machine.ts"),
    import("#storage/participant-database.ts"),
    import("#storage/participant-store.ts"),
    import("#crypto/hpke-sealer.ts"),
    import("#workflows/late-hand-ins.ts"),
    import("#workflows/host-exam-source.ts"),
    import("#platform/browser-page-signals.ts"),
    import("#platform/download-file.ts"),
    import("#platform/probe-storage.ts"),
    import("#crypto/webcrypto-exam-lock.ts"),
    import("#crypto/argon2-pack-cipher.ts"),
    import("#crypto/argon2-backup-cipher.ts"),
  ]);
  const machine = browserMachine(document.baseURI);
  const database = heldUp.watch(openParticipantDatabase());
  const store = participantStore(database, webcryptoExamLock);
  const handIns = lateHandIns({
    ...machine,
    hasAny: async () => (await database.handIns.count()) > 0,
    open: once(async () => {
      const [{ handInAll }, { fetchDropBox }, { participantHandIns }] = await Promise.all([
        import("#workflows/hand-in.ts"),
        import("#platform/fetch-drop-box.ts"),
        import("#storage/participant-hand-ins.ts"),
      ]);
      return handInAll({ ...machine, store, dropBox: fetchDropBox(document.baseURI), handInStore: participantHandIns(database) });
    }),
  });
  void handIns.look();
  return {
    ...machine,
    store,
    handIns,
    appHome: "host",
    sealer: hpkeSealer,
    backupCipher: argon2BackupCipher,
    examSource: hostExamSource(files),
    packCipher: argon2PackCipher,
    saveFile: downloadFile,
    pageSignals: browserPageSignals,
    buildId: __BUILD_ID__,
    probeStorage,
    practice: await practice(),
  };
}

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
  return {
    probe: machineProbe("host", { app: readStoredApp, headers: () => readHostHeaders(document.baseURI) }),
    dropBoxProbe: probeDropBox(fetchDropBox(document.baseURI), document.baseURI),
    hostClock: browserHostClock(document.baseURI),
    hostFiles: files,
    saveFile: downloadFile,
    practice: await practice(),
    drill: {
      machine: await openApart(DRILL_DATABASE),
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
  ]);
  const database = heldUp.watch(new WorkspaceDatabase());
  return {
    store: createWorkspaceStore(database),
    sealer: hpkeSealer,
    examiner: workerExaminer(),
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

/** One for the pages of both roles that practise. */
const practice = once(() => openApart("rxbaseline-practice"));

const composition: Composition = {
  openParticipantPorts: once(openParticipantPorts),
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

/** Ports are opened once for all pages of a role; after a failure the next page tries again. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null;
  return () => {
    opened ??= open().catch((cause: unknown) => {
      opened = null;
      throw cause;
    });
    return opened;
  };
}

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
