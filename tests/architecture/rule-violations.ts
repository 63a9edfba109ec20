/** One file of the synthetic tree: where it stands, what it says, and the rule it must break (null: none). */
export interface SeededFile {
  readonly path: string;
  readonly text: string;
  readonly breaks: string | null;
}

const sound = (path: string, text: string): SeededFile => ({ path: `src/${path}`, text, breaks: null });
const seeded = (breaks: string, path: string, text: string): SeededFile => ({ path: `src/${path}`, text, breaks });

/** A small sound product: every layer that the violations below need, nothing wrong in it. */
const SOUND: readonly SeededFile[] = [
  sound("lib/result.ts", `export const ok = 1;`),
  sound("stats/mean.ts", `import { ok } from "#lib/result.ts"; export const mean = ok;`),
  sound("domain/exam/exam.ts", `import { ok } from "#lib/result.ts"; export interface Exam { readonly id: typeof ok }`),
  sound(
    "domain/exam/answer-key.ts",
    `import type { Exam } from "#domain/exam/exam.ts"; export interface AnswerKey { readonly exam: Exam }`,
  ),
  sound("domain/sitting/sitting.ts", `import type { Exam } from "#domain/exam/exam.ts"; export const sit = (exam: Exam) => exam;`),
  sound("domain/blinding/codebook.ts", `import type { Exam } from "#domain/exam/exam.ts"; export const codebook = (exam: Exam) => exam;`),
  sound(
    "domain/scoring/score.ts",
    `import { mean } from "#stats/mean.ts"; import type { AnswerKey } from "#domain/exam/answer-key.ts"; export const score = (key: AnswerKey) => [key, mean];`,
  ),
  sound("texts/en/exam.ts", `import { ok } from "#lib/result.ts"; export const words = { ok };`),
  sound(
    "formats/workbook.ts",
    `import * as xlsx from "xlsx"; import { words } from "#texts/en/exam.ts"; export const readWorkbook = () => [xlsx, words];`,
  ),
  sound("figures/bars.ts", `import "chart.js"; import { ok } from "#lib/result.ts"; export const bars = ok;`),
  sound("workflows/ports/clock.ts", `import type { Exam } from "#domain/exam/exam.ts"; export interface Clock { readonly exam: Exam }`),
  sound("workflows/ports/score-store.ts", `import { score } from "#domain/scoring/score.ts"; export type ScoreStore = typeof score;`),
  sound(
    "workflows/take-exam.ts",
    `import { sit } from "#domain/sitting/sitting.ts"; import type { Clock } from "#workflows/ports/clock.ts"; export const take = (clock: Clock) => [clock, sit];`,
  ),
  sound("workflows/score-cohort.ts", `import { score } from "#domain/scoring/score.ts"; export const scoreCohort = score;`),
  sound("workflows/unblind.ts", `import { codebook } from "#domain/blinding/codebook.ts"; export const unblind = codebook;`),
  sound("crypto/seal.ts", `import "@hpke/core"; import { ok } from "#lib/result.ts"; export const seal = ok;`),
  sound(
    "storage/database.ts",
    `import "dexie"; import type { Clock } from "#workflows/ports/clock.ts"; export const openStore = (clock: Clock) => clock;`,
  ),
  sound("platform/clock.ts", `import type { Clock } from "#workflows/ports/clock.ts"; export const clock = (c: Clock) => c;`),
  sound("ui/components/Button.tsx", `import "react"; import { ok } from "#lib/result.ts"; export const Button = ok;`),
  sound("ui/shell/App.tsx", `import "react"; import { Button } from "#ui/components/Button.tsx"; export const App = Button;`),
  sound(
    "ui/participant/SittingPage.tsx",
    `import "react"; import { take } from "#workflows/take-exam.ts"; export const SittingPage = take;`,
  ),
  sound(
    "ui/researcher/ComparePage.tsx",
    `import "@mantine/core"; import { scoreCohort } from "#workflows/score-cohort.ts"; export const ComparePage = scoreCohort;`,
  ),
  sound("workers/analysis.worker.ts", `import { scoreCohort } from "#workflows/score-cohort.ts"; export const analyse = scoreCohort;`),
  sound(
    "cli/main.ts",
    `import { readFileSync } from "node:fs"; import { scoreCohort } from "#workflows/score-cohort.ts"; export const main = [readFileSync, scoreCohort];`,
  ),
  sound(
    "main.tsx",
    `import { openStore } from "#storage/database.ts"; import { SittingPage } from "#ui/participant/SittingPage.tsx"; void [openStore, SittingPage];`,
  ),
  sound(
    "ui/stick/StickApp.tsx",
    `import { SittingPage } from "#ui/participant/SittingPage.tsx"; import { App } from "#ui/shell/App.tsx"; export const StickApp = [App, SittingPage];`,
  ),
  sound(
    "stick.tsx",
    `import { openStore } from "#storage/database.ts"; import { StickApp } from "#ui/stick/StickApp.tsx"; void [openStore, StickApp];`,
  ),
  sound("service-worker.ts", `export {};`),
  sound("build-globals.d.ts", `declare const x: string;`),
];

/** Every way to break the rule that has a name, each in a file of its own. */
const VIOLATIONS: readonly SeededFile[] = [
  seeded("layer-lib", "lib/reads-a-workbook.ts", `import { readWorkbook } from "#formats/workbook.ts"; void readWorkbook;`),
  seeded("layer-stats", "stats/knows-the-exam.ts", `import type { Exam } from "#domain/exam/exam.ts"; export type E = Exam;`),
  seeded("layer-texts", "texts/en/counts.ts", `import { mean } from "#stats/mean.ts"; void mean;`),
  seeded("layer-workflows", "workflows/opens-a-store.ts", `import { openStore } from "#storage/database.ts"; void openStore;`),
  seeded("layer-ui", "ui/coordinator/OpensAStore.tsx", `import { openStore } from "#storage/database.ts"; void openStore;`),
  seeded("layer-storage", "storage/calls-a-workflow.ts", `import { scoreCohort } from "#workflows/score-cohort.ts"; void scoreCohort;`),
  seeded("layer-platform", "platform/calls-a-workflow.ts", `import { take } from "#workflows/take-exam.ts"; void take;`),
  seeded("layer-crypto", "crypto/knows-the-exam.ts", `import type { Exam } from "#domain/exam/exam.ts"; export type E = Exam;`),
  seeded("layer-cli", "cli/opens-a-store.ts", `import { openStore } from "#storage/database.ts"; void openStore;`),
  seeded("stage-exam", "domain/exam/looks-ahead.ts", `import type { sit } from "#domain/sitting/sitting.ts"; export type S = typeof sit;`),
  seeded("stage-sitting", "domain/sitting/scores.ts", `import { score } from "#domain/scoring/score.ts"; void score;`),
  seeded("stages-are-listed", "domain/misc/extra.ts", `import type { Exam } from "#domain/exam/exam.ts"; export type E = Exam;`),
  seeded("layers-are-listed", "helpers/extra.ts", `import { ok } from "#lib/result.ts"; void ok;`),
  seeded("package-ui", "domain/exam/renders.ts", `import "react";`),
  seeded("package-storage", "workflows/stores.ts", `void import("dexie");`),
  seeded("package-formats", "ui/researcher/ReadsXlsx.tsx", `import * as xlsx from "xlsx"; void xlsx;`),
  seeded("package-crypto", "cli/seals.ts", `import "@hpke/core";`),
  seeded("package-figures", "ui/researcher/Draws.tsx", `import "chart.js";`),
  seeded("core-is-platform-free", "domain/scoring/reads-a-file.ts", `import { readFileSync } from "node:fs"; void readFileSync;`),
  seeded("core-never-reaches-react-or-dexie", "formats/renders.ts", `import "react";`),
  seeded("role-participant", "ui/participant/UsesTheShell.tsx", `import { App } from "#ui/shell/App.tsx"; void App;`),
  seeded(
    "role-researcher",
    "ui/researcher/UsesAnotherRole.tsx",
    `import { SittingPage } from "#ui/participant/SittingPage.tsx"; void SittingPage;`,
  ),
  seeded("key-never-reaches-a-participant", "ui/participant/Scores.tsx", `import { score } from "#domain/scoring/score.ts"; void score;`),
  seeded(
    "key-never-reaches-a-participant",
    "ui/participant/ScoresByWorkflow.tsx",
    `import { scoreCohort } from "#workflows/score-cohort.ts"; void scoreCohort;`,
  ),
  seeded(
    "key-never-reaches-a-participant",
    "ui/participant/KeyByType.tsx",
    `import type { AnswerKey } from "../../domain/exam/answer-key.ts"; export type K = AnswerKey;`,
  ),
  seeded(
    "key-never-reaches-a-participant",
    "ui/participant/KeyByPort.tsx",
    `import type { ScoreStore } from "#workflows/ports/score-store.ts"; export type S = ScoreStore;`,
  ),
  seeded("key-never-reaches-a-participant", "ui/stick/Scores.tsx", `import { score } from "#domain/scoring/score.ts"; void score;`),
  seeded(
    "no-staff-on-a-stick",
    "ui/stick/UsesStaff.tsx",
    `import { ComparePage } from "#ui/researcher/ComparePage.tsx"; void ComparePage;`,
  ),
  seeded("codebook-never-reaches-a-grader", "ui/grader/Unblinds.tsx", `import { unblind } from "#workflows/unblind.ts"; void unblind;`),
  seeded("no-kit-in-the-exam", "ui/participant/UsesTheKit.tsx", `import "@mantine/core";`),
  seeded("ports-by-type-only", "storage/port-by-value.ts", `import * as port from "#workflows/ports/clock.ts"; void port;`),
  seeded("no-cycles", "lib/cycle-a.ts", `import type { B } from "#lib/cycle-b.ts"; export type A = B;`),
  seeded("no-cycles", "lib/cycle-b.ts", `import type { A } from "#lib/cycle-a.ts"; export type B = A;`),
  seeded("no-orphans", "lib/dead.ts", `export const dead = 1;`),
  seeded("unresolvable", "lib/points-nowhere.ts", `import "#lib/nowhere.ts";`),
  seeded("src-never-imports-tests", "lib/uses-a-builder.ts", `import { builder } from "../../tests/builder.ts"; void builder;`),
];

/** The whole synthetic tree. */
export const SEEDED_TREE: readonly SeededFile[] = [
  ...SOUND,
  ...VIOLATIONS,
  { path: "tests/builder.ts", text: `export const builder = 1;`, breaks: null },
];

/** Packages the tree imports, as empty modules. */
export const SEEDED_PACKAGES: readonly string[] = ["react", "xlsx", "dexie", "chart.js", "@mantine/core", "@hpke/core"];
