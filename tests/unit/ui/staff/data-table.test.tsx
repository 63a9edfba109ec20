import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { setLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { addStaffTexts } from "#ui/staff/staff-texts.ts";

interface Row {
  readonly id: string;
  readonly count: number | null;
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: "id", header: "Name", value: (row) => row.id },
  { id: "count", header: "Count", value: (row) => row.count, align: "end" },
  { id: "act", header: "Act", value: () => null, order: "fixed", cell: () => "go" },
];
const FEW: readonly Row[] = ["P10", "P2", "甲", "P1", "乙", "x"].map((id, index) => ({ id, count: index === 3 ? null : 10 - index }));
const MANY: readonly Row[] = Array.from({ length: 1_234 }, (_, index) => ({ id: `row ${index + 1}`, count: index }));

setLanguage("en");
addStaffTexts();
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
beforeEach(cleanup);

describe("DataTable", () => {
  it("keeps the order it was given until a column is pressed, then sorts numbers as numbers and missing values last", async () => {
    const { user, firstCells } = show(FEW);
    expect(firstCells()).toEqual(["P10", "P2", "甲", "P1", "乙", "x"]);
    await user.click(screen.getByRole("button", { name: "Name" }));
    expect(firstCells().filter((text) => text.startsWith("P"))).toEqual(["P1", "P2", "P10"]);
    await user.click(screen.getByRole("button", { name: "Count" }));
    expect(firstCells()).toEqual(["x", "乙", "甲", "P2", "P10", "P1"]);
    await user.click(screen.getByRole("button", { name: "Count" }));
    expect(firstCells().at(-1)).toBe("P1");
    expect(screen.getByRole("columnheader", { name: /Count/ }).getAttribute("aria-sort")).toBe("descending");
    await user.click(screen.getByRole("button", { name: "Count" }));
    expect(firstCells()).toEqual(["P10", "P2", "甲", "P1", "乙", "x"]);
  });

  it("filters by any text in any case, says how many are left, and keeps it in the address", async () => {
    const { user, firstCells, address } = show(FEW);
    await user.type(screen.getByRole("searchbox"), "p1");
    expect(firstCells()).toEqual(["P10", "P1"]);
    expect(screen.getByText("2 of 6 rows")).toBeTruthy();
    expect(address()).toBe("?t.q=p1");
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "nobody");
    expect(screen.getByText("No row matches “nobody”.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(firstCells()).toHaveLength(6);
  });

  it("shows fifty rows at a time of a long table and turns its pages", async () => {
    const { user, firstCells, address } = show(MANY);
    expect(firstCells()).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(firstCells()[0]).toBe("row 51");
    expect(address()).toBe("?t.page=2");
    await user.type(screen.getByRole("searchbox"), "row 123");
    expect(firstCells()[0]).toBe("row 123");
    expect(address()).toBe("?t.q=row+123");
  });

  it("shows what the address says", () => {
    const { firstCells } = show(MANY, "?t.sort=count.desc&t.page=25");
    expect(firstCells()[0]).toBe("row 34");
    expect(firstCells()).toHaveLength(34);
  });

  it("falls back to the first page for a page that is none", () => {
    const { firstCells } = show(MANY, "?t.page=nonsense");
    expect(firstCells()[0]).toBe("row 1");
  });

  it("shows its last page when the address names one beyond it", () => {
    const { firstCells } = show(MANY, "?t.page=999");
    expect(firstCells()).toHaveLength(34);
  });

  it("needs no filter for a few rows", () => {
    show(FEW.slice(0, 3));
    expect(screen.queryByRole("searchbox")).toBeNull();
  });
});

function show(rows: readonly Row[], search = "") {
  const element = <DataTable name="t" caption="Rows" columns={COLUMNS} rows={rows} rowId={(row) => row.id} />;
  const router = createMemoryRouter([{ path: "/", element }], { initialEntries: [`/${search}`] });
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const body = (): HTMLElement => screen.getAllByRole("rowgroup")[1] as HTMLElement;
  return {
    user: userEvent.setup(),
    address: () => router.state.location.search,
    firstCells: () => [...body().querySelectorAll("tr")].map((row) => within(row).getAllByRole("cell")[0]?.textContent ?? ""),
  };
}
