import { expect, type Locator, type Page } from "@playwright/test";

const MAX_STOPS = 120;

/** Presses Tab until the control has the focus, as someone without a mouse would. Fails if it is never reached. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, `reached with ${MAX_STOPS} presses of Tab`).toBeFocused();
}
