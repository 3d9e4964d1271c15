/** Paying on the page of a provider, as customers do it: from the checkout, with and without scripts, and what each plan of the test provider shows. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Plan, plans } from '#dev/test-payments.ts';
import { accessibilityProblems, hydrated } from '#tests/browser.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { sampled } from '#tests/long-form.ts';
import { fillAddress } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();

type Options = { width?: number; hasScript?: boolean };

async function pageOf(visitor: ReturnType<typeof guest>, { width = 1300, hasScript = true }: Options = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: hasScript });
  await context.addCookies([...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin })));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** A placed order that is paid with the test provider, and how to ask for its state. */
async function placed() {
  const visitor = guest(shop);
  const { cart } = await savedCard(visitor, { inCart: true });
  const { json } = await visitor.call('POST', '/web-api/order', { ...orderBody(cart), payment: 'test' }, { 'idempotency-key': orderKey() });
  const state = async () => (await visitor.call('GET', `/web-api/orders/${json.token}`)).json.state;
  return { visitor, path: `/bestellung/${json.token}/`, state };
}

/** From the page of the order to that of the provider, where the customer agrees with a plan. */
async function payWith(page: Page, path: string, plan: Plan): Promise<void> {
  await page.goto(shop.origin + path);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/\/dev\/zahlung\//);
  await page.getByLabel('Ablauf').selectOption(plan);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForLoadState();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

test('a guest orders in the checkout, pays on the page of the provider and comes back to the confirmed order [E041]', async () => {
  const visitor = guest(shop);
  await savedCard(visitor, { inCart: true });
  const page = await pageOf(visitor, { width: 390 });
  await page.goto(`${shop.origin}/kasse/`);
  await hydrated(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Weiter zur Lieferung' }).click();
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await page.getByRole('radio', { name: 'Testzahlung' }).check();
  await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.waitForURL(/\/dev\/zahlung\//);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/bestellung/);
  await expect.poll(() => title(page)).toBe('Danke, Zoë.');
  await expect.poll(() => page.getByRole('list', { name: 'Stand der Bestellung' }).innerText()).toContain('Bezahlt');
  expect(await accessibilityProblems(page, 'main')).toEqual([]);
});

test('without scripts an order is paid by forms and links alone, and can be cancelled', async () => {
  const { visitor, path, state } = await placed();
  const page = await pageOf(visitor, { width: 360, hasScript: false });
  await payWith(page, path, 'ok');
  await expect.poll(() => title(page)).toBe('Danke, Zoë.');
  await page.getByText('Bestellung stornieren').click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await page.getByText('Diese Bestellung ist storniert.').waitFor();
  await expect.poll(state, { timeout: 60_000 }).toBe('refunded');
});

test('the page of the provider fits a phone', async () => {
  const { visitor, path } = await placed();
  const page = await pageOf(visitor, { width: 360 });
  await page.goto(shop.origin + path);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/\/dev\/zahlung\//);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.each([640, 1300])('at %i px the steps of a paid order begin on one line, each with its name in one line', async (width) => {
  const { visitor, path } = await placed();
  const page = await pageOf(visitor, { width });
  await payWith(page, path, 'ok');
  const names = page.getByRole('list', { name: 'Stand der Bestellung' }).getByRole('listitem').locator('xpath=./span[last()]/span[1]');
  await expect.poll(() => names.count()).toBe(7);
  const places = await names.evaluateAll((all) => all.map((one) => [one.getBoundingClientRect().top, one.getClientRects().length]));
  expect(new Set(places.map(([top]) => top)).size).toBe(1);
  expect(places.map(([, lines]) => lines)).toEqual(Array(7).fill(1));
});

test('a cancelled order says neither when it arrives nor that its money is waited for, and the account number is in groups', async () => {
  const visitor = guest(shop);
  const { cart } = await savedCard(visitor, { inCart: true });
  const body = { ...orderBody(cart), payment: 'prepayment' };
  const { json } = await visitor.call('POST', '/web-api/order', body, { 'idempotency-key': orderKey() });
  const page = await pageOf(visitor, { width: 390 });
  await page.goto(`${shop.origin}/bestellung/${json.token}/`);
  const main = page.getByRole('main');
  await main.getByText('DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051').waitFor();
  expect(await main.innerText()).toMatch(/Ankunft, wenn das Geld heute eingeht[\s\S]*Wir drucken, sobald das Geld da ist/);
  await page.getByText('Bestellung stornieren').click();
  await page.getByRole('button', { name: 'Ja, stornieren' }).click();
  await page.getByText('Diese Bestellung ist storniert.').waitFor();
  expect(await main.innerText()).not.toMatch(/Ankunft|sobald das Geld da ist/);
});

test('Back from the page of the provider leads to the order, which is paid in another way', async () => {
  const { visitor, path } = await placed();
  const page = await pageOf(visitor);
  await page.goto(shop.origin + path);
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.waitForURL(/\/dev\/zahlung\//);
  await page.goBack();
  await page.waitForURL(/bestellung/);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('radio', { name: 'Vorkasse' }).check();
  await page.getByRole('button', { name: /bezahlen$/ }).click();
  await page.getByRole('heading', { name: 'Bitte überweise' }).waitFor();
});

/** What the customer reads first after each plan, and the state that the order comes to. A payment after two minutes is not waited for. */
const shown: Record<Plan, { title: string; state: string }> = {
  ok: { title: 'Danke, Zoë.', state: 'paid' },
  fail: { title: 'Die Zahlung wurde abgelehnt', state: 'awaiting_payment' },
  abandon: { title: 'Noch nicht bezahlt', state: 'awaiting_payment' },
  'late:120': { title: 'Wir prüfen die Zahlung', state: 'awaiting_payment' },
  'dup:5': { title: 'Danke, Zoë.', state: 'paid' },
  reorder: { title: 'Danke, Zoë.', state: 'paid' },
  'no-hook': { title: 'Danke, Zoë.', state: 'paid' },
  'no-return': { title: 'Testzahlung', state: 'paid' },
  'begin-timeout': { title: 'Danke, Zoë.', state: 'paid' },
  'begin-500': { title: 'Danke, Zoë.', state: 'paid' },
  'pending-ok': { title: 'Danke, Zoë.', state: 'paid' },
  'pending-fail': { title: 'Die Zahlung wurde abgelehnt', state: 'awaiting_payment' },
  'amount+1': { title: 'Wir prüfen die Zahlung', state: 'awaiting_payment' },
  currency: { title: 'Wir prüfen die Zahlung', state: 'awaiting_payment' },
  'refund-timeout': { title: 'Danke, Zoë.', state: 'paid' },
  'refund-fail': { title: 'Danke, Zoë.', state: 'paid' },
  dispute: { title: 'Danke, Zoë.', state: 'paid' },
  'after-cancel': { title: 'Danke, Zoë.', state: 'paid' },
};

const released = ['paid', 'preflight', 'needs_customer', 'in_production'];

for (const plan of sampled(plans, 3, 1))
  test(`the plan ${plan} shows the customer what happened and brings the order to its state [E041]`, async () => {
    const { visitor, path, state } = await placed();
    const page = await pageOf(visitor);
    await payWith(page, path, plan);
    await expect.poll(() => title(page), { timeout: 60_000 }).toContain(shown[plan].title);
    if (shown[plan].state === 'paid') await expect.poll(async () => released.includes(await state()), { timeout: 60_000 }).toBe(true);
    else expect(await state()).toBe('awaiting_payment');
  });
