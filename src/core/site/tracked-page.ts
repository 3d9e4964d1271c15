/** What tools of other companies may learn of a page. */

import { type Locale, localePrefix } from '#core/values/locale.ts';
import { canonicalKindOf } from './canonical-kind.ts';
import { pathPattern } from './paths.ts';
import { type PrivateSubject, privateSubject } from './private-paths.ts';
import { canonicalQuery, parseQuery, stringifyQuery } from './query.ts';

/** 'none' where the address or the content is private; 'tags' admits the tag manager, but nothing that records a visit. */
export type AllowedTools = 'all' | 'tags' | 'none';

export type TrackedPage = {
  allowed: AllowedTools;
  /** Tokens are "*". */
  path: string;
  /** `path` with the query that canonical links keep: other keys may hold what a visitor typed. */
  fullPath: string;
};

const closed: ReadonlySet<PrivateSubject> = new Set([
  'configurator',
  'account',
  'logout',
  'users',
  'order',
  'design',
  'my-image',
  'share',
  'guests',
  'address-request',
  'events',
  'guest-page',
  'uploads',
  'newsletter',
]);

/** Subjects whose pages have a token or a random id in their address. */
const secret: ReadonlySet<PrivateSubject> = new Set(['order', 'share', 'guests', 'address-request', 'events', 'guest-page']);
const token = /^[\w-]{20,}$/;

function allowedTools(segments: readonly string[]): AllowedTools {
  const subject = privateSubject(segments);
  // Its preview shows what a visitor writes to the recipient.
  if (subject === 'cart' || segments[0] === pathPattern('gift-voucher')) return 'tags';
  const isWithdrawal = segments[0] === pathPattern('withdraw');
  return isWithdrawal || (subject !== null && closed.has(subject)) ? 'none' : 'all';
}

const unknown: TrackedPage = { allowed: 'none', path: '/', fullPath: '/' };

/** Decoded segments without locale prefix and that of the desktop app; null for a path that no page has. */
function segmentsOf(pathname: string, locale: Locale): string[] | null {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments[0] === 'd') segments.shift();
  if (`/${segments[0]}` === localePrefix(locale)) segments.shift();
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A page by its path and query as a browser shows them. Never throws. */
export function trackedPage(pathname: string, search: string, locale: Locale): TrackedPage {
  const segments = segmentsOf(pathname, locale);
  if (!segments) return unknown;
  const subject = privateSubject(segments);
  const hasToken = subject !== null && secret.has(subject);
  const path = hasToken ? pathname.replace(/[^/]+/g, (segment) => (token.test(segment) ? '*' : segment)) : pathname;
  const query = canonicalQuery(parseQuery(search), canonicalKindOf(segments));
  return { allowed: allowedTools(segments), path, fullPath: path + stringifyQuery(query) };
}
