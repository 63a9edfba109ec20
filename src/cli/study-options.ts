import { toCounts } from "#cli/participant-counts.ts";
import { parseOptions } from "#cli/parse-options.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { handInUrlIssue } from "#domain/study/hand-in-url.ts";
import type { Language } from "#lib/language.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { formatText } from "#texts/format-text.ts";
import { issueText } from "#texts/issue-text.ts";
import { cliStudy as en } from "#texts/en/cli-study.ts";
import { cliStudy as zh } from "#texts/zh/cli-study.ts";

/** What `study` was asked to make. */
export interface StudyOptions {
  readonly examFolder: string;
  readonly outFolder: string;
  /** Null: the exam's own id. */
  readonly studyId: string | null;
  readonly counts: readonly [number, number, number];
  readonly sites: readonly string[];
  /** Address of the drop box; null: none is named. */
  readonly dropBox: string | null;
  readonly isUpdate: boolean;
  /** The private key goes into a file of its own, under a passphrase. */
  readonly isKeyApart: boolean;
}

const SHAPES = {
  exam: { type: "string" },
  out: { type: "string" },
  id: { type: "string" },
  participants: { type: "string", default: "20,7,3" },
  sites: { type: "string", default: "S1,S2,S3" },
  "drop-box": { type: "string" },
  update: { type: "boolean", default: false },
  "key-apart": { type: "boolean", default: false },
} as const;

/** The command's own wording in one language. */
export function studyTexts(language: Language): typeof en {
  return language === "zh" ? zh : en;
}

/** Reads the options of `study`; the error is one line for the user. */
export function readStudyOptions(args: readonly string[], language: Language): Result<StudyOptions, string> {
  const usage = cliTexts(language).usage;
  const parsed = parseOptions(args, SHAPES);
  if (!parsed.ok) return err(formatText(usage.options, { detail: parsed.error }));
  const { values, positionals } = parsed.value;
  if (positionals[0] !== undefined) return err(formatText(usage.extraArgument, { argument: positionals[0] }));
  if (values.exam === undefined) return err(formatText(usage.missingOption, { option: "--exam" }));
  if (values.out === undefined) return err(formatText(usage.missingOption, { option: "--out" }));
  const counts = toCounts(values.participants);
  if (counts === null) return err(formatText(usage.notCounts, { given: values.participants }));
  const refusal = whyRefused(values, language) ?? whyNoDropBox(values["drop-box"], language);
  if (refusal !== null) return err(refusal);
  const paths = { examFolder: values.exam, outFolder: values.out };
  return ok({
    ...paths,
    studyId: values.id ?? null,
    counts,
    sites: values.sites.split(","),
    dropBox: values["drop-box"] ?? null,
    isUpdate: values.update,
    isKeyApart: values["key-apart"],
  });
}

function whyRefused({ id, sites }: { readonly id?: string; readonly sites: string }, language: Language): string | null {
  const texts = studyTexts(language);
  if (id !== undefined && !/^[a-z0-9-]{1,40}$/.test(id)) return formatText(texts.badId, { given: id });
  const names = sites.split(",");
  const isListed = names.every((name) => name.trim() === name && name !== "") && new Set(names).size === names.length;
  return isListed ? null : formatText(texts.badSites, { given: sites });
}

function whyNoDropBox(url: string | undefined, language: Language): string | null {
  const issue = url === undefined ? null : handInUrlIssue(url, {});
  return issue === null ? null : `--drop-box${language === "zh" ? "：" : ": "}${issueText(issue, language)}`;
}
