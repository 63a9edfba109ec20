import { formatPath, type PathStep } from "#domain/exam/json-path.ts";
import { decodeText } from "#formats/decode-text.ts";
import { isJsonObject, type JsonObject } from "#formats/json-file.ts";
import type { ModelOutputEntry } from "#formats/model-output-entry.ts";
import { repeatedJsonKeys } from "#formats/repeated-json-keys.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";
import { parseJson, type Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/**
 * Reads `[{id, model, output}]` (other members are ignored) or `{model: {id: text}}`. null stands for an empty output.
 * Issues: `text-encoding`, `json-syntax`, `json-forbidden-key`, `model-key-repeated`, `model-file-shape`, `model-field-missing` {field},
 * `model-output-not-text`.
 */
export function readModelRunJson(file: NamedBytes): Result<readonly ModelOutputEntry[]> {
  const decoded = decodeText(file);
  if (!decoded.ok) return decoded;
  const json = parseJson(decoded.value.text, { file: file.name });
  if (!json.ok) return json;
  const repeated = repeatedJsonKeys(decoded.value.text);
  if (repeated.length > 0) return err(repeated.map((path) => errorAt("model-key-repeated", { file: file.name, path })));
  const at = (...steps: PathStep[]): Place => ({ file: file.name, path: formatPath(steps) });
  if (isList(json.value)) return fromList(json.value, at);
  return isJsonObject(json.value) ? fromModels(json.value, at) : err([errorAt("model-file-shape", { file: file.name })]);
}

type At = (...steps: PathStep[]) => Place;

function fromList(list: readonly Json[], at: At): Result<readonly ModelOutputEntry[]> {
  const issues: Issue[] = [];
  const entries = list.flatMap((each, index): ModelOutputEntry[] => {
    if (!isJsonObject(each)) {
      issues.push(errorAt("model-file-shape", at(index)));
      return [];
    }
    const [itemId, model] = [each["id"], each["model"]];
    if (typeof itemId !== "string") issues.push(errorAt("model-field-missing", at(index, "id"), { field: "id" }));
    if (typeof model !== "string") issues.push(errorAt("model-field-missing", at(index, "model"), { field: "model" }));
    if (each["output"] === undefined) issues.push(errorAt("model-field-missing", at(index, "output"), { field: "output" }));
    const raw = toRaw(each["output"] ?? null);
    if (raw === null) issues.push(errorAt("model-output-not-text", at(index, "output")));
    if (typeof itemId !== "string" || typeof model !== "string" || raw === null) return [];
    return [{ model, modelPlace: at(index, "model"), itemId, itemPlace: at(index, "id"), raw, place: at(index, "output") }];
  });
  return issues.length > 0 ? err(issues) : ok(entries);
}

function fromModels(models: JsonObject, at: At): Result<readonly ModelOutputEntry[]> {
  const issues: Issue[] = [];
  const entries = Object.entries(models).flatMap(([model, outputs]): ModelOutputEntry[] => {
    if (!isJsonObject(outputs)) {
      issues.push(errorAt("model-file-shape", at(model)));
      return [];
    }
    return Object.entries(outputs).flatMap(([itemId, output]): ModelOutputEntry[] => {
      const raw = toRaw(output);
      const place = at(model, itemId);
      if (raw !== null) return [{ model, modelPlace: at(model), itemId, itemPlace: place, raw, place }];
      issues.push(errorAt("model-output-not-text", place));
      return [];
    });
  });
  return issues.length > 0 ? err(issues) : ok(entries);
}

function toRaw(output: Json): string | null {
  if (output === null) return "";
  return typeof output === "string" ? output : null;
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
