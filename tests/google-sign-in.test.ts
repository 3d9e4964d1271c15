/** Sign-in with Google: which account a credential opens, and credentials that open none. */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JWTPayload } from 'jose';
import { expect, test } from 'vitest';
import { faults, isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { askForLink } from '#store/customer/account-links.ts';
import { customerByEmail, ownerOf } from '#store/customer/customers.ts';
import { linkGoogle } from '#store/customer/google-identities.ts';
import type { Store } from '#store/db/store.ts';
import { listMails } from '#store/mail/mails.ts';
import { lockOwners } from '#store/session/sessions.ts';
import { accountShop, browser, germany, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { claimsOf, googleForTests } from '#tests/google-stand-in.ts';

let now = new Date('2026-11-22T10:00:00Z');
const google = googleForTests(() => now);

function shopOf(store: Store): Shop {
  now = new Date('2026-11-22T10:00:00Z');
  return { ...accountShop(store, () => now), google: google.settings };
}

/** 'in' or the status and code of the answer. */
async function outcome(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'in';
  } catch (error) {
    if (!isFault(error)) throw error;
    return `${faults[error.code].status} ${error.code}`;
  }
}

const enter = async (home: TestBrowser, claims: JWTPayload = {}) =>
  outcome(home.call('POST /web-api/customer-auth-google-credentials', { credential: await google.credential(home, claims) }));

const data = (home: TestBrowser) => home.call('GET /web-api/customer-data', {});
const rowOf = (shop: Shop, email: string) =>
  shop.store.db.selectFrom('customers').selectAll().where('email_key', '=', email).executeTakeFirst();

async function signedUp(shop: Shop, email: string, isVerified: boolean): Promise<TestBrowser> {
  const home = browser(shop);
  await home.call('POST /web-api/customer-signup', { ...zoe, email });
  if (isVerified) await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, email)) ?? '' });
  return home;
}

withStore('Google', (open) => {
  test('opens the linked account by its id, whatever its address, and makes one for a new address [F257] [F343] [F248]', async () => {
    const shop = shopOf(await open());
    const home = browser(shop);
    expect(await enter(home)).toBe('in');
    expect(await data(home)).toMatchObject({ isLoggedIn: true, firstName: 'Gerda', lastName: 'Google' });
    expect(await rowOf(shop, 'gerda@gmail.com')).toMatchObject({ password: null, email_verified_at: expect.any(String) });
    const { devices } = await home.call('GET /web-api/customer-devices', {});
    expect(devices).toMatchObject([{ method: 'google' }]);

    const again = browser(shop);
    expect(await enter(again, { email: 'gerda.neu@beispiel.de' })).toBe('in');
    expect((await data(again)).number).toBe((await data(home)).number);
    expect(await again.call('GET /web-api/customer-sign-in-ways', {})).toMatchObject({ google: 'gerda.neu@beispiel.de' });

    // Google does not run this mailbox: the address is confirmed by mail.
    const other = browser(shop);
    expect(await enter(other, { sub: 'g-2', email: 'mia@beispiel.de', given_name: undefined, family_name: 'http://x.example' })).toBe('in');
    expect(await rowOf(shop, 'mia@beispiel.de')).toMatchObject({ email_verified_at: null, first_name: '', last_name: '' });
    expect(await mailedToken(shop, 'mia@beispiel.de')).not.toBeNull();
  });

  test('is linked to a confirmed account of its mailbox, and to no other by the address alone', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    const email = 'zoe@verein.example';
    await signedUp(shop, email, true);
    expect(await enter(browser(shop), { email })).toBe('409 link-needed');
    const home = browser(shop);
    expect(await enter(home, { email, hd: 'verein.example' })).toBe('in');
    expect(await rowOf(shop, email)).toMatchObject({ password: expect.any(String) });
    // The organisation gave the mailbox to another person, who is not the customer.
    expect(await enter(browser(shop), { sub: 'g-9', email, hd: 'verein.example' })).toBe('409 link-needed');
    // An account that was never confirmed and a mailbox elsewhere.
    await signedUp(shop, 'mia@beispiel.de', false);
    expect(await enter(browser(shop), { sub: 'g-3', email: 'mia@beispiel.de' })).toBe('409 link-needed');
  });

  test('takes an unconfirmed account from whoever made it before the owner of the mailbox came', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    const email = 'gerda@gmail.com';
    const hijacker = await signedUp(shop, email, false);
    const { id } = (await customerByEmail(shop.store, email)) ?? {};
    if (!id) throw new Error('the test has signed up');
    // As databases of before have it: an account that was never confirmed got a Google account and a link to another address.
    await shop.store.write((trx) => linkGoogle(trx, { customer: id, sub: 'evil', email: 'evil@beispiel.de' }, now));
    await shop.store.write((trx) =>
      askForLink(trx, shop.store.engine, { kind: 'change', customer: id, email: 'evil@beispiel.de', site: germany }, now),
    );
    now = new Date(now.getTime() + 2 * 60_000);
    const token = (await mailedToken(shop, 'evil@beispiel.de')) ?? '';
    expect(await enter(browser(shop))).toBe('in');
    expect(await data(hijacker)).toMatchObject({ isLoggedIn: false });
    expect(await rowOf(shop, email)).toMatchObject({ password: null, email_verified_at: expect.any(String) });
    expect(await outcome(browser(shop).call('POST /web-api/customer-login', { email, password: zoe.password }))).toBe('400 login-refused');
    expect(await outcome(browser(shop).call('POST /web-api/customer-verify', { token }))).toBe('400 link-used');
    expect(await enter(browser(shop), { sub: 'evil', email: 'evil@beispiel.de' })).toBe('in');
    expect(await rowOf(shop, email)).toMatchObject({ email });
    expect((await listMails(shop.store)).map(({ subject }) => subject)).toContain('Google gehört jetzt zu deinem Konto bei Federleicht');
  });

  test('is linked, asked for again and unlinked by its customer only [E072]', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    const home = await signedUp(shop, zoe.email, true);
    const mia = await signedUp(shop, 'mia@beispiel.de', true);
    const link = async (who: TestBrowser) =>
      outcome(who.call('POST /web-api/customer-google', { credential: await google.credential(who) }));
    const confirm = async (who: TestBrowser, claims: JWTPayload = {}) =>
      outcome(who.call('POST /web-api/customer-google-confirm', { credential: await google.credential(who, claims) }));
    expect(await link(home)).toBe('in');
    expect(await link(mia)).toBe('409 google-in-use');
    expect(await confirm(mia)).toBe('400 google-refused');
    expect(await outcome(mia.call('DELETE /web-api/customer-google', {}))).toBe('404 not-found');
    now = new Date(now.getTime() + 16 * 60_000);
    const end = () => outcome(home.call('DELETE /web-api/customer-google', {}));
    expect(await end()).toBe('403 confirm-identity');
    expect(await confirm(home, { sub: 'g-5' })).toBe('400 google-refused');
    expect(await confirm(home)).toBe('in');
    expect(await end()).toBe('in');
    expect(await home.call('GET /web-api/customer-sign-in-ways', {})).toMatchObject({ google: null });
    expect(await enter(browser(shop), { email: zoe.email })).toBe('409 link-needed');
  });
});

withStore('a bad credential of Google', (open) => {
  test('opens nothing, and says nothing of the account [F258]', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    expect(await enter(browser(shop))).toBe('in');
    const home = browser(shop);
    const begin = async () => (await home.call('GET /web-api/customer-auth-google-credentials', {})).nonce;
    const tryIt = (credential: string) => outcome(home.call('POST /web-api/customer-auth-google-credentials', { credential }));
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const hour = 3600;
    const at = Math.floor(now.getTime() / 1000);
    const claims: Record<string, JWTPayload> = {
      expired: { iat: at - 2 * hour, exp: at - hour },
      'another audience': { aud: 'other.apps.googleusercontent.example' },
      'another issuer': { iss: 'https://evil.example' },
      'another nonce': { nonce: 'x' },
      'no nonce': { nonce: undefined },
      'address not confirmed': { email_verified: false },
      'no address': { email: undefined },
      'no id': { sub: undefined },
      'no end': { exp: undefined },
    };
    for (const [name, wrong] of Object.entries(claims))
      expect([name, await tryIt(await google.sign(claimsOf(now, await begin(), wrong)))]).toEqual([name, '400 google-refused']);
    const forged: Record<string, (good: JWTPayload) => string | Promise<string>> = {
      unsigned: (good) => `${part({ alg: 'none' })}.${part(good)}.`,
      HS256: (good) => {
        const text = `${part({ alg: 'HS256', kid: 'test' })}.${part(good)}`;
        return `${text}.${createHmac('sha256', 'x').update(text).digest('base64url')}`;
      },
      'changed address': async (good) => {
        const [head, , signature] = (await google.sign(good)).split('.');
        return `${head}.${part({ ...good, email: 'evil@gmail.com' })}.${signature}`;
      },
      'unknown key': (good) => google.sign(good, { kid: 'other' }),
      nonsense: () => 'nonsense',
    };
    for (const [name, forge] of Object.entries(forged))
      expect([name, await tryIt(await forge(claimsOf(now, await begin())))]).toEqual([name, '400 google-refused']);
    expect(await data(home)).toMatchObject({ isLoggedIn: false });
    // A good one works once, in the browser that began, within ten minutes.
    const stranger = browser(shop);
    const stolen = await google.credential(home);
    expect(await outcome(stranger.call('POST /web-api/customer-auth-google-credentials', { credential: stolen }))).toBe(
      '400 google-refused',
    );
    const jar = new Map(home.jar);
    expect(await tryIt(stolen)).toBe('in');
    for (const [name, value] of jar) home.jar.set(name, value);
    expect(await tryIt(stolen)).toBe('400 google-refused');
    const late = await google.credential(home);
    now = new Date(now.getTime() + 10 * 60_000);
    expect(await tryIt(late)).toBe('400 google-refused');
    expect(await tryIt('')).toBe('400 google-refused');
    expect(await outcome(home.call('POST /web-api/customer-auth-google-credentials', {}))).toBe('400 google-refused');
  });

  test('is answered with 503 while the keys are out of reach, with 429 after sixty tries, with 404 where Google is not offered', async () => {
    const store = await open();
    const shop = shopOf(store);
    const away = { ...shop, google: { ...google.settings, keysUrl: 'http://127.0.0.1:9/certs' } };
    expect(await enter(browser(away))).toBe('503 google-unreachable');
    const home = browser(shop, { address: '203.0.113.9' });
    for (let at = 0; at < 60; at += 1)
      expect(await outcome(home.call('POST /web-api/customer-auth-google-credentials', { credential: 'x' }))).toBe('400 google-refused');
    expect(await outcome(home.call('POST /web-api/customer-auth-google-credentials', { credential: 'x' }))).toBe('429 too-many');
    const without = browser(accountShop(store, () => now));
    expect(await outcome(without.call('GET /web-api/customer-auth-google-credentials', {}))).toBe('404 not-found');
    expect(await outcome(without.call('POST /web-api/customer-auth-google-credentials', { credential: 'x' }))).toBe('404 not-found');
  });
});

onEachEngine('Google beside another sign-in', (open) => {
  test('makes one account of sign-ins at the same time', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    const homes = Array.from({ length: 6 }, () => browser(shop));
    const outcomes = await Promise.all([
      ...homes.map((home) => enter(home)),
      outcome(browser(shop).call('POST /web-api/customer-signup', { ...zoe, email: 'gerda@gmail.com' })),
    ]);
    expect(outcomes.slice(0, 6)).toEqual(homes.map(() => 'in'));
    expect(['in', '409 email-in-use']).toContain(outcomes[6]);
    expect(new Set((await Promise.all(homes.map(data))).map(({ number }) => number)).size).toBe(1);
    expect(await shop.store.db.selectFrom('customers').selectAll().execute()).toHaveLength(1);
  });

  test('signs in with an account that a sign-in at the same time links while this one waits for it', { timeout: 60_000 }, async () => {
    const shop = shopOf(await open());
    const { store } = shop;
    const email = 'gerda@gmail.com';
    await signedUp(shop, email, true);
    const { id } = (await customerByEmail(store, email)) ?? {};
    if (!id) throw new Error('the test has signed up');
    const late = await store.write(async (trx) => {
      await lockOwners(trx, store.engine, [await ownerOf(trx, id)]);
      const entered = enter(browser(shop));
      await sleep(300);
      await linkGoogle(trx, { customer: id, sub: String(claimsOf(now, '').sub), email }, now);
      return { entered };
    });
    expect(await late.entered).toBe('in');
  });
});
