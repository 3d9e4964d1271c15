/**
 * Parcel lockers and branch offices of DHL in Germany as an address: a locker takes a parcel by the post number of its recipient, and
 * couriers of express parcels go to neither.
 */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import type { FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';

type Place = Pick<PostalAddress, 'street' | 'country'> & { extra?: string | undefined };

const locker = /(?<!\p{L})pack-?\s?station(?!\p{L})/iu;
const branch = /(?<!\p{L})post-?\s?filiale(?!\p{L})/iu;
/** Six to ten digits; numbers of lockers have three. */
const postNumber = /(?<!\d)\d{6,10}(?!\d)/;

export function parcelLockerIssues(
  { street, extra = '', country }: Place,
  isExpress: boolean,
): (FieldError & { field: 'extra' | 'shippingType' })[] {
  const lines = `${street}\n${extra}`;
  const isLocker = country === 'DE' && locker.test(lines);
  const issues: ReturnType<typeof parcelLockerIssues> = [];
  if (isLocker && !postNumber.test(lines)) issues.push({ field: 'extra', code: 'post-number', message: message('field.post-number') });
  if (isExpress && (isLocker || (country === 'DE' && branch.test(lines))))
    issues.push({ field: 'shippingType', code: 'no-courier', message: message('field.no-courier') });
  return issues;
}
