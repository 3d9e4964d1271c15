/** Vouchers from the field for codes to the order, by calls. */
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { orderMail } from '#services/mail/order-mail.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { orderDto } from '#services/order-dto.ts';
import { findOrder } from '#store/order/orders.ts';
import { giveVoucher } from '#store/order/vouchers.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { giftVoucher } from '#tests/gift-vouchers.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { operatorCall } from '#tests/operator-sources.ts';

let reads = 0;
/** Goes on by a millisecond with each reading: codes are in order of adding. */
const clock = () => new Date(Date.parse('2026-11-25T09:00:00Z') + reads++);

/** A newsletter's code for the first order. */
async function promoCode({ store }: Shop, owner = 'zoe', minimum = 0): Promise<string> {
  const value = { amount: 500, currency: 'EUR' } as const;
  const validUntil = new Date('2027-11-25T09:00:00Z');
  const code = await store.write((trx) =>
    giveVoucher(trx, owner, { kind: 'newsletter', value, minimum, firstOrderOnly: true, validUntil }, clock()),
  );
  return code ?? '';
}

/** A guest whose cart holds pens. A pen costs 3.49 EUR. */
async function guestWithPens(shop: Shop, pens = 1, country: 'DE' | 'CH' = 'DE') {
  const guest = await guestCalls(shop, country);
  await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: pens });
  const { id } = await guest.cart();
  const apply = (code: string) => guest.request()('POST /web-api/voucher', { code, cart: id ?? '' });
  const check = (code: string) => guest.request()('POST /web-api/voucher', { code });
  const remove = (code: string) => guest.request()('DELETE /web-api/cart/codes/:id', { id: code });
  return { ...guest, apply, check, remove };
}

const amounts = ({ goods, discount, shipping, total, gift, due }: Record<string, { amount: number }>) =>
  [goods, discount, shipping, total, gift, due].map((sum) => sum?.amount);

withStore('vouchers', (open) => {
  test('of both kinds count together: a code lowers the price and its VAT, a gift voucher pays [E037, F371, F480]', async () => {
    const shop = await seededShop(open, clock);
    const { apply, cart, remove, order } = await guestWithPens(shop, 4);
    const { vat } = await cart();
    expect(amounts((await cart()) as never)).toEqual([1_396, 0, 499, 1_895, 0, 1_895]);
    const gift = await giftVoucher(shop, 1_000);
    expect(await apply(gift.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      valid: true,
      kind: 'gift',
      reason: null,
      amount: { amount: 1_000 },
      balance: { amount: 1_000 },
    });
    expect(await apply(gift)).toMatchObject({ valid: true });
    expect(amounts((await cart()) as never)).toEqual([1_396, 0, 499, 1_895, 1_000, 895]);
    expect((await cart()).vat).toEqual(vat);
    const promo = await promoCode(shop);
    expect(await apply(promo)).toMatchObject({ valid: true, kind: 'promo', amount: { amount: 500 }, balance: null });
    const both = await cart();
    expect(amounts(both as never)).toEqual([1_396, 500, 499, 1_395, 1_000, 395]);
    expect(both.vat).not.toEqual(vat);
    expect(both.codes.map(({ kind, label, amount }) => [kind, label, amount.amount])).toEqual([
      ['promo', promo, 500],
      ['gift', `···· ${gift.slice(-4)}`, 1_000],
    ]);
    expect(await apply(await promoCode(shop, 'mia'))).toMatchObject({ valid: false, kind: 'promo', reason: 'not-with' });
    await remove(both.codes[0]?.id ?? '');
    expect(amounts((await cart()) as never)).toEqual([1_396, 0, 499, 1_895, 1_000, 895]);
    await apply(promo);
    const { token, state } = await order();
    expect(state).toBe('awaiting_payment');
    const placed = await findOrder(shop.store, token);
    expect(placed).toMatchObject({ discount: 500, gift: 1_000, total: 1_395, due: 395 });
    if (!placed) throw new Error('no order');
    const shown = await orderDto({ ...shop, bank: { recipient: 'Federleicht', iban: 'DE00' } }, placed, token);
    const { text } = orderMail(shown, 'https://shop.example', { channel: 'federleicht', locale: 'de-DE' });
    expect(text.replaceAll('\u00a0', ' ')).toContain('Rabatt: −5,00 €\nVersand: 4,99 €\nGesamt: 13,95 €');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Bezahlt mit Geschenkgutschein: −10,00 €\nNoch zu zahlen: 3,95 €');
    expect(text.replaceAll('\u00a0', ' ')).toContain('Bitte überweise 3,95 €');
    expect(text).not.toContain(gift);
  });

  test('that cover everything leave nothing to pay: the order is paid at once, the rest stays', async () => {
    const shop = await seededShop(open, clock);
    const { apply, cart, order, check } = await guestWithPens(shop);
    const [first, second] = [await giftVoucher(shop, 500), await giftVoucher(shop, 5_000)];
    await apply(first);
    await apply(second);
    const full = await cart();
    expect(amounts(full as never)).toEqual([349, 0, 499, 848, 848, 0]);
    expect(full.payments).toMatchObject([{ method: 'prepayment', name: 'Nichts zu zahlen', refused: null }]);
    expect(full.codes.map(({ note }) => note)).toEqual([null, 'Der Gutschein deckt alles. Guthaben danach: 46,52\u00a0€.']);
    const { state, token } = await order();
    expect(state).toBe('paid');
    expect(await findOrder(shop.store, token)).toMatchObject({ due: 0, gift: 848 });
    expect(await check(second)).toMatchObject({ valid: true, balance: { amount: 4_652 } });
    expect(await check(first)).toMatchObject({ valid: false, reason: 'used' });
  });

  test('come back when the order is cancelled', async () => {
    const shop = await seededShop(open, clock);
    const { apply, order, check } = await guestWithPens(shop);
    const gift = await giftVoucher(shop, 5_000);
    await apply(gift);
    await apply(await promoCode(shop));
    const { orderNumber } = await order();
    expect(await check(gift)).toMatchObject({ balance: { amount: 4_501 } });
    for (let round = 0; round < 2; round += 1) await runOrderAction(shop, orderNumber, 'cancel', operatorCall);
    expect(await check(gift)).toMatchObject({ balance: { amount: 5_000 } });
    const rows = await shop.store.db.selectFrom('vouchers').select('used').execute();
    expect(rows).toEqual([{ used: 0 }]);
  });

  test('are refused with a reason, and a discount is never more than the goods [E037, F371]', async () => {
    const shop = await seededShop(open, clock);
    const { apply, cart, order, check } = await guestWithPens(shop);
    const swiss = await guestWithPens(shop, 1, 'CH');
    const gift = await giftVoucher(shop, 5_000);
    const reasons = [
      await apply('7KQ2-M9XH-4TBC-WXYZ'),
      await apply('GUTSCHEIN'),
      await swiss.apply(gift),
      await apply(await promoCode(shop, 'minimum', 2_500)),
    ];
    expect(reasons.map(({ valid, reason }) => [valid, reason])).toEqual([
      [false, 'unknown'],
      [false, 'unknown'],
      [false, 'currency'],
      [false, 'minimum'],
    ]);
    expect(reasons[2]?.text).toBe('Er gilt für EUR, hier wird in CHF bezahlt.');
    const promo = await promoCode(shop);
    await apply(promo);
    expect(amounts((await cart()) as never)).toEqual([349, 349, 499, 499, 0, 499]);
    await order();
    expect(await check(promo)).toMatchObject({ valid: false, reason: 'used', text: 'Er wurde am 25.11.2026 eingelöst.' });
    const again = await guestWithPens(shop);
    await again.apply(await promoCode(shop, 'mia'));
    await expect(again.order('ZOE@beispiel.de')).rejects.toMatchObject({ code: 'order-refused' });
    expect((await again.order('mia@beispiel.de')).state).toBe('awaiting_payment');
    expect(await again.check(await promoCode(shop, 'max'))).toMatchObject({ reason: 'first-order' });
  });

  test('cannot be guessed: after ten unknown codes an address has to wait, right ones do not count [F371]', async () => {
    const shop = await seededShop(open, clock);
    const { check } = await guestWithPens(shop);
    const gift = await giftVoucher(shop, 5_000);
    for (let round = 0; round < 12; round += 1) expect((await check(gift)).valid).toBe(true);
    for (let round = 0; round < 10; round += 1) expect((await check(`7KQ2-M9XH-4TBC-WXY${(round % 8) + 2}`)).reason).toBe('unknown');
    await expect(check('7KQ2-M9XH-4TBC-WWWW')).rejects.toMatchObject({ code: 'too-many' });
    await expect(check(gift)).rejects.toMatchObject({ code: 'too-many' });
    expect((await (await guestWithPens(shop)).check(gift)).valid).toBe(true);
  });
});

onEachEngine('a gift voucher in two carts', (open) => {
  test('pays its value once where both are ordered at the same time', async () => {
    const shop = await seededShop(open, clock);
    const [one, two] = [await guestWithPens(shop), await guestWithPens(shop)];
    const gift = await giftVoucher(shop, 848);
    await one.apply(gift);
    await two.apply(gift);
    const answers = await Promise.allSettled([one.order('a@beispiel.de'), two.order('b@beispiel.de')]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const orders = await shop.store.db.selectFrom('orders').select('gift').execute();
    expect(orders.reduce((sum, order) => sum + order.gift, 0)).toBe(848);
  });
});
