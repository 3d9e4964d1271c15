/** The print check in a real browser: a finding shows its repair before and after, one click applies it, and one undo takes it back. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, launch } from '#tests/browser.ts';
import { type RunningShop, removeData, startShop } from '#tests/shop.ts';

const entry = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startShop();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

async function visit(width: number, height: number) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'de-DE' });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  await page.goto(`${shop.origin}${entry}`);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  return { page, context, complaints };
}

describe('a finding of the print check', () => {
  test('a text moved to the edge is moved in by one click, and one undo takes the repair back [E019]', async () => {
    const { page, context, complaints } = await visit(1300, 900);
    const names = page.locator('[data-hit-area="outside front-names"]');
    await names.focus();
    const finding = page.locator('.finding', { hasText: 'steht näher als' });
    for (let step = 0; step < 6; step += 1) await names.press('Shift+ArrowRight');
    await finding.waitFor();
    const repair = finding.getByRole('button', { name: /^Nach innen schieben: / });
    await repair.waitFor();
    await finding.locator('.repair-pictures svg').nth(1).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await repair.click();
    await finding.waitFor({ state: 'detached' });
    expect(await page.getByRole('status').filter({ hasText: 'Behoben.' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await finding.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
