/** Business rules: functions of the model that say what is wrong. */
import type { Invoice } from './invoice.ts';

export type Finding = { rule: string; sentence: string; detail: string };

export type Rule = {
  /** As the standard numbers it. */
  id: string;
  sentence: string;
  /** What breaks the rule, each as a short detail. A rule is silent about what another rule requires to be there. */
  find(invoice: Invoice): string[];
};

/** A rule about the document as a whole. */
export function rule(id: string, sentence: string, isKept: (invoice: Invoice) => boolean): Rule {
  return { id, sentence, find: (invoice) => (isKept(invoice) ? [] : ['document']) };
}

/** A rule about each of several things, which are counted from 1 in its details. */
export function each<T>(id: string, sentence: string, things: (invoice: Invoice) => readonly T[], isKept: (one: T) => boolean): Rule {
  return { id, sentence, find: (invoice) => things(invoice).flatMap((one, index) => (isKept(one) ? [] : [`number ${index + 1}`])) };
}

export function findingsOf(rules: readonly Rule[], invoice: Invoice): Finding[] {
  return rules.flatMap(({ id, sentence, find }) => find(invoice).map((detail) => ({ rule: id, sentence, detail })));
}
