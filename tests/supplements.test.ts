/** Lists that change after their pieces were ordered: what is missing, and orders of exactly that, by calls. */
import { expect, test } from 'vitest';
import { card } from '#core/products/card/product.ts';
import { mergedPrice } from '#core/products/merged-price.ts';
import { isFault } from '#core/values/fault.ts';
import { runOrderAction } from '#services/order/order-action.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { lineRecords } from '#store/order/line-records.ts';
import { findOrder } from '#store/order/orders.ts';
import { munich } from '#tests/customer.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { sellerFacts } from '#tests/invoiced-orders.ts';
import { mergedGuest, oliviaChoice } from '#tests/merged-guests.ts';
import { operatorCall } from '#tests/operator-sources.ts';

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

async function start(open: Engine['open'], guests: number) {
  const clock = { now: new Date('2026-12-20T09:00:00Z') };
  const shop = { ...(await seededShop(open, () => clock.now)), seller: sellerFacts, hosts: [] };
  const guest = await guestCalls(shop);
  const merged = await mergedGuest(shop, guest, { guests, settings: { blanks: 1 } });
  const { design, list } = merged;
  const place = async () => {
    const { id, total } = await guest.cart();
    const { token } = await guest.request()('POST /web-api/order', {
      cartId: id ?? '',
      email: 'zoe@beispiel.de',
      delivery: { ...munich, country: 'DE' },
      billing: null,
      shippingType: 'standard',
      payment: 'prepayment',
      shownTotal: total.amount,
      termsAccepted: true,
    });
    await runOrderAction(shop, (await stored(token)).number, 'paid', operatorCall);
    return token;
  };
  const stored = async (token: string) => (await findOrder(shop.store, token)) ?? Promise.reject(new Error('no order'));
  /** Names of the pieces of an order. */
  const names = async (token: string) => {
    const [line] = (await stored(token)).lines;
    const records = await lineRecords(shop.store, { id: line?.id ?? '', revision: line?.revision ?? 0 });
    return records.map(({ record }) => record.name?.given.join(' ') ?? '');
  };
  const shown = async (token: string) => {
    const answer = await guest.request()('GET /web-api/orders/:token/names', { token });
    const { supplement } = await guest.request()('GET /web-api/designs/:id/merge/proof', { id: design });
    expect(answer.supplements.map((one) => one.supplement)).toEqual(supplement ? [supplement] : []);
    return answer.supplements[0] ?? null;
  };
  /** Renames the first person of the list whose given name is this. */
  const rename = async (from: string, to: string) => {
    const row = await shop.store.db
      .selectFrom('guests')
      .select(['id', 'given'])
      .where('given', 'like', `%${from}%`)
      .executeTakeFirstOrThrow();
    const given = row.given.replace(from, to);
    await shop.store.write((trx) => trx.updateTable('guests').set({ given }).where('id', '=', row.id).execute());
  };
  return {
    ...merged,
    shop,
    guest,
    list,
    design,
    place,
    stored,
    names,
    shown,
    rename,
    supplement: () => merged.add({ isSupplement: true }),
  };
}

onEachEngine('a list that changes after its order', (open) => {
  test('gets exactly the new and the changed pieces in an order of their own, and then nothing is missing', {
    timeout: 60_000,
  }, async () => {
    const { add, place, shown, rename, invite, approve, supplement, guest, names, stored, shop, follow } = await start(open, 4);
    await add();
    const first = await place();
    expect(await shown(first)).toMatchObject({ isApproved: true, supplement: { isSameDesign: true, added: 0, changed: 0, obsolete: [] } });
    expect(await codeOf(supplement())).toBe('off-ladder');
    await rename('Max', 'Moritz');
    await invite(1);
    expect(await shown(first)).toMatchObject({ isApproved: false, supplement: { added: 1, changed: 1, obsolete: ['Max Weiß1'] } });
    await supplement();
    expect((await guest.cart()).orderable).toBe(false);
    await approve();
    const cart = await guest.cart();
    const { cardPrices } = await catalogueOf(shop.store);
    const { quantity: _, ...choice } = oliviaChoice;
    const unit = mergedPrice(card as never, { type: 'card', ...choice } as never, 2, { prices: cardPrices, country: 'DE' }).unit.amount;
    expect(cart).toMatchObject({ orderable: true, lines: [{ quantity: 2, unit: { amount: unit }, problems: [] }] });
    expect(cart.lines[0]?.options).toMatch(/^Nachbestellung: 2 Namen, /);
    await invite(1);
    await approve();
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 2, records: { question: '1 Gast mehr: Menge anpassen?' } }]);
    await follow();
    expect((await guest.cart()).lines).toMatchObject([{ quantity: 3, records: { question: null } }]);
    const second = await place();
    expect(await names(first)).toEqual(['Anna', 'Max', 'Eva', 'Ole', '']);
    expect(await names(second)).toEqual(['Moritz', 'Mia', 'Ben']);
    const [one, two] = [await stored(first), await stored(second)];
    expect(two.lines).toMatchObject([{ quantity: 3, item: { records: { of: 'list', blanks: 0 } } }]);
    const documents = await shop.store.db.selectFrom('order_lines').select('document').where('order', 'in', [one.id, two.id]).execute();
    expect(new Set(documents.map(({ document }) => document)).size).toBe(1);
    for (const token of [first, second])
      expect(await shown(token)).toMatchObject({ supplement: { added: 0, changed: 0, obsolete: ['Max Weiß1'] } });
  });
});

withStore('a supplement', (open) => {
  test('is for what the design prints of a guest, and for nothing else that is said of one', { timeout: 60_000 }, async () => {
    const { add, place, shown, rename, invite, shop } = await start(open, 3);
    await add();
    const first = await place();
    await shop.store.write((trx) => trx.updateTable('households').set({ country: 'AT', city: 'Wien' }).execute());
    expect(await shown(first)).toMatchObject({ supplement: { added: 0, changed: 0, obsolete: [] } });
    await rename('Eva', 'Eve');
    await invite(1);
    expect(await shown(first)).toMatchObject({ supplement: { added: 1, changed: 1, obsolete: [expect.stringContaining('Eva')] } });
  });

  test('of one piece is sold, and is in need again once its order is cancelled', { timeout: 60_000 }, async () => {
    const { add, place, shown, invite, approve, supplement, guest, names, stored, shop } = await start(open, 3);
    await add();
    const first = await place();
    await invite(1);
    await approve();
    await supplement();
    const [line] = (await guest.cart()).lines;
    const whole = await guest.request()('POST /web-api/cart/lines/:id/records', { id: line?.id ?? '', isWhole: true });
    expect(whole.lines).toMatchObject([{ id: line?.id, quantity: 5 }]);
    await supplement();
    expect((await guest.cart()).lines).toMatchObject([{ id: line?.id, quantity: 1 }]);
    const second = await place();
    expect(await names(second)).toEqual(['Ole']);
    expect(await shown(first)).toMatchObject({ supplement: { added: 0 } });
    await runOrderAction(shop, (await stored(second)).number, 'cancel', operatorCall);
    expect(await shown(first)).toMatchObject({ supplement: { added: 1 } });
    await runOrderAction(shop, (await stored(first)).number, 'cancel', operatorCall);
    expect(await shown(first)).toBeNull();
    expect(await codeOf(supplement())).toBe('off-ladder');
  });

  test('that another order has printed meanwhile is not ordered again', { timeout: 60_000 }, async () => {
    const { add, place, invite, approve, supplement, guest } = await start(open, 3);
    await add();
    await place();
    await invite(1);
    await approve();
    await supplement();
    await place();
    expect(await codeOf(supplement())).toBe('off-ladder');
    expect((await guest.cart()).lines).toEqual([]);
  });

  test('needs the ordered design: of another document nothing is counted, and a line in the cart says why', {
    timeout: 60_000,
  }, async () => {
    const { add, place, shown, invite, approve, supplement, guest, shop, design } = await start(open, 3);
    await add();
    const first = await place();
    await invite(1);
    await approve();
    await supplement();
    const { document } = await shop.store.db.selectFrom('designs').select('document').where('id', '=', design).executeTakeFirstOrThrow();
    const other = document.replace('{{vorname:Gast}}', '{{vorname:Freund}}');
    const changed = { document: other, revision: 9 };
    await shop.store.write((trx) => trx.updateTable('designs').set(changed).where('id', '=', design).execute());
    expect(await shown(first)).toMatchObject({ supplement: { isSameDesign: false, added: 0 } });
    expect((await guest.cart()).lines[0]?.problems[0]).toContain('Die Gestaltung ist seit der Bestellung eine andere');
  });

  test('is not offered while the order still takes names, nor to another browser', { timeout: 60_000 }, async () => {
    const { add, place, shown, shop, supplement } = await start(open, 3);
    await add({ quantity: 5, recordsUntil: '2027-01-12' });
    const token = await place();
    expect(await shown(token)).toBeNull();
    expect(await codeOf(supplement())).toBe('off-ladder');
    const other = await guestCalls(shop);
    expect(await other.request()('GET /web-api/orders/:token/names', { token })).toMatchObject({ isOwn: false, supplements: [] });
  });
});
