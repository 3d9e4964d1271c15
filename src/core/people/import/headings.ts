/** Rows of headings, and which field the words of a heading name. */
import { columnOf, headingWords, isReplyHeading } from '#core/people/columns.ts';
import { folded } from '#core/people/words.ts';
import type { GridRow } from './grid.ts';
import { type GuestField, isGuestField } from './guest-fields.ts';
import { similarity } from './similarity.ts';

const headingRows = 10;

type HeadingScore = { field: GuestField; score: number; source: 'heading' | 'similar' };

/** Few words are compared letter by letter: a table may have a thousand cells that are no headings. */
function isMisspelled(text: string, word: string): boolean {
  return word.length > 3 && text[0] === word[0] && Math.abs(text.length - word.length) <= 3 && similarity(text, word) >= 0.92;
}

/** What a column of answers, "Wer kommt?", does not hold. */
const persons: ReadonlySet<GuestField> = new Set(['name', 'given', 'middle', 'family', 'nick', 'partner', 'children']);

/** 1 for a known heading, 0.8 for a known word with others, 0.75 for a misspelled one. */
export function headingScores(heading: string): HeadingScore[] {
  const text = folded(heading);
  if (text === '') return [];
  if (/^\+\s?1$/.test(heading.trim())) return [{ field: 'plusOnes', score: 1, source: 'heading' }];
  const exact = columnOf(heading);
  if (exact)
    return isGuestField(exact.field)
      ? [{ field: exact.field, score: exact.slot === '' ? 1 : exact.slot === 'work' ? 0.85 : 0.95, source: 'heading' }]
      : [];
  const isReply = isReplyHeading(heading);
  const found: HeadingScore[] = [];
  for (const [field, words] of headingWords) {
    if (!isGuestField(field) || (isReply && persons.has(field))) continue;
    const within = words.some((word) => word.length > 2 && ` ${text} `.includes(` ${word} `));
    if (within) found.push({ field, score: 0.8, source: 'heading' });
    else if (words.some((word) => isMisspelled(text, word))) found.push({ field, score: 0.75, source: 'similar' });
  }
  if (isReply && found.length === 0) return [{ field: 'ignored', score: 1, source: 'heading' }];
  // "PLZ und Ort" holds the town, and the code with it.
  const fields = found.flatMap(({ field, source }) => (source === 'heading' ? [field] : []));
  return fields.includes('city') && fields.includes('postalCode') ? [{ field: 'city', score: 0.95, source: 'heading' }] : found;
}

/** Names of people: a row with three known headings, one of them of these, is one whatever else it has. */
const names: ReadonlySet<GuestField> = new Set(['name', 'given', 'family']);

/** Two known headings and two of five cells, or three with a name among many that are not known. */
function isHeadingRow(written: readonly string[], hasRowsBelow: boolean): boolean {
  if (written.length === 0 || written.some((cell) => cell.includes('@') || /\d{4}/.test(cell) || cell.length > 60)) return false;
  const scores = written.map(headingScores);
  const count = scores.filter((own, at) => own.some(({ score }) => score >= 0.75) || columnOf(written[at] ?? '') !== null).length;
  if (count >= 0.4 * written.length) return count >= 2 || (written.length === 1 && hasRowsBelow);
  const exact = scores.flatMap((own) => own.filter(({ score }) => score >= 0.95));
  return exact.length >= 3 && exact.some(({ field }) => names.has(field));
}

/** The first of ten rows that is one of headings; null where there is none. */
export function headingRowOf(rows: readonly GridRow[]): number | null {
  const at = rows.slice(0, headingRows).findIndex(({ cells }, index) =>
    isHeadingRow(
      cells.filter((cell) => cell !== ''),
      index + 1 < rows.length,
    ),
  );
  return at < 0 ? null : at;
}
