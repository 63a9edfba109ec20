import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { argon2BackupCipher } from "#crypto/argon2-backup-cipher.ts";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { browserMachine } from "#platform/browser-machine.ts";
import { browserPageSignals } from "#platform/browser-page-signals.ts";
import { downloadFile } from "#platform/download-file.ts";
import { embeddedFiles, readEmbedded } from "#platform/embedded-files.ts";
import { toleratePageTranslation } from "#platform/page-translation.ts";
import { machineProbe } from "#platform/probe-machine.ts";
import { heldUpDatabases } from "#storage/held-up-databases.ts";
import { clearParticipantDatabase, openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import { stickDatabaseName } from "#storage/stick-database.ts";
import { fetchOwnTexts, preferredLanguage, setLanguage } from "#ui/hooks/use-language.ts";
import { applyPreferredTheme } from "#ui/hooks/use-theme.ts";
import { addShellTexts } from "#ui/shell/shell-texts.ts";
import { NoStudyPage } from "#ui/stick/NoStudyPage.tsx";
import { StickApp } from "#ui/stick/StickApp.tsx";
import { addStickTexts } from "#ui/stick/stick-texts.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { HostClock } from "#workflows/ports/host-clock.ts";
import { practicePorts } from "#workflows/practice-ports.ts";
import { openStudyFile, withOpened } from "#workflows/study-file-source.ts";
import "#ui/tokens.css";
import "#ui/base.css";

// The composition root of the stick file: one page with everything in it, that a browser opens from a disk. Nothing is fetched.

const STUDY_FILE = "study.json";
const NO_HOST: HostClock = { read: () => Promise.resolve(null) };

function pageOf(bytes: Uint8Array | null): ReactNode {
  if (bytes === null) return <NoStudyPage issues={[]} />;
  const study = openStudyFile({ name: STUDY_FILE, bytes });
  return study.ok ? stickApp(study.value) : <NoStudyPage issues={study.error} />;
}

function stickApp(offered: OfferedStudy): ReactNode {
  const files = embeddedFiles(document);
  const heldUp = heldUpDatabases();
  const databaseName = stickDatabaseName(offered.study);
  const machine = { ...browserMachine(document.baseURI), hostClock: NO_HOST, buildId: __BUILD_ID__ };
  const apart = heldUp.watch(openParticipantDatabase(`${databaseName}-practice`));
  const practice = practicePorts(machine, {
    store: participantStore(apart, webcryptoExamLock),
    clear: () => clearParticipantDatabase(apart),
  });
  const probe = machineProbe("file", { app: () => Promise.resolve(null), headers: () => Promise.resolve(null) });
  const participant = {
    ...machine,
    appHome: "file",
    store: participantStore(heldUp.watch(openParticipantDatabase(databaseName)), webcryptoExamLock),
    sealer: hpkeSealer,
    backupCipher: argon2BackupCipher,
    examSource: withOpened([offered], hostExamSource(files)),
    packCipher: argon2PackCipher,
    saveFile: downloadFile,
    handIns: null,
    pageSignals: browserPageSignals,
    probeStorage: probe.storage,
    practice,
  } as const;
  const station = { probe, dropBoxProbe: null, hostClock: NO_HOST, hostFiles: files, saveFile: downloadFile, practice, drill: null };
  return <StickApp participant={participant} station={station} heldUp={heldUp} />;
}

toleratePageTranslation();
applyPreferredTheme();
setLanguage(preferredLanguage());
addShellTexts();
addStickTexts();

const root = document.getElementById("root");
if (root === null) throw new Error("the app requires an element #root, got none");
const page = createRoot(root);
// All wording is in this file: it is here in the next moment.
void fetchOwnTexts().then(() => page.render(<StrictMode>{pageOf(readEmbedded(document, STUDY_FILE))}</StrictMode>));
