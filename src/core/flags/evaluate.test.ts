import { expect, test } from 'vitest';
import { random as randomNumbers } from '#designs/drawing/random.ts';
import { randomAttributes, randomDefinitions, randomKey } from '#tests/random-flags.ts';
import { type Definitions, sdkEngine } from '#tests/sdk-engine.ts';
import { evaluate, type FlagWorld } from './evaluate.ts';

function worldOf({ flags, ruleSegments, segments, largeSegments }: Definitions): FlagWorld {
  const byName = new Map(flags.map((flag) => [flag.name, flag]));
  const rulesByName = new Map(ruleSegments.map((segment) => [segment.name, segment]));
  return {
    flag: (name) => byName.get(name),
    ruleSegment: (name) => rulesByName.get(name),
    isInSegment: (name, key) => segments.get(name)?.has(key) === true,
    isInLargeSegment: (name, key) => largeSegments.get(name)?.has(key) === true,
  };
}

test('100,000 random definitions and keys answer like the engine of the SDK', () => {
  const { next: random } = randomNumbers(4711);
  const labels = new Map<string, number>();
  for (let round = 0; round < 4_000; round += 1) {
    const definitions = randomDefinitions(random);
    const world = worldOf(definitions);
    const sdk = sdkEngine(definitions);
    for (let turn = 0; turn < 25; turn += 1) {
      const name = `f${turn % 5}`;
      const [matchingKey, attributes] = [randomKey(random), randomAttributes(random)];
      const bucketingKey = random() < 0.8 ? matchingKey : randomKey(random);
      const key = matchingKey === bucketingKey ? matchingKey : { matchingKey, bucketingKey };
      const ours = evaluate(world, name, { matchingKey, bucketingKey }, attributes);
      let theirs: unknown;
      try {
        const { treatment, label, changeNumber = null, config } = sdk(name, key, attributes);
        theirs = { treatment, label, changeNumber, config };
      } catch {
        theirs = { treatment: 'control', label: 'exception', changeNumber: ours.changeNumber, config: null };
      }
      if (JSON.stringify(ours) !== JSON.stringify(theirs)) {
        const seen = JSON.stringify({ key, attributes, flag: definitions.flags.find((flag) => flag.name === name), definitions });
        expect(ours, seen).toEqual(theirs);
      }
      labels.set(ours.label, (labels.get(ours.label) ?? 0) + 1);
    }
  }
  console.log(labels);
});
