/** Evaluations a second of a flag with a percentage rollout, ours and those of the engine in the SDK. Promised: a million on one core. */
import { evaluate } from '#core/flags/evaluate.ts';
import { type Definitions, sdkEngine, worldOf } from '#tests/sdk-engine.ts';
import type { Figure } from './run.ts';

const definitions: Definitions = {
  flags: [
    {
      ...{ name: 'hero', trafficTypeName: 'user', status: 'ACTIVE', changeNumber: 1, killed: false, defaultTreatment: 'off' },
      ...{ seed: 1001, trafficAllocation: 100, trafficAllocationSeed: 7, algo: 2 },
      conditions: [
        {
          conditionType: 'ROLLOUT',
          label: 'default rollout',
          matcherGroup: { combiner: 'AND', matchers: [{ matcherType: 'ALL_KEYS', negate: false }] },
          partitions: [
            { treatment: 'on', size: 60 },
            { treatment: 'off', size: 40 },
          ],
        },
      ],
    },
  ],
  ruleSegments: [],
  segments: new Map(),
  largeSegments: new Map(),
};
const keys = Array.from({ length: 10_000 }, () => crypto.randomUUID());
const rounds = 10;
const times = 7;

/** Evaluations a second over all keys. */
function rate(one: (key: string) => string): number {
  const began = performance.now();
  let on = 0;
  for (let round = 0; round < rounds; round += 1) for (const key of keys) if (one(key) === 'on') on += 1;
  const seconds = (performance.now() - began) / 1000;
  if (Math.abs(on / (rounds * keys.length) - 0.6) > 0.03) throw new Error(`${on} of ${rounds * keys.length} are on`);
  return (rounds * keys.length) / seconds;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function run(): Promise<Figure[]> {
  const [world, sdk] = [worldOf(definitions), sdkEngine(definitions)];
  const attributes = { channel: 'federleicht', mobileDevice: false };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    ours.push(rate((key) => evaluate(world, 'hero', { matchingKey: key, bucketingKey: key }, attributes).treatment));
    theirs.push(rate((key) => sdk('hero', key, attributes).treatment));
  }
  const [own, reference] = [median(ours), median(theirs)].map(Math.round) as [number, number];
  return [{ bench: 'flag evaluations', ours: own, reference, unit: 'a second', ratio: own / reference, n: times }];
}
