import { argon2BackupCipher } from "#crypto/argon2-backup-cipher.ts";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { once } from "#lib/once.ts";
import { browserMachine } from "#platform/browser-machine.ts";
import { browserPageSignals } from "#platform/browser-page-signals.ts";
import { downloadFile } from "#platform/download-file.ts";
import { probeStorage } from "#platform/probe-storage.ts";
import type { HeldUpDatabases } from "#storage/held-up-databases.ts";
import { clearParticipantDatabase, openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import type { ParticipantPorts } from "#ui/participant/participant-ports.ts";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import { lateHandIns } from "#workflows/late-hand-ins.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import { practicePorts, type PracticePorts } from "#workflows/practice-ports.ts";

// The composition root's part that stands behind the participant's ports: one script, since a dozen small ones are larger together.

interface Surroundings {
  readonly files: HostFiles;
  readonly heldUp: HeldUpDatabases;
}

/** This browser as the machine of an exam. */
export interface ParticipantMachine {
  readonly openPorts: () => ParticipantPorts;
  /** The one practice of this machine, for all pages that practise. */
  readonly practice: PracticePorts;
  /** This machine with a database that is not an exam's. */
  readonly openApart: (databaseName: string) => PracticePorts;
}

/** The machine that this page runs on; databases are opened at their first use. */
export function participantMachine({ files, heldUp }: Surroundings): ParticipantMachine {
  const machine = browserMachine(document.baseURI);
  const openApart = (databaseName: string): PracticePorts => {
    const database = heldUp.watch(openParticipantDatabase(databaseName));
    const apart = { store: participantStore(database, webcryptoExamLock), clear: () => clearParticipantDatabase(database) };
    return practicePorts({ ...machine, buildId: __BUILD_ID__ }, apart);
  };
  const practice = openApart("rxbaseline-practice");
  const openPorts = (): ParticipantPorts => {
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
      practice,
    };
  };
  return { openPorts, practice, openApart };
}
