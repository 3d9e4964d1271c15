/** Records of a list with what pages say of them: for whom each is, in which language, and which household it is found in. */
import type { MergeSettings } from '#core/merge/merge-settings.ts';
import { fieldValue, type MergeRecord } from '#core/merge/record.ts';
import type { Household, HouseholdAddress } from '#core/people/household.ts';
import type { Language } from '#core/values/locale.ts';
import { mergeRecords, type RecordRules } from './merge-records.ts';

export type ListedRecord = {
  record: MergeRecord;
  label: string;
  household: string;
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

export function listedRecords(
  households: readonly Household[],
  rules: RecordRules,
  { kind, leftOut }: Pick<MergeSettings, 'kind' | 'leftOut'>,
): ListedRecords {
  const skipped = new Set(leftOut);
  const listed: ListedRecords = { records: [], leftOut: [] };
  for (const household of households) {
    for (const record of mergeRecords([household], rules, { kind, leftOut: [] })) {
      const label = recordLabel(record);
      if (skipped.has(record.key)) listed.leftOut.push({ key: record.key, label });
      else {
        const language = languageOf(household, record.key, rules);
        const address = kind === 'household' ? addressOf(household) : null;
        listed.records.push({ record, label, household: household.id, language, address });
      }
    }
  }
  return listed;
}

function addressOf({ company, street, extra, postcode, city, region, country }: Household): HouseholdAddress {
  return { company, street, extra, postcode, city, region, country };
}

/** The name of a guest, or the name lines of a household in one. */
export function recordLabel(record: MergeRecord): string {
  const name = fieldValue(record, record.kind === 'guest' ? 'name' : 'adresszeilen');
  return name?.text.replaceAll('\n', ', ') ?? '';
}

function languageOf({ guests, language }: Household, key: string, rules: RecordRules): Language {
  return guests.find(({ id }) => id === key)?.language ?? language ?? rules.language;
}
