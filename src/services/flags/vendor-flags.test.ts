import { afterEach, expect, test } from 'vitest';
import { evaluate } from '#core/flags/evaluate.ts';
import { addSegment, editSegmentKeys, killFlag, saveRuleSegment, switchAllFlags } from '#services/flags/manage-flags.ts';
import type { LogFunction } from '#services/handler.ts';
import { flagsOf, readFlagsFrom } from '#store/flags/flag-index.ts';
import { withStore } from '#tests/engines.ts';
import { createFlag, type FlagServer, flagKeys, rollout, startFlagServer } from '#tests/flag-server.ts';
import { openVendorFlags, type VendorFlags } from './vendor-flags.ts';

const key = '00000000-0000-4000-8000-000000000001';
const silent: LogFunction = () => undefined;
let vendor: FlagServer;
let flags: VendorFlags | null = null;

afterEach(async () => {
  await flags?.close();
  flags = null;
  await vendor.close();
});

const [everybody] = rollout('x', { on: 100 }).conditions;
const only = (matcherType: string, segmentName: string) => [
  {
    ...(everybody as NonNullable<typeof everybody>),
    matcherGroup: { combiner: 'AND' as const, matchers: [{ matcherType, userDefinedSegmentMatcherData: { segmentName } }] },
  },
];

withStore('flags of another service', (open) => {
  test('are those of the shop: pages see changes, kills and segments, and operators switch all of them off', async () => {
    vendor = await startFlagServer(await open());
    const { shop } = vendor;
    await addSegment(shop, 'friends', 'test');
    await saveRuleSegment(
      shop,
      { name: 'guests', conditions: [{ matcherGroup: { combiner: 'AND', matchers: [{ matcherType: 'ALL_KEYS' }] } }], excluded: null },
      'test',
    );
    await createFlag(shop, rollout('hero', { on: 100 }));
    await createFlag(shop, rollout('friends-only', {}, { conditions: only('IN_SEGMENT', 'friends') }));
    await createFlag(shop, rollout('guests-only', {}, { conditions: only('IN_RULE_BASED_SEGMENT', 'guests') }));

    const own = await open();
    await createFlag({ store: own, clock: own.clock }, rollout('own', { on: 100 }));
    flags = await openVendorFlags({ serverKey: flagKeys.serverKey, endpoint: `${vendor.origin}/flags` }, silent);
    readFlagsFrom(own, flags.index);
    const treatments = async () => {
      const index = await flagsOf(own);
      const world = await index.worldFor(key);
      return ['hero', 'friends-only', 'guests-only', 'own'].map(
        (name) => evaluate(world, name, { matchingKey: key, bucketingKey: key }, {}).treatment,
      );
    };
    const timeout = { timeout: 20_000 };
    // Before the first answer every flag gives control; evaluation does not wait for it.
    expect(await treatments()).toEqual(['control', 'control', 'control', 'control']);
    await expect.poll(treatments, timeout).toEqual(['on', 'off', 'on', 'control']);
    await editSegmentKeys(shop, { name: 'friends', add: [key], remove: [] }, 'test');
    await expect.poll(treatments, timeout).toEqual(['on', 'on', 'on', 'control']);
    expect(await (await flagsOf(own)).segmentsOfKey(key)).toEqual(['friends']);
    const before = (await flagsOf(own)).changeNumber;
    await killFlag(shop, 'hero', 'off', 'test');
    await expect.poll(treatments, timeout).toEqual(['off', 'on', 'on', 'control']);
    expect((await flagsOf(own)).changeNumber).toBeGreaterThan(before);

    expect((await flagsOf(own)).isOff).toBe(false);
    await switchAllFlags({ store: own, clock: own.clock }, true, 'test');
    expect((await flagsOf(own)).isOff).toBe(true);
  });

  test('that cannot be read leave everybody what they always saw', async () => {
    vendor = await startFlagServer(await open());
    vendor.distort(() => ({ status: 500, text: '{}' }));
    const own = await open();
    flags = await openVendorFlags({ serverKey: 'wrong', endpoint: `${vendor.origin}/flags` }, silent);
    readFlagsFrom(own, flags.index);
    expect([(await flagsOf(own)).flags.size, (await flagsOf(own)).changeNumber]).toEqual([0, -1]);
  });
});
