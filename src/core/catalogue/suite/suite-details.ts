/**
 * Details that the texts of a suite share: names, date and place of a wedding. They are found in a text by the sample of its template, so
 * that a text which its customer worded anew is left alone.
 */

import type { DesignDocument } from '#core/design/document.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import type { Message } from '#core/values/message.ts';
import { type DayForm, dayForms, parseDay, renderDay } from './written-day.ts';

export const detailKinds = ['first', 'second', 'date', 'place'] as const;
export type DetailKind = (typeof detailKinds)[number];
/** First names of the couple, the day ('2027-06-12'), and the place as one phrase. */
export type SuiteDetails = Partial<Record<DetailKind, string>>;

/** How a detail is written, so that another one is written the same way. */
type Case = 'upper' | 'as-written';
type Part = string | { kind: DetailKind; letters: Case; day?: DayForm };
type Found = { kind: DetailKind; value: string; start: number; end: number; letters: Case; day?: DayForm };

const letter = /\p{L}/u;

export function isUpper(text: string): boolean {
  return letter.test(text) && text === text.toLocaleUpperCase('de');
}

export function inLetters(text: string, letters: Case): string {
  return letters === 'upper' ? text.toLocaleUpperCase('de') : text;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** White space of any kind where the sample has some: a customer breaks lines elsewhere. */
export function flexible(text: string): string {
  return text
    .split(/(\s+|&|\bund\b)/i)
    .map((piece) => (/^\s+$/.test(piece) ? '\\s+' : /^(&|und)$/i.test(piece) ? '(?:&|und|UND|\\+)' : escaped(piece)))
    .join('');
}

/** Where a detail stands in a sample, longest first. */
function occurrences(sample: string, details: SuiteDetails): Found[] {
  const found: Found[] = [];
  const search = (kind: DetailKind, phrase: string, day?: DayForm) => {
    const pattern = new RegExp(`(?<![\\p{L}\\d])${flexible(phrase)}(?![\\p{L}\\d])`, 'giu');
    for (const match of sample.matchAll(pattern)) {
      const letters = isUpper(match[0]) && !isUpper(phrase) ? 'upper' : 'as-written';
      found.push({ kind, value: phrase, start: match.index, end: match.index + match[0].length, letters, ...(day ? { day } : {}) });
    }
  };
  if (details.date) for (const day of dayForms) search('date', renderDay(details.date, day), day);
  for (const kind of ['first', 'second', 'place'] as const) if (details[kind]) search(kind, details[kind]);
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start));
}

/** A sample in pieces: words of the design, and the details between them. */
function partsOf(sample: string, details: SuiteDetails): Part[] {
  const taken: Found[] = [];
  for (const found of occurrences(sample, details)) {
    if (taken.every(({ start, end }) => found.end <= start || found.start >= end)) taken.push(found);
  }
  const parts: Part[] = [];
  let at = 0;
  for (const { kind, start, end, letters, day } of taken.toSorted((a, b) => a.start - b.start)) {
    if (start > at) parts.push(sample.slice(at, start));
    parts.push({ kind, letters, ...(day ? { day } : {}) });
    at = end;
  }
  if (at < sample.length) parts.push(sample.slice(at));
  return parts;
}

const captures: Record<DetailKind, string> = {
  first: '(\\S{1,40}(?: \\S{1,40}){0,4}?)',
  second: '(\\S{1,40}(?: \\S{1,40}){0,4}?)',
  date: '([^\\n]{0,30}?\\d[^\\n]{0,30}?)',
  place: '(\\S[\\s\\S]{0,120}?)',
};

function titleCase(text: string): string {
  return text.toLocaleLowerCase('de').replace(/(?<!\p{L})\p{L}/gu, (first) => first.toLocaleUpperCase('de'));
}

/** The details a text shows, by its sample; null for a text that is worded otherwise, or whose sample has none. */
function detailsIn(text: string, sample: string, details: SuiteDetails): Found[] | null {
  const parts = partsOf(sample, details);
  const slots = parts.filter((part) => typeof part !== 'string');
  if (slots.length === 0) return null;
  const pattern = parts.map((part) => (typeof part === 'string' ? flexible(part) : captures[part.kind])).join('');
  const match = new RegExp(`^\\s*${pattern}\\s*$`, 'diu').exec(text);
  if (!match?.indices) return null;
  const found: Found[] = [];
  for (const [at, { kind, letters, day }] of slots.entries()) {
    const [start, end] = match.indices[at + 1] ?? [0, 0];
    const written = text.slice(start, end);
    const value =
      kind === 'date' ? parseDay(written, details.date ?? '') : letters === 'upper' && isUpper(written) ? titleCase(written) : written;
    if (value === null) return null;
    found.push({
      kind,
      value: value.replace(/\s+/g, ' '),
      start,
      end,
      letters: isUpper(written) ? letters : 'as-written',
      ...(day ? { day } : {}),
    });
  }
  return found;
}

/** The text with the details of `to` in place of old ones, in the form in which each was written. The same text where nothing fits. */
function replaceDetails(text: string, sample: string, { samples, old, to }: SuiteDetailChange): string {
  const found = detailsIn(text, sample, samples) ?? [];
  return found.toReversed().reduce((result, { kind, value, start, end, letters, day }) => {
    const isOld = old.some((details) => isSame(value, details[kind]));
    const next = to[kind];
    if (!isOld || next === undefined || isSame(value, next)) return result;
    const written = kind === 'date' ? renderDay(next, day ?? 'long') : next;
    return result.slice(0, start) + inLetters(written, letters) + result.slice(end);
  }, text);
}

function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.toLocaleLowerCase('de') === b?.toLocaleLowerCase('de');
}

/** `samples` are those of the suite. A detail that is one of `old` becomes that of `to`. */
export type SuiteDetailChange = { samples: SuiteDetails; old: readonly SuiteDetails[]; to: SuiteDetails };
export type TextChange = { page: string; element: string; label: Message | string; before: string; after: string };

/** A text of a design that began with words of its template. `label`: what it is called; German words in what older programs stored. */
export type SuiteText = { page: string; element: string; label: Message | string; text: string; sample: string };

/** Characters of a text in which details are looked for, and of all of a design as JSON: several times what a card of a suite has. */
const maxText = 600;
const maxTexts = 8_000;

/** The texts in which details can stand, in reading order. */
export function suiteTextsOf({ pages }: DesignDocument): SuiteText[] {
  const found: SuiteText[] = [];
  let length = 0;
  for (const page of pages) {
    for (const element of page.elements) {
      if (element.kind !== 'text' || element.sample === '') continue;
      const { id, text, sample } = element;
      if (Math.max(text.length, sample.length) > maxText) continue;
      const entry = { page: page.id, element: id, label: elementName(element), text, sample };
      length += JSON.stringify(entry).length;
      if (length > maxTexts) return found;
      found.push(entry);
    }
  }
  return found;
}

/** A text that its customer worded, with the words that it began with. */
export type OwnWords = Pick<SuiteText, 'sample' | 'text'>;

/** The texts of a design that its customer worded; one that was emptied is none. */
export function ownWords(texts: readonly SuiteText[]): OwnWords[] {
  return texts.flatMap(({ sample, text }) => (text === sample || text.trim() === '' ? [] : [{ sample, text }]));
}

/** Texts of a design that a change of details touches. A text that its customer worded otherwise, or gave other details, is none of them. */
export function textChanges(texts: readonly SuiteText[], change: SuiteDetailChange): TextChange[] {
  return texts.flatMap(({ page, element, label, text, sample }) => {
    const after = replaceDetails(text, sample, change);
    return after === text ? [] : [{ page, element, label, before: text, after }];
  });
}

/** The details a design shows: the first of each kind that differs from `from`, else that of `from`. */
export function currentDetails(texts: readonly SuiteText[], samples: SuiteDetails, from: SuiteDetails = samples): SuiteDetails {
  const current: SuiteDetails = { ...from };
  for (const { text, sample } of texts) {
    for (const { kind, value } of detailsIn(text, sample, samples) ?? []) {
      const isKnown = isSame(value, from[kind]) || isSame(value, samples[kind]);
      if (!isKnown && isSame(current[kind], from[kind])) current[kind] = value;
    }
  }
  return current;
}

/** Details of a suite's samples, by the words of its save-the-date card. Empty for one without. */
export function sampleDetails(words: Readonly<Record<string, string>>): SuiteDetails {
  const { 'front-names': names = '', 'front-date': date = '', 'front-place': place } = words;
  const [first, second] = names.split(/&|\bund\b/i).map((name) => name.trim());
  const day = parseDay(date, '');
  return { ...(first && second ? { first, second } : {}), ...(day ? { date: day } : {}), ...(place ? { place } : {}) };
}
