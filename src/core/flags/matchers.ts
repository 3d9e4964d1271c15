/** Matchers of the flag protocol as functions. What is wrong with a rule's own data makes it match nothing, and everything when negated. */
import type { Matcher, MatcherType } from './definition.ts';
import { compareSemver, parseSemver, type Semver } from './semver.ts';
import type { FlagRule, FlagWorld, KeyParts, References, Subject } from './subject.ts';

function isKeyObject(value: unknown): value is KeyParts {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

/**
 * Attributes and keys as the matchers of the flag protocol read them. An unusable value is undefined, and matches nothing. The key that a
 * value is when one flag asks another about it.
 */
function keyValue(value: unknown): KeyParts {
  return isKeyObject(value) ? value : { matchingKey: value, bucketingKey: value };
}

/** Of a key, its matching key. Empty texts are unusable. */
function textValue(value: unknown): string | undefined {
  const plain = isKeyObject(value) ? value.matchingKey || undefined : value;
  if (typeof plain === 'string') return plain || undefined;
  if (plain === null || plain === undefined) return undefined;
  if (Array.isArray(plain)) return plain.map((one) => (typeof one === 'string' ? one : '')).join(',') || undefined;
  return Object.is(plain, -0) ? '-0' : String(plain) || undefined;
}

/** A key is no number, even if it looks like one. Other values are read as JavaScript reads numbers: null and false are 0, true is 1. */
function numberValue(value: unknown): number | undefined {
  const number = isKeyObject(value) ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** Elements as texts, each once. Only arrays are sets, and not empty ones. */
function setValue(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? [...new Set(value.map(String))] : undefined;
}

function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** Midnight UTC of the day, in milliseconds since 1970 as the argument. */
function startOfDay(ms: number): number {
  return new Date(ms).setUTCHours(0, 0, 0, 0);
}

function startOfMinute(ms: number): number {
  return new Date(ms).setUTCSeconds(0, 0);
}

type Test = (value: unknown, subject: Subject) => boolean;
const never: Test = () => false;

function onText(test: (text: string, world: FlagWorld) => boolean): Test {
  return (value, { world }) => {
    const text = textValue(value);
    return text !== undefined && test(text, world);
  };
}

function onNumber(test: (number: number) => boolean): Test {
  return (value) => {
    const number = numberValue(value);
    return number !== undefined && test(number);
  };
}

function onSet(list: readonly string[] | null | undefined, test: (set: readonly string[], list: readonly string[]) => boolean): Test {
  if (!list) return never;
  return (value) => {
    const set = setValue(value);
    return set !== undefined && test(set, list);
  };
}

function onVersion(test: (version: Semver) => boolean): Test {
  return onText((text) => {
    const version = parseSemver(text);
    return version !== null && test(version);
  });
}

function oneOf(matcher: Matcher, isMatch: (text: string, listed: string) => boolean): Test {
  const list = matcher.whitelistMatcherData?.whitelist ?? [];
  return onText((text) => list.some((listed) => isMatch(text, listed)));
}

/** Dates are compared by the day or minute that `cut` gives. */
function compared(matcher: Matcher, cut: (ms: number) => number, isMatch: (number: number, bound: number) => boolean): Test {
  const { unaryNumericMatcherData: data } = matcher;
  if (!data) return never;
  if (data.dataType !== 'DATETIME') return onNumber((number) => isMatch(number, data.value));
  const bound = cut(data.value);
  return onNumber((number) => isMatch(cut(number), bound));
}

function between({ betweenMatcherData: data }: Matcher): Test {
  if (!data) return never;
  const cut = data.dataType === 'DATETIME' ? startOfMinute : (number: number) => number;
  const [start, end] = [cut(data.start), cut(data.end)];
  return onNumber((number) => cut(number) >= start && cut(number) <= end);
}

function pattern({ stringMatcherData: data }: Matcher): Test {
  try {
    const expression = new RegExp(data ?? '(?!)');
    return onText((text) => expression.test(text));
  } catch {
    return never;
  }
}

function version(matcher: Matcher, isMatch: (version: Semver, bound: Semver) => boolean): Test {
  const bound = parseSemver(matcher.stringMatcherData ?? '');
  return bound ? onVersion((one) => isMatch(one, bound)) : never;
}

function betweenVersions({ betweenStringMatcherData: data }: Matcher): Test {
  const [start, end] = [parseSemver(data?.start ?? ''), parseSemver(data?.end ?? '')];
  return start && end ? onVersion((one) => compareSemver(start, one) <= 0 && compareSemver(end, one) >= 0) : never;
}

function listedVersion({ whitelistMatcherData: data }: Matcher): Test {
  const list = (data?.whitelist ?? []).map(parseSemver);
  // One wrong version in the list spoils all of it.
  if (list.includes(null)) return never;
  const versions = new Set(list.map((one) => one?.version));
  return onVersion((one) => versions.has(one.version));
}

const tests: Readonly<Record<MatcherType, (matcher: Matcher, references: References) => Test>> = {
  ALL_KEYS: () => onText(() => true),
  IN_SEGMENT: ({ userDefinedSegmentMatcherData: data }) =>
    data ? onText((text, world) => world.isInSegment(data.segmentName, text)) : never,
  IN_LARGE_SEGMENT: ({ userDefinedLargeSegmentMatcherData: data }) =>
    data ? onText((text, world) => world.isInLargeSegment(data.largeSegmentName, text)) : never,
  IN_RULE_BASED_SEGMENT:
    ({ userDefinedSegmentMatcherData: data }, { isInRuleSegment }) =>
    (value, subject) =>
      data ? isInRuleSegment(data.segmentName, { ...subject, key: keyValue(value) }) : false,
  WHITELIST: ({ whitelistMatcherData: data }) => {
    const list = new Set(data?.whitelist ?? []);
    return onText((text) => list.has(text));
  },
  STARTS_WITH: (matcher) => oneOf(matcher, (text, listed) => text.startsWith(listed)),
  ENDS_WITH: (matcher) => oneOf(matcher, (text, listed) => text.endsWith(listed)),
  CONTAINS_STRING: (matcher) => oneOf(matcher, (text, listed) => text.includes(listed)),
  // Lengths are compared as well: a list that names an element twice is longer than the set that it means.
  EQUAL_TO_SET: ({ whitelistMatcherData: data }) =>
    onSet(data?.whitelist, (set, list) => set.length === list.length && set.every((one) => list.includes(one))),
  CONTAINS_ANY_OF_SET: ({ whitelistMatcherData: data }) => onSet(data?.whitelist, (set, list) => list.some((one) => set.includes(one))),
  CONTAINS_ALL_OF_SET: ({ whitelistMatcherData: data }) =>
    onSet(data?.whitelist, (set, list) => set.length >= list.length && list.every((one) => set.includes(one))),
  PART_OF_SET: ({ whitelistMatcherData: data }) =>
    onSet(data?.whitelist, (set, list) => set.length <= list.length && set.every((one) => list.includes(one))),
  IN_LIST_SEMVER: listedVersion,
  EQUAL_TO: (matcher) => compared(matcher, startOfDay, (number, bound) => number === bound),
  GREATER_THAN_OR_EQUAL_TO: (matcher) => compared(matcher, startOfMinute, (number, bound) => number >= bound),
  LESS_THAN_OR_EQUAL_TO: (matcher) => compared(matcher, startOfMinute, (number, bound) => number <= bound),
  BETWEEN: between,
  EQUAL_TO_BOOLEAN:
    ({ booleanMatcherData: data }) =>
    (value) =>
      typeof data === 'boolean' && booleanOf(value) === data,
  MATCHES_STRING: pattern,
  // Versions are equal by their text, with build metadata; order does not see it.
  EQUAL_TO_SEMVER: (matcher) => version(matcher, (one, bound) => one.version === bound.version),
  GREATER_THAN_OR_EQUAL_TO_SEMVER: (matcher) => version(matcher, (one, bound) => compareSemver(one, bound) >= 0),
  LESS_THAN_OR_EQUAL_TO_SEMVER: (matcher) => version(matcher, (one, bound) => compareSemver(one, bound) <= 0),
  BETWEEN_SEMVER: betweenVersions,
  IN_SPLIT_TREATMENT:
    ({ dependencyMatcherData: data }, { treatmentOf }) =>
    (value, subject) => {
      const treatment = data ? treatmentOf(data.split, { ...subject, key: keyValue(value) }) : null;
      return treatment !== null && data?.treatments.includes(treatment) === true;
    },
};

function isKnown(type: string): type is MatcherType {
  return Object.hasOwn(tests, type);
}

/** Whether a subject matches; null for a matcher of an unknown type. */
export function compileMatcher(matcher: Matcher, references: References): FlagRule | null {
  if (!isKnown(matcher.matcherType)) return null;
  const test = tests[matcher.matcherType](matcher, references);
  const isNegated = matcher.negate === true;
  const attribute = matcher.keySelector?.attribute;
  return (subject) => test(attribute ? subject.attributes[attribute] : subject.key, subject) !== isNegated;
}
