/** What is wrong with a postal address: empty fields, links, and what is not in the form of its country. */
import { hasLink, isSentence } from '#core/customer/link-text.ts';
import { type PostalAddress, postalAddressIssues } from '#core/customer/postal-address.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

/** A sentence for every field that is not right; `field` is the name of the address in its form. */
export function addressErrors(field: string, address: PostalAddress): FieldError[] {
  const errors: FieldError[] = postalAddressIssues(address);
  for (const name of ['firstName', 'lastName', 'company', 'extra', 'street', 'city'] as const) {
    const text = address[name] ?? '';
    const isName = name === 'firstName' || name === 'lastName';
    if (hasLink(text) || (isName && isSentence(text))) errors.push({ field: name, code: 'link', message: message('fault.address-link') });
  }
  return errors.map((error) => ({ ...error, field: `${field}.${error.field}` }));
}
