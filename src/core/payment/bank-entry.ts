/** An entry of the shop's bank account, and how bank files write its amount and its day. */
import { tidy } from '#core/people/names.ts';
import { type Day, makeDay } from '#core/values/date.ts';
import { type Currency, currencies, type Money } from '#core/values/money.ts';

/** `money` in minor units: money that came in is positive, money that went out negative. */
export type BankEntry = {
  day: Day;
  money: Money;
  /** The other side: who paid, or who was paid; '' where the file does not tell. */
  payer: string;
  /** What the payer wrote, and references that the bank added. */
  text: string;
};

/** An entry with the account of its file; '' where the file does not name it. */
export type ReadEntry = BankEntry & { account: string };

/** Characters that are kept of a name and of a text. */
const longest = { payer: 140, text: 1_000 } as const;

/** As one line of bounded length. */
export function entryText(kind: keyof typeof longest, parts: readonly string[]): string {
  const written = parts.filter((part) => part !== '').join(' ');
  return tidy(written).slice(0, longest[kind]).toWellFormed();
}

export function currencyNamed(text: string): Currency | null {
  const name = text.trim().toUpperCase();
  return name === '\u20ac' ? 'EUR' : (currencies.find((currency) => currency === name) ?? null);
}

/** Digits before the decimal sign. More are no amount of a shop, and no safe integer of minor units. */
const maxDigits = 12;

function minorUnits(whole: string, fraction: string): number | null {
  const digits = whole.replace(/\D/g, '');
  return digits.length > maxDigits ? null : Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
}

/** "1.234,56", "1'234.56", "-12,34", "1234.56-", "1 234,50 €", "12,34 S" (Soll) in minor units; null for what is no amount. */
export function writtenAmount(text: string): number | null {
  if (text.length > 40) return null;
  const plain = text.replace(/[\s'\u2019\u00a0\u202f]|\u20ac|EUR|CHF|GBP|USD/gi, '').replaceAll('\u2212', '-');
  const [, before = '', number = '', after = ''] = /^([+-]?)([\d.,]+)([+-]|[SHDC])?$/i.exec(plain) ?? [];
  if (before !== '' && after !== '') return null;
  // Groups of three digits with one sign between them, and another sign before the decimals. A sign before three digits is no decimal sign.
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/.exec(number);
  const [, whole = '', fraction = ''] = grouped ? [null, grouped[1], grouped[3]] : (/^(\d+)(?:[.,](\d{1,2}))?$/.exec(number) ?? []);
  if (whole === '') return null;
  const amount = minorUnits(whole, fraction ?? '');
  if (amount === null) return null;
  return before === '-' || ['-', 'S', 'D'].includes(after.toUpperCase()) ? 0 - amount : amount;
}

/** "1234.5" of ISO 20022, without a sign; null for more than two decimals that count. */
export function isoAmount(text: string): number | null {
  const [, whole = '', fraction = ''] = /^\s{0,20}(\d{0,18})(?:\.(\d{0,5}))?\s{0,20}$/.exec(text) ?? [];
  if (whole + fraction === '' || /[1-9]/.test(fraction.slice(2))) return null;
  return minorUnits(whole, fraction.slice(0, 2));
}

/** "27.11.2026", "27.11.26", "27/11/2026", "2026-11-27" and "20261127", with or without a time behind; null for no day. */
export function writtenDay(text: string): Day | null {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d)-(\d\d)(?:\D|$)/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  if (isoYear !== undefined) return existingDay(isoYear, isoMonth, isoDay);
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4}|\d\d)(?:\D|$)/.exec(text) ?? [];
  return existingDay(year?.length === 2 ? `20${year}` : year, month, day);
}

function existingDay(...[year, month, dayOfMonth]: (string | undefined)[]): Day | null {
  const [y, m, d] = [Number(year), Number(month), Number(dayOfMonth)];
  if (!(y >= 1990 && y < 2200 && m >= 1 && m <= 12 && d >= 1 && d <= 31)) return null;
  const day = makeDay(y, m, d);
  return Number(day.slice(8, 10)) === d ? day : null;
}
