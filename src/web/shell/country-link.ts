/** The way to the same page in another country's shop, with cart and sign-in. */
import type { Country } from '#core/values/channel.ts';

/** A query of this page for http/pages/channel-switch.ts. `alternate`: address of the page there; without one the way leads to the home page. */
export function countryLink(alternate: string | undefined, country: Country): string {
  if (alternate === undefined) return `/?country=${country}`;
  const query = new URL(alternate).searchParams;
  query.set('country', country);
  return `?${query}`;
}
