/** The flag service over HTTP, below /flags/api: keys, addresses, bodies and statuses as the flag protocol words them. */
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context as Call, Hono } from 'hono';
import { cors } from 'hono/cors';
import { flagReports } from '#core/customer/limits.ts';
import { parseJson, readRequestBody } from '#core/values/body.ts';
import { Fault } from '#core/values/fault.ts';
import { jsonInput } from '#core/values/text/json-input.ts';
import { noteRefused } from '#flags/handlers/refused-reports.ts';
import {
  type Received,
  type Reporter,
  receiveCounts,
  receiveEvents,
  receiveImpressions,
  receiveKeys,
  receiveTelemetry,
} from '#flags/handlers/reports.ts';
import { type Filter, filterLimits, flagChanges, oldFlagChanges } from '#flags/protocol/definitions.ts';
import { type KeyKind, streamToken } from '#flags/protocol/token.ts';
import { errorResponse } from '#http/error-response.ts';
import { mountRoutes, type Routes, type Who } from '#http/mount-calls.ts';
import { hasBearer } from '#http/request/bearer.ts';
import type { Shop } from '#services/handler.ts';
import { checkRoom } from '#store/file/files.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { largeSegmentsOfKey, segmentChanges } from '#store/flags/segments.ts';

/** `serverKey` opens everything, `clientKey` is public: it opens what browsers need. `visitorSecret` signs the keys of visitors. */
export type FlagKeys = { serverKey: string; clientKey: string; visitorSecret: string };

/** A query beyond is a filter that is too long. */
const maxQuery = 32_000;
const maxKey = 250;

/** Who has this token, or null. */
export function keyKind(token: string, { serverKey, clientKey }: FlagKeys): KeyKind | null {
  const bearer = `Bearer ${token}`;
  if (hasBearer(bearer, serverKey)) return 'server';
  return hasBearer(bearer, clientKey) ? 'client' : null;
}

/** An impression of a browser has six keys in 150 bytes. */
const cleanReport = (value: unknown) => jsonInput(value, { depth: 32, entries: 1_000_000 });

function bearerOf(call: Call): string {
  return /^Bearer +(\S+) *$/i.exec(call.req.header('authorization') ?? '')?.[1] ?? '';
}

function reply(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const common = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return new Response(JSON.stringify(body), { status, headers: { ...common, ...headers } });
}

/** A number of a query; -1, which stands for nothing known, where there is none. A 400 would change the protocol of the SDK for hours. */
function numberOf(call: Call, name: string): number {
  const value = Number(call.req.query(name) ?? -1);
  return Number.isSafeInteger(value) ? Math.max(-1, value) : -1;
}

function filterOf(call: Call): Filter {
  const list = (name: string) => [...new Set((call.req.query(name) ?? '').split(',').filter((item) => item !== ''))];
  return { sets: list('sets'), names: list('names'), prefixes: list('prefixes') };
}

function isTooLong(call: Call, filter: Filter): boolean {
  const isLong = (name: keyof Filter) => filter[name].length > filterLimits[name];
  return call.req.url.length > maxQuery || isLong('sets') || isLong('names') || isLong('prefixes');
}

/** A beacon has no headers: its token is in its body, around the report. */
function beaconBody(body: unknown): { token: string; entries: unknown; sdk: string } {
  if (typeof body !== 'object' || body === null) return { token: '', entries: null, sdk: '' };
  const { token, entries, sdk } = body as { token?: unknown; entries?: unknown; sdk?: unknown };
  return { token: typeof token === 'string' ? token : '', entries, sdk: typeof sdk === 'string' ? sdk : '' };
}

type Receive = (body: unknown, reporter: Reporter, sdk: string) => Promise<Received>;

export type FlagRoutes = {
  shop: Shop;
  keys: FlagKeys;
  /** Whether a client may open another stream. */
  hasRoom: (address: string) => boolean;
  isOwnOrigin: (origin: string) => boolean;
  /** The client's address of a request, as limits group addresses. */
  clientOf: (request: IncomingMessage) => string;
  /** Counts bytes of a report with the public key. Throws Fault 'too-many'. */
  countBytes: (request: IncomingMessage, bytes: number) => Promise<void>;
};
type App = { Bindings: HttpBindings };

export function flagRoutes({ shop, keys, hasRoom, isOwnOrigin, clientOf, countBytes }: FlagRoutes): Hono<App> {
  const app = new Hono<App>({ strict: false }).basePath('/flags/api');
  const unauthorized = () => reply({ message: 'Unauthorized' }, 401);
  app.use(
    cors({
      origin: (origin) => (isOwnOrigin(origin) ? origin : null),
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: ['authorization', 'content-type', 'cache-control', 'splitsdkversion', 'splitsdkimpressionsmode'],
      maxAge: 600,
    }),
  );

  async function answer(work: () => Promise<Response>): Promise<Response> {
    try {
      return await work();
    } catch (error) {
      const { status, body, headers } = errorResponse(error, crypto.randomUUID(), shop.log);
      return reply({ message: body.message }, status, headers);
    }
  }

  /** Who has a key of one of these kinds; `refused` is the status of the other kind. */
  const withKey = (kinds: readonly KeyKind[], refused = 401): Who<KeyKind, App, Response> => ({
    async answer(call, work) {
      const kind = keyKind(bearerOf(call), keys);
      if (kind === null) return unauthorized();
      return kinds.includes(kind) ? answer(() => work(kind)) : reply({ message: 'Forbidden' }, refused);
    },
  });
  /** The key of a beacon is in its body. */
  const withoutHeader: Who<null, App, Response> = { answer: (_, work) => answer(() => work(null)) };
  const programs = withKey(['server', 'client']);

  const reads: Routes<KeyKind, App, Response> = {
    'GET /version': () => reply({ version: '1.3' }),
    async 'GET /splitChanges'(_, call) {
      const filter = filterOf(call);
      if (isTooLong(call, filter)) return reply({ message: 'Too many flag sets, names or prefixes' }, 414);
      const changes = flagChanges(await flagsOf(shop.store), numberOf(call, 'since'), numberOf(call, 'rbSince'), filter);
      return reply(Number(call.req.query('s') ?? 0) >= 1.3 ? changes : oldFlagChanges(changes));
    },
    async 'GET /memberships/:key'(_, call) {
      const key = (call.req.param('key') ?? '').trim();
      if (key === '' || key.length > maxKey) return reply({ message: 'Invalid SDK key or resource not found.' }, 404);
      const named = (names: string[]) => ({ k: names.map((n) => ({ n })) });
      const [ms, ls] = await Promise.all([(await flagsOf(shop.store)).segmentsOfKey(key), largeSegmentsOfKey(shop.store, key)]);
      return reply({ ms: named(ms), ls: named(ls) });
    },
    async 'GET /v2/auth'(kind, call) {
      if (!hasRoom(clientOf(call.env.incoming))) return reply({ pushEnabled: false, token: '' });
      return reply({ pushEnabled: true, token: await streamToken(kind, keys.serverKey, shop.clock()), connDelay: 0 });
    },
  };
  const serverReads: Routes<KeyKind, App, Response> = {
    async 'GET /segmentChanges/:name'(_, call) {
      const name = call.req.param('name') ?? '';
      const changes = await segmentChanges(shop.store, name, numberOf(call, 'since'));
      return changes ? reply({ name, ...changes }) : reply({ message: 'Invalid SDK key or resource not found.' }, 404);
    },
  };

  const receivers: Record<string, Receive> = {
    '/testImpressions/bulk': (body, reporter) => receiveImpressions(shop, body, reporter),
    '/testImpressions/count': (body) => receiveCounts(shop, body),
    '/events/bulk': (body, reporter) => receiveEvents(shop, body, reporter),
    '/v1/keys/cs': (body, reporter) => receiveKeys(shop, body, 'client', reporter),
    '/v1/keys/ss': (body, reporter) => receiveKeys(shop, body, 'server', reporter),
    '/v1/metrics/config': (body, _, sdk) => receiveTelemetry(shop, body, 'config', sdk),
    '/v1/metrics/usage': (body, _, sdk) => receiveTelemetry(shop, body, 'usage', sdk),
  };

  /** Answers a report of `size` bytes. What comes with the public key has budgets. */
  async function receiveReports(
    call: Call<App>,
    kind: KeyKind,
    size: number,
    receive: (reporter: Reporter) => Promise<Received>,
  ): Promise<Response> {
    if (kind === 'client') await countBytes(call.env.incoming, size);
    await checkRoom(shop.tempDir);
    const { refusedCount, ...received } = await receive({ kind, visitorSecret: keys.visitorSecret });
    if (refusedCount > 0) noteRefused(shop, refusedCount);
    return reply(received, 202);
  }
  const reports: Routes<KeyKind, App, Response> = {};
  const beacons: Routes<null, App, Response> = {};
  for (const [path, receive] of Object.entries(receivers)) {
    reports[`POST ${path}`] = async (kind, call) => {
      const bytes = await readRequestBody(call.req.raw, kind === 'client' ? flagReports.clientBytes : flagReports.serverBytes);
      const sdk = call.req.header('splitsdkversion') ?? '';
      return receiveReports(call, kind, bytes.byteLength, (reporter) => receive(parseJson(bytes, cleanReport), reporter, sdk));
    };
    // Bulk reports have their beacons one level up.
    beacons[`POST ${path.replace(/\/bulk$/, '')}/beacon`] = async (_, call) => {
      const bytes = await readRequestBody(call.req.raw, flagReports.clientBytes);
      const { token, entries, sdk } = beaconBody(parseJson(bytes, cleanReport));
      const kind = keyKind(token, keys);
      return kind ? receiveReports(call, kind, bytes.byteLength, (reporter) => receive(entries, reporter, sdk)) : unauthorized();
    };
  }
  const missing = (_: null, { req }: Call<App>): never => {
    throw new Fault('not-found', `no flag call ${req.method} ${req.path}`);
  };

  mountRoutes(app, { ...reads, ...reports }, { who: programs });
  // The SDK of a server that was given the key of browsers ends itself at 403.
  mountRoutes(app, serverReads, { who: withKey(['server'], 403) });
  mountRoutes(app, { ...beacons, 'ALL *': missing }, { who: withoutHeader });
  return app;
}
