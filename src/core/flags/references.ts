/** Which other definitions a flag or a rule segment asks. */
import type { Flag, Matcher, RuleSegment } from './definition.ts';
import type { FlagWorld } from './subject.ts';

export type Definition = Flag | RuleSegment;

export type ReferenceKind = 'flag' | 'rule-based' | 'standard' | 'large';
/** `field` is where it stands in the definition. */
export type Reference = { kind: ReferenceKind; name: string; field: string };

function referenceOf(matcher: Matcher): Omit<Reference, 'field'>[] {
  const segment = matcher.userDefinedSegmentMatcherData?.segmentName ?? '';
  switch (matcher.matcherType) {
    case 'IN_SEGMENT':
      return [{ kind: 'standard', name: segment }];
    case 'IN_RULE_BASED_SEGMENT':
      return [{ kind: 'rule-based', name: segment }];
    case 'IN_LARGE_SEGMENT':
      return [{ kind: 'large', name: matcher.userDefinedLargeSegmentMatcherData?.largeSegmentName ?? '' }];
    case 'IN_SPLIT_TREATMENT':
      return [{ kind: 'flag', name: matcher.dependencyMatcherData?.split ?? '' }];
    default:
      return [];
  }
}

/** Every matcher of a definition, with its field. */
export function matchersOf({ conditions }: Definition): { matcher: Matcher; field: string }[] {
  return (conditions ?? []).flatMap(({ matcherGroup: { matchers } }, at) =>
    matchers.map((matcher, index) => ({ matcher, field: `conditions.${at}.matchers.${index}` })),
  );
}

export function referencesOf(definition: Definition): Reference[] {
  const inMatchers = matchersOf(definition).flatMap(({ matcher, field }) => referenceOf(matcher).map((one) => ({ ...one, field })));
  const prerequisites = 'prerequisites' in definition ? (definition.prerequisites ?? []) : [];
  const excluded = 'excluded' in definition ? (definition.excluded?.segments ?? []) : [];
  return [
    ...inMatchers,
    ...prerequisites.map(({ n }, at): Reference => ({ kind: 'flag', name: n, field: `prerequisites.${at}` })),
    ...excluded.map(({ type, name }, at): Reference => ({ kind: type, name, field: `excluded.segments.${at}` })),
  ];
}

/** The names from a definition back to itself, or null when it does not ask itself, not even through others. */
export function circleOf(
  kind: 'flag' | 'rule-based',
  definition: Definition,
  world: Pick<FlagWorld, 'flag' | 'ruleSegment'>,
): string[] | null {
  const seen = new Set<string>();
  const path = [definition.name];
  const search = (from: Definition): boolean =>
    referencesOf(from).some((reference) => {
      const key = `${reference.kind} ${reference.name}`;
      if (seen.has(key)) return false;
      seen.add(key);
      path.push(reference.name);
      if (reference.kind === kind && reference.name === definition.name) return true;
      const next =
        reference.kind === 'flag'
          ? world.flag(reference.name)
          : reference.kind === 'rule-based'
            ? world.ruleSegment(reference.name)
            : undefined;
      if (next !== undefined && search(next)) return true;
      path.pop();
      return false;
    });
  return search(definition) ? path : null;
}
