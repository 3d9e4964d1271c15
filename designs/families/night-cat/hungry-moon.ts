/** A pumpkin for a moon, so low over the town that the gables are its lower teeth. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { curve, ellipse, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Path, type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { stars } from './house.ts';
import { at, placeEyes, placeLetter } from './night.ts';

/** The pumpkin about the origin, 100 wide, 84 high: ribs from the outside inwards, stem, carved face in the ink of the sky. */
function pumpkin(): Mark[] {
  const rib = (x: number, rx: number, ry: number, ink: string) => fill(ellipse([x, 0], rx, ry), ink);
  const pair = (x: number, rx: number, ry: number, ink: string) => [rib(-x, rx, ry, ink), rib(x, rx, ry, ink)];
  const stem = polygon(way(-4.6, -40, -3.4, -49, 3.8, -56.6, 10.6, -54.4, 6, -49.6, 5.2, -40));
  const eye = way(-31, -2.4, -19.6, -22, -9.6, -0.6, -20, 1.6);
  const right = way(12.4, -1.4, 23.4, -20, 33.4, -4.6, 22, -0.8);
  const nose = way(-4.4, 9.4, 0.4, 0, 5, 8.8);
  const mouth = curve(way(-41, 8, -30, 18.5, -12, 22.6, 10, 22.2, 29, 17, 41, 6, 37, 26, 24, 40, 0, 46, -24, 41, -37, 27), {
    closed: true,
  });
  const tooth = (x: number, y: number, wide: number, lean: number) =>
    polygon([
      [x, y],
      [x + lean, y + 8.6],
      [x + wide + lean, y + 8],
      [x + wide, y - 0.6],
    ]);
  return [
    fill(stem, 'stem'),
    ...pair(33, 19.6, 38, 'moon-deep'),
    ...pair(22, 20, 43.6, 'moon'),
    rib(0, 18, 46, 'moon-light'),
    fill([...polygon(eye), ...polygon(right), ...polygon(nose)], 'sky'),
    fill(mouth, 'sky'),
    fill([...tooth(-24, 18, 8.4, 0.8), ...tooth(9, 21, 8.6, -0.6)], 'moon'),
  ];
}

/** Roofs side by side from edge to edge in one ink, each with a chimney or a lit window. Heights are above `y`. */
function town(rnd: Random, from: number, to: number, y: number): Mark[] {
  const walls: Path[] = [];
  const lit: Path[] = [];
  const shade: Path[] = [];
  let x = from;
  let isTall = true;
  while (x < to) {
    const wide = rnd.between(9.4, 13.6);
    const tall = isTall ? rnd.between(12, 18) : rnd.between(5, 9.4);
    const eaves = y - tall * 0.42;
    const top: Point = [x + wide * rnd.between(0.44, 0.56), y - tall];
    walls.push(
      polygon([
        [x - 0.5, y + 4],
        [x - 0.5, eaves + 0.8],
        [x - 1.3, eaves + 1],
        top,
        [x + wide + 1.3, eaves + 1],
        [x + wide + 0.5, eaves + 0.8],
        [x + wide + 0.5, y + 4],
      ]),
    );
    if (rnd.chance(0.55)) walls.push(rectangle(x + wide * 0.68, y - tall * 0.86, 1.8, tall * 0.5));
    const panes = rnd.chance(0.7) ? lit : shade;
    panes.push(rectangle(top[0] - 1, eaves - 0.4, 0.9, 2.2), rectangle(top[0] + 0.2, eaves - 0.4, 0.9, 2.2));
    x += wide;
    isTall = !isTall;
  }
  return [fill(walls.flat(), 'black'), fill(shade.flat(), 'roof'), fill(lit.flat(), 'eye')];
}

/** A bat about the origin, 10 wide. */
function bat(): Mark {
  const half = way(0, -0.6, 0.5, -1.4, 0.8, -0.6, 2.2, -1.4, 5, -1.7, 4.1, -0.4, 3.9, 0.9, 2.8, 0.3, 1.7, 1.1, 0.7, 0.6, 0, 1.6);
  return fill(polygon([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]), 'black');
}

const scenes = {
  a6: { moon: [61, 48], size: 1.14, town: 98 },
  'din-long': { moon: [57, 82], size: 1.1, town: 130 },
  square: { moon: [92, 48], size: 1.24, town: 104 },
} as const satisfies Record<CardBuilder['format'], { moon: Point; size: number; town: number }>;

function placeScene(face: Face, row: DesignTemplate, format: CardBuilder['format']): void {
  const { moon, size, town: y } = scenes[format];
  const rnd = random(row.seed);
  const { width: w, height: h } = face;
  face.place(
    drawn(face, [
      {
        marks: [
          stars(
            rnd,
            60,
            { x: 2, y: 2, width: w - 4, height: y - 20 },
            ([x, py]) => ((x - moon[0]) / 64) ** 2 + ((py - moon[1]) / 56) ** 2 > 1,
          ),
        ],
      },
      { marks: at(moon, size, pumpkin()) },
      {
        marks: [
          ...at([w * 0.14, moon[1] - 33], 0.8, [bat()]),
          ...at([w * 0.1, moon[1] + 29], 1, [bat()]),
          ...at([w * 0.955, moon[1] - 29], 0.8, [bat()]),
          ...town(rnd, -4, w + 4, y),
          fill(rectangle(-3, y + 2, w + 6, h + 3 - y), 'black'),
        ],
      },
    ]),
    'house',
  );
}

export function drawHungryMoon(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  placeScene(front, row, format);
  const margin = format === 'square' ? 12 : 9.6;
  const size = { a6: 12.6, 'din-long': 14, square: 11.6 }[format];
  const last = h - { a6: 9, 'din-long': 16, square: 9.4 }[format];
  const isSquare = format === 'square';
  const column = { x: margin, align: 'left' } as const;
  front.text({
    ...column,
    id: 'front-heading',
    role: 'heading',
    font: 'bodoni-italic',
    size,
    leading: 0.98,
    room: 1.04,
    y: last - { a6: 29.2, 'din-long': 34, square: 13.4 }[format],
    width: isSquare ? 62 : w - margin * 2,
    ink: 'eye',
  });
  front.text({
    ...column,
    ...(isSquare ? { x: 75 } : {}),
    id: 'front-details',
    width: isSquare ? 68 : w - margin * 2,
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: isSquare ? 3.8 : 4,
    leading: 1.36,
    y: last - 5.44 * (isSquare ? 2 : 1),
    lines: isSquare ? 3 : 2,
    vertical: 'bottom',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) return;
  placeEyes(card.face('back'), 0.42, h * 0.8);
  const inside = card.face('inside-left');
  inside.place(drawn(inside, [{ marks: at([w / 2, h * 0.44], 0.72, pumpkin()) }]), 'moons');
}
