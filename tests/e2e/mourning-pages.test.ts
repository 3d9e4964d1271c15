/** Pages and mails of mourning, as the server sends them: no words of a feast, no banner, no newsletter. And where a feast is spoken of. */
import { describe, expect, test } from 'vitest';
import { registerOf } from '#core/catalogue/occasions.ts';
import { designRows } from '#designs/rows.ts';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { festiveWords } from '#tests/festive-words.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();

const mourning = designRows.filter(({ occasion, isWithdrawn }) => registerOf(occasion) === 'mourning' && !isWithdrawn);

/** What is read on a page, without menus, filter and order, which are the same on every list. */
function words(html: string): string {
  return html
    .replace(/<(script|style|svg|nav|fieldset|select)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Words around the first festive one, or null. */
function festive(text: string): string | null {
  const found = festiveWords.exec(text);
  return found && text.slice(Math.max(0, found.index - 60), found.index + 60);
}

async function pageOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, text } = await send(shop, { path, headers });
  expect([path, status]).toEqual([path, 200]);
  return words(text);
}

describe('mourning', () => {
  const paths = [
    '/karten-designen/?occasion=trauer',
    '/karten-designen/?occasion=trauer&category=thank-you-card',
    ...mourning.flatMap(({ id, themeId }) => [
      `/karten-designen/${id}/`,
      `/configurator-card/?card=${id}`,
      ...(themeId === undefined ? [] : [`/themes/${themeId}/`]),
    ]),
  ];

  test.each(paths)('%s has no festive words, no newsletter and no label of bestsellers', async (path) => {
    const text = await pageOf(path);
    expect(festive(text)).toBeNull();
    expect(text).not.toMatch(/newsletter|bestseller/i);
  });

  test('its list has no banner between its tiles', async () => {
    expect((await send(shop, { path: '/karten-designen/?occasion=trauer' })).text).not.toContain('list-scene');
    expect((await send(shop, { path: '/karten-designen/?occasion=hochzeit' })).text).toContain('list-scene');
  });

  test('cart, checkout, confirmation and mail of an order with one card of it have no festive words and no newsletter', async () => {
    const visitor = guest(shop);
    const { cart } = await savedCard(visitor, { card: 'stille-see', format: 'square', inCart: true });
    const own = { cookie: visitor.headers().cookie ?? '' };
    const placed = async () => {
      const order = { ...orderBody(cart), payment: 'prepayment' };
      return (await visitor.call('POST', '/web-api/order', order, { 'idempotency-key': orderKey() })).json;
    };
    const texts = [await pageOf('/warenkorb/', own), await pageOf('/kasse/', own)];
    const { token, orderNumber } = await placed();
    texts.push(await pageOf(`/bestellung/${token}/`, own));
    const mails = async () => (await send(shop, { path: '/dev/mailbox' })).text;
    await expect.poll(mails).toContain(`Ihre Bestellung ${orderNumber}`);
    const row = (await mails()).split('<tr>').find((part) => part.includes(orderNumber)) ?? '';
    texts.push(await pageOf(/\/dev\/mailbox\/[\w-]+/.exec(row)?.[0] ?? ''));
    for (const text of texts) {
      expect(festive(text)).toBeNull();
      expect(text).not.toMatch(/newsletter/i);
    }
  });
});

test.each([
  ['weihnachten-business', false],
  ['umzug', false],
  ['geburt', false],
  ['hochzeit', true],
])('the list of %s speaks of a feast: %s', async (occasion, isFeast) => {
  const text = await pageOf(`/karten-designen/?occasion=${occasion}`);
  expect(text.includes('das ganze Fest')).toBe(isFeast);
  expect(text).toContain('Newsletter');
});
