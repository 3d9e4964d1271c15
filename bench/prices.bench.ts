/** Prices of wall art with their parts a second on one core; promised: 200,000. The reference is one JSON copy of such a price. */
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { frameKeys } from '#core/products/photoframe/frames.ts';
import { hangingKeys, materialKeys } from '#core/products/photoframe/materials.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { photoframePrices } from '#seed/prices/photoframe.ts';
import type { Figure } from './run.ts';

const options = photoframeOptionsRow;
const prices = photoframePrices;
const book = { prices, country: 'DE' } as const;
const choices = materialKeys.flatMap((material) =>
  (['none', ...frameKeys] as const).flatMap((frameType) =>
    hangingKeys.flatMap((hanging) =>
      ['300x200', '600x400', '1200x800'].map((format) => completePhotoframe({ material, frameType, hanging, format }, { rows: options })),
    ),
  ),
);
const rounds = 50;
const times = 7;
const promised = 200_000;

/** Calls a second over all choices. `one` gives a sum, so that nothing is left out as unused. */
function rate(one: (at: number) => number): number {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) for (let at = 0; at < choices.length; at += 1) sum += one(at);
  if (sum === 0) throw new Error('nothing was priced');
  return (rounds * choices.length) / ((performance.now() - began) / 1_000);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<Figure[]> {
  const made = choices.map((choice, at) => photoframePrice(choice, 1 + (at % 50), book));
  const ours: number[] = [];
  const copies: number[] = [];
  for (let time = 0; time < times; time += 1) {
    ours.push(
      rate((at) => {
        const choice = choices[at];
        return choice ? photoframePrice(choice, 1 + (at % 50), book).parts.reduce((sum, { amount }) => sum + amount.amount, 0) : 0;
      }),
    );
    copies.push(rate((at) => JSON.parse(JSON.stringify(made[at])).unit.amount));
  }
  const [price, copy] = [Math.round(median(ours)), Math.round(median(copies))];
  return [
    { bench: 'price against a JSON copy of it', ours: price, reference: copy, unit: 'a second', ratio: price / copy, n: times },
    { bench: 'price against the promise', ours: price, reference: promised, unit: 'a second', ratio: price / promised, n: times },
  ];
}
