import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { Dialog } from "#ui/components/Dialog.tsx";

beforeEach(() => {
  cleanup();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe("Dialog", () => {
  it("is modal, named by its title, and gives the focus back when it closes", () => {
    render(<Page />);
    const opener = screen.getByRole("button", { name: "open" });
    opener.focus();
    fireEvent.click(opener);
    expect(screen.getByRole("dialog", { name: "Sure?" })).toHaveProperty("open", true);
    expect(document.activeElement?.textContent).toBe("no");
    fireEvent.click(screen.getByRole("button", { name: "no" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it("closes by its owner's hand on Escape", () => {
    render(<Page />);
    fireEvent.click(screen.getByRole("button", { name: "open" }));
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      {isOpen && (
        <Dialog title="Sure?" onClose={close} actions={<button onClick={close}>no</button>}>
          text
        </Dialog>
      )}
    </>
  );
}
