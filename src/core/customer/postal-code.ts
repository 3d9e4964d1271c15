/** Postal codes per country (E033): what people type, brought into form, or why it is wrong. */

import type { DeliveryCountry } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { compatibleText } from '#core/values/text/text-input.ts';

/** Digits of a code. Dutch ones have letters, too. */
export const postalCodeDigits: Readonly<Record<Exclude<DeliveryCountry, 'NL'>, number>> = {
  DE: 5,
  AT: 4,
  CH: 4,
  LI: 4,
  LU: 4,
  FR: 5,
  IT: 5,
  BE: 4,
  ES: 5,
};

/** What is written before a code beside the country's own two letters: the signs of its cars. Liechtenstein has codes of the Swiss post. */
const signs: Record<DeliveryCountry, string> = {
  DE: 'D',
  AT: 'A',
  CH: 'CH',
  LI: 'FL|CH',
  LU: 'L',
  FR: 'F',
  IT: 'I',
  BE: 'B',
  NL: 'NL',
  ES: 'E',
};

/** A typed code without a country prefix ("D-80331", "FL – 9490") and spaces inside. */
function bare(country: DeliveryCountry, typed: string): string {
  const compact = compatibleText(typed).replace(/\s+/g, '').toUpperCase();
  return compact.replace(new RegExp(`^(?:${country}|${signs[country]})[\\p{Pd}.]?(?=\\d)`, 'u'), '');
}

/** The code in the country's form, or what is wrong with it. Empty input is a missing code. */
export function checkPostalCode(country: DeliveryCountry, typed: string): { ok: true; value: string } | { ok: false; message: Message } {
  const code = bare(country, typed);
  if (code === '') return { ok: false, message: message('field.postal-code.missing') };
  if (country === 'NL') {
    const match = /^([1-9]\d{3})([A-Z]{2})$/.exec(code);
    return match ? { ok: true, value: `${match[1]} ${match[2]}` } : { ok: false, message: message('field.postal-code.NL') };
  }
  const length = postalCodeDigits[country];
  if (/^\d+$/.test(code) && code.length === length) return { ok: true, value: code };
  if (/^\d+$/.test(code) && code.length < length) return { ok: false, message: message('field.postal-code.too-short', { length }) };
  if (/^\d+$/.test(code)) return { ok: false, message: message('field.postal-code.too-long', { length }) };
  return { ok: false, message: message('field.postal-code.digits', { length }) };
}
