import { describe, expect, test } from 'vitest';
import { random as randomNumbers } from '#designs/drawing/random.ts';
import { chiSquareAbove, normalBelow } from './distributions.ts';
import {
  type ArmSums,
  alphaOf,
  type Comparison,
  resultsOf,
  sampleRatio,
  type TestPlan,
  usualTau,
  visitorsForConversion,
} from './results.ts';

const arm = (treatment: string, n: number, converted: number, sum = 0, sumOfSquares = 0): ArmSums => ({
  treatment,
  weight: 50,
  n,
  converted,
  sum,
  sumOfSquares,
});
const plan: TestPlan = { metric: 'conversion', tau: usualTau(0.05), fullDays: 30 };

function onlyComparison(arms: readonly ArmSums[], one: TestPlan = plan): Comparison {
  const [comparison] = resultsOf(arms, one).comparisons ?? [];
  if (comparison === undefined) throw new Error('no comparison');
  return comparison;
}

describe('distributions', () => {
  test.each([
    [-8, 6.220960574271785e-16],
    [-3, 0.0013498980316300933],
    [-1.96, 0.024997895148220435],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [1.6448536269514722, 0.95],
    [4, 0.9999683287581669],
  ])('a standard normal value is below %d with probability %d', (z, p) => {
    expect(normalBelow(z) / p).toBeCloseTo(1, 10);
  });

  test.each([
    [3.841458820694124, 1, 0.05],
    [5.991464547107979, 2, 0.05],
    [7.814727903251179, 3, 0.05],
    [9.487729036781154, 4, 0.05],
    [20.515005652432873, 5, 0.001],
    [0, 3, 1],
    [11.24, 1, 0.0008006],
  ])('chi-square is above %d with %i degrees of freedom with probability %d', (x, degrees, p) => {
    expect(chiSquareAbove(x, degrees)).toBeCloseTo(p, 6);
  });
});

describe('the sample ratio', () => {
  test('of 44,000 to 45,000 where halves were planned is an alarm', () => {
    const ratio = sampleRatio([arm('off', 44_000, 0), arm('on', 45_000, 0)]);
    expect(ratio.chiSquare).toBeCloseTo(11.24, 2);
    expect(ratio.p).toBeCloseTo(0.0008, 4);
    expect(ratio.isAlarm).toBe(true);
  });

  test('of 52 to 48 is reported at 10,000 visitors, and the results are hidden', () => {
    const arms = [arm('off', 5_200, 260), arm('on', 4_800, 400)];
    expect(sampleRatio(arms).isAlarm).toBe(true);
    expect(resultsOf(arms, plan)).toMatchObject({ ratio: { isAlarm: true }, comparisons: null, arms: [{ n: 5_200 }, { n: 4_800 }] });
  });

  test('of a loss of 3 percent in one arm of 100,000 visitors is an alarm, of chance or of few visitors none', () => {
    expect(sampleRatio([arm('off', 50_000, 0), arm('on', 48_500, 0)]).isAlarm).toBe(true);
    expect(sampleRatio([arm('off', 50_000, 0), arm('on', 49_700, 0)]).isAlarm).toBe(false);
    expect(sampleRatio([arm('off', 600, 0), arm('on', 399, 0)]).isAlarm).toBe(false);
  });

  test('follows the planned weights of several arms, and counts visitors of an arm without any', () => {
    const planned = [50, 25, 25].map((weight, at) => ({ n: [5_000, 2_520, 2_480][at] ?? 0, weight }));
    expect(sampleRatio(planned).isAlarm).toBe(false);
    expect(sampleRatio([...planned, { n: 1, weight: 0 }]).isAlarm).toBe(true);
    expect(sampleRatio([...planned, { n: 0, weight: 0 }]).isAlarm).toBe(false);
    expect(sampleRatio([{ n: 0, weight: 50 }]).p).toBe(1);
  });
});

describe('the verdict', () => {
  const [off, on] = [arm('off', 60_000, 3_000), arm('on', 60_000, 3_600)];

  test('is better or worse for a difference that is certain', () => {
    const better = onlyComparison([off, on]);
    expect(better.verdict).toBe('better');
    expect(better.difference).toBeCloseTo(0.01, 10);
    expect(better.lift).toBeCloseTo(0.2, 10);
    expect(better.interval?.low).toBeGreaterThan(0);
    expect(better.liftInterval?.low).toBeGreaterThan(0);
    expect(better.probabilityBetter).toBeGreaterThan(0.999);
    expect(better.daysLeft).toBeNull();
    expect(onlyComparison([on, off]).verdict).toBe('worse');
  });

  test('is open before seven full days, and with fewer than 20 who converted in an arm', () => {
    const early = onlyComparison([off, on], { ...plan, fullDays: 6 });
    expect([early.verdict, early.daysLeft]).toEqual(['open', 1]);
    const few = [arm('off', 600, 19), arm('on', 600, 200)];
    expect(onlyComparison(few).verdict).toBe('open');
    expect(onlyComparison([arm('off', 600, 20), arm('on', 600, 200)]).verdict).toBe('better');
  });

  test('is open with the days to expect while the difference is uncertain', () => {
    const open = onlyComparison([arm('off', 10_000, 500), arm('on', 10_000, 520)], { ...plan, fullDays: 10 });
    expect(open.verdict).toBe('open');
    expect(open.interval?.low).toBeLessThan(0);
    expect(open.interval?.high).toBeGreaterThan(0);
    expect(open.daysLeft).toBe(Math.ceil((visitorsForConversion(0.051 - 0.0025, 0.005, 2) - 10_000) / 1_000));
  });

  test('has no figures before anybody came or converted', () => {
    const nobody = { interval: null, p: null, probabilityBetter: null, lift: null, verdict: 'open', daysLeft: null };
    expect(onlyComparison([arm('off', 0, 0), arm('on', 0, 0)])).toMatchObject(nobody);
    expect(onlyComparison([arm('off', 100, 0), arm('on', 100, 0)])).toMatchObject(nobody);
    expect(resultsOf([], plan).comparisons).toBeNull();
  });

  test('shares the chance of error among several arms', () => {
    expect([alphaOf(2), alphaOf(3), alphaOf(6)]).toEqual([0.05, 0.025, 0.01]);
  });

  test('compares mean values by their sums and squares', () => {
    // 1,000 visitors an arm, every tenth of whom spends 20 or 26.
    const value: TestPlan = { metric: 'value', tau: 0.2, fullDays: 14 };
    const comparison = onlyComparison([arm('off', 1_000, 100, 2_000, 40_000), arm('on', 1_000, 100, 2_600, 67_600)], value);
    expect(comparison.difference).toBeCloseTo(0.6, 10);
    const variance = (40_000 - 1_000 * 4) / 999 / 1_000 + (67_600 - 1_000 * 6.76) / 999 / 1_000;
    const total = variance + 0.04;
    const half = Math.sqrt(((variance * total) / 0.04) * (2 * Math.log(20) + Math.log(total / variance)));
    expect(comparison.interval?.high).toBeCloseTo(0.6 + half, 10);
    expect(comparison.p).toBeCloseTo(Math.min(1, Math.sqrt(total / variance) * Math.exp((-0.04 * 0.36) / (2 * variance * total))), 10);
  });
});

/** A normal value, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Looks at a test every day; the share of tests that ever say better or worse. The binomial numbers of a day are taken as normal. */
function shareFound(tests: number, days: number, perDay: number, rates: readonly [number, number]): number {
  const { next: random } = randomNumbers(tests + days);
  const converted = (rate: number) => Math.max(0, Math.round(perDay * rate + Math.sqrt(perDay * rate * (1 - rate)) * normal(random)));
  let found = 0;
  for (let turn = 0; turn < tests; turn += 1) {
    const [off, on] = [arm('off', 0, 0), arm('on', 0, 0)];
    for (let fullDays = 1; fullDays <= days; fullDays += 1) {
      for (const [one, rate] of [
        [off, rates[0]],
        [on, rates[1]],
      ] as const) {
        one.n += perDay;
        one.converted += converted(rate);
      }
      if (onlyComparison([off, on], { ...plan, fullDays }).verdict === 'open') continue;
      found += 1;
      break;
    }
  }
  return found / tests;
}

describe('a test that is looked at every day', () => {
  test('finds a difference in at most 5 percent of 2,000 tests without any, in 100 days', () => {
    expect(shareFound(2_000, 100, 1_000, [0.05, 0.05])).toBeLessThanOrEqual(0.05);
  });

  test('finds 10 percent more conversion than 5 percent within 60,000 visitors an arm in 80 percent of tests', () => {
    expect(shareFound(2_000, 60, 1_000, [0.05, 0.055])).toBeGreaterThanOrEqual(0.8);
  });

  test('needs the visitors named before its start for the same', () => {
    const needed = visitorsForConversion(0.05, usualTau(0.05), 2);
    expect(needed).toBeGreaterThan(50_000);
    expect(needed).toBeLessThan(65_000);
    expect(visitorsForConversion(0.05, 0.01, 2)).toBeLessThan(needed / 3);
  });
});
