/** Prepares definitions for evaluation: rules as functions, results by bucket. */
import { type Condition, control, type Flag, type RuleSegment } from './definition.ts';
import { compileMatcher } from './matchers.ts';
import type { FlagRule, References } from './subject.ts';

/** `label` names the rule that decided; `changeNumber` is that of the flag, null when there is none. */
export type Evaluation = {
  readonly treatment: string;
  readonly label: string;
  readonly changeNumber: number | null;
  readonly config: string | null;
};

/** Labels of results that no condition decided, as the SDKs of the protocol write them. */
export const treatmentLabels = {
  archived: 'archived',
  killed: 'killed',
  prerequisites: 'prerequisites not met',
  notAllocated: 'not in split',
  noMatch: 'default rule',
  unsupported: 'targeting rule type unsupported by sdk',
  unknown: 'definition not found',
  exception: 'exception',
} as const;

export type CompiledCondition = {
  readonly isMatch: FlagRule;
  readonly isRollout: boolean;
  /** The result of each bucket; there is no bucket 0. */
  readonly results: readonly Evaluation[];
};

export type CompiledFlag = {
  readonly flag: Flag;
  /** 'unsupported': a matcher's type is unknown, or there is no condition. 'unusable': partitions are not 100 percent. */
  readonly conditions: readonly CompiledCondition[] | 'unsupported' | 'unusable';
  /** Results that no condition decides. */
  readonly fixed: Readonly<Record<keyof typeof treatmentLabels, Evaluation>>;
};

/** True when all matchers match. Null when the type of one is unknown, or there is none. */
function compileGroup({ matcherGroup }: Pick<Condition, 'matcherGroup'>, references: References): FlagRule | null {
  const rules = matcherGroup.matchers.flatMap((matcher) => compileMatcher(matcher, references) ?? []);
  const [first] = rules;
  if (first === undefined || rules.length < matcherGroup.matchers.length) return null;
  return rules.length === 1 ? first : (subject) => rules.every((rule) => rule(subject));
}

export function compileFlag(flag: Flag, references: References): CompiledFlag {
  const configs = flag.configurations ?? {};
  const answer = (treatment: string, label: string): Evaluation => {
    const config = Object.hasOwn(configs, treatment) ? configs[treatment] : null;
    return { treatment, label, changeNumber: flag.changeNumber, config: config || null };
  };
  const byDefault = (label: string) => answer(flag.defaultTreatment, label);
  const fixed = {
    archived: answer(control, treatmentLabels.archived),
    killed: byDefault(treatmentLabels.killed),
    prerequisites: byDefault(treatmentLabels.prerequisites),
    notAllocated: byDefault(treatmentLabels.notAllocated),
    noMatch: byDefault(treatmentLabels.noMatch),
    unsupported: answer(control, treatmentLabels.unsupported),
    unknown: answer(control, treatmentLabels.unknown),
    exception: answer(control, treatmentLabels.exception),
  };
  const conditions: CompiledCondition[] = [];
  for (const condition of flag.conditions) {
    const isMatch = compileGroup(condition, references);
    if (isMatch === null) return { flag, conditions: 'unsupported', fixed };
    const results = [fixed.exception];
    for (const { treatment, size } of condition.partitions)
      results.push(...Array<Evaluation>(size).fill(answer(treatment, condition.label)));
    if (results.length !== 101) return { flag, conditions: 'unusable', fixed };
    conditions.push({ isMatch, isRollout: condition.conditionType === 'ROLLOUT', results });
  }
  return { flag, conditions: conditions.length > 0 ? conditions : 'unsupported', fixed };
}

export type CompiledSegment = {
  readonly keys: ReadonlySet<unknown>;
  readonly excluded: readonly { readonly type: 'standard' | 'large' | 'rule-based'; readonly name: string }[];
  readonly conditions: readonly FlagRule[];
};

export function compileSegment({ conditions, excluded }: RuleSegment, references: References): CompiledSegment {
  const rules = (conditions ?? []).map((condition) => compileGroup(condition, references));
  return {
    keys: new Set(excluded?.keys),
    excluded: excluded?.segments ?? [],
    // As in the SDKs: a matcher of an unknown type puts every key into the segment.
    conditions: rules.includes(null) ? [() => true] : rules.flatMap((rule) => rule ?? []),
  };
}
