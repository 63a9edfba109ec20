import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { secretRandom } from "#crypto/secret-random.ts";
import type { StudyMakerMessage } from "#workers/study-maker-messages.ts";
import { makeStudy } from "#workflows/make-study.ts";
import type { StudyOrder } from "#workflows/ports/study-maker.ts";

const ports = { packCipher: argon2PackCipher, sealer: hpkeSealer, createKeyPair, secretRandom };
const post = (message: StudyMakerMessage): void => self.postMessage(message);

self.addEventListener("message", (event: MessageEvent<StudyOrder>) => {
  makeStudy(event.data, ports, (result) => post({ type: "tried", result })).then(
    (study) => post({ type: "done", study }),
    (cause: unknown) => post({ type: "failed", reason: cause instanceof Error ? cause.message : String(cause) }),
  );
});
