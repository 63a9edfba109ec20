/**
 * Row indices by site, for resampling persons within their sites. Sites of a single person are put together, and a lone one left over
 * joins the largest site: redrawn alone it would always be itself and add no variance. Empty for no rows.
 */
export function strataBySite(sites: readonly string[]): readonly (readonly number[])[] {
  const rowsBySite = new Map<string, number[]>();
  sites.forEach((site, row) => rowsBySite.set(site, [...(rowsBySite.get(site) ?? []), row]));
  const groups = [...rowsBySite.values()];
  const strata = groups.filter((rows) => rows.length > 1).sort((a, b) => b.length - a.length);
  const loners = groups.filter((rows) => rows.length === 1).flat();
  const [largest, ...rest] = strata;
  if (loners.length === 1 && largest !== undefined) return [[...largest, ...loners], ...rest];
  return loners.length > 0 ? [...strata, loners] : strata;
}
