import { expect, type Locator, type Page } from "@playwright/test";
import { ItemPage } from "./pages/ItemPage.ts";
import { StartPage } from "./pages/StartPage.ts";
import { pilotCode, pilotStartCode } from "./project-files.ts";
import type { Words } from "./words.ts";

const MAX_STOPS = 120;

/** Presses Tab until the control has the focus, as someone without a mouse would. Fails if it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, `reached with ${MAX_STOPS} presses of Tab`).toBeFocused();
}

/** Starts the pilot exam without a mouse; the first item is on screen and its heading has the focus. */
export async function startByKeyboard(page: Page, words: Words): Promise<ItemPage> {
  const start = new StartPage(page, words);
  await start.open();
  await tabTo(page, start.code);
  await page.keyboard.type(pilotCode());
  await tabTo(page, start.startCode);
  await page.keyboard.type(pilotStartCode());
  await page.keyboard.press("Enter");
  await start.dialog.waitFor();
  await tabTo(page, start.dialog.getByRole("button", { name: words.participant.start.startNow }));
  await page.keyboard.press("Enter");
  const item = new ItemPage(page, words);
  await item.isShown(1);
  await expect(item.heading).toBeFocused();
  return item;
}
