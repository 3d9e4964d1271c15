/** Approving a card page by page before it goes into the cart, by keyboard and by touch, over closed windows and later changes. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { complaintsOf, lookAtAllPages } from '#tests/browser.ts';
import { savedCard } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function customer(viewport: { width: number; height: number }, hasTouch = false) {
  const visitor = guest(shop);
  const { id } = await savedCard(visitor);
  const context = await browser.newContext({ viewport, hasTouch, locale: 'de-DE' });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return { context, complaints: complaintsOf(context), path: `${shop.origin}/configurator-card/?designId=${id}` };
}

async function openEditor(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('.editor[data-hydrated] .face').first().waitFor();
  await expect.poll(() => buy(page).getAttribute('aria-disabled')).toBeNull();
  return page;
}

const buy = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).last();
const count = (page: Page) => page.locator('.approval-foot').innerText();

test('pages are approved by keyboard, stay approved over a closed window, lose it when they change, and the cart says when [E026]', async () => {
  const { context, complaints, path } = await customer({ width: 1300, height: 900 });
  const first = await openEditor(context, path);
  await buy(first).press('Enter');
  await first.getByRole('dialog', { name: 'Seite für Seite ansehen' }).waitFor();
  await first.getByRole('button', { name: 'Passt so: Außen' }).press('Enter');
  // The focus goes on to what is left.
  expect(await first.evaluate(() => document.activeElement?.textContent)).toBe('Seite 2 von 2: Innen');
  await first.getByText('1 von 2 Seiten freigegeben').waitFor();
  const [file] = await Promise.all([
    first.waitForEvent('download'),
    first.getByRole('button', { name: 'Korrekturabzug als PDF laden' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^korrekturabzug-\d{4}-\d\d-\d\d\.pdf$/);
  const [start] = await (await file.createReadStream()).take(1).toArray();
  expect(String(start).slice(0, 8)).toBe('%PDF-1.6');
  await first.keyboard.press('Escape');
  await first.locator('.approval').waitFor({ state: 'detached' });
  await first.locator('.save-good').waitFor();
  await first.close();

  const page = await openEditor(context, path);
  await buy(page).click();
  await page.getByText('1 von 2 Seiten freigegeben').waitFor();
  await page.getByRole('button', { name: 'Seite bearbeiten: Außen' }).click();
  await page.getByLabel('Namen', { exact: true }).fill('Zoë\n& Łukasz');
  await expect.poll(() => buy(page).getAttribute('aria-disabled')).toBeNull();
  await buy(page).click();
  await page.getByText('Geändert, seit du sie freigegeben hast.').waitFor();
  expect(await count(page)).toContain('0 von 2 Seiten freigegeben');
  await page.getByText('Alle Texte dieser Seite zum Nachlesen').first().click();
  await page.locator('.proof-words p', { hasText: 'Łukasz' }).waitFor();
  await page.getByRole('button', { name: 'Passt so: Außen' }).click();
  await page.getByRole('button', { name: 'Passt so: Innen' }).click();
  await page.locator('.approval-foot').getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.waitForURL(/\/warenkorb\/$/);
  await page.getByText(/^Alle Seiten freigegeben, /).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('at 360 pixels every panel is large, nothing scrolls sideways, and one touch approves all pages that were seen [E026]', async () => {
  const { context, complaints, path } = await customer({ width: 360, height: 740 }, true);
  const page = await openEditor(context, path);
  await buy(page).tap();
  await page.locator('.proof-panels figure').nth(3).waitFor();
  const widths = await page.locator('.proof-sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(300);
  expect(await page.locator('.approval-pages').evaluate((pages) => pages.scrollWidth <= pages.clientWidth)).toBe(true);
  expect(await count(page)).toContain('Was du nicht ansiehst, gilt nicht als freigegeben.');
  expect(await page.getByRole('button', { name: 'Alles passt' }).count()).toBe(0);
  await lookAtAllPages(page);
  await page.getByRole('button', { name: 'Alles passt, in den Warenkorb' }).tap();
  await page.waitForURL(/\/warenkorb\/$/);
  await page.getByText(/^Alle Seiten freigegeben, /).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
