/** Journeys that walk through both layouts of the shop, that of a wide window and that of a phone. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './browser.ts';
import { isLongForm } from './long-form.ts';

const widths = [1300, 360] as const;

/** In which a journey begins: in one of the two, in the long form in each. */
export const firstWidths: readonly number[] = isLongForm ? widths : [1300];

/** The page has no violation and does not scroll sideways, in either width. The journey goes on in the one that the page did not have. */
export async function expectFineInBothWidths(page: Page): Promise<void> {
  const { width: shown = 0, height = 900 } = page.viewportSize() ?? {};
  for (const width of widths.toSorted((a) => (a === shown ? -1 : 1))) {
    await page.setViewportSize({ width, height });
    expect(await accessibilityProblems(page), `${width} px wide`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
