import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#core/values/date.ts';
import { bestInTime, isInTime, neededByProblem } from './needed-by.ts';

const now = new Date('2026-12-31T22:30:00Z');

test('an order is needed today at the earliest, by the calendar of Berlin', () => {
  expect(neededByProblem('2026-12-31', now)).toBeNull();
  expect(neededByProblem('2026-12-30', now)).toBe('past');
  expect(neededByProblem('2026-12-31', new Date('2026-12-31T23:30:00Z'))).toBe('past');
  expect(neededByProblem('2031-01-01', now)).toBe('far');
});

test('the way of delivery of choice is in time, none in time is cheaper, and none as cheap is earlier', () => {
  const day = (count: number) => addDays('2027-02-01', count);
  const offers = fc.array(
    fc.record({ price: fc.record({ amount: fc.constantFrom(0, 490, 1290, 1990) }), to: fc.integer({ min: 0, max: 9 }).map(day) }),
    {
      maxLength: 5,
    },
  );
  fc.assert(
    fc.property(offers, fc.integer({ min: -1, max: 10 }).map(day), (ways, neededBy) => {
      const best = bestInTime(ways, neededBy);
      const inTime = ways.filter(({ to }) => isInTime(to, neededBy));
      expect(best === null).toBe(inTime.length === 0);
      if (!best) return;
      expect(best.to <= neededBy).toBe(true);
      expect(inTime.some(({ price, to }) => price.amount === best.price.amount && to < best.to)).toBe(false);
      expect(inTime.some(({ price }) => price.amount < best.price.amount)).toBe(false);
    }),
  );
});
