/** Which country a visitor is probably in, and whether that country has a shop of its own. Pure; headers are handed in as texts. */

import type { HostEntry, Market } from './market.ts';
import { originOf } from './market.ts';

/** Countries whose visitors are offered a change (Specification 2). */
export const offeredCountries = ['DE', 'AT', 'CH'] as const;
export type OfferedCountry = (typeof offeredCountries)[number];

/** A proxy's country code, or null: proxies write XX, T1 and nothing for places they do not know. */
export function countryOfHeader(value: string | null): string | null {
  const code = value?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && !['XX', 'ZZ', 'T1', 'A1', 'A2', 'EU', 'AP'].includes(code) ? code : null;
}

/** The region of the language a browser wants most among those that name one ("de-AT,de;q=0.9" -> AT), or null. */
export function countryOfLanguages(acceptLanguage: string | null): string | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((part, order) => {
      const match = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\s*(?:;\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*)?$/i.exec(part);
      return match?.[1] ? [{ country: match[1].toUpperCase(), weight: Number(match[2] ?? 1), order }] : [];
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.order - b.order);
  return countryOfHeader(wishes[0]?.country ?? null);
}

/** Origin of the same channel in the visitor's country, or null: it is here, or that country has no shop of its own. */
export function shopElsewhere(country: string | null, here: Market, hosts: readonly HostEntry[], origin: string): string | null {
  const wanted = offeredCountries.find((known) => known === country);
  if (!wanted || wanted === here.country) return null;
  return originOf({ channel: here.channel, country: wanted }, hosts, origin);
}
