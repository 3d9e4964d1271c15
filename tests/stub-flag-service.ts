/**
 * A flag service of fixed answers in the memory of a test with a fake clock, and the browser's SDK that asks it, as the shop opens it: for
 * its clocks, queues and refusals. What our service answers is tested over HTTP (flag-conformance.test.ts).
 */
import { InfoLogger, SplitFactory } from '@splitsoftware/splitio-browserjs';
import { vi } from 'vitest';
import { sdkSettings } from '#web/flags/sdk-sender.ts';
import { rollout } from './flag-server.ts';

export type StubRequest = { atMs: number; path: string; query: URLSearchParams; body: unknown };
/** Undefined: the usual answer. 'never': none. An Error: the connection fails. */
export type StubAnswer = { status: number; body?: string } | Error | 'never' | undefined;

export class StubEventSource {
  readonly url: string;
  isClosed = false;
  readonly #listeners = new Map<string, (event: unknown) => void>();
  constructor(url: string) {
    this.url = url;
    sources.push(this);
  }
  addEventListener(name: string, listener: (event: unknown) => void): void {
    this.#listeners.set(name, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  emit(name: 'open' | 'message' | 'error', event: unknown = {}): void {
    this.#listeners.get(name)?.(event);
  }
  /** A frame of the flag protocol on a channel of the shop. */
  send(message: object, channel = 'shop_live_flags'): void {
    const data = { id: 'x', clientId: 'shop', timestamp: Date.now(), encoding: 'json', channel, data: JSON.stringify(message) };
    this.emit('message', { data: JSON.stringify(data), type: 'message' });
  }
}

let sources: StubEventSource[] = [];

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the stream that ends after `seconds`. */
export function stubToken(seconds = 3600): string {
  const capability = { shop_live_flags: ['subscribe'], shop_live_memberships: ['subscribe'], control_pri: ['subscribe'] };
  const iat = Math.floor(Date.now() / 1000);
  return `${base64({ alg: 'HS256' })}.${base64({ iat, exp: iat + seconds, 'x-ably-capability': JSON.stringify(capability) })}.x`;
}

export function stubFlag(name: string, shares: Record<string, number>, changeNumber: number, more: object = {}) {
  const { plan: _, ...definition } = rollout(name, shares);
  return { ...definition, algo: 2, status: 'ACTIVE', killed: false, seed: 1, trafficAllocationSeed: 2, changeNumber, ...more };
}

const inFriends = { matcherType: 'IN_SEGMENT', userDefinedSegmentMatcherData: { segmentName: 'friends' } };

/** A flag that is on for the keys of a segment: clients ask for the segments of their key. */
export const segmentFlag = stubFlag('friends-only', {}, 4, {
  conditions: [
    {
      conditionType: 'ROLLOUT',
      label: 'friends',
      matcherGroup: { combiner: 'AND', matchers: [inFriends] },
      partitions: [{ treatment: 'on', size: 100 }],
    },
  ],
});

/** Fakes the clock, and puts the service in place of the network. `vi.unstubAllGlobals` and `vi.useRealTimers` end it. */
export function stubService(flags: object[] = [stubFlag('hero', { on: 100 }, 5)]) {
  vi.useFakeTimers();
  const startMs = Date.now();
  const requests: StubRequest[] = [];
  const logged: string[] = [];
  let answer: (path: string, query: URLSearchParams) => StubAnswer = () => undefined;
  sources = [];

  function usual(path: string, query: URLSearchParams): object {
    if (path === '/v2/auth') return { pushEnabled: true, token: stubToken(), connDelay: 0 };
    if (path.startsWith('/memberships/')) return { ms: { k: [] }, ls: { k: [] } };
    if (path !== '/splitChanges') return {};
    const since = Number(query.get('since'));
    const changed = (flags as { changeNumber: number }[]).filter(({ changeNumber }) => changeNumber > since);
    const t = Math.max(since, ...changed.map(({ changeNumber }) => changeNumber));
    const isOld = Number(query.get('s')) < 1.3;
    return isOld ? { splits: changed, since, till: t } : { ff: { s: since, t, d: changed }, rbs: { s: -1, t: -1, d: [] } };
  }

  async function fetchStub(address: string, init: { body?: string } = {}) {
    const url = new URL(address);
    const path = url.pathname.replace('/flags/api', '');
    requests.push({ atMs: Date.now() - startMs, path, query: url.searchParams, body: init.body ? JSON.parse(init.body) : null });
    const special = answer(path, url.searchParams);
    if (special === 'never') return new Promise(() => undefined);
    if (special instanceof Error) throw special;
    if (special) return new Response(special.body ?? '', { status: special.status });
    return Response.json(usual(path, url.searchParams));
  }
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('EventSource', StubEventSource);

  const note = (level: string) => (text: string) => void logged.push(`${level} ${text}`);
  const sender = { authorizationKey: 'client-key', key: 'visitor', origin: 'http://flags.localhost', attributes: () => ({}) };
  return {
    sender,
    requests,
    logged,
    sources: () => sources,
    setAnswer(next: typeof answer) {
      answer = next;
    },
    /** Seconds after the start at which `path` was asked for. */
    secondsOf: (path: string) => requests.filter((request) => request.path === path).map(({ atMs }) => atMs / 1000),
    /** The SDK of browsers with the settings of the shop, and those of a test on top. */
    open(more: Record<string, unknown> = {}) {
      return SplitFactory({
        ...sdkSettings(sender, false),
        debug: InfoLogger(),
        logger: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
        ...more,
      } as SplitIO.IClientSideSettings) as SplitIO.IBrowserSDK;
    },
  };
}

/** Lets so many seconds pass on the fake clock, with everything that is due meanwhile. */
export async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

/** For `localStorage`, which Node lacks. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (at: number) => [...items.keys()][at] ?? null,
  };
  return Object.defineProperty(methods, 'length', { get: () => items.size }) as unknown as Storage;
}
