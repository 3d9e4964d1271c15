/** Fills the fields of a text with the values of a record. What a value holds is text: nothing in it is read as a field or a pattern. */
import type { DesignDocument, Element, Page, TextElement } from '#core/design/document.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { type FieldName, isFieldOf } from './field-names.ts';
import { shortAddress } from './page-address.ts';
import { type FieldRun, parseFields, type Run, valuePlace } from './parse-fields.ts';
import { type FieldValue, fieldValue, type MergeRecord } from './record.ts';
import { placeKey } from './translate.ts';
import { isAnd, type PartKind, wordParts } from './value-parts.ts';

/** A word of a filled text that the breaks beside it hang on. */
export type WordSpan = { from: number; to: number; kind: PartKind };

export type FilledText = {
  text: string;
  /** Words of values, and those that join two names; in order. */
  spans: readonly WordSpan[];
  /** Fields without a value and without words in its place. */
  missing: readonly FieldName[];
  /** Fields without a value whose words are printed. */
  fallbacks: readonly FieldName[];
  /** Names that are no field of such records. */
  unknown: readonly string[];
};

/** As `wordParts` parts them. */
const words = /[^ ]+/g;

type Line = { text: string; spans: WordSpan[]; hasFields: boolean; isAfterNothing: boolean };
type Notes = { missing: Set<FieldName>; fallbacks: Set<FieldName>; unknown: Set<string> };

type Text = Pick<TextElement, 'text'>;

const runsOf = weakMemoize((element: Text): readonly Run[] => parseFields(element.text));

/** True for a text with a field. */
export function isMerged(element: Text): boolean {
  return element.text.includes('{{') && runsOf(element).some(({ kind }) => kind === 'field');
}

/** The text of an element for one record; of a code, with whole addresses. A line that held fields and is empty with their values is left out. */
export function fillText(element: Text, record: MergeRecord, isCode = false): FilledText {
  const notes: Notes = { missing: new Set(), fallbacks: new Set(), unknown: new Set() };
  const lines: Line[] = [emptyLine()];
  for (const run of runsOf(element)) {
    const last = lines.at(-1) ?? emptyLine();
    if (run.kind === 'field') {
      last.hasFields = true;
      lines.push(...withValue(last, printed(run, record, notes, isCode)));
      continue;
    }
    const [first = '', ...others] = element.text.slice(run.start, run.end).split('\n');
    addDesigned(last, first);
    lines.push(...others.map(designedLine));
  }
  const { missing, fallbacks, unknown } = notes;
  return { ...joined(lines), missing: [...missing], fallbacks: [...fallbacks], unknown: [...unknown] };
}

function emptyLine(): Line {
  return { text: '', spans: [], hasFields: false, isAfterNothing: false };
}

/** What a field prints, or null for nothing. */
function printed(run: FieldRun, record: MergeRecord, { missing, fallbacks, unknown }: Notes, isCode: boolean): FieldValue | null {
  const { name, fallback, around } = run;
  if (!isFieldOf(record.kind, name)) {
    unknown.add(name);
    return null;
  }
  const whole = fieldValue(record, name);
  const value = whole && name === 'seite' && !isCode ? plain(shortAddress(whole.text)) : whole;
  if (value) return around === null ? value : aroundValue(around, value);
  if (around !== null) return null;
  if (fallback === null) missing.add(name);
  else if (fallback !== '') {
    fallbacks.add(name);
    return plain(fallback);
  }
  return null;
}

function plain(text: string): FieldValue {
  return { text, parts: wordParts(text) };
}

/** The words of a conditional field with its value, which is no pattern. The words of the value stay what they are. */
function aroundValue(around: string, { text, parts }: FieldValue): FieldValue {
  const whole = around.split(valuePlace).join(text);
  const [before = ''] = around.split(valuePlace);
  const first = wordParts(before).length - (before === '' || before.endsWith(' ') ? 0 : 1);
  return { text: whole, parts: wordParts(whole).map((part, at) => ({ ...part, kind: parts[at - first]?.kind ?? part.kind })) };
}

/** Adds a value to a line. Returns the lines that begin in it. A field that prints nothing takes the space beside it with it. */
function withValue(line: Line, value: FieldValue | null): Line[] {
  if (!value) {
    line.isAfterNothing = line.text === '' || line.text.endsWith(' ');
    return [];
  }
  const [first = '', ...others] = value.text.split('\n');
  const lines = [line, ...others.map((): Line => ({ ...emptyLine(), hasFields: true }))];
  let part = 0;
  for (const [index, text] of [first, ...others].entries()) {
    const into = lines[index] ?? line;
    const start = into.text.length;
    for (const { 0: word, index: at } of text.matchAll(words)) {
      into.spans.push({ from: start + at, to: start + at + word.length, kind: value.parts[part]?.kind ?? 'word' });
      part += 1;
    }
    into.text += text;
    into.isAfterNothing = false;
  }
  return lines.slice(1);
}

function designedLine(text: string): Line {
  const line = emptyLine();
  addDesigned(line, text);
  return line;
}

/** Adds words of the design to a line. Of them only those that join names are of interest. */
function addDesigned(line: Line, text: string): void {
  const shown = line.isAfterNothing && text.startsWith(' ') ? text.slice(1) : text;
  if (shown !== '') line.isAfterNothing = false;
  const start = line.text.length;
  for (const { 0: word, index } of shown.matchAll(words)) {
    if (isAnd(word)) line.spans.push({ from: start + index, to: start + index + word.length, kind: 'and' });
  }
  line.text += shown;
}

function joined(lines: readonly Line[]): Pick<FilledText, 'text' | 'spans'> {
  const spans: WordSpan[] = [];
  const texts: string[] = [];
  let start = 0;
  for (const line of lines) {
    const text = line.hasFields && line.isAfterNothing ? line.text.trimEnd() : line.text;
    if (line.hasFields && text.trim() === '') continue;
    spans.push(...line.spans.map(({ from, to, kind }) => ({ from: start + from, to: start + to, kind })));
    texts.push(text);
    start += text.length + 1;
  }
  return { text: texts.join('\n'), spans };
}

/** The design with its texts as they are for one record, at their designed size; texts without fields and their pages stay the same objects. */
export function fillDocument<D extends DesignDocument>(design: D, record: MergeRecord): D {
  return changeTexts(design, (element) => ({ ...element, text: fillText(element, record).text }));
}

const none: ReadonlySet<string> = new Set();

/** Changes the texts that hold fields, and the `others` by `placeKey`. */
export function changeTexts<D extends DesignDocument>(
  design: D,
  change: (element: TextElement, page: D['pages'][number]) => TextElement,
  others: ReadonlySet<string> = none,
): D {
  const pages = design.pages.map((page) => {
    const elements = page.elements.map((element) => {
      const isChanged = element.kind === 'text' && (isMerged(element) || others.has(placeKey(page, element)));
      return isChanged ? change(element, page) : element;
    });
    return elements.some((element, at) => element !== page.elements[at]) ? { ...page, elements } : page;
  });
  return { ...design, pages };
}

/** The content of a code as a text that may hold fields. */
const contentOf = weakMemoize(({ content }: QrElement): Text => ({ text: content }));

/** True for what differs from record to record. */
export function isPersonal(element: Element): boolean {
  if (element.kind === 'text') return isMerged(element);
  return element.kind === 'qr' && isMerged(contentOf(element));
}

/** The design with its codes as they are for one record; one that says nothing for it is left out. `note` is told how each was filled. */
export function fillCodes<D extends DesignDocument>(
  design: D,
  record: MergeRecord,
  note: (page: Page, element: QrElement, filled: FilledText) => void,
): D {
  const pages = design.pages.map((page) => {
    if (!page.elements.some((element) => element.kind === 'qr' && isPersonal(element))) return page;
    const elements = page.elements.flatMap((element) => {
      if (element.kind !== 'qr' || !isPersonal(element)) return element;
      const filled = fillText(contentOf(element), record, true);
      note(page, element, filled);
      const isEmpty = filled.missing.length > 0 || filled.text === '';
      return isEmpty ? [] : { ...element, content: filled.text };
    });
    return { ...page, elements };
  });
  return { ...design, pages };
}
