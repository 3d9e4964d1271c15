/** The timber frame of a house: posts, sills, plates, rafters, ridge. */

import type { Beam, Vector } from './isometric.ts';

export const house = { wide: 8, deep: 11, eaves: 4.2, ridge: 8.6 } as const;

const { wide, deep, eaves, ridge } = house;
const middle = wide / 2;
const pitch = (ridge - eaves) / middle;
const bents = [0, deep / 2, deep] as const;

/** Rafters with collar beams, purlins and ridge. `overhang` is how far the rafters stand over the wall. */
export function rafters(count = 10, overhang = 0.9): Beam[] {
  const pairs = Array.from({ length: count }, (_, i) => -0.3 + ((deep + 0.6) * i) / (count - 1)).flatMap((y, i): Beam[] => {
    const foot = (s: number): Vector => [middle + s * (middle + overhang), y, eaves - overhang * pitch];
    const both: Beam[] = [
      [foot(-1), [middle - 0.05, y, ridge + 0.15], 0.22],
      [foot(1), [middle + 0.05, y, ridge + 0.15], 0.22],
    ];
    const tie = ridge - 1.9 * pitch + 0.05;
    return i % 3 === 0 ? [...both, [[middle - 1.9, y, tie], [middle + 1.9, y, tie], 0.2]] : both;
  });
  return [
    ...pairs,
    [[middle, -0.6, ridge], [middle, deep + 0.6, ridge], 0.34],
    ...[0, wide].map((x): Beam => [[x, -0.6, eaves], [x, deep + 0.6, eaves], 0.34]),
    ...bents.flatMap((y): Beam[] => [
      [[0, y, eaves], [wide, y, eaves], 0.34],
      [[middle, y, eaves], [middle, y, ridge], 0.3],
    ]),
  ];
}

/** Everything under the roof: posts on sills, braced to the plates. */
export function walls(): Beam[] {
  return [
    ...bents.flatMap((y) => [0, wide].map((x): Beam => [[x, y, 0], [x, y, eaves], 0.34])),
    ...[0, wide].map((x): Beam => [[x, 0, 0], [x, deep, 0], 0.3]),
    ...bents.map((y): Beam => [[0, y, 0], [wide, y, 0], 0.3]),
    ...[0, deep].flatMap((y): Beam[] => [
      [[0, y, eaves - 1.3], [1.3, y, eaves], 0.22],
      [[wide, y, eaves - 1.3], [wide - 1.3, y, eaves], 0.22],
      [[middle, y, eaves + 1], [middle - 1.6, y, eaves + 2.6], 0.2],
      [[middle, y, eaves + 1], [middle + 1.6, y, eaves + 2.6], 0.2],
    ]),
    ...[0, wide].flatMap((x) =>
      (
        [
          [0, 1],
          [deep / 2, -1],
          [deep / 2, 1],
          [deep, -1],
        ] as const
      ).map(([y, s]): Beam => [[x, y, eaves - 1.3], [x, y + s * 1.3, eaves], 0.2]),
    ),
  ];
}
