/** Closing an account: who may, what stays open, what it ends. */
import { expect, test } from 'vitest';
import type { CustomerId } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import { faults, isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { addLine } from '#store/cart/carts.ts';
import { closeAccount } from '#store/customer/close-account.ts';
import { createDesign } from '#store/design/designs.ts';
import { listMails } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';

async function refusal(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? `${faults[error.code].status} ${error.code}` : String(error)),
  );
}

/** A customer with an order in a state; `orderId` is its row. */
async function customer(shop: Shop) {
  const { store } = shop;
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', zoe);
  const owner = (await home.owner()) as OwnerId;
  const design = await createDesign(store, owner, plainContent());
  await addLine(store, owner, plainLine(design.id));
  const placed = await placeOrder(store, owner, await orderFor(store, owner));
  if (!placed.ok) throw new Error(placed.reason);
  const { id, number } = placed.order;
  const move = (state: OrderState) => store.write((trx) => trx.updateTable('orders').set({ state }).where('id', '=', id).execute());
  return { home, owner, design: design.id, number, move };
}

withStore('closing an account', (openStore) => {
  test('needs the password, the typed address and orders that are handed over; it ends every login at once', {
    timeout: 60_000,
  }, async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await openStore(), () => now);
    const { home, design, number, move } = await customer(shop);
    const phone = browser(shop);
    await phone.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    const close = (email: string) => home.call('POST /web-api/customer-close', { email });
    expect(await refusal(close('mia@beispiel.de'))).toBe('400 bad-form');
    await move('in_production');
    await expect(close(zoe.email)).rejects.toMatchObject({
      code: 'account-open-orders',
      details: { text: { key: 'fault.account-open-orders.named', values: { count: 1, orders: number } } },
    });
    await move('delivered');
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await refusal(close(zoe.email))).toBe('403 confirm-identity');
    expect((await home.call('GET /web-api/customer-data', {})).isLoggedIn).toBe(true);
    await home.call('POST /web-api/customer-confirm', { password: zoe.password });
    const cookies = new Map(home.jar);
    await close(zoe.email);
    expect([...home.jar.keys()]).toEqual(['__Host-federleicht_device']);
    // The cookie of another tab, and the other device.
    for (const [name, value] of cookies) home.jar.set(name, value);
    for (const visitor of [home, phone]) {
      expect(await refusal(visitor.call('GET /web-api/customer-profile', {}))).toBe('401 sign-in');
      expect(await refusal(visitor.call('GET /web-api/designs/:id', { id: design }))).toBe('404 not-found');
      expect(await visitor.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false, cartCount: 0, firstName: '' });
    }
    expect(await refusal(browser(shop).call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password }))).toBe(
      '400 login-refused',
    );
    expect((await listMails(shop.store)).filter(({ subject }) => subject.includes('geschlossen'))).toHaveLength(1);
  });

  test('keeps an order that is being placed from slipping in', async () => {
    const shop = accountShop(await openStore());
    const { store } = shop;
    const { home, owner, design, move } = await customer(shop);
    await move('delivered');
    await addLine(store, owner, plainLine(design));
    const order = await orderFor(store, owner);
    const { id } = await store.db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
    const mail = { subject: 's', html: 'h', text: 't' };
    await store.write((trx) => closeAccount(trx, store.engine, id as CustomerId, mail, new Date()));
    expect(await placeOrder(store, owner, order)).toEqual({ ok: false, reason: 'cart-changed' });
    expect(await refusal(home.call('POST /web-api/customer-close', { email: zoe.email }))).toBe('401 sign-in');
  });
});
