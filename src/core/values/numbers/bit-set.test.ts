import { expect, test } from 'vitest';
import { addBit, bitCount, bitSet, hasBit, intersection, placesIn } from './bit-set.ts';
import { random } from './random.ts';

test('sets of bits hold, count and intersect numbers as sets do', () => {
  const { next } = random(5);
  const sets = Array.from({ length: 3 }, () => new Set(Array.from({ length: 400 }, () => Math.floor(next() * 500))));
  const bits = sets.map((numbers) => {
    const set = bitSet(500);
    for (const at of numbers) addBit(set, at);
    return set;
  });
  for (const [at, numbers] of sets.entries()) expect(bitCount(bits[at] ?? bitSet(0))).toBe(numbers.size);
  const [first = new Set<number>(), ...others] = sets;
  const common = new Set([...first].filter((one) => others.every((numbers) => numbers.has(one))));
  const both = intersection(bits);
  expect(bitCount(both)).toBe(common.size);
  for (let at = 0; at < 500; at++) expect(hasBit(both, at)).toBe(common.has(at));
  expect(placesIn(both)).toEqual([...common].toSorted((a, b) => a - b));
});
