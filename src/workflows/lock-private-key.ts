import { normalisePassphrase, passphraseFault } from "#domain/study/passphrase.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { privateKeyContext, writePrivateKeyFile } from "#formats/private-key-file.ts";
import { fromBase64Url } from "#lib/base64url.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";

/** A study whose key is to be kept apart. */
export interface KeyToLock {
  readonly office: StudyOffice;
  /** As it was typed. */
  readonly passphrase: string;
  readonly appVersion: string;
}

/** What the file of a study's private key is called. */
export function privateKeyName(studyId: string): string {
  return `${studyId}-private-key.json`;
}

/**
 * A study's private key as a file under a passphrase: the only form in which the app gives a private key away.
 * @throws RangeError for a passphrase that `passphraseFault` does not take and for an office without its key.
 */
export async function lockPrivateKey({ office, passphrase, appVersion }: KeyToLock, cipher: PassphraseCipher): Promise<NamedBytes> {
  const fault = passphraseFault(passphrase);
  if (fault !== null) throw new RangeError(`lockPrivateKey requires a passphrase that is hard to guess, got a ${fault} one`);
  const raw = fromBase64Url(office.privateKey);
  if (raw === null || raw.length === 0) throw new RangeError("lockPrivateKey requires an office with its private key, got none");
  const { studyId, publicKey } = office.study;
  const { key, stretch } = await cipher.newKey(normalisePassphrase(passphrase));
  const header = { studyId, publicKey, appVersion, stretch };
  const box = await cipher.lock(raw, key, privateKeyContext(header));
  return { name: privateKeyName(studyId), bytes: writePrivateKeyFile({ header, box }) };
}
