/**
 * Conformance of the flag service over HTTP, row by row of the specification. Each check passes against the service, and fails against one
 * whose answers are wrong in the way of the row: a check that could not fail would prove nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSegment, archiveFlag, editSegmentKeys, killFlag, saveFlag } from '#services/flags/manage-flags.ts';
import { openStore, type Store } from '#store/db/store.ts';
import { createFlag, type Distortion, type FlagServer, flagKeys, rollout, startFlagServer, visitorKey } from './flag-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'flag-conformance-'));
let store: Store;
let server: FlagServer;
let made = 0;
/** How long a frame is waited for; a wrong service is waited for in vain. */
let patienceMs = 20_000;
/** Names of this test only, since both services share one database. */
const fresh = (word: string) => `${word}${++made}`;
const visitor = () => visitorKey(++made);

beforeAll(async () => {
  store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  server = await startFlagServer(store);
});
afterAll(async () => {
  await server.close();
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Ask = { key?: string | null; body?: unknown; address?: string };

async function ask(path: string, { key = flagKeys.serverKey, body, address = '/flags/api' }: Ask = {}) {
  const response = await fetch(`${server.origin}${address}${path}`, {
    headers: { ...(key === null ? {} : { authorization: `Bearer ${key}` }), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: JSON.parse(text || 'null') };
}

const browser = { key: flagKeys.clientKey };

async function changes(since: number, more = '') {
  const { status, json } = await ask(`/splitChanges?s=1.3&since=${since}&rbSince=-1${more}`);
  expect(status).toBe(200);
  return json.ff as { s: number; t: number; d: { name: string; status: string; killed: boolean; defaultTreatment: string }[] };
}

/** Frames that a stream of the service sends while `work` runs, until one fits. */
async function framesOf(work: () => Promise<unknown>, isLast: (inner: Record<string, unknown>) => boolean) {
  const { json } = await ask('/v2/auth?s=1.3&users=x', browser);
  const ended = new AbortController();
  const response = await fetch(`${server.origin}/flags/sse?accessToken=${json.token}&v=1.1`, { signal: ended.signal });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  const inner: Record<string, unknown>[] = [];
  let text = '';
  let isOpen = false;
  const timeout = setTimeout(() => ended.abort(), patienceMs);
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(chunk).toString();
      const frames = text.split('\n\n');
      text = frames.pop() ?? '';
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        // The SDKs hear events that are called message only.
        if (data && /^event: message$/m.test(frame)) inner.push(JSON.parse(JSON.parse(data).data));
      }
      if (!isOpen && inner.length > 1) {
        isOpen = true;
        await work();
      }
      if (inner.some(isLast)) break;
    }
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  }
  clearTimeout(timeout);
  ended.abort();
  return inner;
}

const withText = (path: RegExp, change: (text: string) => string): Distortion => {
  return (asked, { status, text }) => (path.test(asked) ? { status, text: change(text) } : { status, text });
};
const withStatus = (path: RegExp, status: number): Distortion => {
  return (asked, answer) => (path.test(asked) ? { ...answer, status } : answer);
};
const withJson = (path: RegExp, change: (json: Record<string, unknown>) => unknown): Distortion =>
  withText(path, (text) => JSON.stringify(change(JSON.parse(text))));
// biome-ignore lint/suspicious/noExplicitAny: wrong answers have any shape
const ff = (change: (ff: any) => object): Distortion => withJson(/splitChanges/, (json) => ({ ...json, ff: change(json.ff) }));

type Row = [title: string, check: () => Promise<void>, wrong: readonly Distortion[]];

const definitions: Row[] = [
  [
    'answers the version on both hosts, to every key [F402]',
    async () => {
      for (const { key } of [browser, { key: flagKeys.serverKey }]) expect((await ask('/version', { key })).status).toBe(200);
    },
    [withStatus(/version/, 404), withStatus(/version/, 500)],
  ],
  [
    'gives a token with channels, times and no delay [F403]',
    async () => {
      const { json } = await ask('/v2/auth?s=1.3&users=a&users=b', browser);
      const claims = JSON.parse(Buffer.from(json.token.split('.')[1], 'base64url').toString());
      expect(json).toMatchObject({ pushEnabled: true, connDelay: 0 });
      // With 600 seconds or less SDKs would ask for tokens without end.
      expect(claims.exp - claims.iat).toBeGreaterThan(600);
      expect(Object.keys(JSON.parse(claims['x-ably-capability']))).toContain('control_pri');
      expect(json.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    },
    [
      withJson(/auth/, ({ connDelay: _, ...json }) => json),
      withJson(/auth/, (json) => ({ ...json, pushEnabled: false })),
      withJson(/auth/, (json) => ({ ...json, token: `${String(json.token)}=` })),
      withJson(/auth/, (json) => {
        const [head, , sign] = String(json.token).split('.');
        return { ...json, token: [head, Buffer.from('{"iat":1,"exp":601}').toString('base64url'), sign].join('.') };
      }),
    ],
  ],
  [
    'tells what is newer than a number, with the number to ask from next [F404] [F279]',
    async () => {
      const name = fresh('hero');
      await createFlag(server.shop, rollout(name, { on: 100 }));
      const all = await changes(-1);
      expect(all.d.map((flag) => flag.name)).toContain(name);
      expect(await changes(all.t)).toEqual({ s: all.t, t: all.t, d: [] });
      const second = fresh('hero');
      await createFlag(server.shop, rollout(second, { on: 100 }));
      const newer = await changes(all.t, '&till=1');
      expect(newer.d.map((flag) => flag.name)).toEqual([second]);
      expect(newer.t).toBeGreaterThan(all.t);
    },
    [
      ff((one) => ({ ...one, t: one.t - 1 })),
      ff((one) => ({ ...one, d: [] })),
      ff((one) => ({ ...one, t: 5 })),
      withStatus(/splitChanges/, 400),
    ],
  ],
  [
    'sends what has the sets, names and prefixes that are asked for [F404] [F323]',
    async () => {
      const [inSet, other] = [fresh('set'), fresh('alone')];
      await createFlag(server.shop, rollout(inSet, { on: 100 }, { sets: ['conform'] }));
      await createFlag(server.shop, rollout(other, { on: 100 }));
      const names = async (filter: string) => (await changes(-1, filter)).d.map(({ name }) => name);
      expect(await names(`&names=${other}`)).toEqual([other]);
      expect(await names(`&prefixes=${other}`)).toEqual([other]);
      // Where sets are named, names and prefixes count for nothing.
      expect(await names(`&sets=conform&names=${other}`)).toContain(inSet);
      expect(await names(`&sets=conform&names=${other}`)).not.toContain(other);
    },
    [ff((one) => ({ ...one, d: [] })), ff((one) => ({ ...one, d: [...one.d, { name: `alone${made}` }] }))],
  ],
  [
    'keeps what was archived as a tombstone, so that clients drop it [F280]',
    async () => {
      const name = fresh('gone');
      await createFlag(server.shop, rollout(name, { on: 100 }));
      const { t } = await changes(-1);
      await archiveFlag(server.shop, name, 'test');
      expect((await changes(t)).d).toMatchObject([{ name, status: 'ARCHIVED' }]);
      expect((await changes(-1)).d.map((flag) => flag.name)).not.toContain(name);
    },
    [ff((one) => ({ ...one, d: [] })), withText(/splitChanges/, (text) => text.replaceAll('ARCHIVED', 'ACTIVE'))],
  ],
  [
    'tells of a kill in definitions and streams, with the treatment that everybody gets [F281] [F412]',
    async () => {
      const name = fresh('hero');
      await createFlag(server.shop, rollout(name, { on: 60, off: 40 }));
      const isKill = ({ type, splitName }: Record<string, unknown>) => type === 'SPLIT_KILL' && splitName === name;
      const frames = await framesOf(() => killFlag(server.shop, name, 'off', 'test'), isKill);
      const { d, t } = await changes(-1);
      expect(d.find((flag) => flag.name === name)).toMatchObject({ killed: true, defaultTreatment: 'off' });
      // The stream is told once the definitions show it.
      expect(frames.find(isKill)).toMatchObject({ changeNumber: t, defaultTreatment: 'off' });
      expect(frames.slice(0, 2)).toEqual([{ metrics: { publishers: 1 } }, { metrics: { publishers: 1 } }]);
    },
    [
      ff((one) => ({ ...one, d: one.d.map((flag: object) => ({ ...flag, killed: false })) })),
      withText(/sse/, (text) => text.replaceAll('SPLIT_KILL', 'SPLIT_UPDATE')),
      withText(/sse/, (text) => text.replaceAll('event: message', 'event: update')),
      withText(/sse/, (text) => text.replaceAll('\\"defaultTreatment\\":\\"off\\"', '\\"defaultTreatment\\":\\"on\\"')),
      withText(/sse/, (text) => text.replaceAll('publishers\\":1', 'publishers\\":0')),
    ],
  ],
  [
    'tells of a change in streams by its number [F279] [F412]',
    async () => {
      const name = fresh('layout');
      await createFlag(server.shop, rollout(name, { a: 100 }));
      const before = await changes(-1);
      const isNewer = ({ type, changeNumber }: Record<string, unknown>) => type === 'SPLIT_UPDATE' && Number(changeNumber) > before.t;
      const frames = await framesOf(() => saveFlag(server.shop, rollout(name, { b: 100 }), 'change', 'test'), isNewer);
      expect(frames.filter(isNewer)).toMatchObject([{ changeNumber: (await changes(-1)).t }]);
    },
    [withText(/sse/, (text) => text.replace(/changeNumber\\":\d+/g, 'changeNumber\\":5')), withText(/sse/, () => ':\n\n')],
  ],
];

const segments: Row[] = [
  [
    'tells which keys came to a segment and left it, and ends with equal numbers [F405]',
    async () => {
      const name = fresh('friends');
      await addSegment(server.shop, name, 'test');
      await editSegmentKeys(server.shop, { name, add: ['a', 'b'], remove: [] }, 'test');
      const first = (await ask(`/segmentChanges/${name}?since=-1`)).json;
      expect([first.name, first.added.sort(), first.removed]).toEqual([name, ['a', 'b'], []]);
      await editSegmentKeys(server.shop, { name, add: ['c'], remove: ['a'] }, 'test');
      const second = (await ask(`/segmentChanges/${name}?since=${first.till}`)).json;
      expect([second.added, second.removed, second.since]).toEqual([['c'], ['a'], first.till]);
      const last = (await ask(`/segmentChanges/${name}?since=${second.till}`)).json;
      expect([last.since, last.till, last.added]).toEqual([second.till, second.till, []]);
    },
    [
      withJson(/segmentChanges/, (json) => ({ ...json, removed: [] })),
      withJson(/segmentChanges/, (json) => ({ ...json, till: Number(json.till) + 1 })),
      withJson(/segmentChanges/, (json) => ({ ...json, name: 'x' })),
    ],
  ],
  [
    'tells the segments of a key, of both kinds [F406]',
    async () => {
      const [name, key] = [fresh('friends'), `Jörg/%2F ${++made}`];
      await addSegment(server.shop, name, 'test');
      await editSegmentKeys(server.shop, { name, add: [key], remove: [] }, 'test');
      const asked = await ask(`/memberships/${encodeURIComponent(key)}?till=5`, browser);
      expect(asked.json).toEqual({ ms: { k: [{ n: name }] }, ls: { k: [] } });
    },
    [withJson(/memberships/, ({ ls: _, ...json }) => json), withJson(/memberships/, (json) => ({ ...json, ms: { k: [] } }))],
  ],
];

/** Refused rows with their reasons, as an answer names them. */
const received = async (path: string, body: unknown, of: Ask = {}) => {
  const { status, json } = await ask(path, { ...of, body });
  expect(status).toBe(202);
  return json as { accepted: number; refused: { index: number; reason: string }[] };
};

const reports: Row[] = [
  [
    'takes events, of the types, keys and values that the SDKs let through [F407] [F316] [F317] [F318]',
    async () => {
      const now = server.shop.clock().getTime();
      const event = (more: object = {}) => ({ eventTypeId: 'login', trafficTypeName: 'user', key: visitor(), timestamp: now, ...more });
      const body = [event(), event({ value: 7.5 }), event({ eventTypeId: '-x' }), event({ key: '' }), event({ key: 'x'.repeat(251) })];
      const { accepted, refused } = await received('/events/bulk', body);
      expect([accepted, refused.map(({ index }) => index)]).toEqual([2, [2, 3, 4]]);
      expect((await ask('/events/bulk', { body: [event({ value: 'much' })] })).status).toBe(422);
    },
    [
      withJson(/events/, (json) => ({ ...json, accepted: 0 })),
      withJson(/events/, (json) => ({ ...json, refused: [] })),
      withStatus(/events/, 200),
      withStatus(/events/, 202),
    ],
  ],
  [
    'takes impressions once, and refuses what cannot be [F408]',
    async () => {
      const [name, key] = [fresh('hero'), visitor()];
      await createFlag(server.shop, rollout(name, { on: 60, off: 40 }));
      const m = server.shop.clock().getTime();
      const i = [
        { k: key, t: 'on', m, c: 1, r: 'x' },
        { k: key, t: 'zebra', m, c: 1, r: 'x' },
      ];
      for (let time = 0; time < 2; time += 1)
        expect(await received('/testImpressions/bulk', [{ f: name, i }], browser)).toEqual({
          accepted: 1,
          refused: [{ index: 1, reason: 'unknown treatment' }],
        });
      const stored = await server.shop.store.db.selectFrom('flag_exposures').select('count').where('key', '=', key).execute();
      expect(stored).toEqual([{ count: 1 }]);
    },
    [withStatus(/testImpressions/, 500), withJson(/testImpressions/, (json) => ({ ...json, refused: [] }))],
  ],
  [
    'takes counts by hour [F409]',
    async () => {
      const name = fresh('hero');
      await createFlag(server.shop, rollout(name, { on: 100 }));
      const pf = [{ f: name, m: server.shop.clock().getTime(), rc: 7 }];
      expect(await received('/testImpressions/count', { pf }, browser)).toEqual({ accepted: 1, refused: [] });
      const counted = await server.shop.store.db.selectFrom('flag_counts').select('count').where('flag', '=', name).execute();
      expect(counted).toEqual([{ count: 7 }]);
    },
    [withStatus(/count/, 404), withJson(/count/, (json) => ({ ...json, accepted: 0 }))],
  ],
  [
    'takes keys of both kinds of SDK, configuration and usage [F410]',
    async () => {
      const name = fresh('hero');
      await createFlag(server.shop, rollout(name, { on: 100 }));
      expect((await received('/v1/keys/cs', { keys: [{ k: visitor(), fs: [name] }] }, browser)).accepted).toBe(1);
      expect((await received('/v1/keys/ss', { keys: [{ f: name, ks: [visitor(), visitor()] }] })).accepted).toBe(2);
      for (const kind of ['config', 'usage']) expect((await received(`/v1/metrics/${kind}`, { oM: 0 })).accepted).toBe(1);
    },
    [withStatus(/keys\/cs/, 404), withStatus(/keys\/ss/, 404), withStatus(/metrics\/config/, 404), withStatus(/metrics\/usage/, 404)],
  ],
  [
    'takes beacons of all five kinds, with the token in the body [F413]',
    async () => {
      const bodies = {
        '/testImpressions/beacon': [],
        '/events/beacon': [],
        '/testImpressions/count/beacon': { pf: [] },
        '/v1/keys/cs/beacon': { keys: [] },
        '/v1/metrics/usage/beacon': {},
      };
      for (const [path, entries] of Object.entries(bodies)) {
        expect((await ask(path, { key: null, body: { entries, token: flagKeys.clientKey, sdk: 'browserjs-1.7.1' } })).status).toBe(202);
        expect((await ask(path, { key: null, body: { entries, token: 'x' } })).status).toBe(401);
      }
    },
    ['testImpressions\\/b', 'events\\/b', 'count\\/b', 'keys\\/cs\\/b', 'usage\\/b'].flatMap((path) => [
      withStatus(new RegExp(path), 401),
      withStatus(new RegExp(path), 202),
    ]),
  ],
];

const statuses: Row[] = [
  [
    'opens nothing without a key of its own [F411]',
    async () => {
      for (const key of [null, 'x', `${flagKeys.clientKey}x`])
        for (const path of ['/splitChanges?since=-1', '/memberships/x', '/v2/auth', '/version'])
          expect([path, (await ask(path, { key })).status]).toEqual([path, 401]);
      expect((await ask('/splitChanges?since=-1', browser)).status).toBe(200);
    },
    [withStatus(/memberships/, 200), withStatus(/auth/, 200), withStatus(/splitChanges/, 401)],
  ],
  [
    'answers 404 to what is not there, in the words of the SDKs [F452]',
    async () => {
      const asked = await ask('/segmentChanges/nobody?since=-1');
      expect([asked.status, asked.json.message]).toEqual([404, 'Invalid SDK key or resource not found.']);
    },
    [withStatus(/segmentChanges/, 200), withJson(/segmentChanges/, () => ({ message: 'x' }))],
  ],
  [
    'answers 414 to filters beyond 50 sets, 400 names and 50 prefixes [F453] [F322]',
    async () => {
      const list = (count: number) => Array.from({ length: count }, (_, at) => `n${at}`).join(',');
      for (const [name, most] of [
        ['sets', 50],
        ['names', 400],
        ['prefixes', 50],
      ] as const)
        for (const [count, status] of [
          [most, 200],
          [most + 1, 414],
        ] as const)
          expect([name, count, (await ask(`/splitChanges?s=1.3&since=-1&${name}=${list(count)}`)).status]).toEqual([name, count, status]);
    },
    [withStatus(/splitChanges/, 200), withStatus(/splitChanges/, 400)],
  ],
  [
    'answers 403 where a server uses the key of browsers [F454]',
    async () => {
      expect((await ask('/segmentChanges/nobody?since=-1', browser)).status).toBe(403);
    },
    [withStatus(/segmentChanges/, 401), withStatus(/segmentChanges/, 404)],
  ],
  [
    'answers 401 to a wrong key that wants a stream, after which SDKs ask no more [F457]',
    async () => {
      expect((await ask('/v2/auth?s=1.3', { key: 'x' })).status).toBe(401);
    },
    [withStatus(/auth/, 500), withStatus(/auth/, 200)],
  ],
];

describe.each([
  ['definitions', definitions],
  ['segments', segments],
  ['reports', reports],
  ['statuses', statuses],
] as const)('the flag service, %s', (_, rows) => {
  test.each(rows)('%s', async (_title, check, wrong) => {
    server.distort(null);
    patienceMs = 20_000;
    await check();
    patienceMs = 1_000;
    for (const [at, distortion] of wrong.entries()) {
      server.distort(distortion);
      const outcome = await check().then(
        () => 'passed',
        () => 'failed',
      );
      expect([at, outcome]).toEqual([at, 'failed']);
    }
    server.distort(null);
  });
});
