/** Pages that others change while they are used: translated by the browser, filled in without events, with elements of extensions. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated, lookAtAllPages } from '#tests/browser.ts';
import { munich, savedCard } from '#tests/customer.ts';
import { openTool } from '#tests/editor-tools.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';
import { showOriginal, translate, type Way } from '#tests/translated-page.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(path: string, visitor?: ReturnType<typeof guest>) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' });
  if (visitor) await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(shop.origin + path);
  await page.waitForLoadState('networkidle');
  return { page, context, complaints };
}

/** Names are in capitals once they are translated; those of labels are not. */
const button = (page: Page, name: string) => page.getByRole('button', { name });
const sums = (text: string) => text.match(/[\d.]+,\d\d/g);
const tool = (page: Page, name: string) => openTool(page, name, { exact: false });

describe.skipIf(!hasChromium)('a page that was translated', () => {
  test.each<Way>(['replace', 'beside'])('takes a card from its editor to an order (%s)', async (way) => {
    const visitor = guest(shop);
    const { id } = await savedCard(visitor);
    const { page, context, complaints } = await open(`/configurator-card/?designId=${id}`, visitor);
    await page.locator('.editor[data-hydrated] .face').first().waitFor();
    expect(await translate(page, way)).toBeGreaterThan(30);
    const field = page.locator('textarea').first();
    await field.fill('Zoë Müller-Łukasz');
    for (const name of ['Papier', 'Menge', 'Elemente', 'Teilen', 'Text']) {
      await tool(page, name);
      await translate(page, way);
    }
    expect(await field.inputValue()).toBe('Zoë Müller-Łukasz');
    await button(page, 'In den Warenkorb').first().click();
    await translate(page, way);
    await lookAtAllPages(page);
    await translate(page, way);
    await button(page, 'Alles passt, in den Warenkorb').click();
    await page.waitForURL(/warenkorb/, { waitUntil: 'commit' });
    await hydrated(page);
    await translate(page, way);
    const summary = page.locator('main');
    const before = sums(await summary.innerText());
    await page.locator('input[name=quantity]').first().fill('100');
    await page.keyboard.press('Enter');
    await expect.poll(async () => sums(await summary.innerText())).not.toEqual(before);
    await translate(page, way);
    await page.getByRole('link', { name: 'Zur Kasse' }).click();
    await page.waitForURL(/kasse/, { waitUntil: 'commit' });
    await hydrated(page);
    await translate(page, way);
    const fields = { email: 'zoe@beispiel.de', ...munich };
    for (const [name, value] of Object.entries(fields)) {
      const field = page.locator(`main [name=${name}]`).first();
      // Some of what fills in forms sends no event.
      if (name === 'lastName') await field.evaluate((input: HTMLInputElement, text) => Object.assign(input, { value: text }), value);
      else if (name !== 'country') await field.fill(value);
    }
    for (const step of ['Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen']) {
      await button(page, step).click();
      await button(page, step).waitFor({ state: 'detached' });
      await translate(page, way);
    }
    await page
      .getByText(/Müller-Łukasz/i)
      .first()
      .waitFor();
    await button(page, 'Zahlungspflichtig bestellen').click();
    await page.waitForURL(/bestellung/, { waitUntil: 'commit' });
    await page
      .getByText(/F\d{7}/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each<Way>(['replace', 'beside'])('goes on as a calendar, a product and a list (%s)', async (way) => {
    const calendar = await open('/configurator-calendar/');
    await calendar.page.locator('.editor[data-hydrated] .face').first().waitFor();
    expect(await translate(calendar.page, way)).toBeGreaterThan(30);
    await tool(calendar.page, 'Anfang');
    await translate(calendar.page, way);
    await calendar.page.locator('select[name=startMonth]').selectOption('9');
    await calendar.page.getByText(/^September \d{4} bis August \d{4}$/i).waitFor();
    await tool(calendar.page, 'Geburtstage');
    await translate(calendar.page, way);
    await calendar.page.getByText('Viele auf einmal').click();
    await calendar.page.getByLabel(/^Liste einfügen/i).fill('Oma Inge 14.3.1947');
    await button(calendar.page, 'Liste übernehmen').click();
    await calendar.page.getByText('1 Eintrag', { exact: true }).waitFor();
    expect(calendar.complaints).toEqual([]);
    await calendar.context.close();

    const product = await open('/karten-designen/olivia/');
    await translate(product.page, way);
    const said = async () => sums((await product.page.locator('main').innerText()).slice(0, 1_500));
    const before = await said();
    const papers = product.page.locator('input[type=radio][name=paper]');
    await papers.nth(4).check({ force: true });
    await expect.poll(said).not.toEqual(before);
    await showOriginal(product.page);
    await papers.nth(1).check({ force: true });
    await expect.poll(said).toEqual(before);
    await product.page.getByRole('link', { name: 'Jetzt gestalten' }).first().waitFor();
    expect(product.complaints).toEqual([]);
    await product.context.close();

    // Its filters are taken over when they are used first: React draws them anew then, and says so.
    const list = await open('/karten-designen/');
    await translate(list.page, way);
    await list.page.locator('#filter-occasion-geburt').check({ force: true });
    await list.page.waitForURL(/geburt/, { waitUntil: 'commit' });
    await list.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await list.page.getByText('500 Internal Server Error').count()).toBe(0);
    await list.context.close();
  });
});
