/** "Frag uns" as people meet it: the launcher, the panel, a message that is never lost and arrives once, with and without JavaScript. */
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated, takenOver } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send, sharedSettings } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const service = sharedSettings.SERVICE_MAIL;

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, ...options });
  const complaints = complaintsOf(context);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return { page, context, complaints };
}

/** What the shop's people got so far, newest first. */
async function received(): Promise<string[]> {
  const list = (await send(shop, { path: '/dev/mailbox' })).text;
  const ids = list
    .split('<tr>')
    .flatMap((row) => (row.includes(`>${service}<`) ? (/href="(\/dev\/mailbox\/[\w-]+)"/.exec(row)?.[1] ?? []) : []));
  return Promise.all(ids.map(async (path) => (await send(shop, { path })).text));
}

const launcher = (page: Page) => page.locator('a.ask');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Frag uns' });
const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const submit = (page: Page) => panel(page).getByRole('button', { name: 'Nachricht senden' });

async function fill(page: Page, message: string, email = 'zoe@beispiel.de') {
  await panel(page).getByLabel('Nachricht (Pflichtfeld)').fill(message);
  await panel(page).getByLabel('E-Mail Adresse (Pflichtfeld)').fill(email);
}

describe.skipIf(!hasChromium)('frag uns', () => {
  test('opens by click and by key, answers what is often asked, and gives the focus back [F244]', async () => {
    const { page, context, complaints } = await open('/');
    await launcher(page).focus();
    for (const press of [() => launcher(page).click(), () => page.keyboard.press('Enter')]) {
      await press();
      await panel(page).getByText('Wann kommt meine Karte?').waitFor();
      await page.keyboard.press('Escape');
      await panel(page).waitFor({ state: 'detached' });
      expect(await isFocused(launcher(page))).toBe(true);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Enter');
    await panel(page).getByText('Wann kommt meine Karte?').click();
    await panel(page).getByRole('link', { name: 'Versand und Lieferung' }).click();
    await page.getByRole('heading', { level: 1, name: 'Versand und Lieferung' }).waitFor();
    expect(await panel(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('steps back while the page scrolls down, comes back on the way up, and never lies on the footer [F244]', async () => {
    const { page, context } = await open('/');
    const opacity = () => launcher(page).evaluate((element) => getComputedStyle(element).visibility);
    expect(await opacity()).toBe('visible');
    await page.mouse.wheel(0, 700);
    await expect.poll(opacity).toBe('hidden');
    await page.mouse.wheel(0, -200);
    await expect.poll(opacity).toBe('visible');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(opacity).toBe('visible');
    const overlap = await page.evaluate(() => {
      const bottom = document.querySelector('a.ask')?.getBoundingClientRect().bottom ?? 0;
      return bottom - (document.querySelector('footer')?.getBoundingClientRect().top ?? 0);
    });
    expect(overlap).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1000, height: 800 });
    expect(await launcher(page).isVisible()).toBe(false);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Frag uns' }).click();
    await panel(page).waitFor();
    await context.close();
  });

  test('covers nothing of the page at 1300 pixels, and is not there on a phone [F244]', async () => {
    const visitor = guest(shop);
    await savedCard(visitor, { inCart: true });
    const { page, context } = await open('/');
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    for (const path of ['/', '/karten-designen/', '/karten-designen/olivia/', '/warenkorb/']) {
      await page.goto(shop.origin + path, { waitUntil: 'domcontentloaded' });
      await launcher(page).waitFor();
      const covered = await page.evaluate(() => {
        const { left } = document.querySelector('a.ask')?.getBoundingClientRect() ?? { left: 0 };
        const range = document.createRange();
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.textContent?.trim() || node.parentElement?.closest('.unseen, script, noscript')) continue;
          range.selectNodeContents(node);
          const isUnder = [...range.getClientRects()].some((box) => box.width > 1 && box.left < innerWidth && box.right > left);
          if (isUnder) found.push(node.textContent);
        }
        return found;
      });
      expect([path, covered]).toEqual([path, []]);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await launcher(page).isVisible()).toBe(false);
    await context.close();
  });

  test('what was typed survives closing, going on and reloading, and is gone once it was sent [F244]', async () => {
    const { page, context, complaints } = await open('/');
    await launcher(page).click();
    await fill(page, 'Passt der Umschlag auch quer?');
    await page.keyboard.press('Escape');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Zahlungsarten' });
    await takenOver(link);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Zahlungsarten' }).waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Frag uns' }).click();
    const text = panel(page).getByLabel('Nachricht (Pflichtfeld)');
    expect(await text.inputValue()).toBe('Passt der Umschlag auch quer?');
    await submit(page)
      .dblclick({ timeout: 10_000 })
      .catch(() => undefined);
    await panel(page).getByText('Die Antwort geht an zoe@beispiel.de.').waitFor();
    expect(await isFocused(panel(page).getByRole('heading', { name: 'Angekommen.' }))).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    const mails = (await received()).filter((mail) => mail.includes('Umschlag auch quer'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Seite: /zahlungsarten/');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Frag uns' }).click();
    expect(await text.inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a wrong field is named and gets the focus [F244]', async () => {
    const { page, context } = await open('/');
    await launcher(page).click();
    await fill(page, 'Hm?', 'zoe');
    await submit(page).click();
    await panel(page).getByText('2 Angaben passen noch nicht.').waitFor();
    expect(await isFocused(panel(page).getByLabel('Nachricht (Pflichtfeld)'))).toBe(true);
    await panel(page).getByLabel('Nachricht (Pflichtfeld)').fill('Das ist lang genug.');
    await submit(page).click();
    await panel(page).getByText('Das ist noch keine E-Mail-Adresse.').waitFor();
    expect(await isFocused(panel(page).getByLabel('E-Mail Adresse (Pflichtfeld)'))).toBe(true);
    await context.close();
  });

  test('without a connection everything stays, and an answer that was lost makes no second message [F244]', async () => {
    const { page, context } = await open('/');
    await launcher(page).click();
    await fill(page, 'Kommt das trotzdem an?');
    await context.setOffline(true);
    await submit(page).click();
    await panel(page).getByText('Die Nachricht bleibt hier stehen.').waitFor();
    await context.setOffline(false);
    // The message arrives, its answer does not.
    await page.route('**/web-api/messages', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect.poll(async () => (await received()).filter((mail) => mail.includes('trotzdem an')).length).toBe(1);
    await panel(page).getByText('Die Nachricht bleibt hier stehen.').waitFor();
    await page.unroute('**/web-api/messages');
    expect(await panel(page).getByLabel('Nachricht (Pflichtfeld)').inputValue()).toBe('Kommt das trotzdem an?');
    await submit(page).click();
    await panel(page).getByText('Die Antwort geht an zoe@beispiel.de.').waitFor();
    expect((await received()).filter((mail) => mail.includes('trotzdem an'))).toHaveLength(1);
    await context.close();
  });

  test('a panel that does not come leads to the contact page [F244]', async () => {
    const { page, context } = await open('/');
    await page.route('**/assets/panel-*.js', (route) => route.abort());
    await launcher(page).click();
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
    await context.close();
  });

  test('on the page of an order its number is filled in, and the shop hears that it belongs to the address', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    const { page, context } = await open(`/bestellung/${placed.json.token}/`);
    await page.getByRole('link', { name: 'Frage zu dieser Bestellung' }).click();
    expect(await panel(page).getByLabel('Bestellnummer').inputValue()).toBe(placed.json.orderNumber);
    await fill(page, 'Geht es auch einen Tag früher?');
    await submit(page).click();
    await panel(page).getByText('Angekommen.').waitFor();
    const mail = (await received()).find((one) => one.includes('einen Tag früher'));
    expect(mail).toContain(`Bestellung: ${placed.json.orderNumber} (gehört zu dieser E-Mail-Adresse)`);
    // The path of a page with a token is sent nowhere.
    expect(mail).not.toContain('Seite:');
    await context.close();
  });

  test('in the second brand it has its own look and the pages that exist there [F244]', async () => {
    const { page, context, complaints } = await open('/');
    await page.goto(`http://myposter.localhost:${shop.port}/`);
    await hydrated(page);
    expect(await launcher(page).evaluate((element) => getComputedStyle(element).borderRadius)).toBe('0px');
    await launcher(page).click();
    await panel(page).getByRole('link', { name: 'Zahlungsarten' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without JavaScript it is a link to the contact page, where the same answers stand [F244]', async () => {
    const { page, context } = await open('/', { javaScriptEnabled: false });
    await launcher(page).click();
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor();
    await page.getByText('Wann kommt meine Karte?').waitFor();
    // There is nothing it could open there.
    expect(await page.getByRole('link', { name: 'Nachricht schreiben' }).count()).toBe(0);
    await context.close();
  });

  test('on a phone the contact page opens it, without leaving the page [F244]', async () => {
    const { page, context, complaints } = await open('/kontakt/', { viewport: { width: 360, height: 780 } });
    await page.getByRole('link', { name: 'Nachricht schreiben' }).click();
    await panel(page).getByText('Wann kommt meine Karte?').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('messages over HTTP', () => {
  const body = { id: 'A'.repeat(22), message: 'Passt der Umschlag auch quer?', email: 'mia@beispiel.de' };
  const post = (changes: object, headers: Record<string, string> = {}) =>
    guest(shop).call('POST', '/web-api/messages', { ...body, ...changes }, headers);

  test('a foreign page cannot write, and what is no message is refused with a sentence', async () => {
    expect((await post({}, { origin: 'https://boese.example' })).status).toBe(403);
    for (const changes of [
      { id: 'kurz' },
      { id: null },
      { message: ['a'] },
      { email: 'a@b.de\r\nBcc: c@d.de' },
      { code: '../..' },
      { extra: 1 },
    ]) {
      const refused = await post(changes);
      expect([refused.status, refused.json.errors.length]).toEqual([422, 1]);
    }
    expect((await post({ message: 'a'.repeat(300_000) })).status).toBe(413);
  });

  test('after five messages an hour a guest is told when the next one counts', async () => {
    const visitor = guest(shop);
    const write = (at: number) =>
      visitor.call('POST', '/web-api/messages', { ...body, id: String(at).repeat(22), email: `ida${at}@beispiel.de` });
    for (let at = 1; at <= 5; at += 1) expect((await write(at)).json).toEqual({ state: 'received' });
    const refused = await write(6);
    expect([refused.status, refused.json.code]).toEqual([429, 'too-many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await write(5)).status).toBe(200);
  });
});
