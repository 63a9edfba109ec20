import { useSearchParams } from "react-router";

/** How a table is filtered, sorted and paged: kept in the address, so that a reload or a shared address shows the same. */
export interface TableQuery {
  readonly filter: string;
  readonly sort: { readonly column: string; readonly isDescending: boolean } | null;
  /** 0-based. */
  readonly pageIndex: number;
}

/** Reads and writes the query of the table called `name` in the address. Changing filter or order goes back to the first page. */
export function useTableQuery(name: string): readonly [TableQuery, (change: Partial<TableQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params, name);
  const change = (changed: Partial<TableQuery>): void => {
    const next = { ...query, pageIndex: 0, ...changed };
    setParams(
      (current) => {
        put(current, `${name}.q`, next.filter);
        put(current, `${name}.sort`, next.sort === null ? "" : `${next.sort.column}.${next.sort.isDescending ? "desc" : "asc"}`);
        put(current, `${name}.page`, next.pageIndex === 0 ? "" : String(next.pageIndex + 1));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [query, change];
}

function readQuery(params: URLSearchParams, name: string): TableQuery {
  const [column = "", direction] = (params.get(`${name}.sort`) ?? "").split(".");
  const page = Number(params.get(`${name}.page`) ?? 1);
  return {
    filter: params.get(`${name}.q`) ?? "",
    sort: column === "" ? null : { column, isDescending: direction === "desc" },
    pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
  };
}

function put(params: URLSearchParams, key: string, value: string): void {
  if (value === "") params.delete(key);
  else params.set(key, value);
}
