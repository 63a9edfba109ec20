import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { normalisePassphrase, passphraseFault, PASSPHRASE_MIN_LENGTH } from "#domain/study/passphrase.ts";
import { formatText } from "#texts/format-text.ts";

/** Where a script leaves a passphrase: arguments of a command can be seen by everyone on the machine. */
const VARIABLE = "RXBASELINE_PASSPHRASE";

/** The passphrase of a file that is there, from the environment or the terminal; null where nobody gives one. */
export async function askPassphrase(io: CliIo): Promise<string | null> {
  const given = io.environment(VARIABLE);
  return given === "" ? io.askSecret(cliTexts(io.language).passphrase.ask) : given;
}

/** A passphrase for a new file, asked for twice on the terminal. Null where none is given or it will not do, which is then said. */
export async function askNewPassphrase(io: CliIo): Promise<string | null> {
  const texts = cliTexts(io.language).passphrase;
  const tell = (text: string): null => {
    io.stderr(`${text}\n`);
    return null;
  };
  const given = io.environment(VARIABLE);
  const passphrase = given === "" ? await io.askSecret(texts.choose) : given;
  if (passphrase === null) return tell(texts.missing);
  const fault = passphraseFault(passphrase);
  if (fault !== null) return tell(formatText(texts[fault], { count: PASSPHRASE_MIN_LENGTH }));
  const again = given === "" ? await io.askSecret(texts.again) : given;
  // Two spellings that open the same file are one passphrase, as on the pages.
  return again !== null && normalisePassphrase(again) === normalisePassphrase(passphrase) ? passphrase : tell(texts.differs);
}
