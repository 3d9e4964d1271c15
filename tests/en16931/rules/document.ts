/** Rules of the document itself: its head, what it refers to, its periods. */
import type { Invoice, Period } from '../invoice.ts';
import { each, type Rule, rule } from '../rule.ts';

/** "20240229", a day of the calendar. */
function isDay(text: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(`${year}-${month}-${day}`);
}

function isForward({ start, end }: Period): boolean {
  return start === null || end === null || end >= start;
}

const linePeriods = ({ lines }: Invoice) => lines.flatMap(({ period }) => period ?? []);
const documentPeriods = ({ period }: Invoice) => (period ? [period] : []);
const isBounded = ({ start, end }: Period) => start !== null || end !== null;

export const documentRules: readonly Rule[] = [
  rule('BR-01', 'The document names its specification (BT-24).', ({ specification }) => specification !== null),
  rule('BR-02', 'The document has a number (BT-1).', ({ number }) => number !== null),
  rule('BR-03', 'The document has a day of issue (BT-2).', ({ issuedOn }) => issuedOn !== null),
  rule('BR-04', 'The document has a type (BT-3).', ({ typeCode }) => typeCode !== null),
  rule('BR-05', 'The document has a currency (BT-5).', ({ currency }) => currency !== null),
  rule('BR-16', 'The document has a line (BG-25).', ({ lines }) => lines.length > 0),
  each('BR-29', 'The period of the document does not end before it starts (BT-73, BT-74).', documentPeriods, isForward),
  each('BR-30', 'The period of a line does not end before it starts (BT-134, BT-135).', linePeriods, isForward),
  each('BR-CO-19', 'The period of the document has a start or an end.', documentPeriods, isBounded),
  each('BR-CO-20', 'The period of a line has a start or an end.', linePeriods, isBounded),
  each(
    'BR-52',
    'A supporting document has a reference (BT-122).',
    ({ documents }) => documents,
    ({ id }) => id !== null,
  ),
  each(
    'BR-55',
    'A preceding document is named by its number (BT-25).',
    ({ preceding }) => preceding,
    ({ number }) => number !== null,
  ),
  rule(
    'SHOP-PRECEDING',
    'A correction refers to the document that it corrects (BG-3), with its day (BT-26).',
    ({ typeCode, preceding }) => typeCode !== '381' || (preceding.length > 0 && preceding.every(({ issuedOn }) => issuedOn !== null)),
  ),
  each(
    'BR-CO-03',
    'The tax point is a day (BT-7) or a code (BT-8), not both.',
    ({ breakdowns }) => breakdowns,
    ({ taxPointOn, taxPointCode }) => taxPointOn === null || taxPointCode === null,
  ),
  { id: 'PEPPOL-EN16931-R008', sentence: 'No element is empty.', find: ({ syntax }) => syntax.empty },
  {
    id: 'CII-DATE',
    sentence: 'A date is a day of the calendar in format 102.',
    find: ({ syntax }) =>
      syntax.dates.filter(({ text, format }) => text !== '' && (format !== '102' || !isDay(text))).map(({ path }) => path),
  },
  { id: 'CII-DT-031', sentence: 'Only totals of VAT name a currency of their own.', find: ({ syntax }) => syntax.currencies },
  { id: 'CII-DT-037', sentence: 'Taxes are VAT.', find: ({ syntax }) => syntax.otherTaxes },
  rule(
    'CII-SR-461',
    'One breakdown at most names the tax point as a day (BT-7).',
    ({ breakdowns }) => breakdowns.filter(({ taxPointOn }) => taxPointOn !== null).length <= 1,
  ),
  rule(
    'CII-SR-462',
    'The codes of tax points are the same (BT-8).',
    ({ breakdowns }) => new Set(breakdowns.flatMap(({ taxPointCode }) => taxPointCode ?? [])).size <= 1,
  ),
];
