import { readFileSync } from "node:fs";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { Response } from "#domain/exam/response.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import type { BackupContent } from "#formats/backup-file.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import { unsealBackup } from "#workflows/unseal-backup.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";
import type { SavedFile } from "./pages/read-download.ts";
import { PILOT } from "./project-files.ts";

/** Opens a saved submission file with the pilot study's private key, as the coordinator's page does. */
export async function openSubmission(file: SavedFile): Promise<ParticipantSubmission> {
  const opened = await unsealSubmission({ name: file.name, bytes: new Uint8Array(file.bytes) }, privateKey(), hpkeSealer);
  if (!opened.ok) throw new Error(`the submission has issues: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

/** What a saved backup file holds, opened with the pilot study's private key. */
export async function backupContent(file: SavedFile): Promise<BackupContent> {
  const opened = await unsealBackup({ name: file.name, bytes: new Uint8Array(file.bytes) }, privateKey(), hpkeSealer);
  if (!opened.ok) throw new Error(`the backup has issues: ${JSON.stringify(opened.error)}`);
  return opened.value;
}

function privateKey(): string {
  const office = readOfficeFile({ name: "pilot-office.json", bytes: new Uint8Array(readFileSync(PILOT.office)) });
  if (!office.ok) throw new Error(`the office file has issues: ${JSON.stringify(office.error)}`);
  return office.value.privateKey;
}

/** The response a submission holds to an item. */
export function responseTo(submission: ParticipantSubmission, itemId: string): Response | null {
  return submission.responses.find((recorded) => recorded.itemId === itemId)?.response ?? null;
}

/** The intervention a submission holds; null where there is no response. */
export function interventionTo(submission: ParticipantSubmission, itemId: string): string | null {
  const response = responseTo(submission, itemId);
  return response?.kind === "short-answer" ? response.intervention : null;
}
