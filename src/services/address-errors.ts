/** What is wrong with a postal address: empty fields, links, postal code, VAT id. */
import type { Address } from '#api/order.ts';
import { hasLink, isSentence } from '#core/customer/link-text.ts';
import { checkPostalCode } from '#core/order/postal-code.ts';
import { checkVatId } from '#core/order/vat-id.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

/** Fields of an address that are not empty. */
const neededFields = ['firstName', 'lastName', 'street', 'postalCode', 'city'] as const;

/** A sentence for every field that is not right; `field` is the name of the address in its form. */
export function addressErrors(field: string, address: Address): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of neededFields) {
    if (address[name] === '') errors.push({ field: `${field}.${name}`, code: 'missing', message: message(`checkout.missing.${name}`) });
  }
  for (const name of ['firstName', 'lastName', 'company', 'street', 'city'] as const) {
    const text = address[name] ?? '';
    const isName = name === 'firstName' || name === 'lastName';
    if (hasLink(text) || (isName && isSentence(text)))
      errors.push({ field: `${field}.${name}`, code: 'link', message: message('fault.address-link') });
  }
  const code = checkPostalCode(address.country, address.postalCode);
  if (!code.ok && address.postalCode !== '') errors.push({ field: `${field}.postalCode`, code: 'postal-code', message: code.message });
  const vatId = address.vatId === undefined ? null : checkVatId(address.country, address.vatId);
  if (vatId && !vatId.ok) errors.push({ field: `${field}.vatId`, code: 'vat-id', message: vatId.message });
  return errors;
}
