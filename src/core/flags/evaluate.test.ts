import { describe, expect, test } from 'vitest';
import { random as randomNumbers } from '#designs/drawing/random.ts';
import { randomAttributes, randomDefinitions, randomKey, randomMatcher } from '#tests/random-flags.ts';
import { type Definitions, sdkEngine, worldOf } from '#tests/sdk-engine.ts';
import { type Flag, type Matcher, type MatcherType, matcherTypes } from './definition.ts';
import { evaluate, type FlagKey } from './evaluate.ts';
import { bucketOf } from './murmur.ts';

/** Evaluates with our engine and the SDK's, and compares. */
function bothEngines(definitions: Definitions) {
  const world = worldOf(definitions);
  const sdk = sdkEngine(definitions);
  return (name: string, key: FlagKey, attributes: Record<string, unknown>) => {
    const ours = evaluate(world, name, key, attributes);
    let theirs = { ...ours, treatment: 'control', label: 'exception', config: null as string | null };
    try {
      const {
        treatment,
        label,
        changeNumber = null,
        config,
      } = sdk(name, key.matchingKey === key.bucketingKey ? key.matchingKey : key, attributes);
      theirs = { treatment, label, changeNumber, config };
    } catch {
      // The SDK throws where we answer control.
    }
    const isSame = (['treatment', 'label', 'changeNumber', 'config'] as const).every((field) => ours[field] === theirs[field]);
    if (!isSame) expect(ours, JSON.stringify({ name, key, attributes, definitions })).toEqual(theirs);
    return ours;
  };
}

const uuid = (random: () => number) => {
  const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
};
const plain = (key: string): FlagKey => ({ matchingKey: key, bucketingKey: key });

const rollout = (name: string, seed: number, partitions: [string, number][], more: Partial<Flag> = {}): Flag => ({
  name,
  trafficTypeName: 'user',
  status: 'ACTIVE',
  changeNumber: 7,
  killed: false,
  defaultTreatment: 'off',
  seed,
  conditions: [
    {
      conditionType: 'ROLLOUT',
      label: 'default rollout',
      matcherGroup: { combiner: 'AND', matchers: [{ matcherType: 'ALL_KEYS', negate: false }] },
      partitions: partitions.map(([treatment, size]) => ({ treatment, size })),
    },
  ],
  ...more,
});
const onlyFlags = (...flags: Flag[]): Definitions => ({ flags, ruleSegments: [], segments: new Map(), largeSegments: new Map() });

describe('the engine of the SDK answers the same', () => {
  test('for 100,000 random definitions and keys, with every label', () => {
    const { next: random } = randomNumbers(4711);
    const labels = new Set<string>();
    for (let round = 0; round < 4_000; round += 1) {
      const both = bothEngines(randomDefinitions(random));
      for (let turn = 0; turn < 25; turn += 1) {
        const matchingKey = randomKey(random);
        const bucketingKey = random() < 0.8 ? matchingKey : randomKey(random);
        labels.add(both(`f${turn % 6}`, { matchingKey, bucketingKey }, randomAttributes(random)).label);
      }
    }
    const fixed = ['archived', 'killed', 'prerequisites not met', 'not in split', 'default rule', 'definition not found', 'exception'];
    const conditions = ['in segment all', 'whitelisted', 'Regel ä'];
    expect(labels).toEqual(new Set([...fixed, ...conditions, 'targeting rule type unsupported by sdk']));
  });

  const attributeOf = (type: MatcherType): string | null => {
    if (type.includes('SEMVER')) return 'version';
    if (type.endsWith('SET')) return 'list';
    if (type === 'EQUAL_TO_BOOLEAN') return 'flag';
    if (/^(?:EQUAL_TO|BETWEEN|GREATER_THAN_OR_EQUAL_TO|LESS_THAN_OR_EQUAL_TO)$/.test(type)) return 'number';
    return type.startsWith('IN_') ? null : 'text';
  };

  test.each(matcherTypes.filter((type) => type !== 'ALL_KEYS'))('for %s, which matches some and not others', (matcherType) => {
    const { next: random } = randomNumbers(42);
    const attribute = attributeOf(matcherType);
    const seen = { on: 0, off: 0 };
    for (let round = 0; round < 400; round += 1) {
      const definitions = randomDefinitions(random);
      const keySelector = attribute === null ? null : { trafficType: 'user', attribute };
      const matcher: Matcher = { ...randomMatcher(random, 3), matcherType, negate: false, keySelector };
      const flag = rollout('asked', 1, [['on', 100]], { changeNumber: round });
      for (const condition of flag.conditions) condition.matcherGroup.matchers = [matcher];
      const both = bothEngines({ ...definitions, flags: [...definitions.flags, flag] });
      for (let turn = 0; turn < 3; turn += 1) {
        const { treatment } = both('asked', plain(randomKey(random)), randomAttributes(random));
        if (treatment === 'on' || treatment === 'off') seen[treatment] += 1;
      }
    }
    expect(seen.on).toBeGreaterThan(10);
    expect(seen.off).toBeGreaterThan(10);
  });

  test('for the first and the last bucket, for umlauts, and at both ends of the traffic allocation', () => {
    const { next: random } = randomNumbers(9);
    const keys = Array.from({ length: 4_000 }, (_, at) => (at % 2 ? `Größe-${at}-ß` : uuid(random)));
    const both = bothEngines(
      onlyFlags(
        rollout('first', 99, [
          ['on', 1],
          ['off', 99],
        ]),
        rollout('last', 99, [
          ['off', 99],
          ['on', 1],
        ]),
        rollout('allocated', 99, [['on', 100]], { trafficAllocation: 1, trafficAllocationSeed: 99 }),
        rollout('nobody', 99, [['on', 100]], { trafficAllocation: 0, trafficAllocationSeed: 99 }),
      ),
    );
    for (const key of keys) {
      const [first, last, allocated] = ['first', 'last', 'allocated'].map((name) => both(name, plain(key), {}).treatment === 'on');
      expect([first, last, allocated]).toEqual([bucketOf(key, 99) === 1, bucketOf(key, 99) === 100, bucketOf(key, 99) === 1]);
      expect(both('nobody', plain(key), {}).label).toBe('not in split');
    }
    const buckets = new Set(keys.map((key) => bucketOf(key, 99)));
    expect([buckets.has(1), buckets.has(100), buckets.size]).toEqual([true, true, 100]);
  });
});

test('a killed flag has its default treatment for everybody, an archived one answers control [F280] [F281]', () => {
  const kill = rollout('kill', 1, [['on', 100]], { killed: true, configurations: { off: '{}', on: '[]' } });
  const both = bothEngines(onlyFlags(kill, { ...kill, name: 'gone', status: 'ARCHIVED' }));
  expect(both('kill', plain('x'), {})).toEqual({ treatment: 'off', label: 'killed', changeNumber: 7, config: '{}' });
  expect(both('gone', plain('x'), {})).toEqual({ treatment: 'control', label: 'archived', changeNumber: 7, config: null });
  expect(both('none', plain('x'), {})).toEqual({ treatment: 'control', label: 'definition not found', changeNumber: null, config: null });
});

test('rules compare the channel, and whether the device is a mobile one [F230]', () => {
  const flag = rollout('here', 1, [['on', 100]]);
  for (const condition of flag.conditions)
    condition.matcherGroup.matchers = [
      { matcherType: 'WHITELIST', keySelector: { attribute: 'channel' }, whitelistMatcherData: { whitelist: ['myposter'] } },
      { matcherType: 'EQUAL_TO_BOOLEAN', keySelector: { attribute: 'mobileDevice' }, booleanMatcherData: true },
    ];
  const both = bothEngines(onlyFlags(flag));
  const treatment = (channel: string, mobileDevice: boolean) => both('here', plain('x'), { channel, mobileDevice }).treatment;
  expect([treatment('myposter', true), treatment('myposter', false), treatment('federleicht', true)]).toEqual(['on', 'off', 'off']);
});

test('flags that ask each other in a circle answer control', () => {
  const asking = (name: string, other: string) => rollout(name, 1, [['on', 100]], { prerequisites: [{ n: other, ts: ['on'] }] });
  const world = worldOf(onlyFlags(asking('a', 'b'), asking('b', 'a')));
  expect(evaluate(world, 'a', plain('x'), {})).toMatchObject({ treatment: 'control', label: 'exception' });
});

test('a hundred thousand visitors are shared out as planned, and two flags independently of each other', () => {
  const { next: random } = randomNumbers(2026);
  const world = worldOf(
    onlyFlags(
      rollout('hero', 1001, [
        ['on', 60],
        ['off', 40],
      ]),
      rollout('layout', 2002, [
        ['a', 50],
        ['b', 25],
        ['c', 25],
      ]),
    ),
  );
  const n = 100_000;
  const counts = new Map<string, number>();
  for (let visitor = 0; visitor < n; visitor += 1) {
    const key = plain(uuid(random));
    const pair = ['hero', 'layout'].map((name) => evaluate(world, name, key, {}).treatment).join(' ');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const shares = { on: 0.6, off: 0.4, a: 0.5, b: 0.25, c: 0.25 };
  const counted = (...treatments: string[]) =>
    [...counts].reduce((sum, [pair, count]) => (treatments.every((one) => pair.split(' ').includes(one)) ? sum + count : sum), 0);
  for (const [treatment, share] of Object.entries(shares))
    expect(Math.abs(counted(treatment) - n * share), treatment).toBeLessThan(3 * Math.sqrt(n * share * (1 - share)));
  let chiSquare = 0;
  for (const hero of ['on', 'off'])
    for (const layout of ['a', 'b', 'c']) {
      const expected = (counted(hero) * counted(layout)) / n;
      chiSquare += (counted(hero, layout) - expected) ** 2 / expected;
    }
  // The 1 % point of chi-square with two degrees of freedom.
  expect(chiSquare).toBeLessThan(9.21);
});
