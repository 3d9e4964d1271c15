/** Random definitions of feature flags, and keys and attributes that meet their rules now and then. The same seed gives the same ones. */
import { type Condition, type Flag, type Matcher, matcherTypes, type RuleSegment } from '#core/flags/definition.ts';
import type { Definitions } from './sdk-engine.ts';

const words = ['a', 'ab', 'abc', 'b', 'true', 'FALSE', '42', '-0', 'Grüße', 'straße-ß', '🎉x', '1.2.3', ''];
const versions = [
  '1.2.3',
  '01.2.3',
  '1.2.3+b1',
  '1.2.3-rc.1',
  '1.2.3-rc.10',
  '1.2.3-rc.2+x',
  '1.10.0',
  '2.0.0-0',
  '1.2',
  'v1.2.3',
  '1.2.3-',
  '9',
];
const patterns = ['^a', 'b$', 'gr(ü|u)', '[0-9]+', '(', 'ß', '^$', 'A'];
const minute = 60_000;
const noon = Date.UTC(2026, 6, 15, 12, 30, 30, 500);
const numbers = [0, -0, 1, 42, 3.5, -7, noon, noon + 20_000, noon + minute, noon - 11 * 60 * minute, 1e17, -minute - 1];
const elements = ['a', 'b', 'ab', '42'];
const treatments = ['on', 'off', 'a', 'b', 'control', 'ä'];
const attributeNames = ['text', 'number', 'list', 'flag', 'version', 'missing', 'null', 'object'];
const flagNames = ['f0', 'f1', 'f2', 'f3', 'f4', 'unknown'];

function choices(random: () => number) {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const some = <T>(list: readonly T[], most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(list));
  return { pick, some };
}

/** Texts of keys: UUIDs, umlauts, numbers, and what matchers list. */
export function randomKey(random: () => number): string {
  const pick = random();
  if (pick < 0.5) return `${(random() * 1e9).toString(36)}-${(random() * 1e9).toString(16)}`;
  const word = words[Math.floor(random() * (words.length - 1))] ?? 'a';
  return pick < 0.8 ? word : `${word}${Math.floor(random() * 50)}`;
}

export function randomAttributes(random: () => number): Record<string, unknown> {
  const { pick } = choices(random);
  const any = () => pick<unknown>([...words, ...numbers, true, false, null, [], ['a', 'b'], [1, 'a'], { matchingKey: 'a' }]);
  return {
    text: random() < 0.8 ? pick(words) : any(),
    number: random() < 0.8 ? pick<unknown>([...numbers, '42', ' 42 ', 'x']) : any(),
    list: random() < 0.8 ? Array.from({ length: Math.floor(random() * 3) }, () => pick<unknown>([...elements, 42])) : any(),
    flag: pick<unknown>([true, false, 'TRUE', 'false', 'x', 1]),
    version: random() < 0.9 ? pick(versions) : any(),
    null: null,
    object: pick<unknown>([{}, { matchingKey: 'ab', bucketingKey: 'b' }, { x: 1 }]),
    ...(random() < 0.3 ? { missing: any() } : {}),
  };
}

/** `level` is how many flags and rule segments there are to ask. */
export function randomMatcher(random: () => number, level: number): Matcher {
  const { pick, some } = choices(random);
  const dataType = pick(['NUMBER', 'DATETIME', null] as const);
  const isVersion = random() < 0.7;
  return {
    matcherType: random() < 0.01 ? 'NOT_KNOWN_YET' : random() < 0.2 ? 'ALL_KEYS' : pick(matcherTypes),
    negate: random() < 0.25,
    keySelector: random() < 0.4 ? null : { trafficType: 'user', attribute: random() < 0.1 ? null : pick(attributeNames) },
    userDefinedSegmentMatcherData: {
      segmentName: level === 0 || random() < 0.5 ? pick(['s0', 's1', 's2']) : `r${Math.floor(random() * level)}`,
    },
    userDefinedLargeSegmentMatcherData: { largeSegmentName: pick(['l0', 'l1', 'l2']) },
    whitelistMatcherData: { whitelist: pick([() => some(versions, 3), () => some(words, 4), () => some(elements, 2)])() },
    unaryNumericMatcherData: { dataType, value: pick(numbers) },
    betweenMatcherData: { dataType, start: pick(numbers), end: pick(numbers) },
    booleanMatcherData: random() < 0.5,
    stringMatcherData: isVersion ? pick(versions) : pick(patterns),
    betweenStringMatcherData: { start: pick(versions), end: pick(versions) },
    dependencyMatcherData: {
      split: level === 0 ? 'unknown' : (flagNames[Math.floor(random() * level)] ?? 'unknown'),
      treatments: some(treatments, 3),
    },
  };
}

/** Five flags that may ask those before them, three rule segments, two of each other kind. */
export function randomDefinitions(random: () => number): Definitions {
  const { pick, some } = choices(random);
  const seed = () => Math.floor(random() * 2 ** 32) - 2 ** 31;

  const matcherGroup = (level: number) => ({
    combiner: 'AND' as const,
    matchers: Array.from({ length: random() < 0.02 ? 0 : random() < 0.7 ? 1 : 2 }, () => randomMatcher(random, level)),
  });
  const partitions = (): Condition['partitions'] => {
    const first = pick([0, 1, 50, 99, 100, Math.floor(random() * 101)]);
    const second = Math.floor(random() * (101 - first));
    const sizes = random() < 0.01 ? [40, 50] : [first, second, 100 - first - second];
    return sizes.map((size) => ({ treatment: pick(treatments), size }));
  };
  const condition = (level: number): Condition => ({
    conditionType: random() < 0.7 ? 'ROLLOUT' : 'WHITELIST',
    label: pick(['in segment all', 'whitelisted', 'Regel ä']),
    matcherGroup: matcherGroup(level),
    partitions: partitions(),
  });
  const flag = (level: number): Flag => ({
    name: `f${level}`,
    trafficTypeName: 'user',
    status: random() < 0.03 ? 'ARCHIVED' : 'ACTIVE',
    changeNumber: Math.floor(random() * 1e12),
    killed: random() < 0.05,
    defaultTreatment: pick(treatments),
    seed: seed(),
    trafficAllocationSeed: random() < 0.1 ? undefined : seed(),
    trafficAllocation: random() < 0.5 ? undefined : pick([0, 1, 50, 99, 100]),
    algo: 2,
    conditions: Array.from({ length: random() < 0.03 ? 0 : 1 + Math.floor(random() * 3) }, () => condition(level)),
    configurations: random() < 0.5 ? null : { on: '{"a":1}', off: '', ä: 'ü' },
    sets: null,
    prerequisites: random() < 0.8 ? null : some(flagNames.slice(0, level), 2).map((n) => ({ n, ts: some(treatments, 4) })),
  });
  const excluded = (level: number): RuleSegment['excluded'] => ({
    keys: random() < 0.5 ? null : some(words, 2),
    segments: some(['standard', 'large', 'rule-based'] as const, 2).map((type) => ({
      type,
      name:
        type === 'standard' ? pick(['s0', 's2']) : type === 'large' ? 'l1' : level === 0 ? 'unknown' : `r${Math.floor(random() * level)}`,
    })),
  });
  const ruleSegment = (level: number): RuleSegment => ({
    name: `r${level}`,
    changeNumber: 1,
    status: random() < 0.05 ? 'ARCHIVED' : 'ACTIVE',
    conditions: random() < 0.05 ? null : Array.from({ length: Math.floor(random() * 3) }, () => ({ matcherGroup: matcherGroup(level) })),
    excluded: random() < 0.4 ? null : excluded(level),
  });
  const keys = () => new Set(some(words, 6));
  return {
    flags: [0, 1, 2, 3, 4].map(flag),
    // Of a level below that of the flags they ask, so that nothing asks in a circle.
    ruleSegments: [0, 1, 2].map(ruleSegment),
    segments: new Map([
      ['s0', keys()],
      ['s1', keys()],
    ]),
    largeSegments: new Map([
      ['l0', keys()],
      ['l1', keys()],
    ]),
  };
}
