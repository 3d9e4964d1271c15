/** VAT identification numbers (E039): what is typed, brought into form, or why it is wrong. Whether a number is registered is not asked. */

import type { DeliveryCountry } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';
import { compatibleText } from '#core/values/text/text-input.ts';

/** Without spaces, dots and hyphens; the example is what the error shows. */
const forms: Record<DeliveryCountry, { pattern: RegExp; example: string }> = {
  DE: { pattern: /^DE\d{9}$/, example: 'DE123456789' },
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  CH: { pattern: /^CHE\d{9}(MWST|TVA|IVA)?$/, example: 'CHE123456789MWST' },
  LI: { pattern: /^LI\d{5}$/, example: 'LI12345' },
  LU: { pattern: /^LU\d{8}$/, example: 'LU12345678' },
  FR: { pattern: /^FR[0-9A-HJ-NP-Z]{2}\d{9}$/, example: 'FR12345678901' },
  IT: { pattern: /^IT\d{11}$/, example: 'IT12345678901' },
  BE: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  NL: { pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  ES: { pattern: /^ES(?:[A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/, example: 'ESX1234567X' },
};

/** The number in its form. `country` is that of the billing address; a number of any of the ten countries is accepted. */
export function checkVatId(country: DeliveryCountry, typed: string): { ok: true; value: string } | { ok: false; message: Message } {
  const value = compatibleText(typed)
    .replace(/[\s.-]+/g, '')
    .toUpperCase();
  if (Object.values(forms).some(({ pattern }) => pattern.test(value))) return { ok: true, value };
  return { ok: false, message: message('field.vat-id', { example: forms[country].example }) };
}
