/** The code for all of an event in a real browser: a guest answers, the host decides, codes are typed, and another host joins. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const headers = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', origin: shop.origin };

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(path.startsWith('http') ? path : `${shop.origin}${path}`, { waitUntil: 'load', timeout: 120_000 });
  return page;
}

async function noProblems(page: Page, width: number): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** An open event of two households whose page for all shows its only part. */
async function hosting(context: BrowserContext) {
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => {
    const answer = await context.request.fetch(`${shop.origin}/web-api/${path}`, { method, headers, ...(data && { data }) });
    expect([path, answer.ok()]).toEqual([path, true]);
    return answer.json();
  };
  const { id: list } = await call('POST', 'guest-lists', { name: 'Hochzeit' });
  const rows = ['Christopher und Mira Albrecht', 'Anna und Max Weiß'].map((names) => ({ names }));
  const { rows: made } = await call('POST', `guest-lists/${list}/rows`, { rows });
  const { id } = await call('POST', 'events', { title: 'Sophie & Jörg', firstDay: '2027-06-12', occasion: 'hochzeit', list });
  const fest = { id: null, name: 'Fest', startsAt: '2027-06-12T18:30', endsAt: null, place: '', options: [], childOptions: [] };
  await call('PUT', `events/${id}/parts`, { version: 1, parts: [fest] });
  await call('POST', `events/${id}/state`, { state: 'open' });
  const { parts } = await call('GET', `events/${id}`);
  await call('PUT', `events/${id}/open-parts`, { parts: [parts[0].id] });
  await call('POST', `events/${id}/hosts`, { name: 'Gabi', right: 'view' });
  const { link, hosts } = await call('GET', `events/${id}/access`);
  const { link: own } = await call('GET', `events/${id}/households/${made[1].id}`);
  return { event: `/feier/${id}/`, link, own, host: hosts[0].url, renew: () => call('POST', `events/${id}/links`, {}) };
}

describe.runIf(hasChromium).each(sampled([360, 1300], 2))('the code for all of an event, %i px wide', (width) => {
  test('a guest answers without a script, the host joins the answer, and what was typed is text', async () => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport });
    const complaints = complaintsOf(context);
    const { event, link, own, host, renew } = await hosting(context);
    const phone = await browser.newContext({ viewport, javaScriptEnabled: false });
    const answer = async (names: string[]) => {
      const page = await open(phone, link.url);
      expect(await page.content()).not.toMatch(/Albrecht|Weiß/);
      for (const [at, name] of names.entries()) await page.locator('input[name=name]').nth(at).fill(name);
      await page.getByRole('group', { name: /Fest/ }).getByRole('radio', { name: 'Kommt', exact: true }).check();
      await page.waitForTimeout(3_200);
      await page.getByRole('button', { name: 'Antwort abschicken' }).click();
      await page.waitForURL(/getan=1/);
      expect(await page.getByRole('status').innerText()).toContain('Danke, die Antwort ist angekommen.');
      return page;
    };
    const sent = await answer(['Chris Albrecht', 'Mira Albrecht']);
    expect(await sent.locator('input[name=name]').first().inputValue()).toBe('Chris Albrecht');
    await phone.clearCookies();
    const meier = await answer(['<img src=x onerror=alert(1)> Meier']);
    await noProblems(await open(context, link.url), width);

    const page = await open(context, event);
    await page.getByText('Gehört das zu Christopher und Mira Albrecht?').waitFor();
    await noProblems(page, width);
    await page.goto(`${shop.origin}${event}posteingang/`, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { name: '<img src=x onerror=alert(1)> Meier' }).count()).toBe(1);
    await noProblems(page, width);
    await page.getByRole('button', { name: 'Ja, zuordnen: Christopher und Mira Albrecht' }).click();
    await page.getByText('Zugeordnet. Die Antwort steht beim Haushalt.').waitFor();
    await page.getByText('Anderen Haushalt suchen').click();
    await page.getByLabel(/^Name oder Ort des Haushalts/).fill('weiss');
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await page.getByRole('button', { name: 'Zu Anna und Max Weiß zuordnen' }).waitFor();
    await noProblems(page, width);
    await page.getByRole('button', { name: /^Ablehnen/ }).click();
    await page.getByText('Hier wartet nichts.').waitFor();
    // The guest sees and deletes what was refused as anything else.
    await meier.getByText('Antwort löschen').click();
    await meier.getByRole('button', { name: 'Jetzt löschen' }).click();
    await meier.waitForURL(/getan=geloescht/);
    expect(await meier.getByRole('status').innerText()).toContain('Gelöscht.');
    expect(await meier.locator('input[name=name]').first().inputValue()).toBe('');
    await page.goto(`${shop.origin}${event}einstellungen/`, { waitUntil: 'networkidle' });
    await noProblems(page, width);
    const png = await page.request.get(`${shop.origin}${await page.getByRole('link', { name: 'PNG' }).getAttribute('href')}`);
    expect([png.status(), png.headers()['content-type']]).toEqual([200, 'image/png']);

    const typing = await open(phone, '/e/');
    await typing.getByLabel('Code').fill(own.typed.toLowerCase());
    await typing.getByRole('button', { name: 'Öffnen' }).click();
    await typing.waitForURL(/\/e\/\w{26}\//);
    expect(await typing.content()).toContain('Anna');
    await noProblems(await open(context, '/e/'), width);

    const gabi = await browser.newContext({ viewport });
    const asked = await open(gabi, host);
    await noProblems(asked, width);
    await asked.getByRole('button', { name: 'Mitführen' }).click();
    await asked.getByText('Du führst die Feier jetzt mit.').waitFor();
    expect(await asked.getByRole('link', { name: 'Einstellungen' }).count()).toBe(0);
    await noProblems(await open(context, `${link.url}melden/`), width);

    /** The page after a code: status, headers but time and id, and bytes. */
    const typed = async (code: string) => {
      const reply = await phone.request.post(`${shop.origin}/e/`, { form: { code }, headers, maxRedirects: 0 });
      const told = Object.entries(reply.headers()).filter(([name]) => !/^(?:date|x-request-id|server-timing|set-cookie)$/.test(name));
      return JSON.stringify([reply.status(), told.sort(), await reply.text()]);
    };
    const wrong = await typed('0000 0000 0000');
    await renew();
    expect(await typed(own.typed)).toBe(wrong);
    expect(wrong.slice(0, 4)).toBe('[404');
    expect(complaints).toEqual([]);
    for (const one of [context, phone, gabi]) await one.close();
  });
});
