import type { NamedBytes } from "#lib/named-bytes.ts";
import { useRecordingExport } from "#ui/coordinator/use-recording-export.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { exportGrades } from "#workflows/export-grades.ts";
import { exportProcess } from "#workflows/export-process.ts";
import { exportResponses } from "#workflows/export-response-workbook.ts";
import { exportedCodes } from "#workflows/exported-codes.ts";

/** The files a study can be exported as. */
export type ExportFile = "workbook" | "csv" | "json" | "events" | "grades";

/** Makes a study's export files, each when it is asked for. */
export function useExportFiles() {
  const { nowMs } = useStaffPorts();
  const opened = useOpenedStudy();
  const { context } = opened;
  const [language] = useLanguage();
  const record = useRecordingExport(opened);
  const makeFile = async (file: ExportFile): Promise<NamedBytes> => record(await write(file), exportedCodes(file, context.workspace));
  const write = async (file: ExportFile): Promise<NamedBytes> => {
    if (file === "grades") return exportGrades(context, { appVersion: __APP_VERSION__ });
    if (file === "events") return exportProcess(context);
    return exportResponses(context, file, { language, nowMs: nowMs(), appVersion: __APP_VERSION__ });
  };
  return { makeFile, hasGrades: context.workspace.gradeImports.length > 0 };
}
