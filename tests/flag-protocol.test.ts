/** The flag protocol's edges over HTTP: keys, filters, statuses, forged and broken reports, many streams. */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { streamLimits } from '#core/customer/limits.ts';
import { evaluate } from '#core/flags/evaluate.ts';
import { defaultPlan } from '#core/flags/plan.ts';
import { streamToken } from '#flags/protocol/token.ts';
import { addSegment, archiveFlag, editSegmentKeys, importSegmentFile, killFlag } from '#services/flags/manage-flags.ts';
import type { Store } from '#store/db/store.ts';
import { newestEvents } from '#store/flags/arm-sums.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { onEachEngine, withStore } from './engines.ts';
import { createFlag, type FlagServer, flagKeys, rollout, startFlagServer, visitorKey } from './flag-server.ts';

let server: FlagServer;
const visitor = visitorKey;

type Ask = { key?: string | null; body?: unknown; from?: string };

/** `from` is the client's address. */
async function ask(path: string, { key = flagKeys.serverKey, body, from }: Ask = {}) {
  const response = await fetch(`${server.origin}/flags/api${path}`, {
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      'content-type': 'application/json',
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text || 'null'), headers: response.headers };
}

onEachEngine('reports of the flag protocol', (open) => {
  beforeEach(async () => {
    server = await startFlagServer(await open());
  });
  afterEach(() => server.close());

  test('are taken once however often they are repeated, and forged ones are refused by name [F407] [F408]', async () => {
    await createFlag(server.shop, rollout('hero', { on: 60, off: 40 }));
    const now = store().clock().getTime();
    const impression = (more: object) => ({ k: visitor(1), t: 'on', m: now, c: 1, r: 'in segment all', ...more });
    const body = [
      {
        f: 'hero',
        i: [impression({}), impression({ k: 'no uuid' }), impression({ t: 'control' }), impression({ m: now - 11 * 86_400_000 })],
      },
      { f: 'nothing', i: [impression({})] },
    ];
    for (let at = 0; at < 2; at += 1)
      expect(await ask('/testImpressions/bulk', { key: flagKeys.clientKey, body })).toMatchObject({
        status: 202,
        json: {
          accepted: 1,
          refused: [
            { index: 1, reason: 'key is no UUID' },
            { index: 2, reason: 'unknown treatment' },
            { index: 3, reason: 'time out of range' },
            { index: 4, reason: 'unknown flag' },
          ],
        },
      });
    expect(await store().db.selectFrom('flag_exposures').select(['key', 'count']).execute()).toEqual([{ key: visitor(1), count: 1 }]);
    const event = { eventTypeId: 'order_placed', trafficTypeName: 'user', key: visitor(1), timestamp: now, value: 1e9 };
    expect((await ask('/events/bulk', { body: [event] })).json.refused).toEqual([{ index: 0, reason: 'the shop itself records orders' }]);
  });
});

withStore('the flag protocol', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
    server = await startFlagServer(store);
  });
  afterEach(() => server.close());

  test('answers changes by number, with tombstones for who knows more than nothing, and never goes back [F404]', async () => {
    await createFlag(server.shop, rollout('hero', { on: 100 }, { sets: ['shop'] }));
    await createFlag(server.shop, rollout('layout', { a: 100 }));
    const all = (await ask('/splitChanges?s=1.3&since=-1&rbSince=-1')).json;
    expect([all.ff.s, all.ff.d.length, all.rbs]).toEqual([-1, 2, { s: -1, t: -1, d: [] }]);
    expect((await ask(`/splitChanges?s=1.3&since=${all.ff.t}&rbSince=-1`)).json.ff).toEqual({ s: all.ff.t, t: all.ff.t, d: [] });
    expect((await ask('/splitChanges?s=1.3&since=-1&sets=shop')).json.ff.d.map(({ name }: { name: string }) => name)).toEqual(['hero']);
    expect((await ask('/splitChanges?s=1.3&since=-1&names=layout&prefixes=x')).json.ff.d.map(({ name }: { name: string }) => name)).toEqual(
      ['layout'],
    );
    await archiveFlag(server.shop, 'hero', 'test');
    expect((await ask(`/splitChanges?s=1.3&since=${all.ff.t}`)).json.ff.d).toMatchObject([{ name: 'hero', status: 'ARCHIVED' }]);
    expect((await ask('/splitChanges?s=1.3&since=-1')).json.ff.d).toHaveLength(1);
    // Specifications before 1.3 have another shape.
    expect((await ask('/splitChanges?s=1.1&since=-1')).json).toMatchObject({ since: -1, splits: [{ name: 'layout' }] });
    // What is no number is nothing known: 400 would change an SDK's protocol for hours.
    expect((await ask('/splitChanges?s=1.3&since=abc')).status).toBe(200);
  });

  test('refuses keys, filters that are too long and what is not there with the protocol’s statuses [F411] [F452] [F453] [F322]', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join(',');
    await addSegment(server.shop, 'friends', 'test');
    for (const [path, key, status] of [
      ['/splitChanges?since=-1', null, 401],
      ['/splitChanges?since=-1', 'something else', 401],
      ['/splitChanges?since=-1', flagKeys.clientKey, 200],
      [`/splitChanges?since=-1&sets=${names(51)}`, flagKeys.serverKey, 414],
      [`/splitChanges?since=-1&names=${names(401)}`, flagKeys.serverKey, 414],
      [`/splitChanges?since=-1&names=${names(400)}`, flagKeys.serverKey, 200],
      ['/segmentChanges/friends?since=-1', flagKeys.clientKey, 403],
      ['/segmentChanges/friends?since=-1', flagKeys.serverKey, 200],
      ['/segmentChanges/nobody?since=-1', flagKeys.serverKey, 404],
      [`/memberships/${'x'.repeat(251)}`, flagKeys.clientKey, 404],
      ['/version', flagKeys.clientKey, 200],
      ['/nothing', flagKeys.serverKey, 404],
    ] as const)
      expect([path, (await ask(path, { key })).status]).toEqual([path, status]);
  });

  test('tells segments by their changes and by key, of whatever characters [F405] [F406]', async () => {
    const odd = 'Jörg%2F/ß';
    await addSegment(server.shop, 'friends', 'test');
    const empty = (await ask('/segmentChanges/friends?since=-1')).json;
    expect([empty.added, empty.since === empty.till || empty.since === -1]).toEqual([[], true]);
    await editSegmentKeys(server.shop, { name: 'friends', add: [odd, 'a', 'b'], remove: [] }, 'test');
    const first = (await ask('/segmentChanges/friends?since=-1')).json;
    expect([first.added.sort(), first.removed]).toEqual([['a', 'b', odd].sort(), []]);
    expect((await ask(`/segmentChanges/friends?since=${first.till}`)).json).toMatchObject({
      added: [],
      removed: [],
      since: first.till,
      till: first.till,
    });
    await editSegmentKeys(server.shop, { name: 'friends', add: ['c'], remove: ['a'] }, 'test');
    expect((await ask(`/segmentChanges/friends?since=${first.till}`)).json).toMatchObject({ added: ['c'], removed: ['a'] });
    await importSegmentFile(server.shop, 'all', new Blob([`key\n${odd}\n`]).stream(), 1000, 'test');
    expect((await ask(`/memberships/${encodeURIComponent(odd)}`, { key: flagKeys.clientKey })).json).toEqual({
      ms: { k: [{ n: 'friends' }] },
      ls: { k: [{ n: 'all' }] },
    });
  });

  test('with the public key stores nothing of keys and events that the shop does not know, and counts them', async () => {
    await createFlag(server.shop, rollout('hero', { on: 60, off: 40 }, { plan: { ...defaultPlan, metric: 'brochure_asked' } }));
    const now = store.clock().getTime();
    const event = (more: object) => ({ eventTypeId: 'login', trafficTypeName: 'user', key: visitor(1), timestamp: now, ...more });
    const events = [
      event({}),
      event({ eventTypeId: 'brochure_asked' }),
      event({ eventTypeId: 'invented' }),
      event({ key: crypto.randomUUID() }),
    ];
    const { json } = await ask('/events/bulk', { key: flagKeys.clientKey, body: events });
    expect(json).toEqual({
      accepted: 2,
      refused: [
        { index: 2, reason: 'unknown event type' },
        { index: 3, reason: 'key is not of the shop' },
      ],
    });
    const impressions = [{ f: 'hero', i: [{ k: crypto.randomUUID(), t: 'on', m: now }] }];
    expect((await ask('/testImpressions/bulk', { key: flagKeys.clientKey, body: impressions })).json.accepted).toBe(0);
    const keys = { keys: [{ k: crypto.randomUUID(), fs: ['hero'] }] };
    expect((await ask('/v1/keys/cs', { key: flagKeys.clientKey, body: keys })).json.accepted).toBe(0);
    expect(server.logged).toEqual(['flag-reports-refused {"count":2}']);
    // Servers of the shop report what they like.
    expect((await ask('/events/bulk', { body: events })).json).toEqual({ accepted: 4, refused: [] });
    const stored = await store.db.selectFrom('flag_events').select('type').orderBy('type').execute();
    expect(stored.map(({ type }) => type)).toEqual(['brochure_asked', 'invented', 'login', 'login']);
  });

  test('with the public key takes 64 kB in a report, and bytes of a client, a network and the shop in a day', async () => {
    await createFlag(server.shop, rollout('hero', { on: 60, off: 40 }));
    const now = store.clock().getTime();
    const key = flagKeys.clientKey;
    const i = (count: number, k: (at: number) => string) => [
      { f: 'hero', i: Array.from({ length: count }, (_, at) => ({ k: k(at), t: 'on', m: now - at })) },
    ];
    // 38,000 invented keys in one body, then as many as fit into it.
    expect((await ask('/testImpressions/bulk', { key, body: i(38_000, () => crypto.randomUUID()) })).status).toBe(413);
    expect((await ask('/testImpressions/bulk', { key, body: i(700, () => crypto.randomUUID()), from: '203.0.113.7' })).json.accepted).toBe(
      0,
    );
    const rows = async () => (await store.db.selectFrom('flag_impressions').select('key').execute()).length;
    expect(await rows()).toBe(0);
    // One key of the shop with as many times as fit in: 5 MB of a client, then nothing more of it.
    const body = JSON.stringify(i(700, () => visitor(1)));
    const statuses = [];
    for (let at = 0; at < 130 && statuses.at(-1) !== 429; at += 1)
      statuses.push((await ask('/testImpressions/bulk', { key, body, from: '203.0.113.7' })).status);
    expect(new Set(statuses)).toEqual(new Set([202, 429]));
    expect(statuses.length * body.length).toBeLessThan(5_000_000 + body.length);
    expect(await rows()).toBe(700);
    expect((await ask('/testImpressions/bulk', { key, body, from: '203.0.113.8' })).status).toBe(202);
    expect((await ask('/events/bulk', { body: [], from: '203.0.113.7' })).status).toBe(202);
  });

  test('of events stores short properties that servers report, and shows them to operators; others are refused by name', async () => {
    const now = store.clock().getTime();
    let at = 0;
    const event = (properties: unknown) => ({
      eventTypeId: 'login',
      trafficTypeName: 'user',
      key: visitor(1),
      timestamp: now - at++,
      properties,
    });
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, number) => [`p${number}`, 1]));
    const body = [
      event({ plan: 'gold', seats: 3, isTrial: false, left: null }),
      event({}),
      event(null),
      event({ 'a b': 1 }),
      event({ list: [1] }),
      event({ text: 'x'.repeat(201) }),
      event(many),
    ];
    const reasons = ['name of a property', 'value of a property', 'property too long', 'too many properties'];
    expect((await ask('/events/bulk', { body })).json).toEqual({
      accepted: 3,
      refused: reasons.map((reason, number) => ({ index: number + 3, reason })),
    });
    expect((await ask('/events/bulk', { key: flagKeys.clientKey, body: body.slice(0, 2) })).json).toEqual({
      accepted: 1,
      refused: [{ index: 0, reason: 'unknown property' }],
    });
    expect((await newestEvents(store, 'login')).map(({ source, properties }) => [source, properties])).toEqual([
      ['browser', { plan: 'gold', seats: 3, isTrial: false, left: null }],
      ['browser', null],
      ['browser', null],
    ]);
    expect(await newestEvents(store, 'sign_up')).toEqual([]);
  });

  test('of telemetry stores the fields of the SDKs, a few kilobytes of them', async () => {
    const key = flagKeys.clientKey;
    expect((await ask('/v1/metrics/usage', { key, body: { iQ: 5, lS: { sp: 1 }, invented: 'x'.repeat(20_000) } })).status).toBe(202);
    const [row] = await store.db.selectFrom('flag_telemetry').selectAll().execute();
    expect(JSON.parse(row?.body ?? '')).toEqual({ iQ: 5, lS: { sp: 1 } });
    expect((await ask('/v1/metrics/usage', { key, body: { t: ['x'.repeat(9_000)] } })).status).toBe(413);
    expect(await store.db.selectFrom('flag_telemetry').selectAll().execute()).toHaveLength(1);
  });

  test('takes beacons with the key in their body, and garbage and 5 MB from no one [F413]', async () => {
    await createFlag(server.shop, rollout('hero', { on: 60, off: 40 }));
    const entries = { pf: [{ f: 'hero', m: store.clock().getTime(), rc: 3 }] };
    const beacon = (token: string) => ask('/testImpressions/count/beacon', { key: null, body: { entries, token, sdk: 'browserjs-1.7.1' } });
    expect([(await beacon('x')).status, (await beacon(flagKeys.clientKey)).status]).toEqual([401, 202]);
    expect(await store.db.selectFrom('flag_counts').select('count').execute()).toEqual([{ count: 3 }]);
    for (const [body, status] of [
      ['{', 400],
      ['[1]', 422],
      ['null', 422],
      [`"${'x'.repeat(5_000_001)}"`, 413],
    ] as const)
      expect([status, (await ask('/events/bulk', { body })).status]).toEqual([status, status]);
  });
});

/** Opens streams on raw sockets, and resolves once each has got its first frames. `received` is what came on each. */
async function openStreams(count: number): Promise<{ received: string[]; close(): void }> {
  const { json } = await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey });
  const { port, hostname } = new URL(server.origin);
  const received = new Array<string>(count).fill('');
  const sockets = received.map((_, at): Socket => {
    const socket = connect(Number(port), hostname);
    socket.on('data', (chunk) => {
      received[at] += chunk.toString();
    });
    socket.write(`GET /flags/sse?accessToken=${json.token} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    return socket;
  });
  await expect.poll(() => received.filter((text) => text.includes('control_sec')).length, { timeout: 60_000 }).toBe(count);
  return {
    received,
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

withStore('streams of the flag service', (open) => {
  beforeEach(async () => {
    server = await startFlagServer(await open());
  });
  afterEach(() => server.close());

  test('need a token of the shop; without room, SDKs are told to poll [F403] [F457] [F458]', async () => {
    const stream = (token: string) => fetch(`${server.origin}/flags/sse?accessToken=${token}&v=1.1`);
    const old = await streamToken('client', flagKeys.serverKey, new Date(store().clock().getTime() - 7_200_000));
    for (const [token, code] of [
      ['nonsense', 40_140],
      [await streamToken('client', 'another key of at least 32 characters', store().clock()), 40_140],
      [old, 40_142],
    ] as const) {
      const refused = await stream(token);
      expect([refused.status, (await refused.json()).code]).toEqual([401, code]);
    }
    const { json } = await ask('/v2/auth?s=1.3&users=x', { key: flagKeys.clientKey });
    const claims = JSON.parse(Buffer.from(json.token.split('.')[1], 'base64url').toString());
    expect([json.pushEnabled, json.connDelay, claims.exp - claims.iat]).toEqual([true, 0, 3600]);
    expect(Object.keys(JSON.parse(claims['x-ably-capability']))).toEqual([
      'shop_live_flags',
      'shop_live_memberships',
      'control_pri',
      'control_sec',
    ]);
  });

  test('one client has twenty, behind a proxy as well, and those of a network around it do not take all', async () => {
    const { json } = await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey });
    const ended = new AbortController();
    const open = async (from: string) => {
      const headers = { 'x-forwarded-for': from };
      const { status } = await fetch(`${server.origin}/flags/sse?accessToken=${json.token}`, { headers, signal: ended.signal });
      return status;
    };
    const opened = async (count: number, from: (at: number) => string) =>
      (await Promise.all(Array.from({ length: count }, (_, at) => open(from(at))))).filter((status) => status === 200).length;
    expect(await opened(120, () => '203.0.113.7')).toBe(20);
    expect((await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey, from: '203.0.113.7' })).json.pushEnabled).toBe(false);
    expect(await opened(120, (at) => `2001:db8:7:12${10 + (at % 52)}::/64`)).toBe(80);
    expect(await opened(240, (at) => `2001:db8:7:${2000 + at}::/64`)).toBe(120);
    expect([await open('203.0.113.8'), server.hub.count()]).toEqual([200, 221]);
    expect((await ask('/version', { from: '203.0.113.7' })).status).toBe(200);
    ended.abort();
    await expect.poll(() => server.hub.count(), { timeout: 30_000 }).toBe(0);
    expect((await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey, from: '203.0.113.7' })).json.pushEnabled).toBe(true);
  });

  test('1,000 of them are all told of a kill [F281] [F412]', async () => {
    await createFlag(server.shop, rollout('hero', { on: 100 }));
    const { received, close } = await openStreams(1000);
    await killFlag(server.shop, 'hero', 'off', 'test');
    await expect.poll(() => received.filter((text) => text.includes('SPLIT_KILL')).length, { timeout: 30_000 }).toBe(1000);
    close();
    await expect.poll(() => server.hub.count(), { timeout: 30_000 }).toBe(0);
  });

  test('1,200 of them are open at once; the next client is told to poll, and so is one that comes with a token', async () => {
    const { json } = await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey });
    expect(streamLimits.all).toBe(1_200);
    const { close } = await openStreams(streamLimits.all);
    expect((await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey })).json).toEqual({ pushEnabled: false, token: '' });
    const late = await fetch(`${server.origin}/flags/sse?accessToken=${json.token}&v=1.1`);
    // An SDK polls, and asks for a stream again later.
    expect([late.status, (await late.json()).code, server.hub.count()]).toEqual([503, 50_003, 1200]);
    expect((await ask('/splitChanges?s=1.3&since=-1', { key: flagKeys.clientKey })).status).toBe(200);
    close();
    await expect.poll(() => server.hub.count(), { timeout: 30_000 }).toBe(0);
    expect((await ask('/v2/auth?s=1.3', { key: flagKeys.clientKey })).json.pushEnabled).toBe(true);
  });
});

withStore('a second process', (open, { fresh }) => {
  test('tells its streams and its pages of what the first one changed', async () => {
    // Two stores of one database know as little of each other as two processes.
    const settings = await fresh();
    const [first, second] = [await open(settings), await open(settings)];
    server = await startFlagServer(second);
    const shopOfFirst = { store: first, clock: first.clock };
    await createFlag(shopOfFirst, rollout('hero', { on: 100 }));
    const { received, close } = await openStreams(1);
    await killFlag(shopOfFirst, 'hero', 'off', 'test');
    await expect.poll(() => received[0]?.includes('SPLIT_KILL'), { timeout: 30_000 }).toBe(true);
    // What a page asks when it is rendered next.
    const index = await flagsOf(second);
    const key = { matchingKey: visitor(1), bucketingKey: visitor(1) };
    expect(evaluate(await index.worldFor(visitor(1)), 'hero', key, {}).treatment).toBe('off');
    close();
    await server.close();
  });
});

const store = () => server.shop.store;
