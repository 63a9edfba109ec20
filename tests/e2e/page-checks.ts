import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
/** 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 640 };
/** What does not depend on words, and takes most of the time. */
const SAME_IN_BOTH = ["color-contrast"];
/** Shifts below this are rounding of sub-pixels. */
const SHIFT_LIMIT = 0.01;

/** Something on the page moved although nobody moved it. */
interface Shift {
  /** The browser's own measure, 0–1. */
  readonly value: number;
  readonly moved: readonly string[];
}

/** What is right on one page in the language asked for, however it was reached. */
export interface PageFacts {
  readonly name: string;
  readonly lang: "en" | "zh-CN";
}

/** Counts layout shifts from now on, in this page and after every load. Call before the first page is opened. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const boxOf = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? "gone");
          return `${name}: ${boxOf(previousRect)} to ${boxOf(currentRect)}`;
        });
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Nothing has moved since the page was loaded, or since `forgetShifts`. */
export async function expectNoShift(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as Window & { readonly layoutShifts?: readonly Shift[] }).layoutShifts ?? null);
  if (shifts === null) throw new Error(`${name}: shifts were not counted; call countShifts before the page is opened`);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(total < SHIFT_LIMIT ? [] : shifts, `${name}: layout shift`).toEqual([]);
}

/** Starts counting anew. */
export async function forgetShifts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { layoutShifts } = window as Window & { readonly layoutShifts?: Shift[] };
    layoutShifts?.splice(0);
  });
}

/**
 *  Language and title, no sideways scrolling on a phone or at 400 %, nothing axe objects to, no shift while loading.
 *  Looked at by axe are the wide page in light and the phone's in dark; in Chinese, where only the words differ, the second of them
 *  without the colours.
 */
export async function expectGoodPage(page: Page, { name, lang }: PageFacts): Promise<void> {
  await expectNoShift(page, `${name}, loading`);
  await expect.soft(page.locator("html"), name).toHaveAttribute("lang", lang);
  await expect.soft(page, name).toHaveTitle(/^(.+ · )?RxBaseline$/);
  if (lang === "en") await expectNothingFromAxe(page, `${name}, light, 1280 px`);
  for (const size of [PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    // Figures follow the width a moment later.
    await expect.soft.poll(() => sidewaysOf(page), { message: `${name}: scrolls sideways at ${size.width} px` }).toEqual([]);
    if (size === PHONE) {
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectNothingFromAxe(page, `${name}, dark, 390 px`, lang === "en" ? [] : SAME_IN_BOTH);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(WIDE);
}

/** Nothing axe objects to on the page as it stands. */
export async function expectNothingFromAxe(page: Page, name: string, passedOver: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(AXE_TAGS)
    .disableRules([...passedOver])
    // Otherwise every look opens a second page for the sake of frames, of which the app has none.
    .setLegacyMode(true)
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  expect.soft(found, name).toEqual([]);
}

/** What sticks out to the right when the page as a whole can be scrolled sideways. */
async function sidewaysOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [`${scrollWidth} > ${clientWidth}`, ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
  });
}
