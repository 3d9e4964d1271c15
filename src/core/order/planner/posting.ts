/** How long letters of a host take to their guests, and until when they are posted. */
import { isDeliveryDay } from '#core/order/delivery.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { addDays, type Day } from '#core/values/date.ts';

/** Where guests live: a country that the shop delivers to, or the rest of Europe or of the world, whose holidays are not known. */
export const guestPlaces = [...deliveryCountries, 'europe', 'overseas'] as const;
export type GuestPlace = (typeof guestPlaces)[number];

/** Countries of Europe that the shop does not deliver to. */
const restOfEurope: ReadonlySet<string> = new Set(
  'AD AL AX BA BG BY CY CZ DK EE FI FO GB GG GI GR HR HU IE IM IS JE LT LV MC MD ME MK MT NO PL PT RO RS RU SE SI SK SM UA VA XK'.split(
    ' ',
  ),
);

/** The place of a country by its code (ISO 3166). */
export function guestPlaceOf(country: string): GuestPlace {
  const known = deliveryCountries.find((code) => code === country);
  if (known) return known;
  return restOfEurope.has(country) ? 'europe' : 'overseas';
}

/**
 * Delivery days that a letter takes at most within a country. Germany: 99 of 100 letters within four days are law (Postgesetz, section 18).
 * Liechtenstein is delivered with Switzerland, B-Post. Countries without a promise are counted as Germany.
 */
const inlandDays: Partial<Record<DeliveryCountry, number>> = { AT: 3, CH: 3, LI: 3 };
const usualInlandDays = 4;
const neighbourDays = 5;
const placeDays = { europe: 7, overseas: 12 } as const;

/** Countries that share a border, each pair once. */
const borders: ReadonlySet<string> = new Set(
  'AT-CH AT-DE AT-IT AT-LI BE-DE BE-FR BE-LU BE-NL CH-DE CH-FR CH-IT CH-LI DE-FR DE-LU DE-NL ES-FR FR-IT FR-LU'.split(' '),
);

/** Delivery days that a letter takes at most from one country to a place. */
export function transitDays(from: DeliveryCountry, to: GuestPlace): number {
  if (to === 'europe' || to === 'overseas') return placeDays[to];
  if (from === to) return inlandDays[from] ?? usualInlandDays;
  const pair = [from, to].sort().join('-');
  if (pair === 'CH-LI') return inlandDays.CH ?? usualInlandDays;
  return borders.has(pair) ? neighbourDays : placeDays.europe;
}

/** Letters are brought from Monday to Friday; holidays of a place without a calendar are not known. */
function isLetterDay(day: Day, place: GuestPlace): boolean {
  const isKnown = place !== 'europe' && place !== 'overseas';
  return isDeliveryDay(day, isKnown ? place : null);
}

/** The `count`-th letter day after a day. */
function letterDayAfter(day: Day, count: number, place: GuestPlace): Day {
  let current = day;
  for (let left = count; left > 0; ) {
    current = addDays(current, 1);
    if (isLetterDay(current, place)) left -= 1;
  }
  return current;
}

/** The day by which a letter that is posted on a day lies at its guest. */
export function letterArrival(posted: Day, from: DeliveryCountry, to: GuestPlace): Day {
  return letterDayAfter(posted, transitDays(from, to), to);
}

/** The latest working day of the country of posting on which letters still arrive at a place by a day. */
export function postDay(by: Day, from: DeliveryCountry, to: GuestPlace): Day {
  let day = by;
  while (!isLetterDay(day, from) || letterArrival(day, from, to) > by) day = addDays(day, -1);
  return day;
}
