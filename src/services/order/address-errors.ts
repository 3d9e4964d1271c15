/** What keeps an address of a call from being stored, and a place from being delivered to. */
import { type PostalAddress, postalAddressErrors } from '#core/customer/postal-address.ts';
import { deliveryAreaIssues } from '#core/order/delivery-area.ts';
import type { FieldError } from '#core/values/fault.ts';
import { addressLetterErrors } from '#services/paper-letters.ts';

export function addressErrors(field: string, address: PostalAddress): FieldError[] {
  return [...postalAddressErrors(field, address), ...addressLetterErrors(field, address)];
}

/** For a place that parcels are not sent to. */
export function deliveryErrors(delivery: PostalAddress): FieldError[] {
  return deliveryAreaIssues(delivery).map((issue) => ({ ...issue, field: `delivery.${issue.field}` }));
}
