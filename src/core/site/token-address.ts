/** Addresses that hold a token. The token is a credential, so it is not sent in a Referer header. */

import { pathPattern } from './paths.ts';

/** Of tokens as the store makes them. */
const tokenSegment = /^[A-Za-z0-9_-]{22}$/;
/** Of links for guests (core/people/link-key.ts). */
const addressKey = /\/(?:a|address-requests|e|event-pages|feier\/mit|event-hosts)\/[0-9a-z]{26}(?:\/|$)/i;
/** Its token stands behind "#", which no address of a request has. */
const uploadsPage = new RegExp(`^(?:/d)?(?:/[a-z]{2})?/${pathPattern('phone-uploads')}(?:/|\\?|$)`);
/** A story may be called so. One token in a hundred million has nothing but small letters and hyphens. */
const word = /^[a-z-]+$/;

/** `address`: path and query as a request has them. */
export function holdsToken(address: string): boolean {
  const end = address.indexOf('?');
  if (uploadsPage.test(address)) return true;
  if (end >= 0 && new URLSearchParams(address.slice(end)).get('token')) return true;
  const path = end < 0 ? address : address.slice(0, end);
  return addressKey.test(path) || path.split('/').some((segment) => tokenSegment.test(segment) && !word.test(segment));
}
