import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryDates, isDeliveryDay, isProductionDay } from '#core/order/delivery.ts';
import { offeredShippingTypes } from '#core/order/shipping.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { addDays, berlinInstant, type Day, daysFrom, makeDay, weekday } from '#core/values/date.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { plannedFeasts } from './feasts.ts';
import { arrivalDay, latestOrder } from './latest-order.ts';
import { type Feast, planFeast } from './plan.ts';
import { guestPlaces, letterArrival, postDay, transitDays } from './posting.ts';

const secondMs = 1_000;
/** Midnight, before, at and after 11:00, and late in the evening, in Berlin. */
const instantsOf = (day: Day) => {
  const cutOff = berlinInstant(day, 11);
  return [berlinInstant(day, 0), cutOff - secondMs, cutOff, cutOff + secondMs, berlinInstant(day, 23)];
};

function daysOf(firstYear: number, lastYear: number): Day[] {
  const first = makeDay(firstYear, 1, 1);
  return Array.from({ length: daysFrom(first, makeDay(lastYear, 12, 31)) + 1 }, (_, at) => addDays(first, at));
}

const [firstYear, lastYear] = isLongForm ? [2026, 2031] : [2027, 2027];

describe.each(sampled(deliveryCountries, 4))('the last order of a day that arrives by a day in %s', (country) => {
  test('is the latest of all instants by the dates that orders are promised', { timeout: 600_000 }, () => {
    const orders = daysOf(firstYear - 1, lastYear).flatMap((day) =>
      instantsOf(day).map((instant) => ({ day, instant, dates: deliveryDates(instant, country) })),
    );
    for (const shipping of offeredShippingTypes) {
      const arrivals = orders.flatMap(({ day, instant, dates }) => {
        const arrival = shipping === 'standard' ? dates.standard.to : dates[shipping];
        return arrival ? [{ day, instant, arrival }] : [];
      });
      let at = 0;
      let latest: (typeof arrivals)[number] | undefined;
      const differences: unknown[] = [];
      for (const by of daysOf(firstYear, lastYear)) {
        for (let next = arrivals[at]; next && next.arrival <= by; at += 1, next = arrivals[at]) latest = next;
        const found = latestOrder(by, country, shipping);
        // An order of the evening before counts for the production day as well: the last instant is that day's cut-off.
        const isSame = found === null ? latest === undefined : latest?.instant === berlinInstant(found, 11);
        if (!isSame) differences.push({ by, shipping, found, latest });
      }
      expect(differences).toEqual([]);
    }
  });
});

test.each(sampled(deliveryCountries, 4, 1))(
  'a later order to %s never arrives earlier, so that the first day found backward is the latest',
  (country) => {
    for (const shipping of offeredShippingTypes) {
      const arrivals = daysOf(firstYear, lastYear)
        .filter(isProductionDay)
        .flatMap((day) => arrivalDay(day, country, shipping) ?? []);
      expect(arrivals).toEqual(arrivals.toSorted());
    }
  },
);

test.each(sampled(deliveryCountries, 4, 2))(
  'the last day of posting in %s is the latest working day whose letters are there in time',
  (country) => {
    for (const place of guestPlaces) {
      const posted = daysOf(firstYear - 1, lastYear).filter((day) => isDeliveryDay(day, country));
      const arrivals = posted.map((day) => letterArrival(day, country, place));
      let at = 0;
      const differences: unknown[] = [];
      for (const by of daysOf(firstYear, lastYear)) {
        while ((arrivals[at + 1] ?? '9') <= by) at += 1;
        const found = postDay(by, country, place);
        if (found !== posted[at]) differences.push({ by, place, found, expected: posted[at] });
      }
      expect(differences).toEqual([]);
    }
  },
);

test('letters take the days of their distance, the same there and back between countries', () => {
  expect(transitDays('DE', 'DE')).toBe(4);
  expect(transitDays('CH', 'LI')).toBe(3);
  expect(transitDays('DE', 'FR')).toBe(5);
  expect(transitDays('DE', 'ES')).toBe(7);
  expect(transitDays('AT', 'overseas')).toBe(12);
  for (const one of deliveryCountries) {
    for (const other of deliveryCountries) if (one !== other) expect(transitDays(one, other)).toBe(transitDays(other, one));
  }
});

const wedding: Feast = {
  feast: 'hochzeit',
  day: '2027-06-12',
  country: 'DE',
  guestPlaces: ['FR'],
  households: 90,
  shippings: ['standard', 'express'],
};
const now = Date.parse('2026-11-19T08:42:00Z');

describe('a plan', () => {
  test('goes from the feast backward over post and writing, and names the place that decides', () => {
    const plan = planFeast(wedding, now);
    expect(plan).toMatchObject({ answers: '2027-05-08', kitchen: '2027-05-29' });
    const invitation = plan.pieces.find(({ piece }) => piece === 'invitation');
    // Three days for writing 90 letters before the last day of posting to France, 12 February.
    expect(invitation).toMatchObject({
      target: '2027-03-20',
      targetAbroad: '2027-02-20',
      deciding: 'FR',
      atHost: '2027-02-09',
      urgency: 'in-time',
      best: { shipping: 'standard', day: '2027-02-01' },
    });
    expect(plan.pieces.find(({ piece }) => piece === 'place-card')).toMatchObject({ goal: 'host', deciding: null, atHost: '2027-06-05' });
  });

  test('takes the faster way when the cheapest is too late, and says when a piece is there if none is in time', () => {
    const late = planFeast({ ...wedding, day: '2026-12-05' }, now);
    const menu = late.pieces.find(({ piece }) => piece === 'menu-card');
    expect(menu).toMatchObject({ atHost: '2026-11-28', best: { shipping: 'standard', arrival: '2026-11-27' }, urgency: 'last-day' });
    const invitation = late.pieces.find(({ piece }) => piece === 'invitation');
    expect(invitation).toMatchObject({ best: null, urgency: 'late' });
    // Parcel on 20 November by express, three days for writing, five delivery days to France.
    expect(invitation?.earliest).toBe('2026-11-30');
  });

  test.each([
    ['2027-05-31', '2027-03-31', '2026-09-30'],
    ['2028-10-29', '2028-08-07', '2028-02-29'],
  ])('of %s counts months to the last day of a shorter one', (day, invitation, saveTheDate) => {
    const { pieces } = planFeast({ ...wedding, day, guestPlaces: [] }, Date.parse('2026-01-05T08:00:00Z'));
    expect(pieces.find(({ piece }) => piece === 'save-the-date')?.target).toBe(saveTheDate);
    expect(weekday(pieces.find(({ piece }) => piece === 'invitation')?.target ?? '')).toBe(weekday(invitation) === 0 ? 0 : weekday(day));
  });

  test('never promises what an order of now would miss', () => {
    const dayBetween = (from: Day, to: Day) => fc.integer({ min: 0, max: daysFrom(from, to) }).map((count) => addDays(from, count));
    const feasts = fc.record({
      feast: fc.constantFrom(...plannedFeasts),
      day: dayBetween('2026-12-01', '2028-12-31'),
      country: fc.constantFrom(...deliveryCountries),
      guestPlaces: fc.uniqueArray(fc.constantFrom(...guestPlaces), { maxLength: 4 }),
      households: fc.integer({ min: 1, max: 300 }),
      shippings: fc.constant(offeredShippingTypes),
    });
    const instants = fc.tuple(dayBetween('2026-11-01', '2028-12-31'), fc.constantFrom(0, 1, 2, 3, 4));
    fc.assert(
      fc.property(feasts, instants, (feast, [day, at]) => {
        const instant = instantsOf(day)[at] ?? 0;
        for (const { best, latest, atHost, urgency, earliest } of planFeast(feast, instant).pieces) {
          for (const one of latest) expect(arrivalDay(one.day, feast.country, one.shipping)?.localeCompare(atHost)).toBeLessThanOrEqual(0);
          expect(urgency === 'late').toBe(best === null);
          expect(earliest === null).toBe(best !== null);
          if (!best) continue;
          const dates = deliveryDates(instant, feast.country);
          expect(best.arrival).toBe(best.shipping === 'standard' ? dates.standard.to : dates[best.shipping]);
          expect(best.arrival <= atHost).toBe(true);
        }
      }),
      { numRuns: isLongForm ? 2_000 : 60, seed: 41 },
    );
  });
});
