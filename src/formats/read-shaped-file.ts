import type * as z from "zod/mini";
import { toShapeIssues } from "#domain/exam/shape-issues.ts";
import { readEnvelope, type ExpectedFormat } from "#formats/json-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * Reads a JSON file of ours and checks its whole shape; unknown fields are refused.
 * Issues: those of `readEnvelope` and of `toShapeIssues`, every one with its JSON path.
 */
export function readShapedFile<Shape extends z.ZodMiniType>(
  file: NamedBytes,
  expected: ExpectedFormat,
  shape: Shape,
): Result<z.output<Shape>> {
  const json = readEnvelope(file, expected);
  if (!json.ok) return json;
  const parsed = shape.safeParse(json.value);
  return parsed.success ? ok(parsed.data) : err(toShapeIssues(parsed.error.issues, json.value, { file: file.name }));
}
