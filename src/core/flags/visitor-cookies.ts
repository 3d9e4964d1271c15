/** The cookies of feature tests. Scripts of the page read them. */
import { consentCookie, consentOf } from '#core/site/consent.ts';
import { readCookie } from '#core/values/cookies.ts';

/** The random key of a browser, for a year. Nothing but feature tests uses it (D35). */
export const userCookie = 'ft_user';
export const userCookieSeconds = 365 * 86_400;

/** Overridden treatments, for the browser's session (overrides.ts). */
export const overridesCookie = 'ft_override';

/** A version 4 UUID: other keys are not from the shop. */
export function isVisitorKey(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text);
}

/** The key under which the shop itself records events of a visitor: only of those who agreed to statistics, asked in this wording. */
export function reportingKey(cookies: string | null, wording: number): string | null {
  const key = readCookie(cookies, userCookie);
  const { statistics } = consentOf(readCookie(cookies, consentCookie), wording);
  return statistics === 'granted' && isVisitorKey(key) ? key : null;
}
