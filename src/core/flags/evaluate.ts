/** Evaluates a feature flag for a key, with the results and labels of the flag protocol's SDKs. */
import type { Flag, RuleSegment } from './definition.ts';

/** What rules refer to. A name that is not known is undefined or false. */
export type FlagWorld = {
  flag(name: string): Flag | undefined;
  ruleSegment(name: string): RuleSegment | undefined;
  isInSegment(name: string, key: string): boolean;
  isInLargeSegment(name: string, key: string): boolean;
};

/** Rules compare the matching key, buckets are computed from the bucketing key. Mostly both are the same. */
export type FlagKey = { readonly matchingKey: string; readonly bucketingKey: string };

/** `label` names the rule that decided; `changeNumber` is that of the flag, null when there is none. */
export type Evaluation = {
  readonly treatment: string;
  readonly label: string;
  readonly changeNumber: number | null;
  readonly config: string | null;
};
