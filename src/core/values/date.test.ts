import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, berlinInstant, berlinTime, easterSunday, formatDate, formatDay, weekday } from './date.ts';
import { dayMs } from './unit.ts';

describe('date', () => {
  test('Easter falls on the days the church calendar names', () => {
    const known = ['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2030-04-21', '2035-03-25', '2038-04-25'];
    for (const day of known) expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  test('the clock of Berlin agrees with the time zone tables of the engine', () => {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Europe/Berlin',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    const clock = (instant: number) => {
      const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
      return {
        day: `${part.year}-${part.month}-${part.day}`,
        secondOfDay: Number(part.hour) * 3600 + Number(part.minute) * 60 + Number(part.second),
      };
    };
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) }), (instant) => {
        expect(berlinTime(instant)).toEqual(clock(instant));
      }),
      { numRuns: 500 },
    );
    for (const change of [Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1)]) {
      for (const offset of [-1, 0, 1]) expect(berlinTime(change + offset)).toEqual(clock(change + offset));
    }
  });

  test('the instant of an hour in Berlin is read back as that hour, on days of clock change too', () => {
    for (const day of ['2026-11-19', '2027-03-28', '2027-10-31', '2027-07-01']) {
      expect(berlinTime(berlinInstant(day, 11))).toEqual({ day, secondOfDay: 11 * 3600 });
    }
  });

  test('days count on over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekday('2026-11-19')).toBe(4);
    expect(berlinTime(Date.UTC(2026, 10, 19, 23) + dayMs).day).toBe('2026-11-21');
  });

  test('a day is written long and short', () => {
    expect(formatDay('2026-11-26', 'de-DE', 'long')).toBe('Donnerstag, 26.\u00a0November');
    expect(formatDay('2026-11-26', 'de-DE', 'short')).toBe('Do, 26.\u00a0Nov.');
    expect(formatDay('2027-01-07', 'de-AT', 'long')).toBe('Donnerstag, 7.\u00a0Jänner');
    expect(formatDay('2026-11-26', 'en-GB', 'long')).toContain('26 November');
    expect(formatDate('2026-11-06', 'de-DE')).toBe('06.11.2026');
  });
});
