import { expect, test } from 'vitest';
import { applyMixture, mixtureTables } from './ink-mixture.ts';

test('a photo that lets nothing through keeps its values', () => {
  for (const table of mixtureTables({ opacity: 1, hex: '#336699' })) expect([...table]).toEqual(Array.from(table, (_, value) => value));
});

test.each(['#ffffff', '#f9f5ea', '#202830'])('over %s no value gets darker, and the order of values stays', (hex) => {
  for (const table of mixtureTables({ opacity: 0.4, hex })) {
    for (const [value, made] of table.entries()) {
      expect(made).toBeGreaterThanOrEqual(value - 1);
      expect(made).toBeGreaterThanOrEqual(table[value - 1] ?? 0);
    }
  }
});

test('each channel goes through its own table', () => {
  const pixels = Uint8Array.from([60, 60, 60, 255, 255, 255]);
  applyMixture(pixels, { opacity: 0.5, hex: '#ffff3c' });
  const [red, green, blue] = pixels;
  expect(red).toBe(green);
  expect(red).toBeGreaterThan(60);
  // What lies below has the same value, so that nothing has to be made up for.
  expect(blue).toBe(60);
  expect([...pixels.subarray(3, 5)]).toEqual([255, 255]);
});
