/** A seating plan in a real browser: everybody is seated with the keyboard and boxes to choose a table in, with a script and without. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

type Found = {
  parts: { id: string }[];
  household: { guests: { id: string }[]; replies: { part: string; guest: string; answer: string; menu: null; version: number }[] };
};

/** A call of the page's own session. */
async function call<T>(page: Page, key: string, body?: object): Promise<T> {
  const [method = '', path = ''] = key.split(' ');
  const headers = { origin: shop.origin, 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'sec-fetch-site': 'same-origin' };
  const answer = await page.request.fetch(`${shop.origin}${path}`, { method, headers, ...(body && { data: body }) });
  expect([key, answer.ok()]).toEqual([key, true]);
  return (await answer.json()) as T;
}

/** An event at which six persons of four households are expected; gives the address of its page. */
async function event(page: Page): Promise<string> {
  const { id: list } = await call<{ id: string }>(page, 'POST /web-api/guest-lists', { name: 'Hochzeit' });
  const names = ['Anna und Max Weiß', 'Eva Lang', 'Dr. Cornelius Freiherr von Rosenau', 'Kim und Uwe Berg'];
  const { rows } = await call<{ rows: { id: string }[] }>(page, `POST /web-api/guest-lists/${list}/rows`, {
    rows: names.map((one) => ({ names: one })),
  });
  const facts = { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list };
  const { id } = await call<{ id: string }>(page, 'POST /web-api/events', facts);
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: [], childOptions: [] };
  await call(page, `PUT /web-api/events/${id}/parts`, { version: 1, parts: [fest] });
  for (const { id: household } of rows) {
    const found = await call<Found>(page, `GET /web-api/events/${id}/households/${household}`);
    const replies = found.household.replies.map(({ version, answer, menu, ...pair }) => ({
      ...pair,
      answer: 'yes',
      menu,
      seen: { answer, menu, version },
    }));
    const sent = { replies, companions: [], food: [], consents: false, message: { text: '', seen: '' } };
    await call(page, `POST /web-api/events/${id}/households/${household}/answer`, sent);
  }
  return `${shop.origin}/feier/${id}/`;
}

async function noProblems(page: Page, width: number): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** Presses the key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('not reached with the keyboard');
}

async function choose(page: Page, name: string, downs: number): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name, exact: true }));
  for (let at = 0; at < downs; at++) await page.keyboard.press('ArrowDown');
}

describe.skipIf(!hasChromium)('a seating plan', () => {
  const ways: [width: number, withScript: boolean][] = [
    [360, true],
    [1300, true],
    [360, false],
  ];
  test.each(sampled(ways, 2, 1))('seats everybody without a pointer, %i px wide, with script: %s [E054]', async (width, withScript) => {
    const context: BrowserContext = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: withScript });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(`${shop.origin}/feier/`, { waitUntil: 'networkidle', timeout: 120_000 });
    const home = await event(page);
    const ready = async () => {
      await page.waitForLoadState('networkidle');
      if (withScript) await hydrated(page);
    };
    const press = async (button: string) => {
      await tabTo(page, page.getByRole('button', { name: button, exact: true }));
      await Promise.all([page.waitForNavigation({ waitUntil: 'networkidle' }), page.keyboard.press('Enter')]);
      await ready();
    };
    await page.goto(`${home}sitzplan/`, { waitUntil: 'networkidle' });
    await ready();
    if (withScript) await noProblems(page, width);

    await tabTo(page, page.getByLabel('Wie viele solche Tische?'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await press('Tische anlegen');
    if (withScript) await noProblems(page, width);
    const people = ['Anna Weiß', 'Max Weiß', 'Eva Lang', 'Dr. Cornelius Freiherr von Rosenau', 'Kim Berg', 'Uwe Berg'];
    for (const [at, name] of people.entries()) await choose(page, `Tisch für ${name}`, at < 4 ? 1 : 2);
    await press('Plätze speichern');
    expect(await page.getByText('6 von 6 sitzen. Alle haben einen Platz.').count()).toBe(1);
    const taken = async () =>
      (await page.getByRole('navigation', { name: 'Tische' }).getByRole('link').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
    expect(await taken()).toEqual(['Tisch 1 4 von 8', 'Tisch 2 2 von 8']);
    if (withScript) await noProblems(page, width);

    await choose(page, 'Tisch für Eva Lang', 1);
    await tabTo(page, page.getByRole('checkbox', { name: 'fest Anna Weiß' }));
    await page.keyboard.press('Space');
    await press('Gäste dieses Tisches speichern');
    expect(await taken()).toEqual(['Tisch 1 3 von 8', 'Tisch 2 3 von 8']);
    await press('Letzte Änderung zurücknehmen');
    expect(await taken()).toEqual(['Tisch 1 4 von 8', 'Tisch 2 2 von 8']);

    await tabTo(page, page.getByText('Wunsch eingeben'));
    await page.keyboard.press('Enter');
    await choose(page, 'Wer', 1);
    await choose(page, 'Wie', 1);
    await choose(page, 'Mit wem', 3);
    await press('Wunsch speichern');
    expect(await page.getByText(/^(Anna Weiß und Eva Lang|Eva Lang und Anna Weiß) an zwei Tischen/).count()).toBe(1);
    expect(await page.getByText('Gerade nicht erfüllt').count()).toBe(1);
    if (withScript) await noProblems(page, width);
    await press('Alle neu setzen, außer wer fest sitzt');
    expect(await page.getByText(/getrennt von/).count()).toBeGreaterThan(0);
    if (withScript) await noProblems(page, width);
    await press(
      (
        await page
          .getByRole('button', { name: /so setzen$/ })
          .first()
          .innerText()
      ).trim(),
    );
    expect(await page.getByText('alle erfüllt').count()).toBe(1);

    const fetched = async (name: string | RegExp) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      const file = await page.request.get(download.url());
      return [download.suggestedFilename(), file.status(), file.headers()['cache-control']];
    };
    expect(await fetched('Sitzplan nach Namen (PDF)')).toEqual(['sitzplan-namen.pdf', 200, 'private, no-store']);
    await page.goto(`${home}antworten/`, { waitUntil: 'networkidle' });
    expect(await fetched(/^Gäste, Antworten/)).toEqual([expect.stringMatching(/^feier-[\d-]+\.xlsx$/), 200, 'private, no-store']);
    if (withScript) await noProblems(page, width);
    await page.goto(home, { waitUntil: 'networkidle' });
    expect(await page.getByText('6 von 6 sitzen. Alle haben einen Platz.').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
