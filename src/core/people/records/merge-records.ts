/** The records that a design is printed with: one for each guest, or for each household, in the order of the list or as its event has them. */
import type { ChosenRecords } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Household } from '#core/people/household.ts';
import { type AnsweredEvent, answeredRecords, type RecordOf } from './answered-records.ts';
import { guestRecords, householdRecord, type RecordRules } from './list-records.ts';

/** A list with the answers to the event that records are taken from; null without one. */
export type ListedPeople = { households: readonly Household[]; answers: AnsweredEvent | null };

/** Those of guests who are invited, or of households with at least one of them, or of those who answered. None for an event that is gone. */
export function allRecords({ households, answers }: ListedPeople, rules: RecordRules, { kind, from }: ChosenRecords): RecordOf[] {
  if (from) return answers ? answeredRecords({ households, rules, from, answers }) : [];
  return households.flatMap((household) =>
    (kind === 'guest' ? guestRecords(household, rules) : householdRecord(household, rules)).map((record) => ({ record, household })),
  );
}

/** Without those that are left out. */
export function mergeRecords(people: ListedPeople, rules: RecordRules, chosen: ChosenRecords): MergeRecord[] {
  const skipped = new Set(chosen.leftOut);
  return allRecords(people, rules, chosen).flatMap(({ record }) => (skipped.has(record.key) ? [] : [record]));
}
