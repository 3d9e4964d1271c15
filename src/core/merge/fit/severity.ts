/** Which records of a list are worth looking at before it is printed. */
import { type FieldName, isFieldOf } from '#core/merge/field-names.ts';
import { fieldValue, type MergeRecord } from '#core/merge/record.ts';
import type { FittedRecord } from './fit-record.ts';
import type { TextFit } from './fit-text.ts';

const nameFields: readonly FieldName[] = ['vorname', 'nachname', 'name', 'rufname', 'begleitung', 'personen'];
const longName = 40;
/** Scripts that do not stand in one name. Those of Japanese are written together. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

/** Mixed scripts, digits, or more letters than names have: often a mistake of the list. Names are never corrected. */
export function isUntypical(record: MergeRecord): boolean {
  return nameFields.some((field) => {
    const name = isFieldOf(record.kind, field) ? fieldValue(record, field)?.text : undefined;
    if (name === undefined) return false;
    const letters = [...name].filter((character) => /\p{L}/u.test(character)).length;
    const isMixed = scripts.filter((script) => script.test(name)).length > 1;
    return isMixed || /\p{Nd}/u.test(name) || (letters > longName && field !== 'personen');
  });
}

function fitSeverity({ sizeUm, wishedUm, extraLines, isTracked, shortened }: TextFit): number {
  return 100 * (1 - sizeUm / wishedUm) + 15 * extraLines + (isTracked ? 10 : 0) + 25 * shortened.length;
}

/** How far a record is from what was designed: 0 for one that is printed as designed. */
export function severityOf({ fits, findings }: FittedRecord, record: MergeRecord): number {
  const has = (kind: (typeof findings)[number]['kind']) => findings.some((finding) => finding.kind === kind);
  return (
    fits.reduce((sum, fit) => sum + fitSeverity(fit), 0) +
    (has('substituted-glyph') ? 40 : 0) +
    (has('fallback') ? 30 : 0) +
    (isUntypical(record) ? 50 : 0)
  );
}

export type RecordSeverity = { key: string; severity: number };

/** The worst records, worst first; of equal ones that which comes first in the list. None that is printed as designed. */
export function worstRecords(all: readonly RecordSeverity[], count = 5): string[] {
  return all
    .filter(({ severity }) => severity > 0)
    .toSorted((a, b) => b.severity - a.severity)
    .slice(0, count)
    .map(({ key }) => key);
}
