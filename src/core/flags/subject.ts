/** What a rule is asked about, and what it may look up. */
import type { Flag, RuleSegment } from './definition.ts';

/** What rules refer to. A name that is not known is undefined or false. */
export type FlagWorld = {
  flag(name: string): Flag | undefined;
  ruleSegment(name: string): RuleSegment | undefined;
  isInSegment(name: string, key: string): boolean;
  isInLargeSegment(name: string, key: string): boolean;
};

export type Attributes = Readonly<Record<string, unknown>>;

/** Texts, but where one flag asks another about an attribute: both parts are then the value of the attribute. */
export type KeyParts = { readonly matchingKey?: unknown; readonly bucketingKey?: unknown };

export type Subject = {
  readonly key: KeyParts;
  readonly attributes: Attributes;
  readonly world: FlagWorld;
  /** How many definitions have asked each other so far. */
  readonly depth: number;
};

/** What a rule asks of other definitions. */
export type References = {
  treatmentOf(flag: string, subject: Subject): string | null;
  isInRuleSegment(segment: string, subject: Subject): boolean;
};

export type FlagRule = (subject: Subject) => boolean;
