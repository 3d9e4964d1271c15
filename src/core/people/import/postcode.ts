/** Postal codes as cells have them: with prefixes of countries, without their zeros, together with the town. */
import { postalCodeDigits } from '#core/customer/postal-code.ts';
import { countryOf } from '#core/people/countries.ts';
import { compatibleText } from '#core/values/text/text-input.ts';

/** Digits of codes that have lost a zero; those of other countries keep what is written. */
const codeDigits: Readonly<Record<string, number>> = { ...postalCodeDigits, US: 5 };

export type ReadCode = {
  code: string;
  /** By a prefix or the form of the code; ''. */
  country: string;
  /** 'padded': zeros in front were added. 'exponent': a number was written in parts. */
  guess: 'padded' | 'exponent' | null;
};

const prefixed = /^([A-Z]{1,2})[-\u2010-\u2015. ]{0,3}(?=\d)/;
const dutch = /^([1-9]\d{3}) ?([A-Z]{2})$/;

/** The code of a cell whose country is known or ''. */
export function readCode(cell: string, country: string): ReadCode {
  let text = compatibleText(cell).trim().toUpperCase();
  let found = '';
  const prefix = prefixed.exec(text);
  if (prefix) {
    const sign = countryOf(prefix[1] ?? '');
    if (sign !== null && !/^[A-Z]{1,2}\d{1,2}[A-Z ]/.test(text)) {
      found = sign;
      text = text.slice(prefix[0].length);
    }
  }
  let guess: ReadCode['guess'] = null;
  // What is left of a number: "80331.0", "80 331", "80.331".
  const decimal = /^(\d{3,5})[.,]0{1,2}$/.exec(text);
  const grouped = /^(\d{1,2})[. ](\d{3})$/.exec(text);
  if (decimal || grouped) {
    text = decimal ? (decimal[1] ?? '') : `${grouped?.[1]}${grouped?.[2]}`;
    guess = 'exponent';
  }
  const letters = dutch.exec(text);
  if (letters && (country === '' || country === 'NL' || found === 'NL'))
    return { code: `${letters[1]} ${letters[2]}`, country: 'NL', guess };
  const digits = codeDigits[found || country];
  if (digits && /^\d+$/.test(text) && text.length < digits && text.length >= digits - 2 && text !== '0') {
    text = text.padStart(digits, '0');
    guess = 'padded';
  }
  return { code: text, country: found, guess };
}

const withTown =
  /^((?:[A-Za-z]{1,2}[-\u2010-\u2015. ]{1,3})?(?:\d{4} ?[A-Z]{2}(?=[ ,])|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?=[ ,])|\d{4,5}))[ ,]{1,3}(\p{L}.{0,100})$/u;
const behindTown = /^(\p{L}[^\d]{1,80}?)[ ,]{1,3}(\d{5}|\d{4}(?: ?[A-Z]{2})?)$/u;

/** "80331 München" as code and town; null for a cell that does not hold both. */
export function codeAndTown(cell: string): { code: string; town: string } | null {
  const match = withTown.exec(cell.trim());
  if (match) return { code: match[1] ?? '', town: (match[2] ?? '').trim() };
  const behind = behindTown.exec(cell.trim());
  return behind ? { code: behind[2] ?? '', town: (behind[1] ?? '').trim() } : null;
}
