/** Clocks, queues and limits of the SDK of browsers with the settings of the shop, which sets none of them: what it asks and sends, and when. */
import { InLocalStorage, SplitFactory } from '@splitsoftware/splitio-browserjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSdk, sdkSettings } from '#web/flags/sdk-sender.ts';
import { memoryStorage, pass, segmentFlag, stubFlag, stubService, stubToken } from './stub-flag-service.ts';

let clients: SplitIO.IBrowserClient[] = [];

beforeEach(() => {
  // Of the browsers, one in a thousand reports usage figures: this one, unless a test says otherwise.
  vi.spyOn(Math, 'random').mockReturnValue(0.001);
});
afterEach(() => {
  for (const client of clients) void client.destroy();
  clients = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function ready(more: Record<string, unknown> = {}, flags: object[] = [stubFlag('hero', { on: 100 }, 5), segmentFlag]) {
  const service = stubService(flags);
  const factory = service.open(more);
  const client = factory.client();
  clients.push(client);
  await pass(0);
  expect(client.getStatus().isReady).toBe(true);
  return { ...service, factory, client };
}

type Sent = { path: string; body: unknown };
const bodies = ({ requests }: { requests: readonly Sent[] }, path: string) =>
  requests.filter((request) => request.path === path).map(({ body }) => body);

/** Part of the SDK, but not of its types. */
const flush = (client: SplitIO.IBrowserClient) => (client as unknown as { flush(): Promise<void> }).flush();

const multiples = (seconds: number, until: number) => Array.from({ length: Math.floor(until / seconds) }, (_, at) => (at + 1) * seconds);

test('the sender of a page opens this SDK by itself: its first request, its refreshes and its events keep the clocks below [F263] [F508] [F513]', async () => {
  const service = stubService([stubFlag('hero', { on: 100 }, 5)]);
  vi.stubGlobal('navigator', {});
  const opening = openSdk(service.sender);
  await pass(0.01);
  const sender = await opening;
  expect(sender.expose('hero')).toBe('on');
  sender.track({ type: 'login' });
  await pass(181);
  sender.end(false);
  expect(service.secondsOf('/splitChanges')).toEqual([0, 60, 120, 180]);
  expect(service.secondsOf('/events/bulk')[0]).toBeCloseTo(10, 1);
});

test('the sender of a page adds nothing to the settings of the tests below', async () => {
  const service = stubService();
  vi.stubGlobal('navigator', {});
  const seen: unknown[] = [];
  const opening = openSdk(service.sender, (settings) => {
    seen.push(settings);
    return SplitFactory(settings) as SplitIO.IBrowserSDK;
  });
  await pass(0.01);
  (await opening).end(true);
  expect(seen).toEqual([sdkSettings(service.sender, false)]);
});

test('features and segments are read every 60 seconds, usage figures sent every hour, impressions every 300 seconds, events every 60 [F508]', async () => {
  const { client, secondsOf } = await ready();
  const minute = setInterval(() => {
    client.getTreatment('hero');
    client.track('user', 'login');
  }, 1000);
  await pass(3_600);
  clearInterval(minute);
  expect(secondsOf('/splitChanges')).toEqual([0, ...multiples(60, 3_600)]);
  expect(secondsOf('/memberships/visitor')).toEqual([0, ...multiples(60, 3_600)]);
  expect(secondsOf('/v1/metrics/usage')).toEqual([3_600]);
  // The same impression is sent once an hour.
  expect(secondsOf('/testImpressions/bulk')[0]).toBe(300);
  const events = secondsOf('/events/bulk');
  expect(events.slice(1).map((at, index) => at - (events[index] ?? 0))).toEqual(events.slice(1).map(() => 60));
});

test('in the debug mode impressions are sent every 60 seconds [F508]', async () => {
  const { client, secondsOf } = await ready({ sync: { impressionsMode: 'DEBUG' } });
  const every = setInterval(() => client.getTreatment('hero'), 1000);
  await pass(300);
  clearInterval(every);
  expect(secondsOf('/testImpressions/bulk')).toEqual([60, 120, 180, 240, 300]);
});

test('500 events or 30,000 impressions are sent at once [F509]', async () => {
  const service = await ready({ sync: { impressionsMode: 'DEBUG' } });
  const { client, secondsOf } = service;
  for (let at = 0; at < 499; at += 1) client.track('user', 'login');
  await pass(0);
  expect(secondsOf('/events/bulk')).toEqual([]);
  client.track('user', 'login');
  await pass(0);
  expect(bodies(service, '/events/bulk').map((body) => (body as unknown[]).length)).toEqual([500]);
  for (let at = 0; at < 29_999; at += 1) client.getTreatment('hero');
  await pass(0);
  expect(secondsOf('/testImpressions/bulk')).toEqual([]);
  client.getTreatment('hero');
  await pass(0);
  expect(bodies(service, '/testImpressions/bulk')).toMatchObject([[{ f: 'hero', i: { length: 30_000 } }]]);
});

test('offline, definitions of the settings are read again after 15 seconds [F509]', async () => {
  const { open, requests } = stubService();
  const factory = open({ core: { authorizationKey: 'localhost', key: 'visitor' }, features: { hero: 'on' } });
  const client = factory.client();
  clients.push(client);
  await pass(1);
  expect(client.getTreatment('hero')).toBe('on');
  Object.assign(factory.settings, { features: { hero: 'off' } });
  await pass(13.9);
  expect(client.getTreatment('hero')).toBe('on');
  await pass(0.2);
  expect([client.getTreatment('hero'), requests]).toEqual(['off', []]);
});

test('a stream that cannot be opened is tried again after 1, 2, 4 … seconds and every half hour at last; meanwhile it polls [F278] [F510]', async () => {
  const service = stubService();
  service.setAnswer((path) => (path === '/v2/auth' ? { status: 503 } : undefined));
  clients.push(service.open({ streamingEnabled: true }).client());
  await pass(6_000);
  const tries = service.secondsOf('/v2/auth');
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1800, 1800]);
  expect(service.secondsOf('/splitChanges').length).toBeGreaterThan(95);
  // Once it is open, it does not poll any more, and the next failure waits a second again.
  service.setAnswer(() => undefined);
  await pass(1_800);
  const [source] = service.sources();
  source?.emit('open');
  await pass(0);
  const before = service.secondsOf('/splitChanges').length;
  await pass(600);
  expect(service.secondsOf('/splitChanges').length).toBe(before);
  source?.emit('error');
  expect(source?.isClosed).toBe(true);
  await pass(0.9);
  expect(service.sources()).toHaveLength(1);
  await pass(0.2);
  expect(service.sources()).toHaveLength(2);
});

test('counts are sent every 30 minutes, keys that asked every 15 [F510]', async () => {
  const { client, secondsOf } = await ready({ sync: { impressionsMode: 'NONE' } });
  client.getTreatment('hero');
  await pass(1_799);
  expect([secondsOf('/v1/keys/cs'), secondsOf('/testImpressions/count')]).toEqual([[900], []]);
  await pass(2);
  expect(secondsOf('/testImpressions/count')).toEqual([1_800]);
});

test.each([
  [9.9, true],
  [10.1, false],
])('a cache of %s days is used: %s [F511]', async (days, isUsed) => {
  const service = stubService();
  vi.stubGlobal('localStorage', memoryStorage());
  const first = service.open({ storage: InLocalStorage() }).client();
  await pass(1);
  await first.destroy();
  vi.setSystemTime(Date.now() + days * 86_400_000);
  service.setAnswer(() => 'never');
  const second = service.open({ storage: InLocalStorage() }).client();
  clients.push(second);
  await pass(1);
  expect([second.getStatus().isReadyFromCache, second.getTreatment('hero')]).toEqual(isUsed ? [true, 'on'] : [false, 'control']);
});

test('the token of the stream is renewed 600 seconds before it ends [F511]', async () => {
  const service = stubService();
  service.setAnswer((path) =>
    path === '/v2/auth' ? { status: 200, body: JSON.stringify({ pushEnabled: true, token: stubToken(3_600), connDelay: 0 }) } : undefined,
  );
  clients.push(service.open({ streamingEnabled: true }).client());
  await pass(1);
  service.sources()[0]?.emit('open');
  await pass(2_998);
  expect(service.secondsOf('/v2/auth')).toEqual([0]);
  await pass(2);
  expect(service.secondsOf('/v2/auth')).toEqual([0, 3_000]);
});

test('a change that answers do not show yet is asked for ten times, then past what may have cached them [F511]', async () => {
  const service = await ready({ streamingEnabled: true });
  await pass(1);
  const [source] = service.sources();
  source?.emit('open');
  await pass(0);
  const before = service.requests.length;
  source?.send({ type: 'SPLIT_UPDATE', changeNumber: 9 });
  await pass(1_500);
  const asked = service.requests.slice(before).filter(({ path }) => path === '/splitChanges');
  expect(asked.map(({ query }) => query.get('till'))).toEqual([...Array(10).fill(null), ...Array(10).fill('9')]);
});

test('one browser in a thousand reports usage figures [F512]', async () => {
  for (const [share, isSampled] of [
    [0.001, true],
    [0.0011, false],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(share);
    const { secondsOf } = await ready();
    await pass(3_601);
    expect([secondsOf('/v1/metrics/usage').length, secondsOf('/v1/metrics/config').length]).toEqual(isSampled ? [1, 1] : [0, 0]);
    vi.useRealTimers();
  }
});

test('events are sent at once when more than 5 MB wait [F512]', async () => {
  const service = await ready();
  const { client, secondsOf } = service;
  const properties = { text: 'x'.repeat(15_000) };
  // 1,024 bytes of the event, 8 of the name and 30,000 of the text.
  const enough = Math.floor((5 * 1024 * 1024) / 31_032);
  for (let at = 0; at < enough; at += 1) client.track('user', 'login', undefined, properties);
  await pass(0);
  expect(secondsOf('/events/bulk')).toEqual([]);
  client.track('user', 'login', undefined, properties);
  await pass(0);
  expect(bodies(service, '/events/bulk')).toMatchObject([{ length: enough + 1 }]);
});

test('flushing twice within a second sends once [F512]', async () => {
  const { client, secondsOf, logged } = await ready();
  for (const wait of [0.999, 0.001, 0]) {
    client.track('user', 'login');
    await flush(client);
    await pass(wait);
  }
  expect([secondsOf('/events/bulk'), logged.filter((line) => line.includes('Flush cooldown'))]).toMatchObject([[0, 1], { length: 1 }]);
});

test('an impression that was sent before is known among the last 500 of them [F512]', async () => {
  const flags = Array.from({ length: 501 }, (_, at) => stubFlag(`f${at}`, { on: 100 }, 5));
  const service = await ready({ sync: { impressionsMode: 'DEBUG' } }, flags);
  const { client } = service;
  const previous = async () => {
    await flush(client);
    await pass(1.1);
    const sent = bodies(service, '/testImpressions/bulk').at(-1) as { f: string; i: { pt?: number }[] }[];
    return Object.fromEntries(sent.map(({ f, i }) => [f, i.some(({ pt }) => pt !== undefined)]));
  };
  for (let at = 0; at < 500; at += 1) client.getTreatment(`f${at}`);
  await previous();
  client.getTreatment('f0');
  expect(await previous()).toEqual({ f0: true });
  // f0 is the newest now; another flag takes the place of f1, the oldest.
  client.getTreatment('f500');
  await previous();
  client.getTreatment('f1');
  client.getTreatment('f0');
  expect(await previous()).toEqual({ f1: false, f0: true });
});

test('the first events are sent after 10 seconds [F513]', async () => {
  const { client, secondsOf } = await ready();
  client.track('user', 'login');
  await pass(9.9);
  expect(secondsOf('/events/bulk')).toEqual([]);
  await pass(0.1);
  expect(secondsOf('/events/bulk')).toEqual([10]);
});
