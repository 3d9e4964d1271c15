/** The flag service on a free port, with a real store, and operators' functions to change flags. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { getRequestListener } from '@hono/node-server';
import type { FlagInput } from '#api/operator-flags.ts';
import { defaultPlan } from '#core/flags/plan.ts';
import { createStreamHub, type StreamHub } from '#flags/handlers/stream-hub.ts';
import { type FlagKeys, flagRoutes } from '#flags/routes/routes.ts';
import { serveStream, streamPath } from '#flags/routes/stream.ts';
import { saveFlag } from '#services/flags/manage-flags.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import type { Store } from '#store/db/store.ts';
import { newVisitorKey } from '#store/flags/visitor-key.ts';

export const flagKeys: FlagKeys = {
  serverKey: 'server-key-of-at-least-32-characters',
  clientKey: 'client-key-of-at-least-32-characters',
  visitorSecret: 'visitor-secret',
};

/** The key of a visitor, as the shop makes it; the same for the same number. */
export function visitorKey(number: number): string {
  const random = Buffer.alloc(8);
  random.writeUInt32BE(number);
  return newVisitorKey(flagKeys.visitorSecret, random);
}

/** Returns what is sent in place of an answer or of a frame (whose status is 200). */
export type Distortion = (path: string, answer: { status: number; text: string }) => { status: number; text: string };

export type FlagServer = {
  origin: string;
  shop: Pick<Shop, 'store' | 'clock' | 'log'>;
  hub: StreamHub;
  /** Lines of the log, as 'event {details}'. */
  logged: string[];
  /** Every request as "METHOD /path?query". */
  requests: string[];
  /** Answers in place of the service where it returns a response. */
  spoil(answer: ((path: string) => { status: number; body: string } | null) | null): void;
  /** Changes what the service answers, and each frame of its streams. */
  distort(change: Distortion | null): void;
  close(): Promise<void>;
};

/** Each connection is a client of its own, unless it names an address. */
function clientOf({ headers, socket }: IncomingMessage): string {
  const { remotePort = 0 } = socket;
  return headers['x-forwarded-for']?.toString() ?? `127.${remotePort >> 8}.${remotePort & 255}.1`;
}

export async function startFlagServer(store: Store): Promise<FlagServer> {
  const logged: string[] = [];
  const log: Shop['log'] = (_level, event, details) => void logged.push(`${event} ${JSON.stringify(details)}`);
  const shop = { store, clock: store.clock, log, tempDir: tmpdir() };
  const hub = createStreamHub(shop);
  const isOwnOrigin = () => true;
  const countBytes = (request: IncomingMessage, points: number) =>
    consumeLimit(shop, 'flag-report-bytes', { owner: null, address: clientOf(request) }, { points });
  const routes = flagRoutes({ shop: shop as unknown as Shop, keys: flagKeys, hasRoom: hub.hasRoom, isOwnOrigin, clientOf, countBytes });
  let distortion: Distortion | null = null;
  const api = getRequestListener(async (request, bindings) => {
    const answer = await routes.fetch(request, bindings);
    if (!distortion) return answer;
    const { status, text } = distortion(new URL(request.url).pathname, { status: answer.status, text: await answer.text() });
    return new Response(text, { status, headers: answer.headers });
  });
  const stream = serveStream({ shop, keys: flagKeys, hub, isOwnOrigin, clientOf });
  const requests: string[] = [];
  let spoilt: ((path: string) => { status: number; body: string } | null) | null = null;
  const server = createServer((request, response) => {
    const { method, url = '/' } = request;
    requests.push(`${method} ${url}`);
    const answer = spoilt?.(url);
    if (answer) response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.body);
    else if (url.startsWith(streamPath)) {
      const write = response.write.bind(response) as (text: string) => boolean;
      response.write = ((text: string) =>
        write(distortion ? distortion(streamPath, { status: 200, text }).text : text)) as typeof response.write;
      void stream(request, response);
    } else void api(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shop,
    hub,
    logged,
    requests,
    spoil(answer) {
      spoilt = answer;
    },
    distort(change) {
      distortion = change;
    },
    async close() {
      hub.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const everybody = { matcherGroup: { combiner: 'AND' as const, matchers: [{ matcherType: 'ALL_KEYS' }] } };

/** A flag that shares its visitors out, for example { on: 60, off: 40 }. */
export function rollout(name: string, shares: Record<string, number>, more: Partial<FlagInput> = {}): FlagInput {
  const partitions = Object.entries(shares).map(([treatment, size]) => ({ treatment, size }));
  const conditions = [{ conditionType: 'ROLLOUT' as const, label: 'in segment all', ...everybody, partitions }];
  return { name, trafficTypeName: 'user', defaultTreatment: 'off', conditions, plan: defaultPlan, ...more };
}

export async function createFlag(shop: Pick<Shop, 'store' | 'clock'>, input: FlagInput): Promise<void> {
  await saveFlag(shop, input, 'create', 'test');
}
