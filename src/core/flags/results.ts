/** What a test of a feature flag has shown so far. Money and other values are in the unit that was summed up. */
import { chiSquareAbove, normalBelow } from './distributions.ts';

/**
 * Comparison of two arms that holds however often it is looked at: the mixture sequential probability ratio test with a normal mixture of
 * standard deviation τ, the smallest effect worth knowing. Variances are those of the difference of two means. Half the width of the
 * interval about the measured difference that holds the true one at every look, with probability 1 − alpha.
 */
function halfWidth(variance: number, tau: number, alpha: number): number {
  const total = variance + tau ** 2;
  return Math.sqrt(((variance * total) / tau ** 2) * (2 * Math.log(1 / alpha) + Math.log(total / variance)));
}

/** Valid at every look; that of a run of looks is the smallest of them. */
function pValue(difference: number, variance: number, tau: number): number {
  const total = variance + tau ** 2;
  const ratio = Math.sqrt(total / variance) * Math.exp(-((tau * difference) ** 2) / (2 * variance * total));
  return Math.min(1, ratio);
}

/** The probability that the difference is above zero, where differences of about τ are usual. */
function probabilityAboveZero(difference: number, variance: number, tau: number): number {
  return normalBelow((difference * tau) / Math.sqrt(variance * (variance + tau ** 2)));
}

/** The quantile of the normal distribution for a power of 80 percent. */
const powerQuantile = 0.8416;
const maxVisitors = 1e9;

/**
 * Visitors in each of two arms with which a difference of τ is found in four of five tests, if each visitor's value has the variance.
 * A test that is looked at before mostly ends earlier. A billion stands for all that is beyond.
 */
function visitorsNeeded(variance: number, tau: number, alpha: number): number {
  const isEnough = (n: number) => {
    const ofDifference = (2 * variance) / n;
    return tau >= halfWidth(ofDifference, tau, alpha) + powerQuantile * Math.sqrt(ofDifference);
  };
  let [low, high] = [1, maxVisitors];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

type SampleRatio = {
  chiSquare: number;
  /** The probability of a deviation like this, or a larger one, by chance. */
  p: number;
  isAlarm: boolean;
};

const minVisitors = 1000;
const alarmBelow = 0.001;

/**
 * Whether the visitors of a test are shared out as planned. If not, something is lost in an arm, and its results mean nothing. `weight` is
 * the planned share in any unit; `n` counts visitors. With fewer than a thousand there is no alarm.
 */
export function sampleRatio(arms: readonly { n: number; weight: number }[]): SampleRatio {
  const visitors = arms.reduce((sum, { n }) => sum + n, 0);
  const weights = arms.reduce((sum, { weight }) => sum + weight, 0);
  const planned = arms.filter(({ weight }) => weight > 0);
  const isOutside = arms.some(({ n, weight }) => weight <= 0 && n > 0);
  const chiSquare = planned.reduce((sum, { n, weight }) => {
    const expected = (visitors * weight) / weights;
    return expected > 0 ? sum + (n - expected) ** 2 / expected : sum;
  }, 0);
  const p = isOutside ? 0 : planned.length < 2 ? 1 : chiSquareAbove(chiSquare, planned.length - 1);
  return { chiSquare, p, isAlarm: visitors >= minVisitors && p < alarmBelow };
}

/** Sums over the visitors of one treatment in one phase. The value of a visitor may be 0. */
export type ArmSums = {
  treatment: string;
  /** Planned share, in percent or any other unit. */
  weight: number;
  /** Visitors. */
  n: number;
  /** Visitors with at least one event of the metric. */
  converted: number;
  sum: number;
  sumOfSquares: number;
};

/** 'conversion': the share of visitors who converted; 'value': the mean value of a visitor. */
export type Metric = 'conversion' | 'value';

export type ConfidenceInterval = { low: number; high: number };

/** 'open': too little is known, or no difference is certain. */
export type Verdict = 'better' | 'worse' | 'open';

/** A treatment against the baseline. Figures are null while they cannot be computed: before both arms have visitors who differ. */
export type Comparison = {
  treatment: string;
  /** Of the means. */
  difference: number;
  interval: ConfidenceInterval | null;
  p: number | null;
  /** The probability of being better than the baseline. */
  probabilityBetter: number | null;
  /** The difference as a share of the baseline's mean: 0.1 is 10 percent. */
  lift: number | null;
  liftInterval: ConfidenceInterval | null;
  verdict: Verdict;
  /** Days until about 80 percent of tests with a difference of τ have found it; null when the sample is large enough, or there are no visitors. */
  daysLeft: number | null;
};

export type Results = {
  ratio: SampleRatio;
  arms: { treatment: string; n: number; mean: number }[];
  /** Null when visitors are not shared out as planned, since differences mean nothing then. */
  comparisons: Comparison[] | null;
};

export type TestPlan = {
  metric: Metric;
  /** The smallest difference of means worth knowing, fixed before the start. */
  tau: number;
  /** Whole days since the start of the phase. */
  fullDays: number;
};

const chanceOfError = 0.05;
const minConverted = 20;
const minDays = 7;
/** Of the baseline's mean. */
const usualEffect = 0.1;

/**
 * The smallest difference worth knowing, if the operator names none: a tenth of the mean that the baseline had before the start. Effects
 * that a shop can reach are of this size; and the test is most sensitive about τ, less so the more an effect differs from it.
 */
export function usualTau(mean: number): number {
  return usualEffect * mean;
}

/** The chance of error of each comparison, so that it is 5 percent for all of them together. */
export function alphaOf(arms: number): number {
  return chanceOfError / Math.max(1, arms - 1);
}

/** Visitors an arm that a test of conversion needs for a difference of τ, to be named before its start. */
export function visitorsForConversion(rate: number, tau: number, arms: number): number {
  return visitorsNeeded((rate * (1 - rate) + (rate + tau) * (1 - rate - tau)) / 2, tau, alphaOf(arms));
}

type Moments = { n: number; mean: number; variance: number };

function momentsOf({ n, converted, sum, sumOfSquares }: ArmSums, metric: Metric): Moments {
  if (n === 0) return { n, mean: 0, variance: 0 };
  const mean = (metric === 'conversion' ? converted : sum) / n;
  if (metric === 'conversion') return { n, mean, variance: mean * (1 - mean) };
  return { n, mean, variance: n > 1 ? Math.max(0, (sumOfSquares - n * mean ** 2) / (n - 1)) : 0 };
}

function around(middle: number, half: number): ConfidenceInterval {
  return { low: middle - half, high: middle + half };
}

function compare(base: Moments, arm: Moments, tau: number, alpha: number): Omit<Comparison, 'treatment' | 'verdict' | 'daysLeft'> {
  const difference = arm.mean - base.mean;
  const lift = base.mean === 0 ? null : difference / base.mean;
  const variance = base.n > 0 && arm.n > 0 ? base.variance / base.n + arm.variance / arm.n : 0;
  if (variance === 0 || tau <= 0) return { difference, interval: null, p: null, probabilityBetter: null, lift, liftInterval: null };
  const liftVariance = arm.variance / (arm.n * base.mean ** 2) + (arm.mean ** 2 * base.variance) / (base.n * base.mean ** 4);
  return {
    difference,
    interval: around(difference, halfWidth(variance, tau, alpha)),
    p: pValue(difference, variance, tau),
    probabilityBetter: probabilityAboveZero(difference, variance, tau),
    lift,
    liftInterval: lift === null || liftVariance === 0 ? null : around(lift, halfWidth(liftVariance, tau / Math.abs(base.mean), alpha)),
  };
}

/** Those that the plan still asks for; at least until a week is full. */
function daysLeft(base: Moments, arm: Moments, { tau, fullDays }: TestPlan, alpha: number): number | null {
  const n = Math.min(base.n, arm.n);
  const variance = (base.variance + arm.variance) / 2;
  if (n === 0 || fullDays <= 0 || variance === 0 || tau <= 0) return null;
  const missing = visitorsNeeded(variance, tau, alpha) - n;
  const days = Math.max(Math.ceil((missing * fullDays) / n), minDays - fullDays);
  return days > 0 ? days : null;
}

/** Compares each arm with the first one, the baseline. More of the metric is better. */
export function resultsOf(arms: readonly ArmSums[], plan: TestPlan): Results {
  const { metric, tau, fullDays } = plan;
  const ratio = sampleRatio(arms);
  const alpha = alphaOf(arms.length);
  const moments = arms.map((arm) => ({ arm, ...momentsOf(arm, metric) }));
  const [base, ...others] = moments;
  const comparison = (other: (typeof moments)[number], against: (typeof moments)[number]): Comparison => {
    const figures = compare(against, other, tau, alpha);
    const isEnough = fullDays >= minDays && Math.min(against.arm.converted, other.arm.converted) >= minConverted;
    const isCertain = isEnough && figures.p !== null && figures.p < alpha;
    const verdict = !isCertain ? 'open' : figures.difference > 0 ? 'better' : 'worse';
    return { treatment: other.arm.treatment, ...figures, verdict, daysLeft: isCertain ? null : daysLeft(against, other, plan, alpha) };
  };
  return {
    ratio,
    arms: moments.map(({ arm: { treatment }, n, mean }) => ({ treatment, n, mean })),
    comparisons: ratio.isAlarm || base === undefined ? null : others.map((other) => comparison(other, base)),
  };
}
