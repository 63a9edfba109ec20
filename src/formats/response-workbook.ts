import type { ResponseExport } from "#formats/response-export.ts";

export declare function writeResponseWorkbook(input: ResponseExport): Promise<Uint8Array>;
