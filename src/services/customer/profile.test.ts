/** The signed-in customer's own calls: identity, password, address, devices, address book, wish list, orders. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { customerOf } from '#services/actor.ts';
import { listMails } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createSessionTransfer, redeemSessionTransfer } from '#store/session/session-transfers.ts';
import { createOwner, findSession } from '#store/session/sessions.ts';
import { accountShop, browser, mailedToken, runJobs, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { accountMailJobs } from './account-mail.job.ts';

const minuteMs = 60_000;
const munich = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;

async function codeOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isFault(error)) throw error ?? new Error('nothing was thrown');
  const [first] = error.details.errors ?? [];
  return first ? `${error.code} ${first.field} ${first.code}` : error.code;
}

withStore('a customer', (open) => {
  /** A shop with one account and a clock that can be set forward. */
  async function start() {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    const confirm = async () => home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, zoe.email)) ?? '' });
    const later = (ms: number) => {
      now = new Date(now.getTime() + ms);
    };
    return { shop, home, later, confirm };
  }
  const signIn = (device: ReturnType<typeof browser>, password: string = zoe.password) =>
    device.call('POST /web-api/customer-login', { email: zoe.email, password });

  test('changes the password after giving the old one, and all other devices are signed out', async () => {
    const { shop, home, later } = await start();
    const away = browser(shop);
    await signIn(away);
    later(16 * minuteMs);
    const change = { password: 'ein ganz anderer Satz' };
    expect(await codeOf(home.call('POST /web-api/customer-password', change))).toBe('confirm-identity');
    expect(await codeOf(home.call('POST /web-api/customer-confirm', { password: 'falsch und lang' }))).toBe('bad-form password wrong');
    await home.call('POST /web-api/customer-confirm', { password: zoe.password });
    expect(await codeOf(home.call('POST /web-api/customer-password', { password: 'Zoë Müller 1' }))).toBe('bad-form password personal');
    expect(await home.call('POST /web-api/customer-password', change)).toBeUndefined();
    expect(await away.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: true });
    expect(await codeOf(signIn(away))).toBe('login-refused');
    expect(await signIn(away, change.password)).toMatchObject({ isLoggedIn: true });
    expect((await listMails(shop.store))[0]?.subject).toBe('Dein Passwort bei Federleicht wurde geändert');
  });

  test('moves to another address by a link in its mailbox, and the old mailbox can take it back for a week', async () => {
    const { shop, home, later, confirm } = await start();
    await confirm();
    later(2 * minuteMs);
    await home.call('POST /web-api/customer-email', { email: 'neu@beispiel.de' });
    const token = (await mailedToken(shop, 'neu@beispiel.de')) ?? '';
    expect((await home.call('GET /web-api/customer-profile', {})).email).toBe(zoe.email);
    expect(await home.call('POST /web-api/customer-verify', { token })).toMatchObject({ state: 'changed', email: 'neu@beispiel.de' });
    expect(await home.call('GET /web-api/customer-profile', {})).toMatchObject({ email: 'neu@beispiel.de', isVerified: true });
    later(minuteMs);
    const undo = (await mailedToken(shop, zoe.email)) ?? '';
    later(6 * 1440 * minuteMs);
    expect(await browser(shop).call('POST /web-api/customer-verify', { token: undo })).toMatchObject({ state: 'undone', email: zoe.email });
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    expect(await codeOf(signIn(home))).toBe('login-refused');
  });

  test('is told nothing of an address that has an account, and gets no link to it', async () => {
    const { shop, home, confirm } = await start();
    await confirm();
    const mia = { ...zoe, email: 'mia@beispiel.de', firstName: 'Mia' };
    await browser(shop).call('POST /web-api/customer-signup', mia);
    const free = await home.call('POST /web-api/customer-email', { email: 'frei@beispiel.de' });
    await runJobs(shop, accountMailJobs);
    const before = (await listMails(shop.store)).length;
    expect(await home.call('POST /web-api/customer-email', { email: mia.email })).toEqual(free);
    await runJobs(shop, accountMailJobs);
    expect(await listMails(shop.store)).toHaveLength(before);
  });

  test('sees its devices and signs them out, each and all others', async () => {
    const { shop, home, later } = await start();
    const [away, third] = [browser(shop), browser(shop)];
    later(1);
    await signIn(away);
    later(1);
    await signIn(third);
    const { devices } = await home.call('GET /web-api/customer-devices', {});
    expect(devices.map(({ label, method, channels, isThis }) => ({ label, method, channels, isThis }))).toEqual([
      { label: 'Firefox unter Windows', method: 'password', channels: ['federleicht'], isThis: false },
      { label: 'Firefox unter Windows', method: 'password', channels: ['federleicht'], isThis: false },
      { label: 'Firefox unter Windows', method: 'signup', channels: ['federleicht'], isThis: true },
    ]);
    await home.call('DELETE /web-api/customer-devices/:id', { id: devices[0]?.id ?? '' });
    expect(await third.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    expect(await codeOf(home.call('DELETE /web-api/customer-devices/:id', { id: devices[0]?.id ?? '' }))).toBe('not-found');
    expect((await home.call('DELETE /web-api/customer-devices', {})).devices).toHaveLength(1);
    expect(await away.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: true });
  });

  test('has twenty sign-ins at most, and one ends after 30 days without a visit and after 180 days', async () => {
    const { shop, home, later } = await start();
    for (let at = 0; at < 20; at += 1) {
      later(1);
      await signIn(browser(shop));
    }
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    await signIn(home);
    const idle = browser(shop);
    await signIn(idle);
    const day = 1440 * minuteMs;
    for (let at = 0; at < 17; at += 1) {
      later(10 * day);
      expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: true });
      if (at === 3) expect(await idle.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
    }
    later(11 * day);
    expect(await home.call('GET /web-api/customer-data', {})).toMatchObject({ isLoggedIn: false });
  });

  test('keeps second line and telephone number of an address, and opens addresses that were saved without', async () => {
    const { home } = await start();
    const address = { ...munich, extra: 'c/o Huber', phone: '089 1234567' };
    await home.call('POST /web-api/customer-addresses', { address: munich, isDelivery: true, isBilling: true });
    await home.call('POST /web-api/customer-addresses', { address, isDelivery: false, isBilling: false });
    const { addresses } = await home.call('GET /web-api/customer-addresses', {});
    // Both were saved at the same instant: their order is that of random ids.
    const byPhone = addresses.map((saved) => saved.address).toSorted((a, b) => (a.phone ?? '').localeCompare(b.phone ?? ''));
    expect(byPhone).toEqual([munich, address]);
  });

  test('keeps twenty addresses, one of them the first for deliveries and one for bills', async () => {
    const { shop, home } = await start();
    const saved = { address: munich, isDelivery: true, isBilling: true };
    const { addresses } = await home.call('POST /web-api/customer-addresses', saved);
    const id = addresses[0]?.id ?? '';
    await home.call('POST /web-api/customer-addresses', { address: { ...munich, street: 'Weg 2' }, isDelivery: true, isBilling: false });
    expect(
      (await home.call('GET /web-api/customer-addresses', {})).addresses.map(({ isDelivery, isBilling }) => [isDelivery, isBilling]),
    ).toEqual(
      expect.arrayContaining([
        [false, true],
        [true, false],
      ]),
    );
    const stranger = browser(shop);
    await stranger.call('POST /web-api/customer-signup', { ...zoe, email: 'mia@beispiel.de' });
    expect(await codeOf(stranger.call('POST /web-api/customer-addresses', { id, ...saved }))).toBe('not-found');
    expect(await codeOf(stranger.call('DELETE /web-api/customer-addresses/:id', { id }))).toBe('not-found');
    expect(await codeOf(home.call('POST /web-api/customer-addresses', { ...saved, address: { ...munich, city: '' } }))).toBe(
      'bad-form address.city missing',
    );
    for (let at = 2; at < 20; at += 1)
      await home.call('POST /web-api/customer-addresses', { ...saved, isDelivery: false, isBilling: false });
    expect(await codeOf(home.call('POST /web-api/customer-addresses', saved))).toBe('quota-full');
    expect((await home.call('DELETE /web-api/customer-addresses/:id', { id })).addresses).toHaveLength(19);
  });

  test('has one wish list a channel, to which a browser adds its own, once [E049]', async () => {
    const { shop, home, later } = await start();
    const list = [
      { card: 'olivia', colourway: 'salbei' },
      { card: 'emma', colourway: null },
    ];
    expect((await home.call('POST /web-api/wish-list', { wishes: list })).wishes).toEqual(list);
    later(minuteMs);
    const other = [
      { card: 'mats', colourway: 'rost' },
      { card: 'olivia', colourway: 'rose' },
    ];
    const merged = [other[0], { card: 'olivia', colourway: 'rose' }, list[1]];
    expect((await home.call('POST /web-api/wish-list', { wishes: other })).wishes).toEqual(merged);
    expect((await home.call('POST /web-api/wish-list', { wishes: other })).wishes).toEqual(merged);
    const myposter = browser(shop, { site: { channel: 'myposter', country: 'DE', locale: 'de-DE', origin: 'https://m.example' } });
    await signIn(myposter);
    expect((await myposter.call('GET /web-api/wish-list', {})).wishes).toEqual([]);
    expect((await home.call('DELETE /web-api/wish-list/:card', { card: 'mats' })).wishes).toEqual(merged.slice(1));
    expect(await codeOf(browser(shop).call('GET /web-api/wish-list', {}))).toBe('sign-in');
  });

  test('takes older orders of the confirmed address when asked, and none before', async () => {
    const { shop, home } = await start();
    const { owner } = await guestWithCart(shop.store);
    await placeOrder(shop.store, owner, await orderFor(shop.store, owner, { email: 'Zoe@Beispiel.de' }));
    expect(await home.call('POST /web-api/customer-orders', {})).toEqual({ orders: 0 });
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    expect(await home.call('POST /web-api/customer-verify', { token })).toMatchObject({ orders: 1 });
    expect(await home.call('POST /web-api/customer-orders', {})).toEqual({ orders: 1 });
    expect(await home.call('POST /web-api/customer-orders', {})).toEqual({ orders: 0 });
  });

  test('takes the sign-in along to another host, with what the guest of that host made', async () => {
    const { shop, home } = await start();
    const { store, clock } = shop;
    const owner = await home.owner();
    const login = await home.withContext(async ({ actor }) => customerOf(actor)?.login ?? null);
    const guest = await createOwner(store, clock());
    const before = await findSession(store, guest.token, clock());
    const kind = { isHostCookie: true, channel: 'myposter' } as const;
    const code = await createSessionTransfer(store, owner as never, login, clock());
    const redeemed = await redeemSessionTransfer(store, code, { kind, before }, clock());
    expect(redeemed?.isLogin).toBe(true);
    expect(await findSession(store, redeemed?.token ?? '', clock())).toMatchObject({ owner, customer: { login } });
    expect(await findSession(store, guest.token, clock())).toBeNull();
    const late = await createSessionTransfer(store, owner as never, login, clock());
    await home.call('POST /web-api/customer-logout', {});
    expect(await findSession(store, redeemed?.token ?? '', clock())).toBeNull();
    expect(await redeemSessionTransfer(store, late, { kind, before: null }, clock())).toBeNull();
  });
});
