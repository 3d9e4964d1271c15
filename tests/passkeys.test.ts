/** Passkeys: added, used, renamed, removed, and those that open nothing. */
import { expect, test } from 'vitest';
import { faults, isFault } from '#core/values/fault.ts';
import { rpIdOf } from '#services/customer/passkey/rp-id.ts';
import type { Shop } from '#services/handler.ts';
import { authenticator } from '#tests/authenticator.ts';
import { accountShop, browser, germany, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';

const rpId = 'federleicht.example';

async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'in';
  } catch (error) {
    if (!isFault(error)) throw error;
    return `${faults[error.code].status} ${error.code}`;
  }
}

async function signedUp(shop: Shop, email: string = zoe.email): Promise<TestBrowser> {
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', { ...zoe, email });
  await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, email)) ?? '' });
  return home;
}

async function add(home: TestBrowser, device = authenticator(germany.origin, rpId), name = '') {
  const { challenge } = await home.call('POST /web-api/customer-passkey-creation', {});
  const ways = await home.call('POST /web-api/customer-passkeys', { name, response: device.create(challenge) });
  return { device, ways };
}

const begin = async (home: TestBrowser) => (await home.call('POST /web-api/customer-passkey-challenge', {})).challenge;

withStore('a passkey', (open) => {
  test('is added, named, used to sign in and to confirm, and removed [F248]', { timeout: 60_000 }, async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const home = await signedUp(shop);
    const creation = await home.call('POST /web-api/customer-passkey-creation', {});
    expect(creation).toMatchObject({ rp: { id: rpId, name: 'Federleicht' }, user: { name: zoe.email }, attestation: 'none' });
    const { device, ways } = await add(home, undefined, '  Telefon ');
    expect(ways.passkeys).toMatchObject([{ id: device.id, name: 'Telefon', domain: rpId, usedAt: null }]);
    const known = await home.call('POST /web-api/customer-passkey-creation', {});
    expect(known.excludeCredentials).toEqual([{ id: device.id, type: 'public-key' }]);

    const other = browser(shop);
    const first = await other.call('POST /web-api/customer-passkey-login', { response: device.use(await begin(other)) });
    expect(first).toMatchObject({ isLoggedIn: true, firstName: 'Zoë' });
    const { devices } = await other.call('GET /web-api/customer-devices', {});
    expect(devices.map(({ method }) => method).toSorted()).toEqual(['passkey', 'signup']);
    const { counter, used_at } = await shop.store.db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    expect([Number(counter), used_at]).toEqual([1, now.toISOString()]);

    now = new Date(now.getTime() + 16 * 60_000);
    const remove = () => home.call('DELETE /web-api/customer-passkeys/:id', { id: device.id });
    expect(await outcome(remove())).toBe('403 confirm-identity');
    await home.call('POST /web-api/customer-passkey-confirm', { response: device.use(await begin(home)) });
    const renamed = await home.call('POST /web-api/customer-passkeys/:id', { id: device.id, name: '' });
    expect(renamed.passkeys).toMatchObject([{ name: 'Firefox, Windows' }]);
    const longName = home.call('POST /web-api/customer-passkeys/:id', { id: device.id, name: 'x'.repeat(61) });
    expect(await outcome(longName)).toBe('400 bad-form');
    expect((await remove()).passkeys).toEqual([]);
    const gone = other.call('POST /web-api/customer-passkey-login', { response: device.use(await begin(other)) });
    expect(await outcome(gone)).toBe('400 passkey-refused');
  });

  test('opens nothing from another origin, without the user, with a challenge of before or a counter that goes back', async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const home = await signedUp(shop);
    const { device } = await add(home);
    const visitor = browser(shop);
    const enter = (response: ReturnType<typeof device.use>) => outcome(visitor.call('POST /web-api/customer-passkey-login', { response }));
    const wrongs = {
      'another origin': { origin: 'https://evil.example' },
      'another host of the domain': { origin: 'https://evil.federleicht.example' },
      'another domain': { rpId: 'evil.example' },
      'a user who was not verified': { isVerified: false },
      'another signature': { signature: 'AAAA' },
    };
    for (const [name, wrong] of Object.entries(wrongs))
      expect([name, await enter(device.use(await begin(visitor), wrong))]).toEqual([name, '400 passkey-refused']);
    const stranger = authenticator(germany.origin, rpId);
    expect(await enter(stranger.use(await begin(visitor)))).toBe('400 passkey-refused');
    // A challenge of another browser, of another ceremony, and none.
    expect(await enter(device.use(await begin(browser(shop))))).toBe('400 passkey-refused');
    visitor.jar.clear();
    expect(await enter(device.use('AAAA'))).toBe('400 passkey-refused');
    // A recorded answer, sent again with the cookies of then.
    const challenge = await begin(visitor);
    const cookies = new Map(visitor.jar);
    const recorded = device.use(challenge);
    expect(await enter(recorded)).toBe('in');
    for (const [name, value] of cookies) visitor.jar.set(name, value);
    expect(await enter(recorded)).toBe('400 passkey-refused');
    for (const counter of [0, 1, 6])
      expect([counter, await enter(device.use(await begin(visitor), { counter }))]).toEqual([counter, '400 passkey-refused']);
    const late = device.use(await begin(visitor));
    now = new Date(now.getTime() + 5 * 60_000);
    expect(await enter(late)).toBe('400 passkey-refused');
    expect(await enter(device.use(await begin(visitor)))).toBe('in');
  });

  test('that came with a foreign challenge, origin or id is not added, nor an eleventh', { timeout: 60_000 }, async () => {
    const shop = accountShop(await open());
    const home = await signedUp(shop);
    const creation = async () => (await home.call('POST /web-api/customer-passkey-creation', {})).challenge;
    const device = authenticator(germany.origin, rpId);
    const tryIt = async (wrong: Parameters<typeof device.create>[1], challenge?: string) =>
      outcome(home.call('POST /web-api/customer-passkeys', { name: '', response: device.create(challenge ?? (await creation()), wrong) }));
    expect(await tryIt({ origin: 'https://evil.example' })).toBe('400 passkey-refused');
    expect(await tryIt({ rpId: 'evil.example' })).toBe('400 passkey-refused');
    expect(await tryIt({ isVerified: false })).toBe('400 passkey-refused');
    expect(await tryIt({}, await begin(home))).toBe('400 passkey-refused');
    await add(home, device);
    const other = await signedUp(shop, 'mia@beispiel.de');
    expect(await outcome(add(other, device))).toBe('400 passkey-refused');
    const theirs = other.call('POST /web-api/customer-passkey-confirm', { response: device.use(await begin(other)) });
    expect(await outcome(theirs)).toBe('400 passkey-refused');
    for (let at = 1; at < 10; at += 1) await add(home);
    expect(await outcome(add(home))).toBe('507 quota-full');
    expect((await home.call('GET /web-api/customer-sign-in-ways', {})).passkeys).toHaveLength(10);
  });
});

test.each([
  ['https://www.federleicht.de', 'federleicht.de'],
  ['https://at.federleicht.de', 'federleicht.de'],
  ['https://www.federleicht.co.at', 'federleicht.co.at'],
  ['http://localhost:3000', 'localhost'],
  ['http://at.myposter.localhost:3000', 'at.myposter.localhost'],
  ['https://shop-1.herokuapp.com', 'shop-1.herokuapp.com'],
  ['https://203.0.113.7', '203.0.113.7'],
])('passkeys of %s are for %s', (origin, expected) => {
  expect(rpIdOf(origin)).toBe(expected);
});
