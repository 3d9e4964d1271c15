/** What a finding asks of a customer: to go on with what is not done yet, to look at something, or to mend what cannot be printed. */
import type { Finding, Rule } from './finding.ts';

export const findingKinds = ['wrong', 'open', 'look'] as const;
export type FindingKind = (typeof findingKinds)[number];

/** What is simply not there yet: a new design is full of it, and nothing is wrong with one. */
const openRules: readonly Rule[] = ['sample-text', 'empty-photo', 'unplaced-photo', 'blank-page', 'empty-product'];

export function findingKind({ rule, level }: Pick<Finding, 'rule' | 'level'>): FindingKind {
  if (openRules.includes(rule)) return 'open';
  return level === 'block' ? 'wrong' : 'look';
}
