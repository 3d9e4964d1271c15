import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { isFault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { consumeStoredLimit, type LimitedClient } from './stored-limits.ts';

const start = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

/** 'taken', or why not. */
async function take(store: Store, client: LimitedClient, now = start): Promise<string> {
  try {
    await store.write((trx) => consumeStoredLimit(trx, store.engine, 'newsletter', client, now));
    return 'taken';
  } catch (error) {
    if (isFault(error)) return `${error.message} for ${error.details.retryAfterSeconds} s`;
    throw error;
  }
}

onEachEngine('a stored limit', (open, engine) => {
  test('counts by owner and address, and begins anew after its window', async () => {
    const store = await open();
    const zoe = { owner: 'zoe' as OwnerId, address: '203.0.113.7' };
    for (let at = 0; at < 10; at += 1) expect(await take(store, zoe, later(at))).toBe('taken');
    expect(await take(store, zoe, later(1000))).toBe('limit newsletter by owner for 3599 s');
    const guest = { owner: null, address: '203.0.113.7' };
    for (let at = 0; at < 50; at += 1) expect(await take(store, guest, later(at))).toBe('taken');
    expect(await take(store, guest, later(1000))).toBe('limit newsletter by address for 3599 s');
    expect(await take(store, { owner: null, address: '203.0.113.8' }, later(1000))).toBe('taken');
    expect(await take(store, zoe, later(3_600_000))).toBe('taken');
  });

  test('counts a request once that many processes make at the same time', async () => {
    const settings = await engine.migrated();
    const stores = await Promise.all([open(settings), open(settings)]);
    const client = { owner: 'zoe' as OwnerId, address: '203.0.113.7' };
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, at) => take(stores[at % 2] as Store, client)));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10);
  });

  test('counts addresses and accounts under a key that is renewed each day, the same in all processes', async () => {
    const settings = await engine.migrated();
    const [one, other] = [await open(settings), await open(settings)];
    const client = { owner: null, address: '203.0.113.7', account: 'zoe@beispiel.de' };
    const countLogin = (store: Store, now: Date) =>
      store
        .write((trx) => consumeStoredLimit(trx, store.engine, 'login', client, now))
        .then(
          () => 'taken',
          () => 'refused',
        );
    const outcomes = [];
    for (let at = 0; at < 12; at += 1) outcomes.push(await countLogin(at % 2 ? one : other, later(at)));
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10);
    const rows = async () => {
      const counters = await one.db.selectFrom('rate_limits').selectAll().execute();
      return { counters, keys: await one.db.selectFrom('limit_keys').selectAll().execute() };
    };
    const today = await rows();
    expect(today.keys).toMatchObject([{ day: '2026-11-22' }]);
    const plain = (key: string) => createHash('sha256').update(`rate limit ${key}`).digest('base64url').slice(0, 22);
    for (const word of [client.address, client.account, plain(client.address), plain(client.account)])
      expect(JSON.stringify(today)).not.toContain(word);
    await countLogin(one, later(86_400_000));
    const tomorrow = await rows();
    expect(tomorrow.keys).toMatchObject([{ day: '2026-11-23' }]);
    const ids = ({ counters }: typeof today) => counters.map(({ id }) => id);
    expect(tomorrow.counters).toHaveLength(2);
    for (const id of ids(tomorrow)) expect(ids(today)).not.toContain(id);
  });

  test('holds no address in the database, and no counter long after its window', async () => {
    const store = await open();
    for (let at = 0; at < 5; at += 1) await take(store, { owner: null, address: `203.0.113.${at}` });
    expect(JSON.stringify(await store.db.selectFrom('rate_limits').selectAll().execute())).not.toContain('203.0.113');
    await take(store, { owner: null, address: '198.51.100.1' }, later(3_600_001));
    expect(await store.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(3);
  });

  test('counts the /56 and /48 around an IPv6 address, and the /24 around an IPv4 address', async () => {
    const store = await open();
    const outcomes = async (count: number, address: (at: number) => string, from: number) => {
      const all = [];
      for (let at = 0; at < count; at += 1) all.push(await take(store, { owner: null, address: address(at) }, later(from + at)));
      return [all.filter((outcome) => outcome === 'taken').length, all.at(-1)?.replace(/ for .*/, '')];
    };
    const inOne56 = await outcomes(260, (at) => `2001:db8:7:12${10 + (at % 52)}::/64`, 0);
    expect(inOne56).toEqual([240, 'limit newsletter by address']);
    const inOne48 = await outcomes(80, (at) => `2001:db8:7:${1300 + 100 * at}::/64`, 1000);
    expect(inOne48).toEqual([60, 'limit newsletter by network']);
    const inOne24 = await outcomes(310, (at) => `203.0.113.${at % 200}`, 2000);
    expect(inOne24).toEqual([300, 'limit newsletter by network']);
    expect(await take(store, { owner: null, address: '203.0.114.1' }, later(3_000))).toBe('taken');
  });

  test('keeps a quarter of a limit of the shop for clients that it knows', async () => {
    const store = await open();
    const { email } = zoe;
    const shop = accountShop(store, () => start);
    const known = browser(shop, { address: '198.51.100.1' });
    await known.call('POST /web-api/customer-signup', zoe);
    const stranger = (at: number): LimitedClient => ({ owner: null, address: `100.${at}.0.1` });
    for (let at = 0; at < 750; at += 1) expect(await take(store, stranger(at % 250))).toBe('taken');
    expect(await take(store, stranger(251))).toBe('limit newsletter by shop for 3600 s');
    const device = await known.withContext(async ({ actor }) => actor.owner.device);
    const outcomes = [];
    for (const client of [
      { isSignedIn: true },
      { device },
      { mailbox: email.toUpperCase() },
      { device: 'other' },
      { mailbox: 'nie@beispiel.de' },
    ])
      outcomes.push((await take(store, { ...stranger(252), ...client })).slice(0, 5));
    expect(outcomes).toEqual(['taken', 'taken', 'taken', 'limit', 'limit']);
    for (let at = 0; at < 247; at += 1) expect(await take(store, { ...stranger(at), isSignedIn: true })).toBe('taken');
    expect(await take(store, { ...stranger(253), isSignedIn: true })).toContain('by shop');
  });

  test('of orders refuses the twenty-first of an owner in an hour, and nothing of it is stored', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const client = { owner, address: owner };
    for (let at = 0; at < 20; at += 1) await store.write((trx) => consumeStoredLimit(trx, store.engine, 'order', client, new Date()));
    const refused = await placeOrder(store, owner, await orderFor(store, owner)).catch((error: unknown) => error);
    expect(isFault(refused) && refused.code).toBe('too-many');
    expect(await store.db.selectFrom('orders').selectAll().execute()).toEqual([]);
    expect((await orderFor(store, owner)).lines).toHaveLength(1);
  });
});
