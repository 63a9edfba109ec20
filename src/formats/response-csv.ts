import type { ResponseExport } from "#formats/response-export.ts";

export declare function writeResponseCsv(input: ResponseExport): Uint8Array;
