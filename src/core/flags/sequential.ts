/**
 * Comparison of two arms that holds however often it is looked at: the mixture sequential probability ratio test with a normal mixture of
 * standard deviation τ, the smallest effect worth knowing. Variances are those of the difference of two means.
 */
import { normalBelow } from './distributions.ts';

/** Half the width of the interval about the measured difference that holds the true one at every look, with probability 1 − alpha. */
export function halfWidth(variance: number, tau: number, alpha: number): number {
  const total = variance + tau ** 2;
  return Math.sqrt(((variance * total) / tau ** 2) * (2 * Math.log(1 / alpha) + Math.log(total / variance)));
}

/** Valid at every look; that of a run of looks is the smallest of them. */
export function pValue(difference: number, variance: number, tau: number): number {
  const total = variance + tau ** 2;
  const ratio = Math.sqrt(total / variance) * Math.exp(-((tau * difference) ** 2) / (2 * variance * total));
  return Math.min(1, ratio);
}

/** The probability that the difference is above zero, where differences of about τ are usual. */
export function probabilityAboveZero(difference: number, variance: number, tau: number): number {
  return normalBelow((difference * tau) / Math.sqrt(variance * (variance + tau ** 2)));
}

/** The quantile of the normal distribution for a power of 80 percent. */
const powerQuantile = 0.8416;
const maxVisitors = 1e9;

/**
 * Visitors in each of two arms with which a difference of τ is found in four of five tests, if each visitor's value has the variance.
 * A test that is looked at before mostly ends earlier. A billion stands for all that is beyond.
 */
export function visitorsNeeded(variance: number, tau: number, alpha: number): number {
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
