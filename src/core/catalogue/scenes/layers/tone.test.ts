/** The tone curve of layers: invertible, and as fine as 8 bits allow. */
import { expect, test } from 'vitest';
import { decodeTone, encodeTone, layerLight, toSample } from './tone.ts';

test('light of 0 to 2, encoded and decoded, is what it was', () => {
  for (let light = 0; light <= 2; light += 0.01) expect(decodeTone(encodeTone(light))).toBeCloseTo(light, 6);
});

test('each sample, read as light, is stored as itself', () => {
  const samples = Array.from({ length: 255 }, (_, sample) => sample);
  expect(samples.map((sample) => toSample(layerLight[sample] as number))).toEqual(samples);
});

test('light below nothing is black, and endless light is white', () => {
  expect([toSample(-1), toSample(0), toSample(50)]).toEqual([0, 0, 255]);
});

test('the curve rises everywhere, also at its knee', () => {
  const values = Array.from({ length: 200 }, (_, step) => encodeTone(step / 100));
  expect(values.every((value, at) => at === 0 || value > (values[at - 1] as number))).toBe(true);
});
