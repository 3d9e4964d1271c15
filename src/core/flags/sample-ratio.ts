/** Whether the visitors of a test are shared out as planned. If not, something is lost in an arm, and its results mean nothing. */
import { chiSquareAbove } from './distributions.ts';

export type SampleRatio = {
  chiSquare: number;
  /** The probability of a deviation like this, or a larger one, by chance. */
  p: number;
  isAlarm: boolean;
};

const minVisitors = 1000;
const alarmBelow = 0.001;

/** `weight` is the planned share in any unit; `n` counts visitors. With fewer than a thousand there is no alarm. */
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
