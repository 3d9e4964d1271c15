/** What a host adds to the page of an event, in a real browser without a script: pictures, wishes, questions, the preview, and deleting. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const photo = 'tests/render/photo.jpg';

/** Axe runs as a script of the page, which has none here: a second window with the same session has one. */
async function noProblems(context: BrowserContext, path: string, width: number): Promise<void> {
  const twin = await browser.newContext({ viewport: { width, height: 844 }, storageState: await context.storageState() });
  const page = await twin.newPage();
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await twin.close();
}

type Called = { id: string; rows: { id: string }[]; link: { url: string } | null; version: number; facts: { details: object } };

/** The calls that pages of other tests make: a list, an open event of one part, and the link of its household. */
async function hosting(context: BrowserContext): Promise<{ event: string; link: string }> {
  const call = async (method: string, path: string, data?: object): Promise<Called> => {
    const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', origin: shop.origin };
    const answer = await context.request.fetch(`${shop.origin}/web-api/${path}`, { method, headers, ...(data && { data }) });
    expect([path, answer.status()]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
    return answer.status() === 204 ? ({} as Called) : ((await answer.json()) as Called);
  };
  const { id: list } = await call('POST', 'guest-lists', { name: 'Hochzeit' });
  const { rows } = await call('POST', `guest-lists/${list}/rows`, { rows: [{ names: 'Anna und Max Weiß + 1' }] });
  const { id } = await call('POST', 'events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const { version, facts } = await call('GET', `events/${id}`);
  const details = { ...facts.details, look: { design: 'olivia', colourway: 'salbei' } };
  await call('PUT', `events/${id}`, { version, facts: { ...facts, details } });
  const part = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: ['Saibling'], childOptions: [] };
  await call('PUT', `events/${id}/parts`, { version: version + 1, parts: [part] });
  await call('POST', `events/${id}/state`, { state: 'open' });
  const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', origin: shop.origin };
  const file = { name: 'weg.jpg', mimeType: 'image/jpeg', buffer: await readFile(photo) };
  const sent = await context.request.post(`${shop.origin}/web-api/customer-picture`, { headers, multipart: { file } });
  expect(sent.status()).toBe(200);
  const { link } = await call('GET', `events/${id}/households/${rows[0]?.id}`);
  return { event: `${shop.origin}/feier/${id}/`, link: link?.url ?? '' };
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForLoadState('networkidle');
}

describe.skipIf(!hasChromium)('the page of an event', () => {
  test.each(sampled([360, 1300], 2, 1))(
    'holds pictures, wishes and questions, and a household deletes its answers, %i px wide, without script [F019, F020]',
    async (width) => {
      const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: false });
      const complaints = complaintsOf(context);
      const host = await context.newPage();
      host.setDefaultTimeout(60_000);
      await host.goto(`${shop.origin}/feier/`, { waitUntil: 'networkidle', timeout: 120_000 });
      const { event, link } = await hosting(context);
      const content = `${event}seite/inhalt/`;
      await host.goto(content, { waitUntil: 'networkidle' });
      await host.getByLabel('Zeigen').check();
      await host.getByLabel('Was ist zu sehen?').fill('Ein Weg im Sommer');
      await press(host, 'Bilder speichern');
      await host.getByLabel('Was ihr euch wünscht').fill('Bäume für den Bergwald');
      await host.getByLabel('Link 1: Adresse').fill('http://www.beispiel.de/wald');
      await press(host, 'Wünsche speichern');
      expect(await host.getByText(/^Diese Adresse geht nicht/).count()).toBe(1);
      await host.getByLabel('Link 1: Adresse').fill('https://www.beispiel.de/wald');
      await press(host, 'Wünsche speichern');
      await host.getByRole('textbox', { name: 'Frage 1', exact: true }).fill('Welches Lied?');
      await press(host, 'Fragen speichern');
      expect(await host.getByText('Die Fragen sind gespeichert.').count()).toBe(1);
      await noProblems(context, content, width);

      await host.goto(`${event}ansicht/`, { waitUntil: 'networkidle' });
      expect([await host.getByRole('button').count(), await host.locator('form').count()]).toEqual([0, 0]);
      await noProblems(context, `${event}ansicht/`, width);

      const guests = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled: false });
      const sizes: Promise<[string, number]>[] = [];
      guests.on('response', (answer) => {
        const path = new URL(answer.url()).pathname;
        if (/\/fonts\/|card-drawings/.test(path))
          sizes.push(
            answer
              .request()
              .sizes()
              .then(({ responseBodySize }) => [path, responseBodySize]),
          );
      });
      const anna = await guests.newPage();
      anna.setDefaultTimeout(60_000);
      await anna.goto(link, { waitUntil: 'networkidle', timeout: 120_000 });
      const loaded = await Promise.all(sizes);
      expect(loaded.filter(([path]) => path.includes('card-drawings')).length).toBe(1);
      expect(loaded.filter(([, bytes]) => bytes > 60_000)).toEqual([]);
      expect(await anna.getByRole('img', { name: 'Ein Weg im Sommer' }).getAttribute('loading')).toBe('lazy');
      const wish = anna.getByRole('link', { name: /beispiel\.de/ });
      expect([await wish.getAttribute('href'), await wish.getAttribute('rel')]).toEqual([
        'https://www.beispiel.de/wald',
        'nofollow noopener noreferrer',
      ]);
      await anna.getByRole('group', { name: 'Anna Weiß: Fest' }).getByRole('radio', { name: 'Kommt', exact: true }).check({ force: true });
      await anna.getByLabel('Welches Lied?').fill('Samba');
      await press(anna, 'Antwort abschicken');
      expect(await anna.getByText('Danke, die Antwort ist angekommen.').count()).toBe(1);
      await noProblems(guests, link, width);
      await noProblems(context, event, width);
      await host.goto(event, { waitUntil: 'networkidle' });
      await host.getByRole('link', { name: 'Fest, kommen: 1' }).click();
      await host.waitForLoadState('networkidle');
      expect(await host.getByRole('main').innerText()).toMatch(/Fest, kommen: Eine Person[\s\S]*Anna Weiß/);

      await anna.getByText('Eigene Antworten löschen').click();
      await press(anna, 'Jetzt löschen');
      expect(await anna.getByText('Gelöscht. Hier steht nichts mehr.').count()).toBe(1);
      expect(await anna.getByLabel('Welches Lied?').inputValue()).toBe('');
      await host.goto(event, { waitUntil: 'networkidle' });
      expect(await host.getByText('Hat die Antworten gelöscht.').count()).toBe(1);
      expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
      await guests.close();
      await context.close();
    },
  );
});
