/** Evaluates a feature flag for a key, with the results and labels of the flag protocol's SDKs. */
import { weakMemoize } from '#core/values/memoize.ts';
import { type CompiledFlag, compileFlag, compileSegment, type Evaluation, treatmentLabels } from './compile.ts';
import { control, type Flag, type RuleSegment } from './definition.ts';
import { bucketOf } from './murmur.ts';
import type { Attributes, FlagWorld, References, Subject } from './subject.ts';

export type { Evaluation } from './compile.ts';
export type { FlagWorld } from './subject.ts';

/** Rules compare the matching key, buckets are computed from the bucketing key. Mostly both are the same. */
export type FlagKey = { readonly matchingKey: string; readonly bucketingKey: string };

/** Definitions ask each other at most so deep: those of another service may ask in a circle. */
const maxDepth = 50;

class TooDeep extends Error {}

const references: References = {
  /** Null where the SDKs of the protocol throw, which is no match to the flag that asks. */
  treatmentOf: (name, subject) => nested(name, subject)?.treatment ?? null,
  isInRuleSegment: (name, subject) => {
    const segment = subject.world.ruleSegment(name);
    return segment !== undefined && segment.status !== 'ARCHIVED' && isMember(segment, subject);
  },
};

const compiledFlag = weakMemoize((flag: Flag) => compileFlag(flag, references));
const compiledSegment = weakMemoize((segment: RuleSegment) => compileSegment(segment, references));

const unknownFlag: Evaluation = { treatment: control, label: treatmentLabels.unknown, changeNumber: null, config: null };

function deeper(subject: Subject): Subject {
  if (subject.depth === maxDepth) throw new TooDeep();
  return { ...subject, depth: subject.depth + 1 };
}

function isMember(segment: RuleSegment, asked: Subject): boolean {
  const subject = deeper(asked);
  const { keys, excluded, conditions } = compiledSegment(segment);
  const { world } = subject;
  const key = subject.key.matchingKey;
  if (keys.has(key)) return false;
  const isExcluded = excluded.some(({ type, name }) => {
    if (type === 'rule-based') return references.isInRuleSegment(name, subject);
    if (typeof key !== 'string') return false;
    return type === 'standard' ? world.isInSegment(name, key) : world.isInLargeSegment(name, key);
  });
  return !isExcluded && conditions.some((isMatch) => isMatch(subject));
}

function nested(name: string, subject: Subject): Evaluation | null {
  const flag = subject.world.flag(name);
  return flag === undefined ? unknownFlag : decide(compiledFlag(flag), deeper(subject));
}

/** Whether all prerequisites hold; null where one cannot be evaluated. */
function prerequisitesOf({ prerequisites }: Flag, subject: Subject): boolean | null {
  for (const { n, ts } of prerequisites ?? []) {
    const result = nested(n, subject);
    if (result === null) return null;
    if (!ts.includes(result.treatment)) return false;
  }
  return true;
}

/** The order of the protocol. Null for a definition or a key that cannot be evaluated. */
function decide({ flag, conditions, fixed }: CompiledFlag, subject: Subject): Evaluation | null {
  if (conditions === 'unusable') return null;
  if (flag.status === 'ARCHIVED') return fixed.archived;
  if (flag.killed) return fixed.killed;
  const isAllowed = prerequisitesOf(flag, subject);
  if (isAllowed !== true) return isAllowed === null ? null : fixed.prerequisites;
  if (conditions === 'unsupported') return fixed.unsupported;
  const { trafficAllocation = 100, trafficAllocationSeed = 0 } = flag;
  const key = subject.key.bucketingKey;
  for (const { isMatch, isRollout, results } of conditions) {
    if (isRollout && trafficAllocation < 100) {
      if (typeof key !== 'string') return null;
      if (bucketOf(key, trafficAllocationSeed) > trafficAllocation) return fixed.notAllocated;
    }
    if (isMatch(subject)) return typeof key === 'string' ? (results[bucketOf(key, flag.seed)] ?? null) : null;
  }
  return fixed.noMatch;
}

/** Answers `control` with the label 'exception' for a definition that cannot be evaluated, and for flags that ask each other in a circle. */
export function evaluate(world: FlagWorld, name: string, key: FlagKey, attributes: Attributes): Evaluation {
  const flag = world.flag(name);
  if (flag === undefined) return unknownFlag;
  const compiled = compiledFlag(flag);
  try {
    return decide(compiled, { key, attributes, world, depth: 0 }) ?? compiled.fixed.exception;
  } catch (error) {
    if (error instanceof TooDeep) return compiled.fixed.exception;
    throw error;
  }
}
