import { normalisePassphrase } from "#domain/study/passphrase.ts";
import type { Study } from "#domain/study/study.ts";
import { privateKeyContext, readPrivateKeyFile } from "#formats/private-key-file.ts";
import { toBase64Url } from "#lib/base64url.ts";
import { errorAt } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { PassphraseCipher } from "#workflows/ports/passphrase-cipher.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";

/** What opens a key file. */
export interface KeyPorts {
  readonly cipher: PassphraseCipher;
  readonly sealer: Sealer;
}

/** A key file, the passphrase as it was typed, and the study it is to open submissions of. */
export interface KeyToOpen {
  readonly file: NamedBytes;
  readonly passphrase: string;
  readonly study: Pick<Study, "studyId" | "publicKey">;
}

/**
 * The private key in a key file, proved to belong to the study. A wrong passphrase costs as long as the right one and tells nothing.
 * Issues: those of `readPrivateKeyFile`; `private-key-study` {expected, found} (the file is another study's, or of the same study with
 * other keys; asked before the passphrase is tried); `passphrase-wrong`; `private-key-misfit` (the key does not open what the study's public key seals).
 */
export async function openPrivateKey({ file, passphrase, study }: KeyToOpen, { cipher, sealer }: KeyPorts): Promise<Result<string>> {
  const read = readPrivateKeyFile(file);
  if (!read.ok) return read;
  const { header, box } = read.value;
  if (header.studyId !== study.studyId || header.publicKey !== study.publicKey) {
    return err([errorAt("private-key-study", { file: file.name }, { expected: study.studyId, found: header.studyId })]);
  }
  const key = await cipher.keyOf(normalisePassphrase(passphrase), header.stretch);
  const raw = await cipher.open(box, key, privateKeyContext(header));
  if (raw === null) return err([errorAt("passphrase-wrong", { file: file.name })]);
  const privateKey = toBase64Url(raw);
  return (await isPair({ publicKey: study.publicKey, privateKey }, sealer))
    ? ok(privateKey)
    : err([errorAt("private-key-misfit", { file: file.name })]);
}

const PROBE = new Uint8Array([82, 120]);

/** Whether one key opens what the other seals. A key that is none at all does not. */
async function isPair(pair: { readonly publicKey: string; readonly privateKey: string }, sealer: Sealer): Promise<boolean> {
  try {
    const sealed = await sealer.seal(pair.publicKey, PROBE, PROBE);
    return (await sealer.open(pair.privateKey, sealed, PROBE)) !== null;
  } catch {
    return false; // the sealer refuses what is no key of its kind
  }
}
