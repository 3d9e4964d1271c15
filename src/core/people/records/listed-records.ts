/** Records of a list with what pages say of them: for whom each is, in which language, and which household it is found in. */
import type { ChosenRecords } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Household, HouseholdAddress } from '#core/people/household.ts';
import type { Language } from '#core/values/locale.ts';
import { type RecordRules, recordLabel } from './list-records.ts';
import { allRecords, type ListedPeople } from './merge-records.ts';

export type ListedRecord = {
  record: MergeRecord;
  label: string;
  /** Null for a record of no household, such as a table. */
  household: string | null;
  language: Language;
  /** Of a household, what its lines are made of; null for a guest. */
  address: HouseholdAddress | null;
};

export type ListedRecords = {
  /** In the order in which they are printed. */
  records: ListedRecord[];
  /** Those that no piece is printed for; what is not in the list any more is not among them. */
  leftOut: { key: string; label: string }[];
};

export function listedRecords(people: ListedPeople, rules: RecordRules, chosen: ChosenRecords): ListedRecords {
  const skipped = new Set(chosen.leftOut);
  const listed: ListedRecords = { records: [], leftOut: [] };
  for (const { record, household } of allRecords(people, rules, chosen)) {
    const label = recordLabel(record);
    if (skipped.has(record.key)) listed.leftOut.push({ key: record.key, label });
    else {
      const language = household ? languageOf(household, record.key, rules) : rules.language;
      const address = household && chosen.kind === 'household' ? addressOf(household) : null;
      listed.records.push({ record, label, household: household?.id ?? null, language, address });
    }
  }
  return listed;
}

function addressOf({ company, street, extra, postcode, city, region, country }: Household): HouseholdAddress {
  return { company, street, extra, postcode, city, region, country };
}

function languageOf({ guests, language }: Household, key: string, rules: RecordRules): Language {
  return guests.find(({ id }) => id === key)?.language ?? language ?? rules.language;
}
