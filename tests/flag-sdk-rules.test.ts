/** What the SDK of browsers does with the settings of the shop: states, what it refuses, and errors. */
import { InLocalStorage } from '@splitsoftware/splitio-browserjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, pass, segmentFlag, stubFlag, stubService } from './stub-flag-service.ts';

let factories: SplitIO.IBrowserSDK[] = [];

function setUp(flags?: object[]) {
  const service = stubService(flags);
  return {
    ...service,
    open(more?: Record<string, unknown>) {
      const factory = service.open(more);
      factories.push(factory);
      return factory;
    },
  };
}

afterEach(async () => {
  for (const factory of factories) void factory.client()?.destroy();
  factories = [];
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A client that is ready, and what was logged since. */
async function ready(more?: Record<string, unknown>, flags?: object[]) {
  const service = setUp(flags);
  const factory = service.open(more);
  const client = factory.client();
  await pass(0.01);
  expect(client.getStatus().isReady).toBe(true);
  service.logged.length = 0;
  return { ...service, factory, client };
}

const events = ({ requests }: { requests: { path: string; body: unknown }[] }) =>
  requests.filter(({ path }) => path === '/events/bulk').flatMap(({ body }) => body as Record<string, unknown>[]);

describe('states of the client', () => {
  test('are ready, then update with each newer definition, and ready from cache before that where there is one [F263]', async () => {
    const flags = [stubFlag('hero', { on: 100 }, 5)];
    const service = setUp(flags);
    vi.stubGlobal('localStorage', memoryStorage());
    const seen: string[] = [];
    const watched = async () => {
      const factory = service.open({ storage: InLocalStorage() });
      const client = factory.client();
      client.on(client.Event.SDK_READY_FROM_CACHE, () => seen.push(`from cache ${client.getTreatment('hero')}`));
      client.on(client.Event.SDK_READY, () => seen.push(`ready ${client.getTreatment('hero')}`));
      client.on(client.Event.SDK_UPDATE, () => seen.push(`update ${client.getTreatment('hero')}`));
      client.on(client.Event.SDK_READY_TIMED_OUT, () => seen.push('timed out'));
      await pass(1);
      return client;
    };
    const first = await watched();
    // With an empty cache both come at once.
    expect(seen).toEqual(['from cache on', 'ready on']);
    flags.push(stubFlag('hero', { on: 100 }, 6, { killed: true }));
    flags.shift();
    await pass(60);
    expect(seen.slice(2)).toEqual(['update off']);
    await first.destroy();

    seen.length = 0;
    service.setAnswer(() => 'never');
    const second = await watched();
    expect([seen, second.getStatus()]).toMatchObject([['from cache off'], { isReadyFromCache: true, isReady: false, isTimedout: false }]);
    await pass(10);
    expect([seen, second.getStatus()]).toMatchObject([['from cache off', 'timed out'], { isTimedout: true }]);
  });
});

describe('input', () => {
  test('flag names and keys are texts that are not empty; keys have 250 characters at most; numbers are converted, texts trimmed [F316]', async () => {
    const { client, logged } = await ready();
    const treatment = (name: unknown) => client.getTreatment(name as string);
    expect(['hero', ' hero\n', '', ' ', null, 7].map(treatment)).toEqual(['on', 'on', 'control', 'control', 'control', 'control']);
    expect(logged.join('\n')).toContain('has extra whitespace, trimming');
    expect(logged.filter((line) => line.includes('It must be a non-empty string.'))).toHaveLength(4);
    vi.useRealTimers();
    for (const [key, used, problem] of [
      [' visitor ', 'visitor', null],
      [42, '42', 'key "42" is not of type string, converting.'],
      ['k'.repeat(250), 'k'.repeat(250), null],
      ['k'.repeat(251), null, 'key too long. It must have 250 characters or less.'],
      ['', null, 'you passed an empty key. It must be a non-empty string.'],
      [{}, null, 'Key must be an object with bucketingKey and matchingKey'],
    ] as const) {
      // With a flag that asks for a segment, the key is told to the service.
      const { open, logged: own, requests } = setUp([segmentFlag]);
      open({ core: { authorizationKey: 'client-key', key } }).client();
      await pass(0.01);
      const asked = requests.find(({ path }) => path.startsWith('/memberships/'))?.path;
      if (used !== null) expect(asked).toBe(`/memberships/${used}`);
      if (problem) expect(own.join('\n')).toContain(problem);
      else expect(own.filter((line) => /^(?:warn|error)/.test(line) && line.includes('key'))).toEqual([]);
      vi.useRealTimers();
    }
  });

  test('the value of an event is a finite number or absent [F318]', async () => {
    const { client, logged } = await ready();
    const track = (value: unknown) => client.track('user', 'add_to_cart', value as number);
    expect([0, -1.5, 7450, undefined].map(track)).toEqual([true, true, true, true]);
    expect([Number.NaN, Number.POSITIVE_INFINITY, '7', {}].map(track)).toEqual([false, false, false, false]);
    expect(logged.filter((line) => line.includes('value must be a finite number'))).toHaveLength(4);
  });

  test('properties are a plain object of at most 300 entries and 32,768 bytes, in which other than plain values become null [F319]', async () => {
    const all = await ready();
    const { client, logged } = all;
    const track = (properties: unknown) => client.track('user', 'add_to_cart', undefined, properties as SplitIO.Properties);
    expect([[], 'x', 7].map(track)).toEqual([false, false, false]);
    expect(logged.filter((line) => line.includes('properties must be a plain object'))).toHaveLength(3);
    expect(track({ text: 'ä', number: 1, flag: true, none: null, list: [1], nested: {}, nan: Number.NaN })).toBe(true);
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${at}`, at]));
    const warned = () => logged.filter((line) => line.includes('more than 300 properties'));
    expect([track(many(300)), warned().length, track(many(301)), warned().length]).toEqual([true, 0, true, 1]);
    // An event counts as 1,024 bytes, a character as two.
    const text = (bytes: number) => ({ a: 'x'.repeat((bytes - 1024 - 2) / 2) });
    expect([track(text(32_768)), track(text(32_770))]).toEqual([true, false]);
    expect(logged.at(-1)).toContain('the maximum size allowed for the properties is 32768 bytes');
    await pass(11);
    expect(events(all)[0]?.properties).toEqual({
      text: 'ä',
      number: 1,
      flag: true,
      none: null,
      list: null,
      nested: null,
      nan: null,
    });
  });

  test('a traffic type is written in lower case, with a warning where it was not [F320]', async () => {
    const all = await ready();
    expect([all.client.track('USER', 'login'), all.client.track('user', 'login'), all.client.track('', 'login')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(all.logged.filter((line) => line.includes('traffic_type_name should be all lowercase'))).toHaveLength(1);
    await pass(11);
    expect(events(all).map(({ trafficTypeName }) => trafficTypeName)).toEqual(['user', 'user']);
  });

  test('a filter of sets excludes those of names and prefixes [F323]', async () => {
    const filters = [
      { type: 'bySet', values: ['shop'] },
      { type: 'byName', values: ['hero'] },
      { type: 'byPrefix', values: ['h'] },
    ];
    const { open, logged, requests } = setUp();
    open({ sync: { splitFilters: filters } }).client();
    open({ sync: { splitFilters: filters.slice(1) } }).client();
    await pass(0.01);
    const queries = requests.filter(({ path }) => path === '/splitChanges').map(({ query }) => Object.fromEntries(query));
    expect(queries.map(({ sets, names, prefixes }) => [sets, names, prefixes])).toEqual([
      ['shop', undefined, undefined],
      [undefined, 'hero', 'h'],
    ]);
    expect(logged.filter((line) => line.includes('the Set filter is exclusive'))).toHaveLength(1);
  });

  test('attributes of the client are texts, numbers, truth values or lists of texts [F324]', async () => {
    const { client } = await ready();
    const set = (value: unknown) => client.setAttribute('a', value as string);
    expect(['x', 1, false, ['a', 'b']].map(set)).toEqual([true, true, true, true]);
    expect([null, {}, Number.NaN, () => 1].map(set)).toEqual([false, false, false, false]);
    expect([client.getAttribute('a'), client.setAttribute('', 'x')]).toEqual([['a', 'b'], false]);
  });

  test('a refresh of the usage figures more often than every 60 seconds becomes one every 60 [F325]', () => {
    const { open, logged } = setUp();
    const seconds = (telemetryRefreshRate: number) => open({ scheduler: { telemetryRefreshRate } }).settings.scheduler.telemetryRefreshRate;
    expect([seconds(10), seconds(60), seconds(61)]).toEqual([60_000, 60_000, 61_000]);
    const problem = '"telemetryRefreshRate" config param is lower than allowed. Setting to the minimum value 60 seconds';
    expect(logged.filter((line) => line.includes(problem))).toHaveLength(1);
  });

  test('without an authorization key or a key of the visitor there is no client [F326]', () => {
    const { open, logged } = setUp();
    for (const core of [{ key: 'visitor' }, { authorizationKey: '', key: 'visitor' }]) {
      let factory: SplitIO.IBrowserSDK | null | undefined;
      try {
        factory = open({ core });
      } catch {
        // Refused.
      }
      expect(factory?.client().getTreatment('hero') ?? 'control').toBe('control');
    }
    expect(logged.filter((line) => line.includes('sdk_key'))).toHaveLength(2);
    logged.length = 0;
    expect(
      open({ core: { authorizationKey: 'client-key' } })
        .client()
        .getTreatment('hero'),
    ).toBe('control');
    expect(logged.join('\n')).toContain('you passed a null or undefined key. It must be a non-empty string.');
  });
});

describe('errors', () => {
  test('a request that fails without a reason is a "Network Error" [F455]', async () => {
    const service = setUp();
    service.setAnswer((path) => (path === '/splitChanges' ? new Error('') : undefined));
    service.open().client();
    await pass(0.01);
    expect(service.logged.find((line) => line.includes('/splitChanges') && line.includes('Network Error'))).toMatch(
      /HTTP request failed with no status code\. URL: .*\. Message: Network Error$/,
    );
  });

  test.each([{ status: 400 }, new Error('reset')])(
    '%o of a service of one’s own is tried again in the protocol 1.2 [F456]',
    async (problem) => {
      const service = setUp();
      service.setAnswer((path, query) => (path === '/splitChanges' && query.get('s') === '1.3' ? problem : undefined));
      const client = service.open().client();
      await pass(61);
      const asked = service.requests
        .filter(({ path }) => path === '/splitChanges')
        .map(({ query }) => [query.get('s'), query.get('rbSince')]);
      expect(asked).toEqual([
        ['1.3', '-1'],
        ['1.2', null],
        ['1.2', null],
      ]);
      expect([client.getStatus().isReady, client.getTreatment('hero')]).toEqual([true, 'on']);
      expect(service.logged.join('\n')).toContain('Proxy error detected. Retrying with spec 1.2.');
      // An hour later it asks in its own protocol again.
      service.setAnswer(() => undefined);
      await pass(3_600);
      expect(service.requests.findLast(({ path }) => path === '/splitChanges')?.query.get('s')).toBe('1.3');
    },
  );

  test('a request that takes too long is given up with its time limit, and tried once more [F459] [F513]', async () => {
    const service = setUp();
    service.setAnswer((path) => (path === '/splitChanges' ? 'never' : undefined));
    const client = service.open().client();
    let timedOutAt = 0;
    client.on(client.Event.SDK_READY_TIMED_OUT, () => {
      timedOutAt = Date.now();
    });
    const startedAt = Date.now();
    await pass(30);
    // A request may take 5 seconds before the client is ready, and is tried once more. It times out after 10.
    expect(service.secondsOf('/splitChanges')).toEqual([0, 5]);
    expect(timedOutAt - startedAt).toBe(10_000);
    const limit = 'Operation timed out because it exceeded the configured time limit of 5000 ms.';
    expect(service.logged.filter((line) => line.includes(limit))).toHaveLength(2);
  });

  test.each([
    [1, 'bm8gZ3ppcA==', /invalid gzip data/],
    [2, 'bm8gemxpYg==', /invalid zlib data/],
    [7, 'eA==', /Invalid compression algorithm #7/],
  ])('a pushed definition in broken compression %i is told, and fetched instead [F461]', async (c, d, problem) => {
    const flags = [stubFlag('hero', { on: 100 }, 5)];
    const service = await ready({ streamingEnabled: true }, flags);
    service.sources()[0]?.emit('open');
    flags[0] = stubFlag('hero', { off: 100 }, 6);
    service.sources()[0]?.send({ type: 'SPLIT_UPDATE', changeNumber: 6, pcn: 5, c, d });
    await pass(0.01);
    expect(service.logged.find((line) => line.includes('Fetching SplitChanges due to an error processing SPLIT_UPDATE'))).toMatch(problem);
    expect(service.client.getTreatment('hero')).toBe('off');
  });
});
