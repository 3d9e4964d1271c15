/** What keeps an address of a call from being stored, and a place from being delivered to. */
import { type PostalAddress, postalAddressErrors } from '#core/customer/postal-address.ts';
import { deliveryAreaIssues } from '#core/order/place/delivery-area.ts';
import { parcelLockerIssues } from '#core/order/place/parcel-locker.ts';
import type { FieldError } from '#core/values/fault.ts';
import { addressLetterErrors } from '#services/paper-letters.ts';

export function addressErrors(field: string, address: PostalAddress): FieldError[] {
  return [...postalAddressErrors(field, address), ...addressLetterErrors(field, address)];
}

/** For a place that parcels of this kind are not sent to. The kind itself is a field of the whole form. */
export function deliveryErrors(delivery: PostalAddress, isExpress: boolean): FieldError[] {
  const issues = [...deliveryAreaIssues(delivery), ...parcelLockerIssues(delivery, isExpress)];
  return issues.map((issue) => ({ ...issue, field: issue.field === 'shippingType' ? issue.field : `delivery.${issue.field}` }));
}
