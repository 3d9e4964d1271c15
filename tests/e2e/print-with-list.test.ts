/** A place card with a guest list in a real browser: chosen, filled with names, looked at, mended and approved; wide, on a phone and without a script. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A page in a machine under load needs its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 });

const choice = {
  card: 'olivia-platzkarte',
  form: 'place-card',
  format: 'place',
  paper: 'feinstpapier',
  refinementType: 'none',
  quantity: 50,
};
const names = [
  'Annelie Brandt',
  'Maximilian-Alexander von der Großendorff-Schnarrenberger',
  'Prof. Dr. Friederike Schnarrenberger-Oßwald',
  'Kim Roth',
  'Jean-Baptiste Châteauvieux d’Étampes',
  'Þórdís Guðmundsdóttir',
  'Josef Grünwald',
  'Anna Иванова',
  'Mia 7',
  ...Array.from({ length: 12 }, (_, at) => `Ida ${'ABCDEFGHIJKL'[at]}hrens`),
];

/** A guest with a place card and a list of these names. */
async function withList(rows: readonly string[]) {
  const visitor = guest(shop);
  const query = new URLSearchParams({ card: choice.card, form: choice.form, format: choice.format });
  const { design } = (await visitor.call('GET', `/web-api/card-blank?${query}`)).json;
  const { id } = (await visitor.call('POST', '/web-api/designs', { design, choice })).json;
  const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Sophie & Jörg' })).json.id as string;
  if (rows.length > 0) await visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: rows.map((one) => ({ names: one })) });
  return { visitor, id: id as string, list };
}

async function contextOf({ visitor }: Awaited<ReturnType<typeof withList>>, options: object): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'de-DE', ...options });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return context;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  await hydrated(page);
  return page;
}

/** Every picture that is in view has come. */
const pictures = (page: Page) =>
  soon(() =>
    page
      .locator('main figure img')
      .evaluateAll((all) =>
        all.filter((one) => (one as HTMLImageElement).loading === 'eager').every((one) => (one as HTMLImageElement).naturalWidth > 0),
      ),
  ).toBe(true);

async function expectFine(page: Page, width: number): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

const title = (page: Page) => soon(() => page.getByRole('heading', { level: 1 }).innerText());

describe.skipIf(!hasChromium)('a card with a guest list', () => {
  test.each(sampled([1300, 390], 2, 1))('is chosen, gets its names, is looked at, changed and approved, %i px wide', async (width) => {
    const made = await withList(names);
    const context = await contextOf(made, { viewport: { width, height: 900 } });
    const complaints = complaintsOf(context);
    const page = await open(context, `/gaeste/${made.list}/`);
    await page.getByRole('link', { name: 'Namen einsetzen' }).click();
    await page.waitForURL(/\/drucke\/$/);
    await hydrated(page);
    await expectFine(page, width);
    await page.getByRole('link', { name: /^Diese Karte/ }).click();
    await page.waitForURL(/\/gaeste\/drucke\/[\w-]{22}\/\?liste=/);
    await title(page).toBe('Mit Gästeliste drucken');
    await expectFine(page, width);
    await page.getByRole('button', { name: 'Diese Liste nehmen' }).click();
    await title(page).toBe('Die Karte hat noch keinen Platz für Namen.');
    await expectFine(page, width);
    await page.getByRole('button', { name: 'Namen einsetzen' }).click();
    await title(page).toBe('Die fünf heikelsten Namen zuerst.');
    await pictures(page);
    await expectFine(page, width);
    await page.getByRole('checkbox', { name: 'Titel, Zusätze' }).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Leere dazu').fill('3');
    await page.keyboard.press('Enter');
    await page.waitForURL(/getan=settings/);
    await soon(() => page.getByText('24 Stück').count()).toBe(1);
    await soon(() => page.getByRole('img', { name: 'Leere Karte' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Kim Roth weglassen' }).click();
    await page.waitForURL(/getan=left/);
    await soon(() => page.getByText('23 Stück').count()).toBe(1);
    await page.getByText('Eine weggelassen').click();
    await page.getByRole('button', { name: 'Kim Roth wieder aufnehmen' }).click();
    await page.waitForURL(/getan=taken/);
    await page.getByRole('searchbox', { name: 'Name suchen' }).fill('osswald');
    await page.keyboard.press('Enter');
    await page.waitForURL(/suche=osswald/);
    await soon(() => page.locator('#alle figure').count()).toBe(1);
    await page.getByRole('button', { name: '21 Namen freigeben' }).click();
    await page.waitForURL(/getan=approved/);
    await soon(() => page.getByText('Freigegeben. Gedruckt wird genau das.').count()).toBe(1);
    await expectFine(page, width);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is printed without a script; a name that does not fit leads to its guest, and another window overwrites nothing', async () => {
    const made = await withList(['Ida Roth']);
    const context = await contextOf(made, { viewport: { width: 1300, height: 900 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${shop.origin}/gaeste/drucke/${made.id}/`);
    await page.getByRole('button', { name: 'Diese Liste nehmen' }).click();
    await page.getByRole('button', { name: 'Namen einsetzen' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Alle Namen passen.');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Leere dazu').fill('2');
    await other.getByRole('button', { name: 'Angaben übernehmen' }).click();
    await other.getByText('3 Stück').waitFor();
    await page.getByRole('button', { name: 'Einen Namen freigeben' }).click();
    expect(await page.getByRole('alert').innerText()).toContain('Liste, Karte oder Angaben sind inzwischen anders.');
    await made.visitor.call('POST', `/web-api/guest-lists/${made.list}/rows`, {
      rows: [{ names: `${'Xy'.repeat(50)} ${'Zw'.repeat(45)}` }],
    });
    await page.goto(`${shop.origin}/gaeste/drucke/${made.id}/`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ein Name passt noch nicht.');
    expect(await page.getByRole('button', { name: 'Noch ein Name, dann freigeben' }).isDisabled()).toBe(true);
    await page
      .getByRole('link', { name: /in der Liste ändern$/ })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/gaeste/${made.list}/[\\w-]{22}/`));
    await page.goto(`${shop.origin}/gaeste/drucke/${made.id}/`);
    await page.getByText('Ohne Liste drucken').click();
    await page.getByRole('button', { name: 'Liste lösen' }).click();
    await page.waitForURL(/getan=ended/);
    await made.visitor.call('DELETE', `/web-api/guest-lists/${made.list}`);
    await page.reload();
    expect(await page.getByText('Noch keine Gästeliste.').count()).toBe(1);
    await page.getByLabel('Name der Liste').fill('Taufe');
    await page.getByRole('button', { name: 'Liste anlegen' }).click();
    await page.waitForURL(/\/gaeste\/[\w-]{22}\//);
    await page.goto(`${shop.origin}/gaeste/drucke/${made.id}/`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Die Liste hat noch keine Namen.');
    await context.close();
  });

  test('is opened from the card itself, which is saved first', async () => {
    const made = await withList(['Ida Roth']);
    const context = await contextOf(made, { viewport: { width: 1300, height: 900 } });
    const page = await open(context, `/configurator-card/?designId=${made.id}`);
    await page.getByRole('button', { name: 'Menge', exact: true }).click();
    await page.getByRole('button', { name: 'Mit Gästeliste drucken' }).click();
    await page.waitForURL(/\/gaeste\/drucke\//);
    await title(page).toBe('Mit Gästeliste drucken');
    await context.close();
  });
});
