/** The unmodified Node SDK of the flag protocol against the flag service, by polling and by stream. */
import { SplitFactory } from '@splitsoftware/splitio';
import { afterEach, expect, test } from 'vitest';
import { evaluate } from '#core/flags/evaluate.ts';
import { addSegment, archiveFlag, editSegmentKeys, killFlag, restoreFlag, saveRuleSegment } from '#services/flags/manage-flags.ts';
import type { Store } from '#store/db/store.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { withStore } from './engines.ts';
import { createFlag, type FlagServer, flagKeys, rollout, startFlagServer } from './flag-server.ts';

/** A fetch that began before a change was committed may answer for it: the SDK then tries again after ten seconds. */
const retriedMs = 15_000;

let server: FlagServer | null = null;
let factories: SplitIO.ISDK[] = [];
afterEach(async () => {
  await Promise.all(factories.map((factory) => factory.destroy()));
  factories = [];
  await server?.close();
  server = null;
});

function sdk(
  origin: string,
  { streaming = true, key = flagKeys.serverKey, ...more }: { streaming?: boolean; key?: string } & Record<string, unknown> = {},
) {
  const api = `${origin}/flags/api`;
  const factory = SplitFactory({
    core: { authorizationKey: key },
    urls: { sdk: api, events: api, auth: api, telemetry: api, streaming: `${origin}/flags` },
    streamingEnabled: streaming,
    scheduler: { featuresRefreshRate: 1, segmentsRefreshRate: 1 },
    startup: { readyTimeout: 5 },
    sync: { impressionsMode: 'DEBUG' },
    ...more,
  } as SplitIO.INodeSettings) as SplitIO.ISDK;
  factories.push(factory);
  return factory;
}

const keys = Array.from({ length: 200 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);

withStore('the flag service', (open) => {
  test('serves the SDK of servers by polling, which evaluates like the shop [F402] [F404] [F405] [F411]', async () => {
    const store = await open();
    server = await startFlagServer(store);
    const { shop } = server;
    await addSegment(shop, 'friends', 'test');
    await editSegmentKeys(shop, { name: 'friends', add: keys.slice(0, 50), remove: [] }, 'test');
    await saveRuleSegment(
      shop,
      {
        name: 'mobiles',
        conditions: [
          {
            matcherGroup: {
              combiner: 'AND',
              matchers: [{ matcherType: 'EQUAL_TO_BOOLEAN', keySelector: { attribute: 'mobileDevice' }, booleanMatcherData: true }],
            },
          },
        ],
        excluded: { segments: [{ type: 'standard', name: 'friends' }] },
      },
      'test',
    );
    await createFlag(shop, rollout('hero', { on: 60, off: 40 }));
    const [condition] = rollout('x', { a: 50, b: 50 }).conditions;
    if (!condition) throw new Error('no condition');
    const inSegment = (matcherType: string, segmentName: string) => ({
      ...condition,
      matcherGroup: { combiner: 'AND' as const, matchers: [{ matcherType, userDefinedSegmentMatcherData: { segmentName } }] },
    });
    await createFlag(shop, rollout('friends-only', {}, { conditions: [inSegment('IN_SEGMENT', 'friends')] }));
    await createFlag(shop, rollout('mobile-only', {}, { conditions: [inSegment('IN_RULE_BASED_SEGMENT', 'mobiles')] }));

    const client = sdk(server.origin, { streaming: false }).client();
    await client.whenReady();
    const index = await flagsOf(store);
    for (const key of keys)
      for (const flag of ['hero', 'friends-only', 'mobile-only'])
        for (const attributes of [{ mobileDevice: true }, {}] as Record<string, boolean>[])
          expect(client.getTreatment(key, flag, attributes), `${flag} ${key}`).toBe(
            evaluate(await index.worldFor(key), flag, { matchingKey: key, bucketingKey: key }, attributes).treatment,
          );

    // The next poll sees every kind of change, and numbers only rise.
    await killFlag(shop, 'hero', undefined, 'test');
    await archiveFlag(shop, 'friends-only', 'test');
    await expect
      .poll(() => [client.getTreatment(keys[0] ?? '', 'hero'), client.getTreatment(keys[0] ?? '', 'friends-only')], { timeout: retriedMs })
      .toEqual(['off', 'control']);
    expect(server.requests.some((request) => request.includes('/splitChanges?s=1.3&since=-1&rbSince=-1'))).toBe(true);
    expect(server.requests.some((request) => request.startsWith('GET /flags/api/segmentChanges/friends?since=-1'))).toBe(true);
  });

  test('tells open streams of kills, flags and segments after they are committed [F276] [F279] [F281] [F403] [F412]', async () => {
    server = await startFlagServer(await open());
    const { shop } = server;
    await addSegment(shop, 'friends', 'test');
    await createFlag(shop, rollout('hero', { on: 100 }));
    await createFlag(
      shop,
      rollout(
        'friends-only',
        {},
        {
          conditions: [
            {
              ...(rollout('x', { on: 100 }).conditions[0] as NonNullable<ReturnType<typeof rollout>['conditions'][0]>),
              matcherGroup: {
                combiner: 'AND',
                matchers: [{ matcherType: 'IN_SEGMENT', userDefinedSegmentMatcherData: { segmentName: 'friends' } }],
              },
            },
          ],
        },
      ),
    );
    const client = sdk(server.origin, { scheduler: { featuresRefreshRate: 600, segmentsRefreshRate: 600 } }).client();
    await client.whenReady();
    const [key = ''] = keys;
    await expect.poll(() => server?.hub.count(), { timeout: retriedMs }).toBe(1);
    // After the stream has opened, the SDK reads everything once.
    await expect
      .poll(() => server?.requests.filter((request) => request.includes('/splitChanges')).length, { timeout: retriedMs })
      .toBeGreaterThan(1);
    expect(client.getTreatment(key, 'hero')).toBe('on');
    await killFlag(shop, 'hero', 'off', 'test');
    await expect.poll(() => client.getTreatment(key, 'hero'), { timeout: retriedMs }).toBe('off');
    await restoreFlag(shop, 'hero', 'test');
    await expect.poll(() => client.getTreatment(key, 'hero'), { timeout: retriedMs }).toBe('on');
    await editSegmentKeys(shop, { name: 'friends', add: [key], remove: [] }, 'test');
    await expect.poll(() => client.getTreatment(key, 'friends-only'), { timeout: retriedMs }).toBe('on');
    await editSegmentKeys(shop, { name: 'friends', add: [], remove: [key] }, 'test');
    await expect.poll(() => client.getTreatment(key, 'friends-only'), { timeout: retriedMs }).toBe('off');
  });

  test('a stream opens only when the flags were read that its changes are told from [F276]', async () => {
    const store = await open();
    const read = Promise.withResolvers<void>();
    let isSlow = false;
    const slow: Store = {
      ...store,
      readVersions: async () => {
        const rows = await store.readVersions();
        if (isSlow) await read.promise;
        return rows;
      },
    };
    server = await startFlagServer(slow);
    const { shop, hub, origin } = server;
    await createFlag({ ...shop, store }, rollout('hero', { on: 100 }));
    const address = await fetch(`${origin}/flags/api/v2/auth`, { headers: { authorization: `Bearer ${flagKeys.serverKey}` } });
    const { token } = (await address.json()) as { token: string };
    isSlow = true;
    let isOpen = false;
    const opened = fetch(`${origin}/flags/sse?accessToken=${token}`).then((response) => {
      isOpen = true;
      return response;
    });
    await expect.poll(() => server?.requests.some((request) => request.includes('/flags/sse'))).toBe(true);
    // An answer on a loopback connection takes a few milliseconds.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([isOpen, hub.count()]).toEqual([false, 0]);
    isSlow = false;
    read.resolve();
    const { body } = await opened;
    await killFlag({ ...shop, store }, 'hero', 'off', 'test');
    const told = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('SPLIT_KILL')) text += (await told?.read())?.value ?? '';
    await told?.cancel();
  });

  test('an SDK polls while the stream is cut, and streams again afterwards [F277] [F278]', async () => {
    server = await startFlagServer(await open());
    const { shop, hub } = server;
    await createFlag(shop, rollout('hero', { on: 100 }));
    const client = sdk(server.origin).client();
    await client.whenReady();
    await expect.poll(() => hub.count(), { timeout: retriedMs }).toBe(1);
    server.spoil((path) => (path.startsWith('/flags/sse') ? { status: 503, body: '' } : null));
    hub.close();
    await killFlag(shop, 'hero', 'off', 'test');
    await expect.poll(() => client.getTreatment(keys[0] ?? '', 'hero'), { timeout: retriedMs }).toBe('off');
    expect(hub.count()).toBe(0);
    server.spoil(null);
    await expect.poll(() => hub.count(), { timeout: 20_000 }).toBe(1);
  });

  test('impressions, events, counts, keys and telemetry of the SDK are stored once [F407] [F408] [F409] [F410]', async () => {
    const store = await open();
    server = await startFlagServer(store);
    await createFlag(server.shop, rollout('hero', { on: 60, off: 40 }));
    const factory = sdk(server.origin, { streaming: false });
    const client = factory.client();
    await client.whenReady();
    for (const key of keys.slice(0, 20)) client.getTreatment(key, 'hero');
    client.getTreatment('no uuid', 'hero');
    expect(client.track(keys[0] ?? '', 'user', 'add_to_cart', 2)).toBe(true);
    expect(client.track(keys[0] ?? '', 'user', 'order_placed', 99)).toBe(true);
    await factory.destroy();
    await expect.poll(async () => (await store.db.selectFrom('flag_impressions').selectAll().execute()).length).toBe(20);
    const exposures = await store.db.selectFrom('flag_exposures').selectAll().execute();
    expect(exposures.map(({ count, phase }) => [count, phase])).toEqual(Array.from({ length: 20 }, () => [1, 1]));
    await expect
      .poll(async () => store.db.selectFrom('flag_events').select(['type', 'value', 'source']).execute())
      .toEqual([{ type: 'add_to_cart', value: 2, source: 'browser' }]);
    expect((await store.db.selectFrom('flag_telemetry').select('kind').execute()).map(({ kind }) => kind)).toContain('config');
  });
});
