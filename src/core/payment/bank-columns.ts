/** What the columns of a bank's table hold, by the words of their heading: exports of banks in Germany, Austria and Switzerland. */
import { folded } from '#core/people/words.ts';
import type { Currency } from '#core/values/money.ts';
import { currencyNamed } from './bank-entry.ts';

const words = {
  day: 'buchungstag|buchung|buchungsdatum|datum|abschlussdatum|booking date|booked at|date',
  valueDay: 'valuta|valutadatum|wert|wertstellung|wertstellungsdatum|wertstellung valuta|value date|valuta date',
  amount: 'betrag|umsatz|umsatz in|betrag in|amount|credit debit amount|zahlungsbetrag',
  debit: 'soll|belastung|lastschrift|belastung in|lastschrift in|ausgang|debit',
  credit: 'haben|gutschrift|gutschrift in|eingang|credit',
  sign: 'soll haben|s h|haben soll|soll haben kennzeichen|kennzeichen|cr dr',
  currency: 'wahrung|waehrung|whg|currency|kontowahrung',
  payer: 'zahlungspflichtiger|zahlungspflichtige r|auftraggeber|name zahlungspflichtiger',
  payee: 'zahlungsempfanger|zahlungsempfanger in|empfanger|beguenstigter|begunstigter',
  partner:
    'beguenstigter zahlungspflichtiger|begunstigter zahlungspflichtiger|name zahlungsbeteiligter|auftraggeber empfanger|begunstigter auftraggeber|auftraggeber zahlungsempfanger|empfanger zahlungspflichtiger|partnername|partner name|name|zahlungsbeteiligter|auftraggeber begunstigter',
  text: 'verwendungszweck|buchungstext|vorgang verwendungszweck|vorgang|zahlungszweck|zahlungsreferenz|kundenreferenz|kundenreferenz end to end|end to end referenz|beschreibung|beschreibung1|beschreibung2|beschreibung3|beschreibung 1|beschreibung 2|beschreibung 3|avisierungstext|mitteilung|details|text|payment reference|referenznummer|referenz|buchungsdetails',
  status: 'status|info',
  account: 'auftragskonto|iban auftragskonto|konto',
} as const;

export type BankField = keyof typeof words;

const fieldOfWord = new Map(
  Object.entries(words).flatMap(([field, list]) => list.split('|').map((word): [string, BankField] => [word, field as BankField])),
);

/** `currency` of a heading such as "Betrag (EUR)". */
export type BankColumn = { field: BankField; currency: Currency | null };

/** Null for a heading that is not known. */
function columnOf(heading: string): BankColumn | null {
  const text = folded(heading);
  const own = fieldOfWord.get(text);
  if (own) return { field: own, currency: heading.includes('\u20ac') ? 'EUR' : null };
  const unit = text.slice(-3);
  const field = fieldOfWord.get(text.slice(0, -4));
  const currency = text.at(-4) === ' ' ? currencyNamed(unit) : null;
  return field && currency ? { field, currency } : null;
}

/** The columns of a row of headings; null for another row. Of each field but `text`, `partner` and `currency` the first column counts. */
export function bankHeadings(cells: readonly string[]): (BankColumn | null)[] | null {
  const columns = cells.map(columnOf);
  const has = (field: BankField) => columns.some((column) => column?.field === field);
  const hasAmount = has('amount') || (has('debit') && has('credit'));
  if (!(has('day') || has('valueDay')) || !hasAmount || columns.filter(Boolean).length < 3) return null;
  return columns;
}
