/** One record of a list: what a design is printed with once for each guest or household. */
import { textInput } from '#core/values/text/text-input.ts';
import { type FieldName, linedFields, type RecordKind } from './field-names.ts';
import { type NameParts, partsOfName, type ValuePart, wordParts } from './value-parts.ts';

export type MergeRecord = {
  /** Of the guest or household that it is for; '' for a blank piece. */
  key: string;
  kind: RecordKind;
  /** Values by field. Those of `titel`, `vorname`, `rufname`, `nachname` and `name` come from `name` where they are absent. */
  values: Readonly<Partial<Record<FieldName, string>>>;
  name?: NameParts;
};

/** A value and what its words are, for breaking it. */
export type FieldValue = { text: string; parts: readonly ValuePart[] };

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const controls = /[\p{Cc}\u200b\ufeff\ufff9-\ufffb]/gu;

/** The value of a field as plain text, or null where the record has none. */
export function fieldValue(record: MergeRecord, field: FieldName): FieldValue | null {
  const written = record.values[field];
  if (written === undefined && record.name) {
    const name = plainName(record.name);
    const parts = partsOfName(name, field);
    return parts.length > 0 ? { text: parts.map(({ text }) => text).join(' '), parts } : null;
  }
  const text = plainValue(written ?? '', linedFields.includes(field));
  return text === '' ? null : { text, parts: wordParts(text) };
}

function plainName({ title, given, particles, family, suffix }: NameParts): NameParts {
  const plain = (words: string) => plainValue(words, false);
  return {
    title: plain(title),
    given: given.map(plain).filter(Boolean),
    particles: plain(particles),
    family: family.map(plain).filter(Boolean),
    suffix: plain(suffix),
  };
}

/** Composed text in one line or, where the field has them, several, none of them empty. What its direction marks open ends with it. */
function plainValue(value: string, isLined: boolean): string {
  return textInput(value)
    .split(lineEnds)
    .map((line) => closed(line.replaceAll('\t', ' ').replace(controls, '').trim()))
    .filter(Boolean)
    .join(isLined ? '\n' : ' ');
}

const opensDirection = /[\u202a\u202b\u202d\u202e]/;
const opensIsolate = /[\u2066-\u2068]/;
const [endOfDirection, endOfIsolate] = ['\u202c', '\u2069'];

/** Embeddings, overrides and isolates are closed, so that the words behind the value keep their direction. */
function closed(value: string): string {
  if (!opensDirection.test(value) && !opensIsolate.test(value)) return value;
  const open: string[] = [];
  for (const character of value) {
    if (opensDirection.test(character)) open.push(endOfDirection);
    else if (opensIsolate.test(character)) open.push(endOfIsolate);
    else if (character === open.at(-1)) open.pop();
  }
  return value + open.toReversed().join('');
}
