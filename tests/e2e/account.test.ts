/** The customer area in a real browser: what was begun at noon is found again at midnight, by its own guest only. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { openWithoutScripts } from '#tests/form-visitor.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

const path = '/kundenkonto/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const empty = (page: Page) => page.getByText('Noch nichts gestaltet.');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(context: BrowserContext, to = path): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${shop.origin}${to}`, { waitUntil: 'networkidle', timeout: 120_000 });
  return page;
}

/** A browser that has the cookies of a guest who went ahead over HTTP. */
async function browserOf(visitor: ReturnType<typeof guest>): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  return context;
}

/** A guest with an order and two further drafts, one of them in the cart. */
async function customer() {
  const visitor = guest(shop);
  const { cart } = await savedCard(visitor, { inCart: true });
  const placed = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
  await savedCard(visitor);
  await savedCard(visitor, { inCart: true });
  return { visitor, order: placed.json as { orderNumber: string; token: string }, total: cart.total.text as string };
}

describe('the page over HTTP', () => {
  test('is private: kept by no cache, in no index, and looking at it leaves no cookie [F050]', async () => {
    const answer = await send(shop, { path });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toContain('noindex');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('signing out tells the browser to delete what it keeps, and leads home', async () => {
    const headers = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' };
    const answer = await send(shop, { path: '/abmelden/', method: 'POST', headers });
    expect([answer.status, answer.headers.location, answer.headers['clear-site-data']]).toEqual([303, '/', '"storage"']);
    expect(String(answer.headers['set-cookie'])).toMatch(/federleicht_session=; Max-Age=0.*federleicht_placed=; Max-Age=0/);
  });

  test('shows its guest’s own designs and orders, and the same empty page to any other guest [E072]', async () => {
    const { visitor, order } = await customer();
    const look = async (cookie: string) => (await send(shop, { path, headers: cookie === '' ? {} : { cookie } })).text;
    const own = await look(visitor.headers().cookie ?? '');
    expect(own).toContain(order.orderNumber);
    const stranger = guest(shop);
    const { id } = await savedCard(stranger);
    const foreign = await look(stranger.headers().cookie ?? '');
    expect(foreign).toContain(id);
    for (const text of [foreign, await look(''), await look('federleicht_session=AAAAAAAAAAAAAAAAAAAAAA')]) {
      expect(text).not.toContain(order.orderNumber);
      expect(text).not.toContain(order.token);
    }
    const { json } = await visitor.call('GET', '/web-api/customer-area');
    expect(json.drafts).toHaveLength(3);
    expect((await guest(shop).call('GET', '/web-api/customer-area')).json).toEqual({
      drafts: [],
      deleted: [],
      orders: [],
      formality: 'du',
    });
  });

  test('stands on the poster channel as the cart does, and leads to nothing that is missing there', async () => {
    const { text, status } = await send(shop, { path: '/kundenkonto', host: 'myposter.localhost' });
    expect(status).toBe(200);
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(text) ?? [];
    expect(main).toContain('Noch nichts gestaltet.');
    expect(main).toContain('Zur Startseite');
    expect(main).not.toContain('/merkzettel');
  });
});

describe.skipIf(!hasChromium)('the page in a browser', () => {
  test('a card that was begun is found there and opens with the same words; another browser sees nothing of it', async () => {
    const context = await browser.newContext({ viewport: { width: 1300, height: 900 }, locale: 'de-DE' });
    const complaints = complaintsOf(context);
    const editor = await open(
      context,
      '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50',
    );
    await editor.locator('.editor[data-hydrated] .face').first().waitFor();
    await editor.getByLabel('Namen', { exact: true }).fill('Zoë Müller-Łukasz\n& Jörg Žižek');
    await editor.waitForURL(/\?designId=[\w-]{22}$/);
    await editor.locator('.save-good').waitFor();
    const address = editor.url();
    await editor.close();

    const page = await open(context, '/');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ohne Konto zu den Entwürfen auf diesem Gerät' }).click();
    await page.waitForURL(`**${path}`);
    await expect.poll(() => heading(page)).toBe('Dein Bereich');
    const drafts = section(page, 'Deine Entwürfe').getByRole('article');
    expect(await drafts.count()).toBe(1);
    const words = await drafts.first().innerText();
    for (const said of ['„Zoë Müller-Łukasz & Jörg Žižek“', 'Olivia, Einladung zur Hochzeit', 'Klappkarte A6', 'Gespeichert'])
      expect(words).toContain(said);
    await page.getByRole('link', { name: /^Weiter gestalten/ }).click();
    await page.locator('.editor[data-hydrated] .face').first().waitFor();
    expect(page.url()).toBe(address);
    expect(await page.getByLabel('Namen', { exact: true }).inputValue()).toBe('Zoë Müller-Łukasz\n& Jörg Žižek');
    expect(complaints).toEqual([]);
    await context.close();

    const other = await browser.newContext({ viewport: { width: 1300, height: 900 } });
    const elsewhere = await open(other);
    expect(await empty(elsewhere).isVisible()).toBe(true);
    expect(await elsewhere.getByRole('article').count()).toBe(0);
    await elsewhere.getByRole('link', { name: 'Designs ansehen' }).click();
    await elsewhere.waitForURL('**/karten-designen/');
    await other.close();
  });

  test('an order is found again by its number and opens; a draft says how long ago it was saved and whether it lies in the cart', async () => {
    const { visitor, order, total } = await customer();
    const context = await browserOf(visitor);
    await context.clock.setFixedTime(Date.now() + 2.5 * 3_600_000);
    const page = await open(context);
    expect(await page.getByText('Liegt im Warenkorb').count()).toBe(1);
    await expect.poll(() => page.getByText('Gespeichert vor 2 Std.', { exact: true }).count()).toBe(3);
    const orders = section(page, 'Deine Bestellungen');
    for (const said of [order.orderNumber, total]) expect(await orders.innerText()).toContain(said);
    // Nothing sticks out on a phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await orders.getByRole('link', { name: `Bestellung ${order.orderNumber} ansehen` }).click();
    await page.waitForURL(`**/bestellung/${order.token}/`);
    await page.getByText(order.orderNumber).first().waitFor();
    await context.close();
  });

  test('reads the same without JavaScript', async () => {
    const { visitor, order } = await customer();
    const { html, words } = await openWithoutScripts(visitor, path);
    expect(html.match(/<article\b/g)).toHaveLength(3);
    expect(words.match(/Weiter gestalten/g)).toHaveLength(3);
    expect(words.match(/Gespeichert am \d\d\.\d\d\.\d{4}/g)).toHaveLength(3);
    expect(words).toContain(order.orderNumber);
  });

  test('uses the formal address for a guest with a mourning card', async () => {
    const visitor = guest(shop);
    const list = await visitor.call('GET', '/web-api/cards?occasion=trauer');
    const { id, form, format } = list.json.items[0];
    await savedCard(visitor, { card: id, form, format });
    const context = await browserOf(visitor);
    const page = await open(context);
    expect(await heading(page)).toBe('Ihr Bereich');
    expect(await page.locator('main').innerText()).not.toMatch(/(?<!\p{L})(du|dir|dein\p{L}*)(?!\p{L})/iu);
    await context.close();
  });
});

describe.skipIf(!hasChromium)('signing out on this device', () => {
  /** What the browser keeps of a guest: wishes, checkout form, copies of designs. */
  const keep = (page: Page) =>
    page.evaluate(async () => {
      localStorage.setItem('wishes-federleicht', '["olivia:salbei"]');
      sessionStorage.setItem('checkout', '[["email","zoe@beispiel.de"]]');
      await new Promise<void>((resolve) => {
        const request = indexedDB.open('federleicht-editor', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('copies', { keyPath: 'key' }).createIndex('design', 'design');
        request.onsuccess = () => {
          const write = request.result.transaction('copies', 'readwrite');
          write.objectStore('copies').put({ key: 'a', design: 'b', at: Date.now() });
          write.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      });
    });

  const kept = (page: Page) =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).filter(({ name }) => name === 'federleicht-editor');
      const copies = await new Promise<number>((resolve) => {
        if (databases.length === 0) return resolve(0);
        const request = indexedDB.open('federleicht-editor', 1);
        request.onsuccess = () => {
          const count = request.result.transaction('copies').objectStore('copies').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      });
      return { copies, wishes: localStorage.getItem('wishes-federleicht'), form: sessionStorage.getItem('checkout') };
    });

  const disclosure = (page: Page) => page.getByText('Auf diesem Gerät abmelden', { exact: true });
  const button = (page: Page) => page.getByRole('button', { name: 'Jetzt abmelden' });

  test('says what becomes of drafts and orders, then deletes the session and what this browser keeps', async () => {
    const { visitor, order } = await customer();
    const context = await browserOf(visitor);
    const complaints = complaintsOf(context);
    const page = await open(context);
    await keep(page);
    expect(await button(page).isVisible()).toBe(false);
    await disclosure(page).click();
    const said = await page.locator('details form[action="/abmelden/"]').innerText();
    for (const word of ['Entwürfe', 'Warenkorb', 'Merkzettel', 'Bestellungen laufen weiter', 'Bestellbestätigung'])
      expect(said).toContain(word);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await button(page).click();
    await page.waitForURL(`${shop.origin}/`);
    expect(await kept(page)).toEqual({ copies: 0, wishes: null, form: null });
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('federleicht_session');
    expect((await visitor.call('GET', '/web-api/customer-area')).json).toEqual({ drafts: [], deleted: [], orders: [], formality: 'du' });
    await page.goto(`${shop.origin}${path}`);
    await empty(page).waitFor();
    // The mailed link is the way to the order.
    expect((await send(shop, { path: `/bestellung/${order.token}/` })).text).toContain(order.orderNumber);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('deletes nothing where the shop cannot be reached, and says so', async () => {
    const { visitor } = await customer();
    const context = await browserOf(visitor);
    const page = await open(context);
    await keep(page);
    await disclosure(page).click();
    await page.route(`${shop.origin}/abmelden/`, (route) => route.abort());
    await button(page).click();
    await page.getByText('Das Abmelden hat nicht geklappt.').waitFor();
    expect(await kept(page)).toEqual({ copies: 1, wishes: '["olivia:salbei"]', form: expect.any(String) });
    expect((await visitor.call('GET', '/web-api/customer-area')).json.drafts).toHaveLength(3);
    await context.close();
  });

  test('works without JavaScript', async () => {
    const { visitor } = await customer();
    const home = await (await openWithoutScripts(visitor, path)).press('Jetzt abmelden');
    expect(home.path).toBe('/');
    expect((await openWithoutScripts(visitor, path)).words).toContain('Noch nichts gestaltet.');
    expect((await visitor.call('GET', '/web-api/customer-area')).json.drafts).toEqual([]);
  });
});

test.skipIf(!hasChromium)('the cart comes along to the other brand from a private page [F003]', async () => {
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const context = await browserOf(visitor);
  const page = await open(context, '/warenkorb/');
  await page.evaluate(() => {
    location.href = document.querySelector<HTMLAnchorElement>('a[href="?channel=myposter"]')?.href ?? '';
  });
  await page.waitForURL('http://myposter.localhost:*/warenkorb');
  await expect.poll(() => page.locator('main').innerText()).toContain('Olivia');
  await context.close();
});
