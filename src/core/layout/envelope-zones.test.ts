import { describe, expect, test } from 'vitest';
import type { Box } from '#core/design/outlines/outline.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { addressBox, behindAddress, envelopeZones } from './envelope-zones.ts';

/** Width and height, and the address: left, right, top and bottom, all in mm. */
const sizes = [
  ['C6', 162, 114, [22, 147, 40, 99]],
  ['B6', 176, 125, [36, 161, 40, 110]],
  ['DIN lang', 220, 110, [80, 205, 40, 95]],
  ['C5', 229, 162, [89, 214, 40, 147]],
  ['square', 155, 155, [15, 140, 40, 140]],
] as const;

const um = (widthMm: number, heightMm: number) => ({ widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 });
const edges = ({ xUm, yUm, widthUm, heightUm }: Box) => [xUm, xUm + widthUm, yUm, yUm + heightUm].map((at) => at / 1_000);
const meet = (a: Box, b: Box) =>
  a.xUm < b.xUm + b.widthUm && b.xUm < a.xUm + a.widthUm && a.yUm < b.yUm + b.heightUm && b.yUm < a.yUm + a.heightUm;

describe.each(sizes)('%s', (_, width, height, address) => {
  const size = um(width, height);

  test('the address is read in the same rectangle in all ten countries, which keeps off stamp, code and sender', () => {
    for (const country of deliveryCountries) {
      const zones = envelopeZones(size, country);
      expect(edges(zones.address)).toEqual(address);
      for (const other of [zones.stamp, zones.code, zones.sender]) expect(meet(zones.address, other), country).toBe(false);
      expect(meet(zones.stamp, zones.sender)).toBe(false);
    }
  });

  test('the box of an address lies in its right part, and no line in it is longer than 100 mm', () => {
    const box = addressBox(size);
    const [left = 0, right = 0, top = 0, bottom = 0] = edges(box);
    const [from, to, head, foot] = address;
    expect([left >= from, right <= to, top >= head, bottom <= foot]).toEqual([true, true, true, true]);
    expect(left + right).toBeGreaterThan(width);
    expect(right - left).toBeCloseTo(100, 3);
    // Six lines of 11 pt.
    expect(bottom - top).toBeGreaterThanOrEqual(29.1);
  });

  test('what lies behind the address is its mirror image', () => {
    const [left = 0, right = 0, ...heights] = edges(behindAddress(size));
    const [from, to, ...front] = address;
    expect([width - right, width - left, ...heights]).toEqual([from, to, ...front]);
  });
});

test('stamp and code are those of each country', () => {
  const of = (country: (typeof deliveryCountries)[number], width = 220) => {
    const { stamp, code } = envelopeZones(um(width, 110), country);
    return [...edges(stamp), ...edges(code)];
  };
  expect(of('DE')).toEqual([146, 220, 0, 40, 70, 220, 95, 110]);
  expect(of('AT')).toEqual([146, 220, 0, 40, 0, 220, 95, 110]);
  expect(of('CH')).toEqual([146, 220, 0, 38, 80, 220, 95, 110]);
  expect(of('LI')).toEqual(of('CH'));
  for (const country of ['FR', 'IT', 'BE', 'NL', 'ES', 'LU'] as const) expect(of(country)).toEqual([146, 220, 0, 40, 80, 220, 95, 110]);
  // An envelope that is narrower than the code has it along its whole edge.
  expect(of('DE', 140).slice(4, 6)).toEqual([0, 140]);
});
