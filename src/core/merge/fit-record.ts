/**
 * A design for one record, with its texts fitted. It is a function of the design, the record and the engine alone: what else is in the list
 * changes nothing of it, so that the Sheets of a record stay the same until the record or the design changes.
 */
import type { DesignDocument } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { FieldName } from './field-names.ts';
import { changeTexts, type FilledText, fillCodes, isMerged } from './fill.ts';
import { type Allowed, type FittedElement, fitText, type TextFit } from './fit-text.ts';
import type { MergeRecord } from './record.ts';

/** Sizes in micrometres by `sizeKey`, in place of designed ones. */
export type CommonSizes = Readonly<Record<string, number>>;

/** `blocked`: the record is not printed as it is. */
export type RecordState = 'ok' | 'hint' | 'blocked';

export type RecordFinding = { record: string; page: string; element: string; level: 'hint' | 'blocked' } & (
  | { kind: 'missing'; field: FieldName }
  | { kind: 'fallback'; field: FieldName }
  /** The name as fields are called, of a field that no such record has. */
  | { kind: 'unknown-field'; name: string }
  | { kind: 'overflow' }
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

/** `sizesUm` holds the sizes of a job whose records share them; without it each record has the designed ones. */
export type FitOptions = { fonts: FontSet; sizesUm?: CommonSizes; allowed?: Allowed };

export function sizeKey(page: { id: string }, element: { id: string }): string {
  return `${page.id}/${element.id}`;
}

/** Throws Fault 'bad-input' for a font or ink that is not there. */
export function fitRecord<D extends DesignDocument>(
  design: D,
  record: MergeRecord,
  { fonts, sizesUm = {}, allowed = nothing }: FitOptions,
): FittedRecord<D> {
  const fits: TextFit[] = [];
  const findings: RecordFinding[] = [];
  const fitted = changeTexts(design, (element, page) => {
    const wishedUm = Math.min(element.sizeUm, sizesUm[sizeKey(page, element)] ?? element.sizeUm);
    const made = fitText({ design, page, element, fonts, wishedUm, allowed }, record);
    fits.push(made.fit);
    findings.push(...findingsOf(made, record.key));
    return made.element;
  });
  const coded = fillCodes(fitted, record, (page, element, filled) => {
    findings.push(...fieldFindings(filled, { record: record.key, page: page.id, element: element.id }, 'blocked'));
  });
  const isBlocked = findings.some(({ level }) => level === 'blocked');
  return { key: record.key, design: coded, state: isBlocked ? 'blocked' : findings.length > 0 ? 'hint' : 'ok', fits, findings };
}

function findingsOf({ element, fit, filled, findings }: FittedElement, record: string): RecordFinding[] {
  const place = { record, page: fit.page, element: fit.element };
  return [
    ...fieldFindings(filled, place, element.personal ? 'blocked' : 'hint'),
    ...(fit.step === 'overflow' ? [{ ...place, level: 'blocked', kind: 'overflow' } as const] : []),
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
export function commonSizes(design: DesignDocument, records: readonly MergeRecord[], fonts: FontSet): CommonSizes {
  const sizes: Record<string, number> = {};
  if (records.length === 0) return sizes;
  for (const page of design.pages) {
    for (const element of page.elements) {
      if (element.kind !== 'text' || !isMerged(element)) continue;
      const place = { design, page, element, fonts, wishedUm: element.sizeUm, allowed: nothing };
      const fitting = records.map((record) => fitText(place, record).fit).map(({ step, sizeUm }) => (step === 'overflow' ? 0 : sizeUm));
      const least = fitting.toSorted((a, b) => b - a)[Math.ceil(fitting.length * fittingShare) - 1] ?? 0;
      sizes[sizeKey(page, element)] = Math.max(least, element.minSizeUm);
    }
  }
  return sizes;
}
