/** A card for each guest of a list, from the cart to the order on a phone: the list grows in the cart, which asks without a script as well. */
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '#store/db/store.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { accessibilityProblems, complaintsOf, hasChromium, hydrated } from '#tests/browser.ts';
import { approveMerged, fieldDesign, guestNames, mergeSettings, oliviaChoice, saveMerged } from '#tests/merged-guests.ts';
import { orderAsGuest } from '#tests/order-in-browser.ts';
import { sharedBrowser, sharedShop } from '#tests/shared-shop.ts';
import { guest } from '#tests/shop.ts';

const shop = await sharedShop();
const browser = sharedBrowser();
const phone = { viewport: { width: 360, height: 800 }, locale: 'de-DE' };

describe.runIf(hasChromium)('a line with a list', () => {
  test('follows its grown list when asked, and is ordered once it is approved [E035]', async () => {
    const store = await openStore({ databaseUrl: null, dataDir: shop.dataDir }, () => new Date());
    onTestFinished(() => store.close());
    const visitor = guest(shop);
    const list = (await visitor.call('POST', '/web-api/guest-lists', { name: 'Hochzeit' })).json.id as string;
    const invite = (from: number, count: number) =>
      visitor.call('POST', `/web-api/guest-lists/${list}/rows`, { rows: guestNames(count, from).map((names) => ({ names })) });
    await invite(0, 47);
    const design = (await visitor.call('POST', '/web-api/designs', { design: fieldDesign(), choice: oliviaChoice })).json.id as string;
    const { owner } = await store.db.selectFrom('designs').select('owner').where('id', '=', design).executeTakeFirstOrThrow();
    const saved = { store, owner, design, now: new Date() };
    await saveMerged(saved, list, mergeSettings);
    await approveMerged(saved);
    await visitor.call('POST', '/web-api/cart/lines', { designId: design });
    const cookies = [...visitor.jar].map(([name, value]) => ({ name, value, url: shop.origin }));

    const context = await browser.newContext(phone);
    await context.addCookies(cookies);
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const cart = `${shop.origin}/warenkorb/`;
    await page.goto(cart);
    await hydrated(page);
    const row = page.getByRole('list', { name: 'Artikel im Warenkorb' }).getByRole('listitem').first();
    for (const text of ['49 Stück', '47 Namen + 2 blanko', 'mehr als 50']) await row.getByText(text).first().waitFor();
    expect(await row.getByRole('textbox').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await invite(47, 2);
    await page.reload();
    await hydrated(page);
    await row.getByRole('button', { name: '2 Gäste mehr: Menge anpassen?' }).waitFor();
    expect(await page.getByRole('button', { name: 'Zur Kasse' }).isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await accessibilityProblems(page)).toEqual([]);

    const plain = await browser.newContext({ ...phone, javaScriptEnabled: false });
    await plain.addCookies(cookies);
    const form = await plain.newPage();
    await form.goto(cart);
    await form.getByRole('button', { name: '2 Gäste mehr: Menge anpassen?' }).click();
    await form.getByText('51 Stück').waitFor();
    const proof = await form.getByRole('link', { name: 'Gästeliste und Vorschau' }).getAttribute('href');
    expect(proof).toBe(`/gaeste/drucke/${design}/`);
    await plain.close();

    await page.reload();
    await hydrated(page);
    await row.getByText('noch nicht freigegeben').waitFor();
    await approveMerged(saved);
    await page.reload();
    await hydrated(page);
    const number = await orderAsGuest(page);
    await page.getByText('49 Namen + 2 blanko').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const line = await store.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order')
      .select(['order_lines.id', 'quantity'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(line.quantity).toBe(51);
    expect(await lineRecords(store, { id: line.id, revision: 1 })).toHaveLength(51);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
