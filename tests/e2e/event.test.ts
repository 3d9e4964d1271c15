/** An event in a real browser: a host makes it, households answer on a phone and in a wide window, with a script and without, and the host counts. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(path.startsWith('http') ? path : `${shop.origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
  return page;
}

async function noProblems(page: Page, width: number): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** A list of one household, whose rows a button sends. */
async function makeList(host: Page, ready: () => Promise<void>): Promise<void> {
  await ready();
  await host.getByLabel('Name der Liste').fill('Hochzeit');
  await host.getByRole('button', { name: 'Liste anlegen' }).click();
  await host.waitForURL(/\/gaeste\/[\w-]{22}\//);
  await ready();
  await host.getByRole('textbox', { name: 'Namen, Zeile 1', exact: true }).fill('Anna und Max Weiß + 1');
  await host.keyboard.press('Enter');
  await host.waitForLoadState('networkidle');
}

/** An open event of two parts; gives the link of its household. */
async function hosting(context: BrowserContext, withScript: boolean): Promise<{ host: Page; event: string; link: string }> {
  const host = await open(context, '/gaeste/');
  const ready = () => (withScript ? hydrated(host) : Promise.resolve());
  await makeList(host, ready);
  await expect.poll(() => host.getByRole('link', { name: /^Öffnen.*Weiß/ }).count(), { timeout: 60_000 }).toBe(1);
  await host.goto(`${shop.origin}/feier/`, { waitUntil: 'networkidle' });
  await ready();
  await host.getByLabel('Wer oder was wird gefeiert?').fill('Sophie & Jörg');
  await host.getByLabel('Tag', { exact: true }).fill('2027-06-12');
  await host.getByRole('button', { name: 'Feier anlegen' }).click();
  await host.waitForURL(/seite\/\?getan=made/);
  await ready();
  const row = (name: string) => host.getByRole('group', { name });
  await row('Neuer Programmpunkt').getByLabel('Was').fill('Trauung');
  await row('Neuer Programmpunkt').getByLabel('Von').fill('14:00');
  await row('Neuer Programmpunkt').getByLabel('Wo').fill('Kirche St. Johannes');
  await host.getByRole('button', { name: 'Ablauf speichern' }).click();
  await host.waitForURL(/getan=moved/);
  await ready();
  await row('Neuer Programmpunkt').getByLabel('Was').fill('Fest');
  await row('Neuer Programmpunkt').getByLabel('Tag', { exact: true }).fill('2027-06-12');
  await row('Neuer Programmpunkt').getByLabel('Von').fill('18:30');
  await row('Neuer Programmpunkt').getByLabel('Essen zur Wahl').fill('Saibling mit Fenchel\nGemüse vom Gut');
  await Promise.all([
    host.waitForNavigation({ waitUntil: 'networkidle' }).catch(() => null),
    host.getByRole('button', { name: 'Ablauf speichern' }).click(),
  ]);
  await expect.poll(() => row('Programmpunkt 2').count(), { timeout: 60_000 }).toBe(1);
  await host.getByLabel('Ort', { exact: true }).fill('Gut Sonnenhausen, Glonn');
  await host.getByLabel('Antworten bis').fill('2027-05-08');
  await host.getByRole('button', { name: 'Angaben speichern' }).click();
  await host.waitForLoadState('networkidle');
  const event = host.url().replace(/seite\/.*/, '');
  await host.goto(event, { waitUntil: 'networkidle' });
  await ready();
  await host.getByRole('button', { name: 'Für Gäste öffnen' }).click();
  await host.waitForURL(/getan=state/);
  await ready();
  await host.getByRole('link', { name: 'Antworten', exact: true }).click();
  await host.getByRole('link', { name: /Anna und Max Weiß/ }).click();
  await host.waitForURL(/\/feier\/[\w-]{22}\/[\w-]{22}\//);
  await host.waitForLoadState('networkidle');
  const link = (await host.locator('#link ~ p a').first().getAttribute('href')) ?? '';
  return { host, event, link };
}

const choose = (page: Page, question: string, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check();
const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Antwort abschicken' }).click();
  await page.waitForLoadState('networkidle');
};

describe.skipIf(!hasChromium)('an event', () => {
  const ways: [width: number, withScript: boolean][] = [
    [360, true],
    [1300, true],
    [360, false],
  ];
  test.each(sampled(ways, 2))('is made, answered on two devices and counted, %i px wide, with script: %s', async (width, withScript) => {
    const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: withScript });
    const complaints = complaintsOf(context);
    const { host, event, link } = await hosting(context, withScript);
    expect(link).toMatch(/\/e\/[0-9A-Z]{26}\/$/);
    if (withScript) await noProblems(host, width);

    const guests = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: withScript });
    const guestComplaints = complaintsOf(guests);
    const answered: Promise<{ type: string; size: number }>[] = [];
    guests.on('response', (answer) => {
      const type = answer.request().resourceType();
      if (type === 'script' || type === 'document')
        answered.push(
          answer.body().then(
            (body) => ({ type, size: body.length }),
            () => ({ type, size: 0 }),
          ),
        );
    });
    const anna = await open(guests, link);
    const sizes = await Promise.all(answered);
    expect(sizes.filter(({ type }) => type === 'script')).toEqual([]);
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(40_000);
    expect(await anna.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex,nofollow');
    expect(await anna.locator('main').innerText()).toContain('Samstag, 12.\u00a0Juni 2027');
    if (withScript) await noProblems(anna, width);
    const second = await open(guests, link);
    await choose(anna, 'Anna Weiß: Trauung', 'Kommt');
    await choose(anna, 'Anna Weiß: Fest', 'Kommt');
    await anna.getByLabel('Essen', { exact: true }).first().selectOption({ label: 'Saibling mit Fenchel' });
    await anna.getByLabel('Name der Begleitung 1').fill('Toni Haas');
    await anna.getByLabel('Allergien oder Unverträgliches: Anna Weiß').fill('Haselnüsse');
    await send(anna);
    // Nothing is stored without consent, and nothing that was typed is lost.
    await expect.poll(() => anna.getByText(/^Ohne dieses Häkchen/).count(), { timeout: 60_000 }).toBe(1);
    expect(await anna.getByLabel('Name der Begleitung 1').inputValue()).toBe('Toni Haas');
    if (withScript) await noProblems(anna, width);
    await anna.getByLabel(/^Die Gastgeber dürfen die Unverträglichkeiten lesen/).check();
    await send(anna);
    await expect.poll(() => anna.getByText('Danke, die Antwort ist angekommen.').count(), { timeout: 60_000 }).toBe(1);
    if (withScript) await noProblems(anna, width);

    // The other device still shows what was before: it changes another person, and is told of the same one.
    await choose(second, 'Max Weiß: Fest', 'Kommt nicht');
    await choose(second, 'Anna Weiß: Fest', 'Kommt nicht');
    await send(second);
    await expect.poll(() => second.getByText(/inzwischen: kommt, Saibling mit Fenchel/).count(), { timeout: 60_000 }).toBe(1);
    expect(await second.getByRole('group', { name: 'Anna Weiß: Fest' }).getByRole('radio', { name: 'Kommt nicht' }).isChecked()).toBe(true);
    if (withScript) await noProblems(second, width);
    await choose(second, 'Anna Weiß: Fest', 'Kommt');
    await second.getByLabel('Essen', { exact: true }).first().selectOption({ label: 'Gemüse vom Gut' });
    await send(second);
    await expect.poll(() => second.getByText('Danke, die Antwort ist angekommen.').count(), { timeout: 60_000 }).toBe(1);

    const calendar = await guests.request.get(
      await second
        .getByRole('link', { name: 'In den Kalender' })
        .getAttribute('href')
        .then((path) => `${shop.origin}${path}`),
    );
    expect([calendar.status(), calendar.headers()['cache-control']]).toEqual([200, 'private, no-store']);
    expect(await calendar.text()).toContain('DTSTART;TZID=Europe/Berlin:20270612T183000');

    await host.goto(event, { waitUntil: 'networkidle' });
    const cells = async (part: string) => (await host.getByRole('row', { name: part }).getByRole('cell').allInnerTexts()).slice(0, 4);
    // Three persons: Anna, Max, and the companion.
    expect([await cells('Trauung'), await cells('Fest')]).toEqual([
      ['3', '2', '0', '1'],
      ['3', '2', '1', '0'],
    ]);
    const eaten = host.getByRole('region', { name: 'Essen', exact: true });
    expect(await eaten.getByRole('listitem').filter({ hasText: 'Gemüse vom Gut' }).innerText()).toMatch(/1$/);
    if (withScript) await noProblems(host, width);
    await host.goto(`${event}einstellungen/`, { waitUntil: 'networkidle' });
    await host.getByText('Alle Links erneuern').first().click();
    await host.getByRole('button', { name: 'Alle Links erneuern' }).click();
    await host.waitForURL(/getan=links/);
    const gone = await anna.goto(link);
    expect([gone?.status(), gone?.headers()['referrer-policy'], gone?.headers()['cache-control']]).toEqual([
      404,
      'no-referrer',
      expect.stringContaining('no-store'),
    ]);
    expect(await anna.locator('main').innerText()).not.toMatch(/Sophie|Weiß/);
    // Refused forms and the link that is gone.
    const unexpected = guestComplaints.filter((text) => !/status of (400|404|409)/.test(text));
    expect([complaints, unexpected]).toEqual([[], []]);
    await guests.close();
    await context.close();
  });
});
