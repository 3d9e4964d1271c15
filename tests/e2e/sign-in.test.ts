/** Customer accounts in a real browser: their pages without scripts, and the account that comes from an order. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessibilityProblems, hasChromium, hydrated, launch } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
let browser: Browser;

beforeAll(async () => {
  shop = await startShop();
  if (hasChromium) browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  if (shop) removeData(shop);
});

const password = 'vier kluge Worte hier';
const wide = { viewport: { width: 1300, height: 900 } };
const phone = { viewport: { width: 360, height: 780 } };

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin}${path}`, { waitUntil: 'load' });
  await hydrated(page);
}

/** Path and query of the link to a page in the newest mail to an address that has one. */
async function mailedLink(email: string, page: string): Promise<string> {
  const link = new RegExp(`href="[^"]*(${page}[^"]*token=[^"]+)"`);
  const newest = async () => {
    const list = (await send(shop, { path: '/dev/mailbox' })).text;
    for (const row of list.split('<tr>').filter((part) => part.includes(`>${email}<`))) {
      const [, path] = /href="(\/dev\/mailbox\/[\w-]+)"/.exec(row) ?? [];
      const [, found] = link.exec((await send(shop, { path: `${path}.html` })).text) ?? [];
      if (found) return found.replaceAll('&amp;', '&');
    }
    return null;
  };
  await expect.poll(newest).not.toBeNull();
  return (await newest()) ?? '';
}

describe.skipIf(!hasChromium)('an account in a browser', () => {
  test('is made, left, entered and recovered without scripts; what was typed stays, but the password [F306] [F097] [F098] [F099]', async () => {
    const email = `${orderKey().toLowerCase()}@beispiel.de`;
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto(`${shop.origin}/kundenkonto/registrieren/`);
    await main.getByLabel('Vorname').fill('Jörg');
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByLabel('Passwort wählen').fill(password);
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await main.getByText('Hier fehlt noch der Nachname.').waitFor();
    expect(await main.getByLabel('Vorname').inputValue()).toBe('Jörg');
    expect(await main.getByLabel('Passwort wählen').inputValue()).toBe('');
    await main.getByLabel('Nachname').fill('Žižek');
    await main.getByLabel('Passwort wählen').fill(password);
    await main.getByRole('button', { name: 'Konto anlegen' }).click();
    await main.getByRole('heading', { name: 'Willkommen, Jörg.' }).waitFor();
    await main.getByText('Dein Kundenkonto ist angelegt.').waitFor();
    await main.getByRole('link', { name: 'Zum Kundenkonto' }).click();
    await main.getByRole('heading', { name: 'Hallo Jörg.' }).waitFor();

    // Opening the page of a mailed link changes nothing.
    const link = await mailedLink(email, '/kundenkonto/adresse-bestaetigen/');
    for (let each = 0; each < 2; each += 1) expect((await send(shop, { path: link })).status).toBe(200);
    await page.goto(`${shop.origin}${link}`);
    await main.getByRole('button', { name: 'Ja, das ist meine Adresse' }).click();
    await main.getByRole('heading', { name: 'Danke, alles bestätigt.' }).waitFor();

    await page.goto(`${shop.origin}/abmelden/`);
    await main.getByRole('button', { name: 'Jetzt abmelden' }).click();
    await page.goto(`${shop.origin}/kundenkonto/geraete/`);
    await main.getByLabel('E-Mail-Adresse').fill(email);
    await main.getByLabel('Passwort').fill('das war es nicht');
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await main.getByText('passen nicht zusammen').waitFor();
    expect(await main.getByLabel('E-Mail-Adresse').inputValue()).toBe(email);
    await main.getByLabel('Passwort').fill(password);
    await main.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/kundenkonto/geraete/');
    await main.getByText('dieses Gerät').waitFor();
    await context.close();
  });

  test('comes from a guest’s order with one click [E038]', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { inCart: true });
    const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
    const { token, orderNumber } = placed.json as { token: string; orderNumber: string };
    const context = await browser.newContext(wide);
    await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
    const page = await context.newPage();
    await visit(page, `/bestellung/${token}/`);
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await page.getByText('Dein Konto ist angelegt.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await visit(page, '/kundenkonto/bestellungen/');
    expect(await page.getByRole('main').innerText()).toContain(orderNumber);
    await context.close();
  });
});
