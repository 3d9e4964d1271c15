/** Who may do what with an account: every call of accounts by its owner and by everybody else, on both engines. */
import { expect, test } from 'vitest';
import { type CallKey, calls } from '#api/calls.ts';
import { customerAccountCalls } from '#api/customer-account.ts';
import type { customerListCalls } from '#api/customer-lists.ts';
import type { customerPrivacyCalls } from '#api/customer-privacy.ts';
import type { customerProfileCalls } from '#api/customer-profile.ts';
import { signInWaysCalls } from '#api/customer-sign-in-ways.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { runCall } from '#http/calls/handlers.ts';
import type { Shop } from '#services/handler.ts';
import { createDesign } from '#store/design/designs.ts';
import { authenticator } from '#tests/authenticator.ts';
import { accountShop, browser, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainContent } from '#tests/orders.ts';

const missing = 'A'.repeat(22);
const address = { firstName: 'Zoë', lastName: 'Müller', street: 'Weg 1', postalCode: '80331', city: 'München', country: 'DE' } as const;
const saved = { address, isDelivery: true, isBilling: true };

type Ids = { address: string; device: string; design: string; passkey: string };
type Row = { input: (ids: Ids) => unknown; needs: 'sign-in' | 'confirm-identity'; id?: keyof Ids; isElsewhere?: true };

const response = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} } as const;
const assertion = { ...response, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const attestation = { ...response, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

type OpenWays = 'customer-auth-google-credentials' | 'customer-passkey-challenge' | 'customer-passkey-login';
type OwnWays = Exclude<keyof typeof signInWaysCalls, `${string}/${OpenWays}`>;
type OwnLists = Exclude<keyof typeof customerListCalls, `${string}/:token`>;

/**
 * Every call that needs a customer, with an input that its owner may send. Those that end what others need stand last. What its owner gets is
 * tested `isElsewhere` for those that need Google or an authenticator.
 */
const rows: Record<keyof typeof customerProfileCalls | keyof typeof customerPrivacyCalls | OwnWays | OwnLists, Row> = {
  'GET /web-api/customer-sign-in-ways': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-passkeys': { input: () => ({ name: '', response: attestation }), needs: 'confirm-identity', isElsewhere: true },
  'POST /web-api/customer-passkey-confirm': { input: () => ({ response: assertion }), needs: 'sign-in', isElsewhere: true },
  'POST /web-api/customer-google': { input: () => ({ credential: 'x' }), needs: 'confirm-identity', isElsewhere: true },
  'POST /web-api/customer-google-confirm': { input: () => ({ credential: 'x' }), needs: 'sign-in', isElsewhere: true },
  'DELETE /web-api/customer-google': { input: () => ({}), needs: 'confirm-identity', isElsewhere: true },
  'POST /web-api/customer-passkeys/:id': { input: (ids) => ({ id: ids.passkey, name: 'Telefon' }), needs: 'sign-in', id: 'passkey' },
  'GET /web-api/customer-profile': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-profile': { input: () => ({ firstName: 'Zoë', lastName: 'Meier' }), needs: 'sign-in' },
  'POST /web-api/customer-confirm': { input: () => ({ password: zoe.password }), needs: 'sign-in' },
  'POST /web-api/customer-passkey-creation': { input: () => ({}), needs: 'confirm-identity' },
  'DELETE /web-api/customer-passkeys/:id': { input: (ids) => ({ id: ids.passkey }), needs: 'confirm-identity', id: 'passkey' },
  'POST /web-api/customer-verify-mail': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-orders': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-email': { input: () => ({ email: 'neu@beispiel.de' }), needs: 'confirm-identity' },
  'GET /web-api/customer-addresses': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-addresses': { input: (ids) => ({ id: ids.address, ...saved }), needs: 'sign-in', id: 'address' },
  'GET /web-api/wish-list': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/wish-list': { input: () => ({ wishes: [{ card: 'olivia', colourway: null }] }), needs: 'sign-in' },
  'DELETE /web-api/wish-list/:card': { input: () => ({ card: 'emma' }), needs: 'sign-in' },
  'GET /web-api/wish-list-share': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/wish-list-share': { input: () => ({ showsName: true }), needs: 'sign-in' },
  'DELETE /web-api/wish-list-share': { input: () => ({}), needs: 'sign-in' },
  'GET /web-api/customer-newsletter': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-newsletter': { input: () => ({ channel: 'federleicht', isWanted: true }), needs: 'sign-in' },
  'GET /web-api/customer-devices': { input: () => ({}), needs: 'sign-in' },
  'DELETE /web-api/customer-addresses/:id': { input: (ids) => ({ id: ids.address }), needs: 'sign-in', id: 'address' },
  'DELETE /web-api/customer-devices/:id': { input: (ids) => ({ id: ids.device }), needs: 'confirm-identity', id: 'device' },
  'DELETE /web-api/customer-devices': { input: () => ({}), needs: 'confirm-identity' },
  'POST /web-api/customer-password': { input: () => ({ password: 'ein ganz anderer Satz' }), needs: 'confirm-identity' },
  'GET /web-api/customer-export': { input: () => ({}), needs: 'sign-in' },
  'POST /web-api/customer-export': { input: () => ({}), needs: 'confirm-identity' },
  'POST /web-api/customer-close': { input: () => ({ email: zoe.email }), needs: 'confirm-identity' },
};

/** Calls of accounts that everybody may make. */
const open = [...Object.keys(customerAccountCalls), ...Object.keys(signInWaysCalls).filter((key) => !(key in rows))];

/** Status and body of an answer, as http/calls sends them. */
async function ask(visitor: TestBrowser, key: CallKey, input: unknown, headers: Record<string, string> = {}): Promise<string> {
  try {
    return `200 ${JSON.stringify(await visitor.withContext((context) => runCall(key, input, context), headers))}`;
  } catch (error) {
    if (!isFault(error)) throw error;
    return `${faults[error.code].status} ${error.code} ${JSON.stringify(error.details.text ?? null)} ${JSON.stringify(error.details.errors ?? [])}`;
  }
}

async function signedUp(shop: Shop, email: string): Promise<TestBrowser> {
  const visitor = browser(shop);
  await visitor.call('POST /web-api/customer-signup', { ...zoe, email });
  return visitor;
}

async function passkeyOf(home: TestBrowser): Promise<{ id: string }> {
  const device = authenticator('https://www.federleicht.example', 'federleicht.example');
  const { challenge } = await home.call('POST /web-api/customer-passkey-creation', {});
  await home.call('POST /web-api/customer-passkeys', { name: '', response: device.create(challenge) });
  return device;
}

/** A customer with an address, a second device, a wish, a passkey and a design. */
async function customer(shop: Shop, email: string): Promise<{ home: TestBrowser; ids: Ids }> {
  const home = await signedUp(shop, email);
  await home.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, email)) ?? '' });
  await browser(shop).call('POST /web-api/customer-login', { email, password: zoe.password });
  const { addresses } = await home.call('POST /web-api/customer-addresses', saved);
  const { devices } = await home.call('GET /web-api/customer-devices', {});
  await home.call('POST /web-api/wish-list', { wishes: [{ card: 'emma', colourway: 'rost' }] });
  const design = await home.withContext(async ({ owner }) => createDesign(shop.store, await owner.ensure(), plainContent()));
  const { id: passkey } = await passkeyOf(home);
  const device = devices.find(({ isThis }) => !isThis)?.id ?? '';
  return { home, ids: { address: addresses[0]?.id ?? '', device, design: design.id, passkey } };
}

test('every call of an account is in the table', () => {
  const named = Object.keys(calls).filter((key) => /\/(customer-(?!area|picture|data)|wish-list)/.test(key));
  expect([...Object.keys(rows), ...open.filter((key) => !key.endsWith('customer-data'))].sort()).toEqual(named.sort());
});

onEachEngine('an account', (openStore) => {
  test('answers its customer only; to everybody else a foreign thing is a missing one [E072]', { timeout: 180_000 }, async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await openStore(), () => now);
    const { home, ids } = await customer(shop, zoe.email);
    const { home: other } = await customer(shop, 'mia@beispiel.de');
    const guest = browser(shop);
    await guest.withContext(async ({ owner }) => owner.ensure());
    const signedOut = await signedUp(shop, 'aus@beispiel.de');
    const token = new Map(signedOut.jar);
    await signedOut.call('POST /web-api/customer-logout', {});
    for (const [name, value] of token) signedOut.jar.set(name, value);
    const bad = browser(shop);
    bad.jar.set('__Host-federleicht_session', 'B'.repeat(22));
    const strangers = { guest, nobody: browser(shop), signedOut, bad };
    const state = async () =>
      JSON.stringify([
        await home.call('GET /web-api/customer-profile', {}),
        await home.call('GET /web-api/customer-addresses', {}),
        await home.call('GET /web-api/customer-devices', {}),
        await home.call('GET /web-api/customer-sign-in-ways', {}),
        await home.call('GET /web-api/wish-list', {}),
        await home.call('GET /web-api/wish-list-share', {}),
        await home.call('GET /web-api/customer-newsletter', {}),
      ]);
    const before = await state();
    const none = { address: missing, device: missing, design: missing, passkey: missing };
    for (const [key, { input, id }] of Object.entries(rows) as [keyof typeof rows, Row][]) {
      for (const [who, visitor] of Object.entries(strangers))
        for (const headers of [{}, { authorization: 'Bearer operator' }] as Record<string, string>[])
          expect([key, who, await ask(visitor, key, input(ids), headers)]).toEqual([key, who, '401 sign-in null []']);
      if (id) {
        const gone = await ask(other, key, input(none));
        expect([key, gone]).toEqual([key, '404 not-found null []']);
        expect([key, await ask(other, key, input(ids))]).toEqual([key, gone]);
      }
    }
    for (const key of ['GET /web-api/designs/:id', 'DELETE /web-api/designs/:id', 'GET /web-api/designs/:id/versions'] as const)
      for (const visitor of [other, ...Object.values(strangers)])
        expect([key, await ask(visitor, key, { id: ids.design })]).toEqual([key, await ask(visitor, key, { id: missing })]);
    expect(await state()).toBe(before);
    // Later the password has to be given again, and at last the session ends.
    now = new Date(now.getTime() + 16 * 60_000);
    for (const [key, { input, needs }] of Object.entries(rows) as [keyof typeof rows, Row][])
      if (needs === 'confirm-identity') expect([key, await ask(home, key, input(ids))]).toEqual([key, '403 confirm-identity null []']);
    for (const [key, { input, isElsewhere }] of Object.entries(rows) as [keyof typeof rows, Row][])
      if (!isElsewhere) expect([key, await ask(home, key, input(ids))]).toEqual([key, expect.stringMatching(/^200/)]);
    now = new Date(now.getTime() + 31 * 86_400_000);
    // One was closed, the other has expired.
    for (const [key, { input }] of Object.entries(rows) as [keyof typeof rows, Row][])
      for (const visitor of [home, other]) expect([key, await ask(visitor, key, input(ids))]).toEqual([key, '401 sign-in null []']);
  });
});
