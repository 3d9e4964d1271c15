/**
 * Buyer references of public bodies in Germany ("Leitweg-ID", BT-10 of EN 16931): what is typed, brought into form, or why it is wrong.
 * Whether an id is in use is not asked.
 */
import { type Message, message } from '#core/values/message.ts';
import { compatibleText } from '#core/values/text/text-input.ts';

/** 12 + 1 + 30 + 1 + 2. */
export const buyerReferenceLength = 46;

/** Coarse part, fine part or none, check digits. */
const form = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/;

/** ISO 7064, MOD 97-10: letters count as 10 to 35, and the whole leaves 1. */
function hasCheckDigits(id: string): boolean {
  const digits = [...id.replaceAll('-', '')].map((sign) => Number.parseInt(sign, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

export function checkBuyerReference(typed: string): { ok: true; value: string } | { ok: false; message: Message } {
  const value = compatibleText(typed)
    .replace(/\s+/g, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();
  if (form.test(value) && hasCheckDigits(value)) return { ok: true, value };
  const key = form.test(value) ? 'field.buyer-reference.check' : 'field.buyer-reference';
  return { ok: false, message: message(key, { example: '04011000-1234512345-06' }) };
}
