/** Feature flags and rule segments as the flag protocol sends them. Field names are the protocol's; numbers are whole unless stated. */
import * as z from 'zod/mini';

/** Every matcher that is evaluated. A flag with another one answers `control`. */
export const matcherTypes = [
  'ALL_KEYS',
  'IN_SEGMENT',
  'IN_LARGE_SEGMENT',
  'IN_RULE_BASED_SEGMENT',
  'WHITELIST',
  'STARTS_WITH',
  'ENDS_WITH',
  'CONTAINS_STRING',
  'EQUAL_TO_SET',
  'CONTAINS_ANY_OF_SET',
  'CONTAINS_ALL_OF_SET',
  'PART_OF_SET',
  'IN_LIST_SEMVER',
  'EQUAL_TO',
  'GREATER_THAN_OR_EQUAL_TO',
  'LESS_THAN_OR_EQUAL_TO',
  'BETWEEN',
  'EQUAL_TO_BOOLEAN',
  'MATCHES_STRING',
  'EQUAL_TO_SEMVER',
  'GREATER_THAN_OR_EQUAL_TO_SEMVER',
  'LESS_THAN_OR_EQUAL_TO_SEMVER',
  'BETWEEN_SEMVER',
  'IN_SPLIT_TREATMENT',
] as const;
export type MatcherType = (typeof matcherTypes)[number];

/** The treatment of a visitor for whom a flag cannot be evaluated. */
export const control = 'control';

const int = z.number().check(z.int());
const int32 = int.check(z.minimum(-(2 ** 31)), z.maximum(2 ** 31 - 1));
const percent = int.check(z.minimum(0), z.maximum(100));
const status = z.enum(['ACTIVE', 'ARCHIVED']);
const absent = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const numberKind = absent(z.enum(['NUMBER', 'DATETIME']));

/** Loose: the data of a matcher that is not known here is passed on. */
const matcherSchema = z.looseObject({
  matcherType: z.string(),
  /** The result is inverted, that of a missing attribute, too. */
  negate: z.optional(z.boolean()),
  /** The attribute that is compared; none: the key. */
  keySelector: absent(z.object({ trafficType: z.optional(z.string()), attribute: absent(z.string()) })),
  userDefinedSegmentMatcherData: absent(z.object({ segmentName: z.string() })),
  userDefinedLargeSegmentMatcherData: absent(z.object({ largeSegmentName: z.string() })),
  whitelistMatcherData: absent(z.object({ whitelist: absent(z.array(z.string())) })),
  /** DATETIME in milliseconds since 1970 */
  unaryNumericMatcherData: absent(z.object({ dataType: numberKind, value: z.number() })),
  betweenMatcherData: absent(z.object({ dataType: numberKind, start: z.number(), end: z.number() })),
  booleanMatcherData: absent(z.boolean()),
  /** A pattern or a version. */
  stringMatcherData: absent(z.string()),
  betweenStringMatcherData: absent(z.object({ start: z.string(), end: z.string() })),
  dependencyMatcherData: absent(z.object({ split: z.string(), treatments: z.array(z.string()) })),
});
export type Matcher = z.infer<typeof matcherSchema>;

const matcherGroup = z.object({ combiner: z.literal('AND'), matchers: z.array(matcherSchema) });
const conditionType = z.enum(['ROLLOUT', 'WHITELIST']);

const conditionSchema = z.object({
  /** WHITELIST conditions are not subject to the traffic allocation. */
  conditionType,
  label: z.string(),
  matcherGroup,
  /** Shares of buckets, in percent, in this order. */
  partitions: z.array(z.object({ treatment: z.string(), size: percent })),
});
export type Condition = z.infer<typeof conditionSchema>;

export const flagSchema = z.object({
  name: z.string(),
  trafficTypeName: z.string(),
  status,
  /** Rises with each change. */
  changeNumber: int,
  /** Everybody has the default treatment. */
  killed: z.boolean(),
  defaultTreatment: z.string(),
  /** Decides who is in which bucket. */
  seed: int32,
  trafficAllocationSeed: z.optional(int32),
  /** Percent of keys that rollout conditions are for; absent: 100. */
  trafficAllocation: z.optional(percent),
  /** Always murmur3. */
  algo: z.optional(z.literal(2)),
  /** The first that matches decides. */
  conditions: z.array(conditionSchema),
  /** Text by treatment, mostly JSON. */
  configurations: absent(z.record(z.string(), z.string())),
  sets: absent(z.array(z.string())),
  /** Other flags (n) that have to answer with one of the treatments (ts). */
  prerequisites: absent(z.array(z.object({ n: z.string(), ts: z.array(z.string()) }))),
  impressionsDisabled: absent(z.boolean()),
});
export type Flag = z.infer<typeof flagSchema>;

export const ruleSegmentSchema = z.object({
  name: z.string(),
  changeNumber: int,
  status,
  /** A key is in the segment when one matches and it is not excluded; without conditions the segment is empty. */
  conditions: absent(z.array(z.object({ conditionType: z.optional(conditionType), label: z.optional(z.string()), matcherGroup }))),
  excluded: absent(
    z.object({
      keys: absent(z.array(z.string())),
      segments: absent(z.array(z.object({ type: z.enum(['standard', 'large', 'rule-based']), name: z.string() }))),
    }),
  ),
});
export type RuleSegment = z.infer<typeof ruleSegmentSchema>;
