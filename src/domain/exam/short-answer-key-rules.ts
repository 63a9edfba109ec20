import type { ShortAnswerKey } from "#domain/exam/answer-key.ts";
import { repeatIndices } from "#domain/exam/text-rules.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

const MIN_POINTS = 2;
const MAX_POINTS = 5;

/**
 * The key of one short-answer item: that gold types, answer points, alternates and neutral types fit each other.
 * `at.path` is the key's own, e.g. `items[11]`.
 * Issues: `gold-type-repeated`, `point-count`, `point-id-repeated`, `point-type-not-gold`, `gold-type-without-point`,
 * `why-clean-unexpected`, `clean-item-has-points`, `clean-item-without-why`, `alternate-not-gold`, `alternate-is-gold`, `neutral-is-gold`.
 */
export function shortAnswerKeyIssues(key: ShortAnswerKey, at: Place): Issue[] {
  const repeated = repeatIndices(key.errorTypes).map((index) =>
    errorAt("gold-type-repeated", within(at, `errorTypes[${index}]`), { item: key.id, type: key.errorTypes[index] ?? "" }),
  );
  const bySort = key.errorTypes.length === 0 ? cleanIssues(key, at) : problemIssues(key, at);
  return [...repeated, ...bySort, ...otherTypeIssues(key, at)];
}

function cleanIssues(key: ShortAnswerKey, at: Place): Issue[] {
  const issues: Issue[] = [];
  if (key.points.length > 0) issues.push(errorAt("clean-item-has-points", within(at, "points"), { item: key.id }));
  if (key.whyClean === null) issues.push(errorAt("clean-item-without-why", within(at, "whyClean"), { item: key.id }));
  return issues;
}

function problemIssues(key: ShortAnswerKey, at: Place): Issue[] {
  const issues: Issue[] = [];
  const count = key.points.length;
  if (key.whyClean !== null) issues.push(errorAt("why-clean-unexpected", within(at, "whyClean"), { item: key.id }));
  if (count < MIN_POINTS || count > MAX_POINTS) {
    issues.push(errorAt("point-count", within(at, "points"), { item: key.id, count, min: MIN_POINTS, max: MAX_POINTS }));
  }
  return [...issues, ...pointIssues(key, at)];
}

function pointIssues(key: ShortAnswerKey, at: Place): Issue[] {
  const repeated = repeatIndices(key.points.map((point) => point.id)).map((index) =>
    errorAt("point-id-repeated", within(at, `points[${index}].id`), { item: key.id, point: key.points[index]?.id ?? "" }),
  );
  const stray = key.points.flatMap((point, index) =>
    key.errorTypes.includes(point.errorType)
      ? []
      : [
          errorAt("point-type-not-gold", within(at, `points[${index}].errorType`), {
            item: key.id,
            point: point.id,
            type: point.errorType,
          }),
        ],
  );
  const pointless = key.errorTypes.flatMap((type, index) =>
    key.points.some((point) => point.errorType === type)
      ? []
      : [errorAt("gold-type-without-point", within(at, `errorTypes[${index}]`), { item: key.id, type })],
  );
  return [...repeated, ...stray, ...pointless];
}

function otherTypeIssues(key: ShortAnswerKey, at: Place): Issue[] {
  const isGold = (type: string): boolean => key.errorTypes.some((gold) => gold === type);
  const alternates = key.alternates.flatMap(({ accept, insteadOf }, index) => [
    ...(isGold(insteadOf)
      ? []
      : [errorAt("alternate-not-gold", within(at, `alternates[${index}].insteadOf`), { item: key.id, type: insteadOf })]),
    ...(isGold(accept) ? [errorAt("alternate-is-gold", within(at, `alternates[${index}].accept`), { item: key.id, type: accept })] : []),
  ]);
  const neutral = key.neutral.flatMap((type, index) =>
    isGold(type) ? [errorAt("neutral-is-gold", within(at, `neutral[${index}]`), { item: key.id, type })] : [],
  );
  return [...alternates, ...neutral];
}

function within(at: Place, step: string): Place {
  return { ...at, path: `${at.path ?? ""}.${step}` };
}
