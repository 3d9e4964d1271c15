/** Names and addresses that papers in the parcel cannot show: each field with a sentence that names its letters. */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { namedLetter } from '#core/values/text/named-letter.ts';
import { lettersWithoutFace } from '#resources/fonts.ts';

/** `field` is the name of the text in its form. */
export function letterErrors(field: string, text: string): FieldError[] {
  const letters = lettersWithoutFace(text);
  if (letters.length === 0) return [];
  const values = { count: letters.length, characters: letters.map(namedLetter) };
  return [{ field, code: 'missing-glyph', message: message('fault.letters', values) }];
}

/** The same for every field of an address that is written on papers; `field` is the name of the address in its form. */
export function addressLetterErrors(field: string, address: PostalAddress): FieldError[] {
  const texts: Partial<Record<string, string>> = address;
  return (['company', 'firstName', 'lastName', 'extra', 'street', 'city'] as const).flatMap((name) =>
    letterErrors(`${field}.${name}`, texts[name] ?? ''),
  );
}
