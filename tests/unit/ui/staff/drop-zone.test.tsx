import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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

  it("takes dropped files of any name", () => {
    const { taken, zone } = show({ multiple: true });
    const other = new File(["?"], "other.bin");
    fireEvent.dragOver(zone);
    expect(zone.dataset["over"]).toBe("true");
    fireEvent.drop(zone, { dataTransfer: { files: [ONE, other] } });
    expect(taken).toEqual([["one.json", "other.bin"]]);
    expect(zone.dataset["over"]).toBe("false");
  });

  it("takes the first where only one belongs", () => {
    const { taken, zone } = show({ multiple: false });
    fireEvent.drop(zone, { dataTransfer: { files: [ONE, TWO] } });
    expect(taken).toEqual([["one.json"]]);
  });

  it("takes nothing while it is switched off", () => {
    const { taken, zone, input } = show({ multiple: true, disabled: true });
    fireEvent.drop(zone, { dataTransfer: { files: [ONE] } });
    expect(input.disabled).toBe(true);
    expect(taken).toEqual([]);
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

function show(options: { readonly multiple: boolean; readonly disabled?: boolean }) {
  const taken: string[][] = [];
  const onFiles = vi.fn((files: readonly File[]) => void taken.push(files.map((file) => file.name)));
  const { container } = render(<DropZone label="The files" accept=".json" onFiles={onFiles} {...options} />);
  const input = screen.getByLabelText<HTMLInputElement>(/The files/);
  return { taken, input, zone: container.firstElementChild as HTMLElement };
}
