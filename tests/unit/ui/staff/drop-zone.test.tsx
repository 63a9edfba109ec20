import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { readFiles } from "#ui/staff/read-files.ts";
import { addStaffTexts } from "#ui/staff/staff-texts.ts";

setLanguage("en");
addStaffTexts();
beforeEach(cleanup);

const ONE = new File(["1"], "one.json");
const TWO = new File(["2"], "two.json");

describe("DropZone", () => {
  it("takes files by the dialog, the same one twice too", async () => {
    const { taken, input } = show({ multiple: true });
    await userEvent.upload(input, [ONE, TWO]);
    await userEvent.upload(input, [ONE]);
    expect(taken).toEqual([["one.json", "two.json"], ["one.json"]]);
  });

  it("takes dropped files of any name", async () => {
    const { taken, zone } = show({ multiple: true });
    const other = new File(["?"], "other.bin");
    fireEvent.dragOver(zone);
    expect(zone.dataset["over"]).toBe("true");
    fireEvent.drop(zone, { dataTransfer: { files: [ONE, other] } });
    await waitFor(() => expect(taken).toEqual([["one.json", "other.bin"]]));
    expect(zone.dataset["over"]).toBe("false");
  });

  it("takes the first where only one belongs", async () => {
    const { taken, zone } = show({ multiple: false });
    fireEvent.drop(zone, { dataTransfer: { files: [ONE, TWO] } });
    await waitFor(() => expect(taken).toEqual([["one.json"]]));
  });

  it("keeps what is given while others are being read, says so, and hands it on afterwards", async () => {
    const { taken, zone, rerender } = show({ multiple: true, isBusy: true });
    fireEvent.drop(zone, { dataTransfer: { files: [ONE] } });
    fireEvent.drop(zone, { dataTransfer: { files: [TWO] } });
    expect((await screen.findByRole("status")).textContent).toBe("2 more files wait until these are read.");
    expect(taken).toEqual([]);
    rerender({ multiple: true, isBusy: false });
    await waitFor(() => expect(taken).toEqual([["one.json", "two.json"]]));
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("readFiles", () => {
  it("reads what it can and says of each other file what is wrong", async () => {
    const huge = Object.defineProperty(new File([""], "huge.json"), "size", { value: 50_000_001 });
    const gone = Object.assign(new File(["x"], "gone.json"), { arrayBuffer: () => Promise.reject(new Error("gone")) });
    const { files, issues } = await readFiles([ONE, huge, gone]);
    expect(files.map((file) => [file.name, [...file.bytes]])).toEqual([["one.json", [49]]]);
    expect(issues.map((issue) => [issue.code, issue.place.file])).toEqual([
      ["file-too-big", "huge.json"],
      ["file-unreadable", "gone.json"],
    ]);
  });
});

interface Shown {
  readonly multiple: boolean;
  readonly isBusy?: boolean;
}

function show(shown: Shown) {
  const taken: string[][] = [];
  const onFiles = vi.fn((files: readonly File[]) => void taken.push(files.map((file) => file.name)));
  const zoneOf = ({ multiple, isBusy = false }: Shown) => (
    <DropZone label="The files" accept=".json" onFiles={onFiles} multiple={multiple} isBusy={isBusy} />
  );
  const { container, rerender } = render(zoneOf(shown));
  const input = screen.getByLabelText<HTMLInputElement>(/The files/);
  return { taken, input, zone: container.firstElementChild as HTMLElement, rerender: (next: Shown) => rerender(zoneOf(next)) };
}
