import { useState } from "react";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { studyFileRole, unreadableIssues } from "#workflows/open-study.ts";
import { readExamPackage } from "#workflows/read-exam-package.ts";

/** What was given so far of an exam's two files. */
interface HalfPackage {
  readonly paper?: NamedBytes;
  readonly key?: NamedBytes;
}

/** Takes an exam's paper and key, together or one after the other. */
export function useSetupExam() {
  const { takeExam } = useSetup();
  const [half, setHalf] = useState<HalfPackage>({});
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [strangers, setStrangers] = useState<readonly string[]>([]);
  const [isReading, setIsReading] = useState(false);
  /** Resolves true when the exam is whole and was taken. */
  const take = async (chosen: readonly File[]): Promise<boolean> => {
    setIsReading(true);
    const read = await readFiles(chosen);
    const all = read.files.reduce<HalfPackage>((held, file) => withFile(held, file), half);
    const others = read.files.filter((file) => !["paper", "key"].includes(studyFileRole(file) ?? ""));
    const faults = others.map((file) => ({ name: file.name, issues: unreadableIssues(file) }));
    setStrangers(faults.flatMap(({ name, issues: found }) => (found.length === 0 ? [name] : [])));
    const opened = all.paper === undefined || all.key === undefined ? null : readExamPackage(all.paper, all.key);
    setIssues([...read.issues, ...faults.flatMap((fault) => fault.issues), ...(opened?.ok === false ? opened.error : [])]);
    if (opened?.ok === true) takeExam({ paper: opened.value.paper, key: opened.value.key }, opened.value.exam);
    setHalf(opened?.ok === true ? {} : all);
    setIsReading(false);
    return opened?.ok === true;
  };
  const here = (["paper", "key"] as const).filter((role) => half[role] !== undefined);
  return { half: here.length === 1 ? (here[0] ?? null) : null, issues, strangers, isReading, take };
}

function withFile(half: HalfPackage, file: NamedBytes): HalfPackage {
  const role = studyFileRole(file);
  return role === "paper" || role === "key" ? { ...half, [role]: file } : half;
}
