import { describe, expect, test } from 'vitest';
import { allTexts } from '#texts/de/all.ts';
import { checkFlag, checkRuleSegment, type DefinitionWorld, isEventType, isSetName } from './check-definition.ts';
import { type Condition, type Flag, flagSchema, type Matcher, matcherTypes, type RuleSegment, ruleSegmentSchema } from './definition.ts';
import { patternProblem } from './pattern-safety.ts';
import { branchCount, treatmentsOf, variantCount } from './variants.ts';

const everybody: Matcher = { matcherType: 'ALL_KEYS', negate: false };
const condition = (
  matchers: Matcher[],
  partitions: [string, number][] = [
    ['on', 60],
    ['off', 40],
  ],
): Condition => ({
  conditionType: 'ROLLOUT',
  label: 'rule',
  matcherGroup: { combiner: 'AND', matchers },
  partitions: partitions.map(([treatment, size]) => ({ treatment, size })),
});
const hero: Flag = {
  name: 'hero',
  trafficTypeName: 'user',
  status: 'ACTIVE',
  changeNumber: 1,
  killed: false,
  defaultTreatment: 'off',
  seed: 1,
  trafficAllocationSeed: 2,
  trafficAllocation: 100,
  algo: 2,
  conditions: [condition([everybody])],
};
const withMatcher = (matcher: Matcher): Flag => ({ ...hero, conditions: [condition([matcher])] });
const segment = (name: string, matcher: Matcher = everybody, excluded: RuleSegment['excluded'] = null): RuleSegment => ({
  name,
  changeNumber: 1,
  status: 'ACTIVE',
  excluded,
  conditions: [{ matcherGroup: { combiner: 'AND', matchers: [matcher] } }],
});

const empty: DefinitionWorld = {
  flag: () => undefined,
  ruleSegment: () => undefined,
  hasSegment: () => false,
  hasLargeSegment: () => false,
};
const withFlags = (...flags: Flag[]): DefinitionWorld => ({ ...empty, flag: (name) => flags.find((flag) => flag.name === name) });
const codes = (flag: Flag, previous: Flag | null = null, world = empty) => checkFlag(flag, previous, world).map(({ code }) => code);
const dependency = (split: string): Matcher => ({
  matcherType: 'IN_SPLIT_TREATMENT',
  dependencyMatcherData: { split, treatments: ['on'] },
});
const inSegment = (matcherType: string, segmentName: string): Matcher => ({ matcherType, userDefinedSegmentMatcherData: { segmentName } });

describe('a definition', () => {
  test('parses as the protocol sends it, with a matcher of a type and with data that are not known', () => {
    const wire = { ...withMatcher({ matcherType: 'IN_MOON_PHASE', moonMatcherData: { phase: 3 } }), configurations: null, sets: null };
    expect(flagSchema.parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire);
    expect(
      ruleSegmentSchema.parse({ name: 'r', changeNumber: 1, status: 'ACTIVE', conditions: [], excluded: { keys: [], segments: [] } }).name,
    ).toBe('r');
    expect(flagSchema.safeParse({ ...hero, seed: 2 ** 31 }).success).toBe(false);
    expect(flagSchema.safeParse({ ...hero, trafficAllocation: 101 }).success).toBe(false);
  });
});

describe('a flag is refused', () => {
  test('never when it is in order, also when it is saved again or archived', () => {
    expect(codes(hero)).toEqual([]);
    expect(codes({ ...hero, killed: true }, hero)).toEqual([]);
    expect(codes({ ...hero, status: 'ARCHIVED', conditions: [] }, hero)).toEqual([]);
  });

  test.each([
    [
      [
        ['on', 60],
        ['off', 39],
      ],
    ],
    [
      [
        ['on', 60],
        ['off', 41],
      ],
    ],
    [[]],
  ] as [string, number][][][])('for partitions that are not 100: %j', (partitions) => {
    expect(codes({ ...hero, conditions: [condition([everybody], partitions)] })).toEqual(['partitions']);
  });

  test.each(['seed', 'trafficAllocationSeed'] as const)('for another %s, even when it is archived', (field) => {
    expect(codes({ ...hero, [field]: 77 }, hero)).toEqual(['seed']);
    expect(codes({ ...hero, [field]: 77, status: 'ARCHIVED' }, hero)).toEqual(['seed']);
  });

  test('for control as a treatment', () => {
    expect(codes({ ...hero, defaultTreatment: 'control' })).toEqual(['control']);
    expect(codes({ ...hero, conditions: [condition([everybody], [['control', 100]])] })).toEqual(['control']);
  });

  test('for names that do not fit into addresses and cookies', () => {
    expect(codes({ ...hero, name: 'hero test' })).toEqual(['name']);
    expect(codes({ ...hero, defaultTreatment: 'a|b' })).toEqual(['treatment']);
    expect(codes({ ...hero, trafficTypeName: 'User' })).toEqual(['traffic-type']);
    expect(codes({ ...hero, sets: ['front_end', '_no', 'No', 'x'.repeat(51)] })).toEqual(['set', 'set', 'set']);
  });

  test('for rules that nobody could evaluate', () => {
    expect(codes({ ...hero, conditions: [] })).toEqual(['no-conditions']);
    expect(codes({ ...hero, conditions: [condition([])] })).toEqual(['no-matchers']);
    expect(codes(withMatcher({ matcherType: 'IN_MOON_PHASE' }))).toEqual(['matcher-type']);
    expect(codes(withMatcher({ matcherType: 'EQUAL_TO_SEMVER', stringMatcherData: '1.2' }))).toEqual(['matcher-data']);
    expect(codes(withMatcher({ matcherType: 'IN_LIST_SEMVER', whitelistMatcherData: { whitelist: ['1.2.3', 'x'] } }))).toEqual([
      'matcher-data',
    ]);
  });

  test.each(matcherTypes.filter((type) => type !== 'ALL_KEYS'))('for %s without its data', (matcherType) => {
    expect(codes(withMatcher({ matcherType }))).toContain('matcher-data');
  });

  test('for segments and flags that do not exist', () => {
    expect(codes(withMatcher(inSegment('IN_SEGMENT', 'vip')))).toEqual(['unknown-segment']);
    expect(codes(withMatcher(inSegment('IN_SEGMENT', 'vip')), null, { ...empty, hasSegment: (name) => name === 'vip' })).toEqual([]);
    expect(codes(withMatcher(inSegment('IN_RULE_BASED_SEGMENT', 'vip')))).toEqual(['unknown-segment']);
    expect(codes(withMatcher({ matcherType: 'IN_LARGE_SEGMENT', userDefinedLargeSegmentMatcherData: { largeSegmentName: 'x' } }))).toEqual([
      'unknown-segment',
    ]);
    expect(codes(withMatcher(dependency('other')))).toEqual(['unknown-flag']);
    expect(codes({ ...hero, prerequisites: [{ n: 'other', ts: ['on'] }] })).toEqual(['unknown-flag']);
  });

  test('for a circle, through matchers, prerequisites and rule segments', () => {
    expect(codes(withMatcher(dependency('hero')))).toEqual(['circle']);
    const other: Flag = { ...hero, name: 'other', prerequisites: [{ n: 'hero', ts: ['on'] }] };
    expect(codes(withMatcher(dependency('other')), null, withFlags(other))).toEqual(['circle']);
    expect(codes(withMatcher(dependency('other')), null, withFlags({ ...other, prerequisites: null }))).toEqual([]);
    const world = { ...withFlags(hero), ruleSegment: (name: string) => (name === 'r' ? segment('r', dependency('hero')) : undefined) };
    expect(codes(withMatcher(inSegment('IN_RULE_BASED_SEGMENT', 'r')), null, world)).toEqual(['circle']);
  });

  test('for more variants of a page than are kept', () => {
    const many = Array.from({ length: 12 }, (_, at): [string, number] => [`t${at}`, at === 0 ? 89 : 1]);
    expect(codes({ ...hero, conditions: [condition([everybody], many)] })).toEqual(['variants']);
    const layout: Flag = {
      ...hero,
      name: 'layout',
      conditions: [
        condition(
          [everybody],
          [
            ['a', 25],
            ['b', 25],
            ['c', 25],
            ['d', 25],
          ],
        ),
      ],
    };
    const pagesWith = () => [['hero', 'layout', 'other']];
    const others = (other: Flag) => ({ ...withFlags(layout, other), pagesWith });
    expect(codes(hero, null, others({ ...layout, name: 'other' }))).toEqual(['variants']);
    expect(codes(hero, null, others({ ...hero, name: 'gone' }))).toEqual([]);
    const four = { ...withFlags(...['b', 'c', 'd'].map((name) => ({ ...hero, name }))), pagesWith: () => [['hero', 'b', 'c', 'd']] };
    expect(codes(hero, null, four)).toEqual(['page-flags']);
  });
});

test('a rule segment is refused for unknown segments and for a circle', () => {
  const excluding = (name: string) => segment('r', everybody, { keys: null, segments: [{ type: 'rule-based', name }] });
  expect(checkRuleSegment(segment('r'), empty)).toEqual([]);
  expect(checkRuleSegment(excluding('none'), empty).map(({ code, field }) => [code, field])).toEqual([
    ['unknown-segment', 'excluded.segments.0'],
  ]);
  const world = {
    ...empty,
    ruleSegment: (name: string) => (name === 'q' ? segment('q', inSegment('IN_RULE_BASED_SEGMENT', 'r')) : undefined),
  };
  expect(checkRuleSegment(excluding('q'), world).map(({ code }) => code)).toEqual(['circle']);
});

test.each([
  ['^Grüße', null],
  ['[a-z]+@(?:beispiel|example)\\.de$', null],
  ['(?:ab+)?c', null],
  ['\\(a+\\)+', null],
  ['[(]a+[)]+', null],
  ['x'.repeat(201), 'pattern-long'],
  ['(', 'pattern-malformed'],
  ['(a+)+$', 'pattern-nested'],
  ['((a+))*', 'pattern-nested'],
  ['(a|aa)+$', 'pattern-nested'],
  ['(?:a{2,}){3}', 'pattern-nested'],
  ['(a+){2,}', 'pattern-nested'],
  ['.*.*.*.*x', 'pattern-costly'],
] as const)('the pattern %s is %s', (pattern, expected) => {
  expect(patternProblem(pattern)).toBe(expected);
});

test('every problem has a text', () => {
  const world = { ...withFlags(hero), pagesWith: () => [['hero']] };
  const wrong: Flag = {
    ...hero,
    name: '',
    conditions: [condition([]), condition([{ matcherType: 'X' }], [['control', 3]])],
    sets: ['A'],
    trafficTypeName: 'A',
  };
  for (const { message } of checkFlag(wrong, { ...hero, seed: 9 }, world)) expect(Object.keys(allTexts)).toContain(message.key);
});

test('branches of a flag are its treatments but for off, and control', () => {
  const layout: Flag = {
    ...hero,
    conditions: [
      condition(
        [everybody],
        [
          ['a', 50],
          ['b', 25],
          ['c', 25],
        ],
      ),
    ],
  };
  expect(treatmentsOf(layout)).toEqual(['a', 'b', 'c', 'off']);
  expect([branchCount(hero), branchCount(layout), variantCount([hero, layout])]).toEqual([2, 4, 8]);
});

test('event types and names of sets follow the rules of the SDK [F317] [F321]', () => {
  expect(['order_placed', '1.a:b-c', 'x'.repeat(80)].every(isEventType)).toBe(true);
  expect(['', '_a', 'a b', 'ä', 'x'.repeat(81)].some(isEventType)).toBe(false);
  expect(['a', '0_a', 'x'.repeat(50)].every(isSetName)).toBe(true);
  expect(['', '_a', 'A', 'a-b', 'x'.repeat(51)].some(isSetName)).toBe(false);
});
