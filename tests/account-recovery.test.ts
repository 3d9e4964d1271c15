/** What opened an account before ends once the owner of its mailbox comes: by reset, confirmation, undo, Google and the page of an order. */
import { expect, test } from 'vitest';
import { faults, isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { customerByEmail } from '#store/customer/customers.ts';
import { listMails } from '#store/mail/mails.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { authenticator } from '#tests/authenticator.ts';
import { accountShop, browser, germany, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';

const eve = { ...zoe, firstName: 'Eve', password: 'drei fremde Schlüssel' };
const owners = 'ein ganz anderer Satz';
const evil = 'evil@beispiel.de';

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'in';
  } catch (error) {
    if (!isFault(error)) throw error;
    return `${faults[error.code].status} ${error.code}`;
  }
}

const password = (shop: Shop, word: string, email: string = zoe.email) =>
  outcome(browser(shop).call('POST /web-api/customer-login', { email, password: word }));
const isIn = async (who: TestBrowser) => (await who.call('GET /web-api/customer-data', {})).isLoggedIn;
const subjects = async (shop: Shop) => (await listMails(shop.store)).map(({ subject }) => subject);

async function addPasskey(home: TestBrowser) {
  const device = authenticator(germany.origin, 'federleicht.example');
  const { challenge } = await home.call('POST /web-api/customer-passkey-creation', {});
  await home.call('POST /web-api/customer-passkeys', { name: 'Telefon', response: device.create(challenge) });
  return device;
}

async function byPasskey(shop: Shop, device: ReturnType<typeof authenticator>) {
  const visitor = browser(shop);
  const { challenge } = await visitor.call('POST /web-api/customer-passkey-challenge', {});
  return outcome(visitor.call('POST /web-api/customer-passkey-login', { response: device.use(challenge) }));
}

/** As databases of before have it: a passkey and a Google account of an account whose address was never confirmed. */
async function addWaysUnconfirmed(shop: Shop, home: TestBrowser) {
  const { id } = (await customerByEmail(shop.store, zoe.email)) ?? {};
  const confirm = (at: string | null) =>
    shop.store.write((trx) =>
      trx
        .updateTable('customers')
        .set({ email_verified_at: at })
        .where('id', '=', id ?? ('' as never))
        .execute(),
    );
  await confirm('2026-01-01T00:00:00.000Z');
  const device = await addPasskey(home);
  await confirm(null);
  const linked = { sub: 'g-evil', customer: id ?? ('' as never), email: 'eve@gmail.com', linked_at: '2026-01-01T00:00:00.000Z' };
  await shop.store.write((trx) => trx.insertInto('google_identities').values(linked).execute());
  return device;
}

const waysLeft = async ({ store: { db } }: Shop) => [
  (await db.selectFrom('passkeys').selectAll().execute()).length,
  (await db.selectFrom('google_identities').selectAll().execute()).length,
];

async function guestOrder(shop: Shop, email: string) {
  const { owner } = await guestWithCart(shop.store);
  const placed = await placeOrder(shop.store, owner, await orderFor(shop.store, owner, { email }));
  if (!placed.ok) throw new Error(placed.reason);
  return placed.order;
}

withStore('an account made by a stranger with a foreign address', (open) => {
  async function start() {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', eve);
    const reset = async () => {
      later(2);
      await browser(shop).call('POST /web-api/customer-password-reset', { email: zoe.email });
      return (await mailedToken(shop, zoe.email)) ?? '';
    };
    return { shop, home, later, reset };
  }

  test('gets no passkey, no Google account and no other address before its address is confirmed', async () => {
    const { shop, home } = await start();
    expect(await outcome(home.call('POST /web-api/customer-passkey-creation', {}))).toBe('403 email-unconfirmed');
    expect(await outcome(home.call('POST /web-api/customer-email', { email: evil }))).toBe('403 email-unconfirmed');
    expect(await mailedToken(shop, evil)).toBeNull();
  });

  test('opens to nobody but who sets the first password by reset: password, passkeys, Google, links and sessions of before end', async () => {
    const { shop, home, reset } = await start();
    const confirmation = (await mailedToken(shop, zoe.email)) ?? '';
    const device = await addWaysUnconfirmed(shop, home);
    const visitor = browser(shop);
    // Nothing that a stranger added is offered to stay, or stays.
    const token = await reset();
    expect(await visitor.call('GET /web-api/customer-mailed-link', { token })).toMatchObject({ passkeys: [], google: null });
    await visitor.call('POST /web-api/customer-password-new', { token, password: owners, keepsWays: true });
    expect(await byPasskey(shop, device)).toBe('400 passkey-refused');
    expect(await password(shop, eve.password)).toBe('400 login-refused');
    expect(await isIn(home)).toBe(false);
    expect(await waysLeft(shop)).toEqual([0, 0]);
    expect(await outcome(home.call('POST /web-api/customer-verify', { token: confirmation }))).toBe('400 link-used');
    expect(await password(shop, owners)).toBe('in');
    expect(await visitor.call('GET /web-api/customer-profile', {})).toMatchObject({ isVerified: true });
    expect((await subjects(shop)).filter((subject) => subject.startsWith('Dein Passwort'))).toHaveLength(1);
  });

  test('is not confirmed by who only has the mail: the password is asked for, or a new one ends everything of before', async () => {
    const { shop, home } = await start();
    const device = await addWaysUnconfirmed(shop, home);
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const owner = browser(shop);
    expect(await owner.call('GET /web-api/customer-mailed-link', { token })).toMatchObject({ kind: 'verify', isSignedIn: false });
    expect(await outcome(owner.call('POST /web-api/customer-verify', { token }))).toBe('403 confirm-identity');
    expect(await outcome(owner.call('POST /web-api/customer-verify', { token, password: owners }))).toBe('400 bad-form');
    expect(await home.call('GET /web-api/customer-profile', {})).toMatchObject({ isVerified: false });
    await owner.call('POST /web-api/customer-password-new', { token, password: owners });
    expect(await byPasskey(shop, device)).toBe('400 passkey-refused');
    expect(await password(shop, eve.password)).toBe('400 login-refused');
    expect(await isIn(home)).toBe(false);
    expect(await waysLeft(shop)).toEqual([0, 0]);
    expect(await owner.call('GET /web-api/customer-profile', {})).toMatchObject({ isVerified: true });
  });

  test('is confirmed with one click where it is signed in, and elsewhere with its password, and keeps its sign-ins', async () => {
    for (const isHome of [true, false]) {
      const { shop, home } = await start();
      const token = (await mailedToken(shop, zoe.email)) ?? '';
      const visitor = isHome ? home : browser(shop);
      expect(await visitor.call('GET /web-api/customer-mailed-link', { token })).toMatchObject({ isSignedIn: isHome });
      const given = isHome ? {} : { password: eve.password };
      expect(await visitor.call('POST /web-api/customer-verify', { token, ...given })).toMatchObject({ state: 'verified' });
      expect(await isIn(home)).toBe(true);
      expect(await password(shop, eve.password)).toBe('in');
    }
  });

  test('never mails an undo link to the address, and the link of a change that was asked for before opens nothing', async () => {
    const { shop, home, later } = await start();
    const { id } = (await customerByEmail(shop.store, zoe.email)) ?? {};
    const asked = { kind: 'change', customer: id ?? null, email: evil, email_key: evil, order_id: null } as const;
    const times = { created_at: shop.clock().toISOString(), expires_at: '2026-11-22T11:00:00.000Z', used_at: null };
    const { tokenHash } = await import('#store/db/tokens.ts');
    await shop.store.write((trx) =>
      trx
        .insertInto('account_links')
        .values({ id: tokenHash('t'), ...asked, ...times })
        .execute(),
    );
    later(2);
    expect(await outcome(home.call('POST /web-api/customer-verify', { token: 't' }))).toBe('403 email-unconfirmed');
    expect(await subjects(shop)).not.toContain('Die Adresse deines Kontos bei Federleicht wurde geändert');
  });
});

withStore('a customer whose account an intruder got into', (open) => {
  /** A confirmed account with its passkey, and an intruder who knows the password. */
  async function start() {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, zoe.email)) ?? '' });
    const intruder = browser(shop);
    await intruder.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    later(2);
    const mailed = async (email: string) => (await mailedToken(shop, email)) ?? '';
    const reset = async () => {
      later(2);
      await home.call('POST /web-api/customer-password-reset', { email: zoe.email });
      return mailed(zoe.email);
    };
    return { shop, home, intruder, later, reset, mailed };
  }

  test('removes the passkeys of before by a new password, unless they are to stay', async () => {
    for (const keepsWays of [false, true]) {
      const { shop, intruder, reset, later } = await start();
      const device = await addPasskey(intruder);
      const token = await reset();
      later(1);
      const visitor = browser(shop);
      const { passkeys, google } = await visitor.call('GET /web-api/customer-mailed-link', { token });
      expect([passkeys, google]).toEqual([[{ name: 'Telefon', createdAt: '2026-11-22T10:02:00.000Z' }], null]);
      await visitor.call('POST /web-api/customer-password-new', { token, password: owners, keepsWays });
      expect(await byPasskey(shop, device)).toBe(keepsWays ? 'in' : '400 passkey-refused');
      expect(await isIn(intruder)).toBe(false);
      const [last] = await listMails(shop.store);
      expect(last?.text.includes('Passkeys und Google von vorher sind entfernt')).toBe(!keepsWays);
    }
  });

  test('ends the open links of before by a new password, also one to another address', async () => {
    const { shop, home, intruder, reset, later, mailed } = await start();
    await intruder.call('POST /web-api/customer-email', { email: evil });
    const change = await mailed(evil);
    const first = await reset();
    const second = await reset();
    later(1);
    await home.call('POST /web-api/customer-password-new', { token: second, password: owners });
    for (const visitor of [intruder, home, browser(shop)]) {
      expect(await outcome(visitor.call('POST /web-api/customer-verify', { token: change }))).toBe('400 link-used');
      expect(await outcome(visitor.call('POST /web-api/customer-password-new', { token: first, password: owners }))).toBe('400 link-used');
    }
    expect(await isIn(home)).toBe(true);
    expect(await password(shop, owners)).toBe('in');
  });

  test('ends open links by a changed password, too', async () => {
    const { home, intruder, reset, mailed } = await start();
    await intruder.call('POST /web-api/customer-email', { email: evil });
    const change = await mailed(evil);
    const token = await reset();
    await home.call('POST /web-api/customer-password', { password: owners });
    expect(await outcome(home.call('POST /web-api/customer-verify', { token: change }))).toBe('400 link-used');
    expect(await outcome(home.call('POST /web-api/customer-password-new', { token, password: owners }))).toBe('400 link-used');
  });

  test('takes a change of the address back, which ends what opened the account and leads to a new password', async () => {
    const { shop, home, intruder, later, mailed } = await start();
    await guestOrder(shop, zoe.email);
    const device = await addPasskey(intruder);
    await intruder.call('POST /web-api/customer-email', { email: evil });
    await intruder.call('POST /web-api/customer-verify', { token: await mailed(evil) });
    later(1);
    const undo = await mailed(zoe.email);
    // What the intruder does with the new address does not close the way back.
    later(2);
    await intruder.call('POST /web-api/customer-password-reset', { email: evil });
    await intruder.call('POST /web-api/customer-password-new', { token: await mailed(evil), password: eve.password, keepsWays: true });
    await intruder.call('POST /web-api/customer-password-reset', { email: evil });
    const late = await mailed(evil);
    expect(await browser(shop).call('GET /web-api/customer-mailed-link', { token: undo })).toMatchObject({
      kind: 'undo',
      email: zoe.email,
    });
    // Nor does an account that takes the old address.
    expect(await outcome(browser(shop).call('POST /web-api/customer-signup', eve))).toBe('409 email-in-use');
    const { state, token } = await home.call('POST /web-api/customer-verify', { token: undo });
    expect(state).toBe('undone');
    expect(await isIn(intruder)).toBe(false);
    for (const email of [zoe.email, evil])
      for (const word of [zoe.password, eve.password]) expect(await password(shop, word, email)).toBe('400 login-refused');
    expect(await byPasskey(shop, device)).toBe('400 passkey-refused');
    expect(await outcome(intruder.call('POST /web-api/customer-password-new', { token: late, password: eve.password }))).toBe(
      '400 link-used',
    );
    await home.call('POST /web-api/customer-password-new', { token: token ?? '', password: owners });
    expect(await home.call('GET /web-api/customer-profile', {})).toMatchObject({ email: zoe.email, isVerified: true, orders: 1 });
    expect(await subjects(shop)).toContain('Die Adresse deines Kontos bei Federleicht wurde zurückgesetzt');
  });

  test('is not locked out by a second change: the older way back ends the younger one, not the other way round', async () => {
    const { shop, home, intruder, later, mailed } = await start();
    const move = async (email: string) => {
      later(2);
      await intruder.call('POST /web-api/customer-email', { email });
      await intruder.call('POST /web-api/customer-verify', { token: await mailed(email) });
    };
    await move(evil);
    later(1);
    const undo = await mailed(zoe.email);
    await move('evil-2@beispiel.de');
    const theirs = await mailed(evil);
    expect(await intruder.call('POST /web-api/customer-verify', { token: theirs })).toMatchObject({ state: 'undone', email: evil });
    expect(await home.call('POST /web-api/customer-verify', { token: undo })).toMatchObject({ state: 'undone', email: zoe.email });
    expect(await outcome(browser(shop).call('POST /web-api/customer-verify', { token: theirs }))).toBe('400 link-used');
  });

  test('is told by mail of each way that comes or goes', async () => {
    const { shop, home, later } = await start();
    const device = await addPasskey(home);
    later(1);
    await home.call('DELETE /web-api/customer-passkeys/:id', { id: device.id });
    const told = ['Neuer Passkey für dein Konto bei Federleicht', 'Ein Passkey deines Kontos bei Federleicht wurde gelöscht'];
    expect((await subjects(shop)).slice(0, 2).toReversed()).toEqual(told);
  });

  test('gets a link however often strangers ask, and each link is valid until one is used', async () => {
    const { shop, home, later, mailed } = await start();
    const stranger = browser(shop, { address: '203.0.113.9' });
    const ask = async (who: TestBrowser) => {
      later(2);
      await who.call('POST /web-api/customer-password-reset', { email: zoe.email });
      return mailed(zoe.email);
    };
    const asked = [];
    for (let at = 0; at < 5; at += 1) asked.push(await ask(stranger));
    expect(new Set(asked).size).toBe(3);
    const own = await ask(home);
    expect(asked).not.toContain(own);
    await home.call('POST /web-api/customer-password-new', { token: asked[0] ?? '', password: owners });
    expect(await outcome(home.call('POST /web-api/customer-password-new', { token: own, password: owners }))).toBe('400 link-used');
  });

  test('loses a device that was known before: it asks and guesses like a stranger', async () => {
    const { shop, home, intruder, reset, later, mailed } = await start();
    await home.call('POST /web-api/customer-password-new', { token: await reset(), password: owners });
    const ask = async (who: TestBrowser) => {
      later(2);
      await who.call('POST /web-api/customer-password-reset', { email: zoe.email });
      return mailed(zoe.email);
    };
    const asked = [];
    for (let at = 0; at < 4; at += 1) asked.push(await ask(intruder));
    expect(new Set(asked).size).toBe(3);
    expect(asked).not.toContain(await ask(home));
    expect(await shop.store.db.selectFrom('mail_turns').select('id').where('kind', '=', 'reset-known-device').execute()).toHaveLength(2);
  });
});

withStore('the page of a guest’s order', (open) => {
  async function start() {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const order = await guestOrder(shop, zoe.email);
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    return { shop, order, later };
  }
  const ask = (who: TestBrowser, token: string) => who.call('POST /web-api/customer-order-account', { token });

  test('sends a link with one click, and the account comes into being with the password that is set by it [E038]', async () => {
    const { shop, order } = await start();
    const holder = browser(shop);
    expect(await ask(holder, order.token)).toEqual({ message: 'Der Link ist unterwegs. Er gilt 24 Stunden.' });
    // Who holds the order's link has no account, and nothing that opens one.
    expect(await isIn(holder)).toBe(false);
    expect(await customerByEmail(shop.store, zoe.email)).toBeNull();
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const owner = browser(shop);
    expect(await owner.call('GET /web-api/customer-mailed-link', { token })).toMatchObject({ kind: 'order', hasAccount: false });
    const made = await owner.call('POST /web-api/customer-password-new', { token, password: owners });
    expect(made).toMatchObject({ isLoggedIn: true, firstName: 'Zoë' });
    expect(await owner.call('GET /web-api/customer-profile', {})).toMatchObject({ isVerified: true, hasPassword: true, email: zoe.email });
    const row = await shop.store.db.selectFrom('orders').select('owner').executeTakeFirstOrThrow();
    expect(row.owner).toBe(await owner.owner());
    expect(await outcome(ask(browser(shop), 'A'.repeat(22)))).toBe('404 not-found');
  });

  test('answers alike where the address has an account, which opens only to the mailbox [E038]', async () => {
    const { shop, order, later } = await start();
    const free = await guestOrder(shop, 'frei@beispiel.de');
    const squatter = browser(shop);
    await squatter.call('POST /web-api/customer-signup', eve);
    await mailedToken(shop, zoe.email);
    later(2);
    expect(await ask(browser(shop), order.token)).toEqual(await ask(browser(shop), free.token));
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const owner = browser(shop);
    await owner.call('POST /web-api/customer-password-new', { token, password: owners });
    expect(await isIn(squatter)).toBe(false);
    expect(await password(shop, eve.password)).toBe('400 login-refused');
    const row = await shop.store.db.selectFrom('orders').select('owner').where('id', '=', order.id).executeTakeFirstOrThrow();
    expect(row.owner).toBe(await owner.owner());
    expect(await shop.store.db.selectFrom('customers').select('id').execute()).toHaveLength(1);
  });

  test('gives an order to no account but that of its address', async () => {
    const { shop, order } = await start();
    await ask(browser(shop), order.token);
    const token = (await mailedToken(shop, zoe.email)) ?? '';
    const other = browser(shop);
    await other.call('POST /web-api/customer-signup', { ...eve, email: evil });
    const before = await shop.store.db.selectFrom('orders').select('owner').executeTakeFirstOrThrow();
    expect(await other.call('POST /web-api/customer-orders', {})).toEqual({ orders: 0 });
    expect(await shop.store.db.selectFrom('orders').select('owner').executeTakeFirstOrThrow()).toEqual(before);
    await browser(shop).call('POST /web-api/customer-password-new', { token, password: owners });
    expect(await outcome(browser(shop).call('POST /web-api/customer-password-new', { token, password: owners }))).toBe('400 link-used');
  });
});
