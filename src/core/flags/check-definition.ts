/** What is refused when a flag or a rule segment is saved, because the SDKs or the shop could not work with it. */
import type { FieldError } from '#core/values/fault.ts';
import { type MessageValues, message } from '#core/values/message.ts';
import { type Condition, control, type Flag, type Matcher, type MatcherType, matcherTypes, type RuleSegment } from './definition.ts';
import { patternProblem } from './pattern-safety.ts';
import { circleOf, type Definition, matchersOf, type Reference, referencesOf } from './references.ts';
import { parseSemver } from './semver.ts';
import type { FlagWorld } from './subject.ts';
import { branchCount, pageLimits, variantCount } from './variants.ts';

/** What there is besides the definition that is saved. */
export type DefinitionWorld = Pick<FlagWorld, 'flag' | 'ruleSegment'> & {
  hasSegment(name: string): boolean;
  hasLargeSegment(name: string): boolean;
  /** The flags of each page that was seen to read this flag. */
  pagesWith?(flag: string): readonly (readonly string[])[];
};

/** Names are part of addresses, cookies and cache keys. */
const namePattern = /^[a-zA-Z0-9][-_.a-zA-Z0-9]{0,99}$/;
const setNamePattern = /^[a-z0-9][_a-z0-9]{0,49}$/;
const eventTypePattern = /^[a-zA-Z0-9][-_.:a-zA-Z0-9]{0,79}$/;

/** Whether an event may have this type. */
export function isEventType(text: string): boolean {
  return eventTypePattern.test(text);
}

export function isSetName(text: string): boolean {
  return setNamePattern.test(text);
}

function problem(field: string, code: string, values?: MessageValues): FieldError {
  return { field, code, message: message(`flag.problem.${code}`, values) };
}

const hasList = ({ whitelistMatcherData: data }: Matcher) => (data?.whitelist ?? []).length > 0;
const hasNumber = ({ unaryNumericMatcherData: data }: Matcher) => Boolean(data);
const hasVersion = ({ stringMatcherData: data }: Matcher) => parseSemver(data ?? '') !== null;
const hasSegment = ({ userDefinedSegmentMatcherData: data }: Matcher) => Boolean(data);

/** Whether a matcher has the data that its type needs. */
const hasData: Readonly<Record<MatcherType, (matcher: Matcher) => boolean>> = {
  ALL_KEYS: () => true,
  IN_SEGMENT: hasSegment,
  IN_RULE_BASED_SEGMENT: hasSegment,
  IN_LARGE_SEGMENT: ({ userDefinedLargeSegmentMatcherData: data }) => Boolean(data),
  WHITELIST: hasList,
  STARTS_WITH: hasList,
  ENDS_WITH: hasList,
  CONTAINS_STRING: hasList,
  EQUAL_TO_SET: hasList,
  CONTAINS_ANY_OF_SET: hasList,
  CONTAINS_ALL_OF_SET: hasList,
  PART_OF_SET: hasList,
  IN_LIST_SEMVER: (matcher) =>
    hasList(matcher) && (matcher.whitelistMatcherData?.whitelist ?? []).every((one) => parseSemver(one) !== null),
  EQUAL_TO: hasNumber,
  GREATER_THAN_OR_EQUAL_TO: hasNumber,
  LESS_THAN_OR_EQUAL_TO: hasNumber,
  BETWEEN: ({ betweenMatcherData: data }) => Boolean(data && data.start <= data.end),
  EQUAL_TO_BOOLEAN: ({ booleanMatcherData: data }) => typeof data === 'boolean',
  MATCHES_STRING: ({ stringMatcherData: data }) => Boolean(data),
  EQUAL_TO_SEMVER: hasVersion,
  GREATER_THAN_OR_EQUAL_TO_SEMVER: hasVersion,
  LESS_THAN_OR_EQUAL_TO_SEMVER: hasVersion,
  BETWEEN_SEMVER: ({ betweenStringMatcherData: data }) => parseSemver(data?.start ?? '') !== null && parseSemver(data?.end ?? '') !== null,
  IN_SPLIT_TREATMENT: ({ dependencyMatcherData: data }) => (data?.treatments ?? []).length > 0,
};

function matcherProblems({ matcher, field }: { matcher: Matcher; field: string }): FieldError[] {
  const type = matcherTypes.find((one) => one === matcher.matcherType);
  if (type === undefined) return [problem(field, 'matcher-type', { type: matcher.matcherType })];
  if (!hasData[type](matcher)) return [problem(field, 'matcher-data', { type })];
  const code = type === 'MATCHES_STRING' ? patternProblem(matcher.stringMatcherData ?? '') : null;
  return code === null ? [] : [problem(field, code)];
}

function isKnown({ kind, name }: Reference, world: DefinitionWorld): boolean {
  if (kind === 'standard') return world.hasSegment(name);
  if (kind === 'large') return world.hasLargeSegment(name);
  return (kind === 'flag' ? world.flag(name) : world.ruleSegment(name)) !== undefined;
}

/** Problems that flags and rule segments have in common. */
function ruleProblems(kind: 'flag' | 'rule-based', definition: Definition, world: DefinitionWorld): FieldError[] {
  // A definition that asks itself need not be known yet: it is a circle, which is told apart.
  const asked = referencesOf(definition).filter((reference) => reference.kind !== kind || reference.name !== definition.name);
  const unknown = asked.filter((reference) => !isKnown(reference, world));
  const circle = circleOf(kind, definition, world);
  return [
    ...(namePattern.test(definition.name) ? [] : [problem('name', 'name')]),
    ...(definition.conditions ?? []).flatMap(({ matcherGroup: { matchers } }, at) =>
      matchers.length > 0 ? [] : [problem(`conditions.${at}`, 'no-matchers')],
    ),
    ...matchersOf(definition).flatMap(matcherProblems),
    ...unknown.map(({ kind: missing, name, field }) => problem(field, missing === 'flag' ? 'unknown-flag' : 'unknown-segment', { name })),
    ...(circle ? [problem('conditions', 'circle', { names: circle.join(' → ') })] : []),
  ];
}

function partitionProblems({ partitions }: Condition, at: number): FieldError[] {
  const field = `conditions.${at}.partitions`;
  const sum = partitions.reduce((total, { size }) => total + size, 0);
  return [
    ...(sum === 100 ? [] : [problem(field, 'partitions', { sum })]),
    ...partitions.flatMap(({ treatment }) => treatmentProblems(field, treatment)),
  ];
}

function treatmentProblems(field: string, treatment: string): FieldError[] {
  if (treatment === control) return [problem(field, 'control')];
  return namePattern.test(treatment) ? [] : [problem(field, 'treatment')];
}

/** Buckets are computed from the seeds: with another one, visitors change their treatment. */
function seedProblems(flag: Flag, previous: Flag): FieldError[] {
  return (['seed', 'trafficAllocationSeed'] as const).flatMap((field) => (flag[field] === previous[field] ? [] : [problem(field, 'seed')]));
}

function variantProblems(flag: Flag, world: DefinitionWorld): FieldError[] {
  const { flags: maxFlags, variants: max } = pageLimits;
  if (branchCount(flag) > max) return [problem('conditions', 'variants', { max, count: branchCount(flag) })];
  const pages = world.pagesWith?.(flag.name) ?? [];
  return pages.flatMap((names) => {
    const flags = [flag, ...names.flatMap((name) => (name === flag.name ? [] : (world.flag(name) ?? [])))];
    if (flags.length > maxFlags) return [problem('name', 'page-flags', { max: maxFlags, names: flags.map(({ name }) => name) })];
    const count = variantCount(flags);
    return count > max ? [problem('conditions', 'variants', { max, count })] : [];
  });
}

/** Nothing for a flag that can be saved. `previous` is what it replaces; archived flags are kept as they are. */
export function checkFlag(flag: Flag, previous: Flag | null, world: DefinitionWorld): FieldError[] {
  if (flag.status === 'ARCHIVED') return previous ? seedProblems(flag, previous) : [];
  const isLower = flag.trafficTypeName !== '' && flag.trafficTypeName === flag.trafficTypeName.toLowerCase();
  return [
    ...ruleProblems('flag', flag, world),
    ...(flag.conditions.length > 0 ? [] : [problem('conditions', 'no-conditions')]),
    ...flag.conditions.flatMap(partitionProblems),
    ...treatmentProblems('defaultTreatment', flag.defaultTreatment),
    ...(isLower ? [] : [problem('trafficTypeName', 'traffic-type')]),
    ...(flag.sets ?? []).flatMap((set, at) => (isSetName(set) ? [] : [problem(`sets.${at}`, 'set', { name: set })])),
    ...(previous ? seedProblems(flag, previous) : []),
    ...variantProblems(flag, world),
  ];
}

/** Nothing for a rule segment that can be saved. */
export function checkRuleSegment(segment: RuleSegment, world: DefinitionWorld): FieldError[] {
  return segment.status === 'ARCHIVED' ? [] : ruleProblems('rule-based', segment, world);
}
