import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '#core/values/channel.ts';
import { berlinTime, weekday } from '#core/values/date.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { deliveryDates, deliverySentence, deliveryText, isHoliday, isProductionDay, nextCutOff } from './delivery.ts';

const t = serverTexts({ locale: 'de-DE' });
const formalT = serverTexts({ locale: 'de-DE', address: 'Sie' });

/** Berlin wall time: +01:00 in winter, +02:00 in summer. */
const winter = (text: string) => new Date(`${text}+01:00`);
const summer = (text: string) => new Date(`${text}+02:00`);

describe('delivery', () => {
  test.each([
    ['Thursday 10:59', winter('2026-11-19T10:59:00'), '2026-11-20', null],
    ['Thursday 11:00:00', winter('2026-11-19T11:00:00'), '2026-11-20', null],
    ['Thursday 11:00:01', winter('2026-11-19T11:00:01'), '2026-11-23', '2026-11-21'],
    ['Friday 10:00', winter('2026-11-20T10:00:00'), '2026-11-23', '2026-11-21'],
    ['Friday 12:00', winter('2026-11-20T12:00:00'), '2026-11-24', null],
    ['Saturday', winter('2026-11-21T09:00:00'), '2026-11-24', null],
    ['Sunday', winter('2026-11-22T23:59:00'), '2026-11-24', null],
    ['23 December 10:00', winter('2026-12-23T10:00:00'), '2026-12-24', null],
    ['23 December 12:00', winter('2026-12-23T12:00:00'), '2026-12-29', null],
    ['the Sunday of the clock change 10:30', summer('2027-03-28T10:30:00'), '2027-03-31', null],
  ])('express to Germany, ordered on %s [F481]', (_name, now, express, saturday) => {
    expect(deliveryDates(now, 'DE')).toMatchObject({ express, 'express-saturday': saturday });
  });

  test('the Saturday after a Friday noon order comes into reach on the next Friday', () => {
    expect(deliveryDates(winter('2026-11-27T11:00:00'), 'DE')['express-saturday']).toBe('2026-11-28');
    expect(deliveryDates(summer('2027-04-30T09:00:00'), 'DE')['express-saturday']).toBeNull();
  });

  test('express takes one working day more to Austria and Switzerland and never a Saturday', () => {
    for (const country of ['AT', 'CH', 'LI'] as const) {
      expect(deliveryDates(winter('2026-11-19T10:59:00'), country)).toMatchObject({ express: '2026-11-23', 'express-saturday': null });
    }
    expect(deliveryDates(winter('2026-11-18T10:00:00'), 'AT').express).toBe('2026-11-20');
    for (const country of ['LU', 'FR', 'IT', 'BE', 'NL', 'ES'] as const)
      expect(deliveryDates(winter('2026-11-19T10:00:00'), country).express).toBeNull();
  });

  test('standard is two days of production and two to four days on the way [F482]', () => {
    expect(deliveryDates(winter('2026-11-19T10:00:00'), 'DE').standard).toEqual({
      handover: '2026-11-23',
      from: '2026-11-25',
      to: '2026-11-27',
    });
    expect(deliveryDates(winter('2026-11-19T10:00:00'), 'DE', 3).standard.handover).toBe('2026-11-24');
    expect(deliveryDates(winter('2026-11-19T10:00:00'), 'DE', 0).standard).toEqual({
      handover: '2026-11-19',
      from: '2026-11-23',
      to: '2026-11-25',
    });
  });

  test('holidays of the destination are no delivery days', () => {
    expect(deliveryDates(winter('2026-12-03T10:00:00'), 'AT').standard).toEqual({
      handover: '2026-12-07',
      from: '2026-12-10',
      to: '2026-12-14',
    });
    expect(deliveryDates(winter('2026-12-03T10:00:00'), 'DE').standard).toEqual({
      handover: '2026-12-07',
      from: '2026-12-09',
      to: '2026-12-11',
    });
  });

  test('nothing arrives on a Sunday, a holiday, before it was made, or earlier for having been ordered later', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2036, 0) });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 10 * 86_400_000 }), fc.constantFrom(...deliveryCountries), (now, later, country) => {
        const dates = deliveryDates(now, country);
        const next = deliveryDates(now + later, country);
        const days = [dates.standard.from, dates.standard.to, ...(dates.express ? [dates.express] : [])];
        for (const day of days) {
          expect(weekday(day) % 6).not.toBe(0);
          expect(isHoliday(day, country)).toBe(false);
          expect(day > berlinTime(now).day).toBe(true);
        }
        expect(isProductionDay(dates.standard.handover)).toBe(true);
        expect(dates.standard.from < dates.standard.to).toBe(true);
        expect(next.standard.from >= dates.standard.from).toBe(true);
        if (dates.express && next.express) expect(next.express >= dates.express).toBe(true);
        const saturday = dates['express-saturday'];
        if (saturday) expect([weekday(saturday), country]).toEqual([6, 'DE']);
      }),
      { numRuns: 300 },
    );
  });

  test('the next cut-off is 11:00 in Berlin, in summer and winter', () => {
    expect(nextCutOff(winter('2026-11-19T10:59:00')).instant).toBe(winter('2026-11-19T11:00:00').getTime());
    expect(nextCutOff(winter('2026-11-19T11:00:01')).instant).toBe(winter('2026-11-20T11:00:00').getTime());
    expect(nextCutOff(summer('2027-03-28T10:30:00'))).toEqual({ day: '2027-03-30', instant: summer('2027-03-30T11:00:00').getTime() });
  });

  test('the sentence on the product page names days', () => {
    expect(t(deliverySentence(winter('2026-11-19T10:00:00'), 'DE'))).toBe(
      'Heute bis 11 Uhr freigegeben, ist deine Karte bis Freitag, 27.\u00a0November bei dir.',
    );
    expect(formalT(deliverySentence(winter('2026-11-19T12:00:00'), 'DE'))).toBe(
      'Morgen bis 11 Uhr freigegeben, ist Ihre Karte bis Montag, 30.\u00a0November bei Ihnen.',
    );
    expect(t(deliverySentence(winter('2026-11-20T12:00:00'), 'DE'))).toMatch(/^Bis Montag, 23\.\u00a0November, 11 Uhr freigegeben/);
    expect(t(deliveryText('2026-11-25', '2026-11-27'))).toBe('Mittwoch, 25. bis Freitag, 27.\u00a0November');
    expect(t(deliveryText('2026-11-30', '2026-12-02'))).toBe('Montag, 30.\u00a0November bis Mittwoch, 2.\u00a0Dezember');
    expect(t(deliveryText('2026-11-26', '2026-11-26'))).toBe('Donnerstag, 26.\u00a0November');
  });
});
