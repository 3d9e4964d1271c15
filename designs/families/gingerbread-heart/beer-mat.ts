/** A beer mat on a wooden table: the invitation is printed on it, and the rounds are marked on its edge. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon, rectangle, ring } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver } from '#designs/drawing/stroke.ts';
import { placeLetter } from './fair.ts';

/** Boards from edge to edge, with joints and grain. */
function table(face: Face, rnd: Random): Mark[] {
  const { x, y, width, height } = face.bleedBox;
  const joints: Path[] = [];
  const grain: Path[] = [];
  const board = 26;
  for (let at = x + 9; at < x + width; at += board) joints.push(rectangle(at, y, 0.5, height));
  for (let i = 0; i < 46; i++) {
    const gx = x + rnd.next() * width;
    const gy = y + rnd.next() * height;
    const long = rnd.between(10, 34);
    grain.push(sliver([gx, gy], [gx + rnd.spread(0.8), gy + long], 0.18, 0.34));
  }
  return [fill(face.bleedPath, 'ground'), fill(joints.flat(), 'board-dark'), fill(grain.flat(), 'board-grain')];
}

/** Lozenges between two radii, twice as many as fit loosely: a checked ribbon around the mat. */
function checked(centre: Point, from: number, to: number): Path {
  const count = Math.round((Math.PI * (from + to)) / ((to - from) * 0.86));
  const middle = (from + to) / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const half = Math.PI / count;
    return polygon([
      polar(centre, angle, from),
      polar(centre, angle + half, middle),
      polar(centre, angle, to),
      polar(centre, angle - half, middle),
    ]);
  }).flat();
}

/** Four strokes and one across, by pencil, about a point. */
function tally(rnd: Random, [x, y]: Point, count: number): Path[] {
  const strokes = Array.from({ length: Math.min(4, count) }, (_, i): Path => {
    const at = x + i * 2.6;
    return pen(
      rnd,
      [
        [at + rnd.spread(0.3), y - 4.4 + rnd.spread(0.4)],
        [at + rnd.spread(0.3), y],
        [at - 0.5 + rnd.spread(0.3), y + 4.2 + rnd.spread(0.4)],
      ],
      0.62,
      0.42,
      3,
    );
  });
  if (count < 5) return strokes;
  return [
    ...strokes,
    pen(
      rnd,
      [
        [x - 2, y + 2.6],
        [x + 4, y - 0.3],
        [x + 9.8, y - 2.8],
      ],
      0.62,
      0.42,
      3,
    ),
  ];
}

function matLayers(rnd: Random, centre: Point, radius: number, wet: Point, wetRadius: number): Layer[] {
  const [x, y] = centre;
  const puddle = ring(wet, wetRadius, wetRadius - 1.7);
  const paper = circle(centre, radius);
  return [
    { marks: [fill(puddle, 'board-wet')] },
    { marks: [fill(circle([x + 0.9, y + 1.4], radius + 0.2), 'board-dark'), fill(paper, 'mat')] },
    {
      marks: [
        fill(ring(centre, radius - 2.2, radius - 2.9), 'band'),
        fill(ring(centre, radius - 4, radius - 12), 'band'),
        fill(checked(centre, radius - 11.6, radius - 4.4), 'mat'),
        fill(ring(centre, radius - 13.2, radius - 13.8), 'band'),
      ],
    },
    { marks: [fill(puddle, 'mat-wet')], clip: paper },
    {
      marks: [fill(ring(centre, radius - 4, radius - 12), 'band-wet')],
      clip: puddle,
    },
    { marks: [fill(checked(centre, radius - 11.6, radius - 4.4), 'mat-wet')], clip: puddle },
    {
      marks: [
        fill(
          [
            ...tally(rnd, [x - 17, y + radius * 0.44], 5),
            ...tally(rnd, [x - 2, y + radius * 0.44], 5),
            ...tally(rnd, [x + 13.4, y + radius * 0.44], 2),
          ].flat(),
          'pencil',
        ),
      ],
    },
  ];
}

const scenes = {
  a6: { at: [52.5, 61], radius: 46.5, wet: [92, 92], wetRadius: 22, size: 13, details: 129 },
  square: { at: [78, 66], radius: 58, wet: [26, 104], wetRadius: 25, size: 17, details: 133 },
  'din-long': { at: [49.5, 88], radius: 44, wet: [82, 134], wetRadius: 21, size: 12.2, details: 189 },
} as const satisfies Record<
  CardBuilder['format'],
  { at: Point; radius: number; wet: Point; wetRadius: number; size: number; details: number }
>;

export function drawBeerMat(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { at, radius, wet, wetRadius, size, details } = scenes[format];
  const front = card.face('front');
  const rnd = random(row.seed);
  front.place(drawn(front, [{ marks: table(front, rnd) }, ...matLayers(rnd, at, radius, wet, wetRadius)]), 'label');
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'grenze-gotisch',
    size,
    leading: 0.98,
    room: 1.04,
    x: at[0],
    width: (radius - 17) * 2,
    y: at[1] - radius * 0.22,
    ink: 'band',
  });
  front.text({
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'grenze-gotisch',
    size: 5.6,
    leading: 1.2,
    x: format === 'square' ? w - 10 : 10,
    width: w - 20,
    y: format === 'square' ? h - 16.4 : details,
    align: format === 'square' ? 'right' : 'left',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) return;
  const inside = card.face('inside-left');
  const own = random(row.seed + 1);
  inside.place(
    drawn(inside, [{ marks: table(inside, own) }, ...matLayers(own, [w * 0.5, h * 0.42], 38, [w * 0.7, h * 0.72], 20)]),
    'label',
  );
}
