/**
 * A design for one record, with its texts fitted. It is a function of the design, the record and the engine alone: what else is in the list
 * changes nothing of it, so that the Sheets of a record stay the same until the record or the design changes.
 */

import type { DesignDocument } from '#core/design/document.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { FieldName } from '#core/merge/field-names.ts';
import { changeTexts, type FilledText, fillCodes, isMerged } from '#core/merge/fill.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { type Substitutes, withSubstitutes } from '#core/merge/substitutes.ts';
import {
  noTranslations,
  placeKey,
  recordLanguage,
  type TranslatedDesign,
  type Translations,
  translatedDesign,
} from '#core/merge/translate.ts';
import type { Language } from '#core/values/locale.ts';
import type { Message } from '#core/values/message.ts';
import type { ChosenLines } from './chosen-lines.ts';
import { type Allowed, type BreakOption, breakOptions, type FitPlace, type FittedElement, fitText, type TextFit } from './fit-text.ts';

/** Sizes in micrometres by `placeKey`, in place of designed ones. */
export type CommonSizes = Readonly<Record<string, number>>;

/** `blocked`: the record is not printed as it is. */
export type RecordState = 'ok' | 'hint' | 'blocked';

export type RecordFinding = { record: string; page: string; element: string; level: 'hint' | 'blocked' } & (
  | { kind: 'missing'; field: FieldName }
  | { kind: 'fallback'; field: FieldName }
  /** The name as fields are called, of a field that no such record has. */
  | { kind: 'unknown-field'; name: string }
  /** The text has words and no translation into the language of the record. */
  | { kind: 'untranslated'; language: Language }
  | { kind: 'overflow' }
  /** Breaks were chosen for the text, and it has no such breaks any more, or does not fit by them. */
  | { kind: 'dropped-lines' }
  | { kind: 'missing-glyph'; characters: string[] }
  | { kind: 'substituted-glyph'; characters: string[] }
);

export type FittedRecord<D extends DesignDocument = DesignDocument> = {
  key: string;
  design: D;
  state: RecordState;
  fits: readonly TextFit[];
  findings: readonly RecordFinding[];
};

const nothing: Allowed = { tracking: 0, shorten: [] };

/** `sizesUm` holds the sizes of a merge whose records share them; null and absent: each record has the designed ones. */
export type FitOptions = {
  fonts: FontSet;
  sizesUm?: CommonSizes | null;
  allowed?: Allowed;
  translations?: Translations | undefined;
  substitutes?: Substitutes | undefined;
  lines?: ChosenLines | undefined;
};

/** Throws Fault 'bad-input' for a font or ink that is not there. */
export function fitRecord<D extends DesignDocument>(design: D, record: MergeRecord, options: FitOptions): FittedRecord<D> {
  const language = recordLanguage(design, record);
  const translated = designOfRecord(design, language, options);
  const fits: TextFit[] = [];
  const findings = translated.untranslated.map(
    (place): RecordFinding => ({ record: record.key, ...place, level: 'blocked', kind: 'untranslated', language }),
  );
  const fitted = changeTexts(
    translated.design,
    (element, page) => {
      const made = fitText(placeOf({ design: translated.design, page, element }, options, record.key), record);
      fits.push(made.fit);
      findings.push(...findingsOf(made, record.key));
      return made.element;
    },
    translated.changed,
  );
  const coded = fillCodes(fitted, record, (page, element, filled) => {
    findings.push(...fieldFindings(filled, { record: record.key, page: page.id, element: element.id }, 'blocked'));
  });
  const isBlocked = findings.some(({ level }) => level === 'blocked');
  return { key: record.key, design: coded, state: isBlocked ? 'blocked' : findings.length > 0 ? 'hint' : 'ok', fits, findings };
}

/** Where a text of a record stands, with its wished size and the breaks that were chosen for it. */
function placeOf(
  text: Pick<FitPlace, 'design' | 'page' | 'element'>,
  { fonts, sizesUm, allowed = nothing, lines }: FitOptions,
  record: string,
): FitPlace {
  const { page, element } = text;
  const key = placeKey(page, element);
  const wishedUm = Math.min(element.sizeUm, sizesUm?.[key] ?? element.sizeUm);
  return { ...text, fonts, wishedUm, allowed, lines: lines?.[record]?.[key] };
}

/** A text of a record that can be broken in several ways. */
export type TextOptions = {
  /** See `placeKey`. */
  key: string;
  label: Message;
  options: BreakOption[];
};

/** The texts of a record that can be broken in several ways, with these. */
export function lineOptions(design: DesignDocument, record: MergeRecord, options: FitOptions): TextOptions[] {
  const own = designOfRecord(design, recordLanguage(design, record), options).design;
  return own.pages.flatMap((page) =>
    page.elements.flatMap((element): TextOptions[] => {
      if (element.kind !== 'text' || !isMerged(element)) return [];
      const place = placeOf({ design: own, page, element }, options, record.key);
      const ways = breakOptions(place, record);
      // A choice that fits no more can be taken back.
      return ways.length > (place.lines ? 0 : 1) ? [{ key: placeKey(page, element), label: elementName(element), options: ways }] : [];
    }),
  );
}

/** In the language of the record, with the words that stand in for values. */
function designOfRecord<D extends DesignDocument>(
  design: D,
  language: Language,
  { translations = noTranslations, substitutes }: Pick<FitOptions, 'translations' | 'substitutes'>,
): TranslatedDesign<D> {
  const translated = translatedDesign(design, language, translations);
  return { ...translated, design: withSubstitutes(translated.design, substitutes) };
}

function findingsOf({ element, fit, filled, findings }: FittedElement, record: string): RecordFinding[] {
  const place = { record, page: fit.page, element: fit.element };
  return [
    ...fieldFindings(filled, place, element.personal ? 'blocked' : 'hint'),
    ...(fit.step === 'overflow' ? [{ ...place, level: 'blocked', kind: 'overflow' } as const] : []),
    ...(fit.chosen === 'dropped' ? [{ ...place, level: 'hint', kind: 'dropped-lines' } as const] : []),
    ...findings.flatMap((finding): RecordFinding[] => {
      const { kind } = finding;
      if (kind === 'overflow') return [];
      return [{ ...place, level: kind === 'missing-glyph' ? 'blocked' : 'hint', kind, characters: finding.characters }];
    }),
  ];
}

/** `ofMissing`: how a value counts that is not there. */
function fieldFindings(
  { missing, fallbacks, unknown }: FilledText,
  place: Pick<RecordFinding, 'record' | 'page' | 'element'>,
  ofMissing: RecordFinding['level'],
): RecordFinding[] {
  return [
    ...unknown.map((name): RecordFinding => ({ ...place, level: 'blocked', kind: 'unknown-field', name })),
    ...missing.map((field): RecordFinding => ({ ...place, level: ofMissing, kind: 'missing', field })),
    ...fallbacks.map((field): RecordFinding => ({ ...place, level: 'hint', kind: 'fallback', field })),
  ];
}

/** Of a hundred records, so many fit as designed at a common size. */
const fittingShare = 0.95;

/**
 * For each text the largest size at which 95 of 100 records fit as designed, by the best breaks alone. A job stores it: computed anew for a
 * list that has grown it may be another one. Records that do not fit at it are smaller.
 */
export function commonSizes(
  design: DesignDocument,
  records: readonly MergeRecord[],
  fonts: FontSet,
  words: Pick<FitOptions, 'translations' | 'substitutes'> = {},
): CommonSizes {
  const sizes: Record<string, number> = {};
  if (records.length === 0) return sizes;
  const designs = records.map((record) => designOfRecord(design, recordLanguage(design, record), words).design);
  for (const [pageAt, page] of design.pages.entries()) {
    for (const [elementAt, element] of page.elements.entries()) {
      if (element.kind !== 'text' || !isMerged(element)) continue;
      const fitting = records.map((record, at) => fittingUm(designs[at] ?? design, { pageAt, elementAt }, fonts, record));
      const least = fitting.toSorted((a, b) => b - a)[Math.ceil(fitting.length * fittingShare) - 1] ?? 0;
      sizes[placeKey(page, element)] = Math.max(least, element.minSizeUm);
    }
  }
  return sizes;
}

/** The largest size at which a text fits, 0 for none. */
function fittingUm(design: DesignDocument, at: { pageAt: number; elementAt: number }, fonts: FontSet, record: MergeRecord): number {
  const page = design.pages[at.pageAt];
  const element = page?.elements[at.elementAt];
  if (!page || element?.kind !== 'text') return 0;
  const { step, sizeUm } = fitText({ design, page, element, fonts, wishedUm: element.sizeUm, allowed: nothing }, record).fit;
  return step === 'overflow' ? 0 : sizeUm;
}
