/** Why a record is worth looking at, in words: how it was fitted, and what is wrong with it. */
import type { FittedRecord, RecordFinding } from '#core/merge/fit/fit-record.ts';
import type { TextFit } from '#core/merge/fit/fit-text.ts';
import { isUntypical } from '#core/merge/fit/severity.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { type Message, message } from '#core/values/message.ts';

/** Micrometres of a point. */
const pointUm = 352.778;
/** Characters of a finding that are named. */
const maxNamed = 6;

/** "30" or "9,5": half points. */
export function points(sizeUm: number): { number: number; decimals?: number } {
  const halves = Math.round((2 * sizeUm) / pointUm);
  return halves % 2 === 0 ? { number: halves / 2 } : { number: halves / 2, decimals: 1 };
}

function fitReasons({ sizeUm, wishedUm, step, extraLines, lines, isTracked, shortened }: TextFit): Message[] {
  if (step === 'overflow') return [];
  const isSmaller = JSON.stringify(points(sizeUm)) !== JSON.stringify(points(wishedUm));
  return [
    ...(sizeUm < wishedUm
      ? [isSmaller ? message('merge.reason.smaller', { size: points(sizeUm), wished: points(wishedUm) }) : message('merge.reason.slightly')]
      : []),
    ...(extraLines > 0 ? [message('merge.reason.lines', { count: lines })] : []),
    ...(isTracked ? [message('merge.reason.tracked')] : []),
    ...shortened.map((one) => message(`merge.reason.short.${one}`)),
  ];
}

function findingReason(finding: RecordFinding, { kind }: MergeRecord): Message {
  switch (finding.kind) {
    case 'missing':
      // A record has no address either where a part of it is missing or wrong.
      if (finding.field === 'adresse') return message('merge.reason.missing.address');
      if (finding.field === 'seite') return message('merge.reason.missing.page');
      return message('merge.reason.missing', { field: message(`merge.field.${finding.field}`) });
    case 'fallback':
      return message('merge.reason.fallback', { field: message(`merge.field.${finding.field}`) });
    case 'unknown-field':
      return message(`merge.reason.unknown.${kind}`, { field: finding.name });
    case 'overflow':
      return message('merge.reason.overflow');
    case 'dropped-lines':
      return message('merge.reason.dropped-lines');
    case 'untranslated':
      return message('merge.reason.untranslated', { language: message(`merge.language.${finding.language}`) });
    case 'missing-glyph':
    case 'substituted-glyph':
      return message(`merge.reason.${finding.kind}`, { characters: finding.characters.slice(0, maxNamed).join(' ') });
  }
}

/** What the print check finds. `isOfDesign`: it lies in the design, whatever its values are. */
export type FoundReason = { level: 'blocked' | 'hint'; text: Message; isOfDesign: boolean };

/** Each sentence once. Of a record that is blocked, what blocks it. `found` is what the print check says of the record alone. */
export function recordReasons(
  { fits, findings }: Pick<FittedRecord, 'fits' | 'findings'>,
  record: MergeRecord,
  found: readonly FoundReason[] = [],
): Message[] {
  const told = [
    ...findings.map((finding) => ({ level: finding.level, text: findingReason(finding, record) })),
    ...found.map(({ level, text }) => ({ level, text })),
  ];
  const of = (wanted: FoundReason['level']) => told.flatMap(({ level, text }) => (level === wanted ? [text] : []));
  const blocking = of('blocked');
  const untypical = isUntypical(record) ? [message('merge.reason.untypical')] : [];
  const all = blocking.length > 0 ? blocking : [...fits.flatMap(fitReasons), ...of('hint'), ...untypical];
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
