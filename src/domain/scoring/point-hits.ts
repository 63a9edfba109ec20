import type { Grade } from "#domain/grading/grade.ts";

/** What the graders say of one answer point: agreed, disagreed, or not graded yet. */
export type PointHit = "hit" | "miss" | "disputed" | "ungraded";

/** Looks up one submission's grades. Several grades of a point count only when they agree. */
export type PointHits = (itemId: string, pointId: string) => PointHit;

/** Gathers the grades of one submission; grades of others are passed over. */
export function pointHitsOf(submissionId: string, grades: readonly Grade[]): PointHits {
  const hitsByPoint = new Map<string, PointHit>();
  for (const grade of grades) {
    if (grade.submissionId !== submissionId) continue;
    const point = pointKey(grade.itemId, grade.pointId);
    const hit = grade.hit ? "hit" : "miss";
    const earlier = hitsByPoint.get(point) ?? hit;
    hitsByPoint.set(point, earlier === hit ? hit : "disputed");
  }
  return (itemId, pointId) => hitsByPoint.get(pointKey(itemId, pointId)) ?? "ungraded";
}

function pointKey(itemId: string, pointId: string): string {
  return JSON.stringify([itemId, pointId]);
}
