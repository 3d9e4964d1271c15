/** The newsletter as people meet it: form, mailbox, confirmation, voucher, leaving; with and without JavaScript; and the notice of their own shop. */
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated, takenOver } from '#tests/browser.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

/** A person's browser: a headless one says so, and counts as a program. */
const person = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, ...person, ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return { page, context, complaints };
}

/** Subject and HTML of the newest mail to an address. */
async function newestMail(address: string): Promise<{ subject: string; html: string }> {
  const list = (await send(shop, { path: '/dev/mailbox' })).text;
  const row = list.split('<tr>').find((part) => part.includes(`>${address}<`));
  const match = /href="(\/dev\/mailbox\/[\w-]+)">([^<]+)</.exec(row ?? '');
  if (!match?.[1]) throw new Error(`no mail to ${address}`);
  return { subject: (match[2] ?? '').replaceAll('\u00a0', ' '), html: (await send(shop, { path: `${match[1]}.html` })).text };
}

/** Path and query of a mail's link with these words. */
function linkIn(html: string, words: string): string {
  const match = new RegExp(`<a href="([^"]+)"[^>]*>${words}<`).exec(html);
  if (!match?.[1]) throw new Error(`no link ${words}`);
  const { pathname, search } = new URL(match[1].replaceAll('&amp;', '&'));
  return pathname + search;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.skipIf(!hasChromium)('the newsletter in a browser', () => {
  test.each(sampled([true, false], 2))(
    'sign up, confirm, get the voucher, leave (JavaScript %s) [F029, F215, F295, F305, F379, F380]',
    async (script) => {
      const address = `zoe-${script}@beispiel.de`;
      const { page, context, complaints } = await open('/newsletter/', { javaScriptEnabled: script });
      await page.getByLabel('E-Mail Adresse (Pflichtfeld)').fill('zoe');
      await page.getByLabel('Vorname').fill('Zoë');
      await press(page, 'Anmelden');
      await page.getByText('Das ist noch keine E-Mail-Adresse.').waitFor();
      await page.getByText('Bitte setz den Haken.').waitFor();
      expect(await page.getByLabel('Vorname').inputValue()).toBe('Zoë');

      await page.getByLabel('E-Mail Adresse (Pflichtfeld)').fill(address);
      await page.getByLabel('Nachname').fill('Müller-Łukasz');
      await page.getByLabel('Geburtstag').fill('1990-02-28');
      await page.getByLabel('Hochzeitstag').fill('2027-06-12');
      await page.getByRole('checkbox').check();
      await page
        .getByRole('button', { name: 'Anmelden', exact: true })
        .dblclick({ timeout: 10_000 })
        .catch(() => undefined);
      await heading(page, 'Sieh in dein Postfach.');

      const asked = await newestMail(address);
      expect(asked.subject).toBe('Bitte bestätigen: Newsletter von Federleicht');
      expect(asked.html).not.toContain('Zoë');
      const confirm = linkIn(asked.html, 'Anmeldung bestätigen');
      // What mail scanners do: read the link, follow it, look at its head.
      for (const method of ['GET', 'HEAD', 'GET']) expect((await send(shop, { path: confirm, method })).status).toBe(200);
      expect((await newestMail(address)).subject).toBe(asked.subject);

      await page.goto(shop.origin + confirm);
      await heading(page, 'Gehört diese Adresse dir?');
      if (script) expect(await accessibilityProblems(page)).toEqual([]);
      await press(page, 'Ja, ich möchte den Newsletter');
      await heading(page, 'Danke, alles bestätigt.');
      await page.getByText('Dein Gutschein ist auf dem Weg').waitFor();
      const welcome = await newestMail(address);
      expect(welcome.subject).toBe('Dein Gutschein über 5,00 €');
      expect(welcome.html).toMatch(/[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/);

      await page.goto(shop.origin + confirm);
      await press(page, 'Ja, ich möchte den Newsletter');
      await heading(page, 'Das hast du schon bestätigt.');
      expect(await newestMail(address)).toEqual(welcome);

      await page.goto(shop.origin + linkIn(welcome.html, 'Newsletter abmelden'));
      await heading(page, 'Keine Post mehr von uns?');
      await press(page, 'Newsletter abmelden');
      await heading(page, 'Du bist abgemeldet.');
      await page.goto(shop.origin + confirm);
      await press(page, 'Ja, ich möchte den Newsletter');
      await heading(page, 'Dieser Link wurde schon benutzt.');
      // A posted form that is refused is a page with its status, which the browser notes.
      expect(complaints.filter((text) => script || !text.includes('422'))).toEqual([]);
      await context.close();
    },
  );

  test('the footer’s link opens a drawer, which gives the focus back [F067]', async () => {
    const { page, context, complaints } = await open('/');
    const link = page.getByRole('link', { name: 'Newsletter bestellen' });
    await takenOver(link);
    await link.click();
    const drawer = page.getByRole('dialog', { name: 'Newsletter' });
    await drawer.getByLabel('E-Mail Adresse (Pflichtfeld)').fill('drawer@beispiel.de');
    await drawer.getByRole('checkbox').check();
    await drawer.getByRole('button', { name: 'Anmelden' }).click();
    await drawer.getByText('Sieh in dein Postfach.').waitFor();
    // The page below is still the one it was opened on.
    expect(new URL(page.url()).pathname).toBe('/');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the question comes after twenty seconds, keeps the focus inside, goes with Escape and stays away [F068]', async () => {
    const { page, context, complaints } = await open('/');
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    const question = page.getByRole('dialog', { name: 'Post von uns, selten und schön.' });
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return page.evaluate(() => localStorage.getItem('newsletter-invitation'));
      })
      .toBe('0');
    await page.clock.runFor(10_000);
    expect(await question.count()).toBe(0);
    await page.clock.runFor(20_000);
    await question.waitFor();
    for (let at = 0; at < 12; at += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(60_000);
    expect(await question.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('the question does not come on a phone', async () => {
    const { page, context, complaints } = await open('/', { viewport: { width: 390, height: 844 } });
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await page.clock.runFor(90_000);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('visitors from Austria are told of their shop, once, and the answer is remembered [F069]', async () => {
    const { page, context, complaints } = await open('/karten-designen/', { locale: 'de-AT' });
    const notice = page.getByRole('complementary', { name: 'Hinweis zum Land' });
    await notice.waitFor();
    expect(await notice.getByRole('link').getAttribute('href')).toBe('?country=AT');
    expect(await accessibilityProblems(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Hier bleiben' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.evaluate(() => sessionStorage.clear());
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/get-location/'));
    await page.reload();
    await asked;
    expect(await notice.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the newsletter over HTTP', () => {
  test('a mail program ends it with one post and no cookie, once or twice [F029]', async () => {
    const visitor = guest(shop);
    await visitor.call('POST', '/web-api/newsletter-subscribe', { email: 'mia@beispiel.de', consent: true });
    const token = /token=([\w-]{22})/.exec(linkIn((await newestMail('mia@beispiel.de')).html, 'Anmeldung bestätigen'))?.[1];
    const confirmed = await visitor.call('POST', '/web-api/newsletter-confirm', { token });
    expect(confirmed.json).toEqual({ state: 'confirmed', voucher: true });
    const path = linkIn((await newestMail('mia@beispiel.de')).html, 'Newsletter abmelden');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send(shop, { path, method: 'POST', headers, body: 'x=y' })).status).toBe(400);
    for (const round of [1, 2]) {
      const left = await send(shop, { path, method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
      expect([round, left.status, left.headers.location, left.headers['set-cookie']]).toEqual([round, 200, undefined, undefined]);
    }
    const again = await visitor.call('POST', '/web-api/newsletter-unsubscribe', { token: path.split('/').filter(Boolean).at(-1) });
    expect(again.json).toEqual({ state: 'already' });
  });

  test('a foreign page can neither sign up nor confirm, and an address given as a list is refused', async () => {
    const body = { email: 'mia@beispiel.de', consent: true };
    const foreign = await guest(shop).call('POST', '/web-api/newsletter-subscribe', body, { origin: 'https://boese.example' });
    expect(foreign.status).toBe(403);
    const form = 'email=mia%40beispiel.de&consent=on';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://boese.example' };
    expect((await send(shop, { path: '/newsletter/', method: 'POST', headers, body: form })).status).toBe(403);
    for (const email of [['a@b.de', 'c@d.de'], { a: 1 }, null, 'a@b.de,c@d.de', 'a@b.de\r\nBcc: c@d.de'])
      expect((await guest(shop).call('POST', '/web-api/newsletter-subscribe', { ...body, email })).status).toBe(422);
    expect((await guest(shop).call('POST', '/web-api/newsletter-subscribe', { ...body, consent: 'on' })).status).toBe(422);
  });

  test('the location comes from the trusted header, then from the languages, and is never kept [F069, F383]', async () => {
    const ask = async (headers: Record<string, string>, host = 'localhost') => {
      const answer = await send(shop, { path: '/api/get-location/', host, headers });
      expect([answer.status, answer.headers['cache-control'], answer.headers['set-cookie']]).toEqual([200, 'private, no-store', undefined]);
      return JSON.parse(answer.text);
    };
    const at = `http://at.localhost:${shop.port}`;
    expect(await ask({ 'x-test-country': 'AT', 'accept-language': 'de-CH' })).toEqual({
      country: 'AT',
      source: 'header',
      suggestedHost: at,
    });
    expect(await ask({ 'cf-ipcountry': 'CH', 'accept-language': 'de-AT,de;q=0.9' })).toEqual({
      country: 'AT',
      source: 'language',
      suggestedHost: at,
    });
    expect(await ask({ 'x-test-country': 'AT' }, 'at.localhost')).toEqual({ country: 'AT', source: 'header', suggestedHost: null });
    expect(await ask({ 'x-test-country': 'CH' })).toMatchObject({ country: 'CH', suggestedHost: `http://ch.localhost:${shop.port}` });
    for (const host of ['at.localhost', 'ch.localhost'])
      expect(await ask({ 'x-test-country': 'DE' }, host)).toMatchObject({ country: 'DE', suggestedHost: shop.origin });
    expect(await ask({ 'x-test-country': 'FR' })).toEqual({ country: 'FR', source: 'header', suggestedHost: null });
    expect(await ask({})).toEqual({ country: null, source: null, suggestedHost: null });
  });
});
