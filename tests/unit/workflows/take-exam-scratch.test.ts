import { describe, expect, test } from "vitest";
import { examMachine, settled, type ExamMachine } from "../../support/exam-machine.ts";

const MINUTE = 60_000;

async function scratched(machine: ExamMachine): Promise<readonly string[]> {
  const stored = await machine.truth.load(machine.sittingId);
  return (stored?.events ?? []).flatMap(({ fact }) => (fact.type === "scratched" ? [fact.text] : []));
}

describe("the scratch pad", () => {
  test("is recorded once the typing rests, and not again when nothing changed", async () => {
    const machine = await examMachine();
    const { controller, snapshot } = await machine.openPage();
    controller.observe({ type: "scratched", text: "1" });
    controller.observe({ type: "scratched", text: "12 mg" });
    expect(snapshot().save.kind).toBe("saving");
    await machine.run(1_000);
    controller.observe({ type: "scratched", text: "12 mg" });
    await machine.run(1_000);
    expect(await scratched(machine)).toEqual(["12 mg"]);
    expect(snapshot()).toMatchObject({ save: { kind: "saved" }, sitting: { scratch: "12 mg" } });
  });

  test("and an item's text do not get into each other's way", async () => {
    const machine = await examMachine();
    const { controller, snapshot } = await machine.openPage();
    controller.typeIntervention("c1", "Halve", false);
    controller.observe({ type: "scratched", text: "500 ÷ 2" });
    controller.typeIntervention("c1", "Halve it", false);
    await machine.run(1_000);
    expect(await scratched(machine)).toEqual(["500 ÷ 2"]);
    expect(snapshot().sitting?.responses.get("c1")).toMatchObject({ intervention: "Halve it" });
  });

  test("is stored with what is stored when the page is hidden, and at the deadline", async () => {
    const machine = await examMachine(MINUTE);
    const { controller } = await machine.openPage();
    controller.observe({ type: "scratched", text: "hidden" });
    await controller.flush();
    expect(await scratched(machine)).toEqual(["hidden"]);
    await machine.run(MINUTE - 100);
    controller.observe({ type: "scratched", text: "last" });
    await machine.run(200);
    await settled();
    expect(await scratched(machine)).toEqual(["hidden", "last"]);
  });

  test("comes back after a kill", async () => {
    const machine = await examMachine();
    const page = await machine.openPage();
    page.controller.observe({ type: "scratched", text: "剂量 5 mg/kg" });
    await machine.run(1_000);
    page.kill();
    const again = await machine.openPage();
    expect(again.snapshot().sitting?.scratch).toBe("剂量 5 mg/kg");
  });

  test("takes nothing while the sitting is locked", async () => {
    const machine = await examMachine(MINUTE);
    const { controller, snapshot } = await machine.openPage();
    machine.setWallBy(60 * MINUTE);
    await machine.run(2_000);
    controller.observe({ type: "scratched", text: "late" });
    controller.observe({ type: "tool", tool: "scratch-pad", isOpen: true });
    await machine.run(2_000);
    expect(snapshot().sitting).toMatchObject({ lockedMs: 60 * MINUTE, scratch: "" });
    const types = (await machine.truth.load(machine.sittingId))?.events.map(({ fact }) => fact.type);
    expect(types).toContain("tool");
  });
});

test("the record counts its errors", async () => {
  const machine = await examMachine();
  const { controller, snapshot } = await machine.openPage();
  controller.observe({ type: "error", message: "planned" });
  controller.observe({ type: "error", message: "planned" });
  expect(snapshot().sitting?.errorCount).toBe(2);
});
