/** Small drawings customers may place: those drawn here from numbers, and icons, which tools/clip-art.ts writes. */

import { heartPath, polygonPath, roundPath } from '#core/design/outlines/outline.ts';
import icons from './icons.json' with { type: 'json' };
import { box, type ClipArt, type ClipArtPart, disc, each, leafPath, polar } from './parts.ts';

const board = 24_000;

function snowflake(): string {
  return each(6, (arm) => {
    const tip = polar(12_000, 12_000, arm * 60, 11_000);
    const twigs = [5_200, 8_000].flatMap((from) =>
      [-42, 42].map((angle) => {
        const foot = polar(12_000, 12_000, arm * 60, from);
        const end = polar(foot[0], foot[1], arm * 60 + angle, from === 5_200 ? 3_400 : 2_400);
        return `M ${foot.join(' ')} L ${end.join(' ')}`;
      }),
    );
    return [`M 12000 12000 L ${tip.join(' ')}`, ...twigs].join(' ');
  }).join(' ');
}

function sun(): ClipArtPart[] {
  const rays = each(12, (ray) => {
    const from = polar(12_000, 12_000, ray * 30, 6_800);
    const to = polar(12_000, 12_000, ray * 30, ray % 2 === 0 ? 11_200 : 9_600);
    return `M ${from.join(' ')} L ${to.join(' ')}`;
  });
  return [
    { d: disc(12_000, 12_000, 5_000), ink: 0 },
    { d: rays.join(' '), ink: 1, stroke: 900 },
  ];
}

function flower(): ClipArtPart[] {
  const petals = each(8, (petal) => {
    const from = polar(12_000, 12_000, petal * 45, 1_500);
    const to = polar(12_000, 12_000, petal * 45, 11_200);
    return leafPath(from[0], from[1], to[0], to[1], 0.5);
  });
  return [
    { d: petals.join(' '), ink: 0 },
    { d: disc(12_000, 12_000, 3_000), ink: 1 },
  ];
}

function twig(): ClipArtPart[] {
  const leaves = each(5, (pair) => {
    const y = 20_500 - pair * 3_600;
    const x = 12_000 + Math.round(Math.abs(2 - pair) * 120) - 240;
    const reach = 7_400 - pair * 900;
    return `${leafPath(x, y, x - reach, y - 4_400)} ${leafPath(x, y, x + reach, y - 4_400)}`;
  });
  return [
    { d: [...leaves, leafPath(12_000, 5_200, 12_000, 400, 0.5)].join(' '), ink: 0 },
    { d: 'M 12000 23600 C 11700 18000 11700 10000 12000 3600', ink: 1, stroke: 500 },
  ];
}

const drawings: ClipArt[] = [
  { id: 'shop.heart', width: board, height: 22_000, parts: [{ d: heartPath(box(0, 0, board, 22_000)), ink: 0 }] },
  {
    id: 'shop.hearts',

    width: 34_000,
    height: 24_000,
    parts: [
      { d: heartPath(box(0, 4_000, 21_000, 19_400)), ink: 0 },
      { d: heartPath(box(15_500, 0, 18_000, 16_600)), ink: 1 },
    ],
  },
  { id: 'shop.star', width: board, height: board, parts: [{ d: polygonPath(box(0, 0, board, board), 5, 42), ink: 0 }] },
  {
    id: 'shop.stars',

    width: board,
    height: board,
    parts: [
      { d: polygonPath(box(1_000, 5_000, 14_000, 16_000), 4, 28), ink: 0 },
      { d: polygonPath(box(14_500, 1_000, 8_000, 9_000), 4, 28), ink: 1 },
      { d: polygonPath(box(15_500, 15_000, 6_000, 7_000), 4, 28), ink: 1 },
    ],
  },
  { id: 'shop.snowflake', width: board, height: board, parts: [{ d: snowflake(), ink: 0, stroke: 800 }] },
  { id: 'shop.sun', width: board, height: board, parts: sun() },
  {
    id: 'shop.moon',

    width: 20_000,
    height: board,
    parts: [
      {
        d: 'M 14000 500 C 5500 1500 500 7000 500 13000 C 500 19000 5500 23500 11500 23500 C 14700 23500 17500 22300 19500 20200 C 12500 20400 7600 16000 7600 10500 C 7600 6300 10000 2600 14000 500 Z',
        ink: 0,
      },
      { d: polygonPath(box(13_500, 6_500, 5_000, 6_000), 4, 28), ink: 1 },
    ],
  },
  { id: 'shop.flower', width: board, height: board, parts: flower() },
  { id: 'shop.twig', width: board, height: board, parts: twig() },
  {
    id: 'shop.rings',

    width: 34_000,
    height: 22_000,
    parts: [
      { d: disc(11_500, 11_500, 9_200), ink: 0, stroke: 1_700 },
      { d: disc(22_500, 11_500, 9_200), ink: 1, stroke: 1_700 },
    ],
  },
  {
    id: 'shop.balloon',

    width: 18_000,
    height: 32_000,
    parts: [
      { d: 'M 9000 21400 C 7600 25000 11000 27000 9000 31800', ink: 1, stroke: 500 },
      {
        d: 'M 9000 500 C 14000 500 17500 4300 17500 9000 C 17500 14200 13000 18800 9000 19800 C 5000 18800 500 14200 500 9000 C 500 4300 4000 500 9000 500 Z',
        ink: 0,
      },
      { d: 'M 9000 19400 L 10600 21600 L 7400 21600 Z', ink: 0 },
    ],
  },
  {
    id: 'shop.gift',

    width: board,
    height: board,
    parts: [
      { d: `${roundPath(box(2_000, 11_500, 20_000, 12_000), 900)} ${roundPath(box(800, 7_000, 22_400, 5_000), 900)}`, ink: 0 },
      { d: 'M 10300 7000 L 13700 7000 L 13700 23500 L 10300 23500 Z', ink: 1 },
      { d: leafPath(12_000, 7_000, 4_800, 1_000, 0.6), ink: 1 },
      { d: leafPath(12_000, 7_000, 19_200, 1_000, 0.6), ink: 1 },
    ],
  },
];

export const clipArts: ReadonlyMap<string, ClipArt> = new Map([...drawings, ...icons].map((drawing) => [drawing.id, drawing]));
