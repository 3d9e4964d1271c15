/** Cards laid with painted tiles: a border around the words, or a wall of large tiles above them. Draws the whole card. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type Matrix, multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type LeafShape, leaf } from '#designs/drawing/leaf.ts';
import { message } from '#designs/drawing/message.ts';
import { type Path, type Point, polar, turn } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

/** Tiles are drawn around the origin, two units wide, and stretched to their place. */
const stretched = (x: number, y: number, width: number, height: number): Matrix => [
  width / 2,
  0,
  0,
  height / 2,
  x + width / 2,
  y + height / 2,
];
const quarter = Math.PI / 2;

function petal(base: Point, angle: number, length: number, width: number, shape: LeafShape = {}): Path {
  return leaf(base, angle, length, width, { widest: 0.5, tip: 0.8, steps: 4, ...shape }).outline;
}

/** A quarter of a disc in the corner of a tile. */
function cornerDisc(sx: number, sy: number, radius: number): Path {
  const k = radius * 0.5523;
  const [x, y] = [sx, sy];
  return [
    { op: 'M', points: [[x, y]] },
    { op: 'L', points: [[x - sx * radius, y]] },
    {
      op: 'C',
      points: [
        [x - sx * radius, y - sy * k],
        [x - sx * k, y - sy * radius],
        [x, y - sy * radius],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
const around = <T>(count: number, make: (angle: number, i: number) => T[]): T[] =>
  Array.from({ length: count }, (_, i) => make((i / count) * Math.PI * 2, i)).flat();

type Painter = (rnd: Random) => Mark[];

/** Star of leaves, ringed corners. */
const starTile: Painter = (rnd) => {
  const hand = () => rnd.between(0.95, 1.05);
  return [
    fill(rectangle(-1, -1, 2, 2), 'glaze'),
    ...corners.flatMap(([x, y]) => [
      fill(cornerDisc(x, y, 0.66), 'blue2'),
      fill(cornerDisc(x, y, 0.56), 'glaze'),
      fill(cornerDisc(x, y, 0.45 * hand()), 'blue1'),
      fill(cornerDisc(x, y, 0.17), 'sun'),
    ]),
    ...around(4, (a) => [
      fill(petal(polar([0, 0], a, 0.13), a, 0.8 * hand(), 0.17), 'blue1'),
      fill(petal(polar([0, 0], a, 0.26), a, 0.46, 0.06), 'glaze'),
    ]),
    ...around(4, (a) => [fill(petal(polar([0, 0], a + quarter / 2, 0.16), a + quarter / 2, 0.48 * hand(), 0.13), 'blue3')]),
    fill(circle([0, 0], 0.15), 'sun'),
  ];
};

/** Four tulips that grow out of the corners towards the middle. */
const tulipTile: Painter = (rnd) => {
  const hand = () => rnd.between(0.95, 1.05);
  return [
    fill(rectangle(-1, -1, 2, 2), 'glaze'),
    ...corners.flatMap(([x, y]) => {
      const a = Math.atan2(-y, -x);
      const foot: Point = [x, y];
      const cup = polar(foot, a, 0.5);
      return [
        fill(petal(polar(foot, a, 0.16), a + 0.62, 0.66 * hand(), 0.1, { bend: -0.5 }), 'blue3'),
        fill(petal(polar(foot, a, 0.16), a - 0.62, 0.66 * hand(), 0.1, { bend: 0.5 }), 'blue3'),
        fill(petal(cup, a + 0.5, 0.5 * hand(), 0.14, { bend: -0.6 }), 'blue2'),
        fill(petal(cup, a - 0.5, 0.5 * hand(), 0.14, { bend: 0.6 }), 'blue2'),
        fill(petal(polar(foot, a, 0.4), a, 0.72 * hand(), 0.15), 'blue1'),
        fill(cornerDisc(x, y, 0.3), 'blue1'),
        fill(cornerDisc(x, y, 0.2), 'glaze'),
        fill(cornerDisc(x, y, 0.11), 'sun'),
      ];
    }),
    ...around(4, (a) => [
      fill(petal(polar([0, 0], a, 0.62), a, 0.36, 0.13, { widest: 0.6, tip: 0.6 }), 'blue1'),
      fill(circle(polar([0, 0], a, 0.46), 0.07), 'sun'),
    ]),
    fill(circle([0, 0], 0.1), 'sun'),
  ];
};

/** A large rosette inside a ring, for walls. */
const rosetteTile: Painter = (rnd) => {
  const hand = () => rnd.between(0.96, 1.04);
  return [
    fill(rectangle(-1, -1, 2, 2), 'glaze'),
    ...corners.flatMap(([x, y]) => {
      const a = Math.atan2(-y, -x);
      return [
        fill(cornerDisc(x, y, 0.5), 'blue1'),
        fill(cornerDisc(x, y, 0.4), 'glaze'),
        ...[-0.52, 0, 0.52].map((turned) =>
          fill(petal(polar([x, y], a + turned, 0.1), a + turned, 0.27, 0.07), turned === 0 ? 'blue2' : 'blue3'),
        ),
        fill(cornerDisc(x, y, 0.12), 'sun'),
      ];
    }),
    ...around(4, (a) => [
      fill(petal(polar([0, 0], a, 0.76), a + 2.5, 0.34, 0.07, { bend: 0.5 }), 'blue2'),
      fill(petal(polar([0, 0], a, 0.76), a - 2.5, 0.34, 0.07, { bend: -0.5 }), 'blue2'),
      fill(petal(polar([0, 0], a, 0.74), a, 0.25, 0.08), 'blue1'),
    ]),
    ...around(8, (a, i) => [
      fill(
        petal(polar([0, 0], a, 0.12), a, (i % 2 === 0 ? 0.6 : 0.52) * hand(), 0.15, { widest: 0.62, tip: 0.6 }),
        i % 2 === 0 ? 'blue1' : 'blue3',
      ),
    ]),
    ...around(8, (a, i) => [fill(petal(polar([0, 0], a, 0.24), a, i % 2 === 0 ? 0.34 : 0.26, 0.05), i % 2 === 0 ? 'blue3' : 'blue1')]),
    fill(circle([0, 0], 0.17), 'sun'),
    fill(circle([0, 0], 0.08), 'blue1'),
  ];
};

type Grid = { x: number; y: number; width: number; height: number };

/** One tile on the wall: painted by hand, so never quite straight. The joint lies between the tiles. */
function tile(rnd: Random, { x, y, width, height }: Grid, paint: Painter): Mark[] {
  const gap = 0.22;
  const place = multiply(stretched(x + gap, y + gap, width - 2 * gap, height - 2 * gap), turn(rnd.spread(0.006)));
  return moved(paint(rnd), place);
}

/** Tiles from 3 mm outside the upper left corner on, so that trimming never ends exactly on a joint. */
function wall(
  seed: number,
  columns: number,
  rows: number,
  cell: { width: number; height: number },
  use: (column: number, row: number) => Painter | null,
): Mark[] {
  const rnd = random(seed);
  const marks: Mark[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const paint = use(column, row);
      if (paint) marks.push(...tile(rnd, { x: column * cell.width - 3, y: row * cell.height - 3, ...cell }, paint));
    }
  return marks;
}

const fields = { a6: [6, 8], 'din-long': [5, 10], square: [8, 8] } as const;

function borderFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const [columns, rows] = fields[card.format];
  const cell = { width: (w + 6) / columns, height: (h + 6) / rows };
  const picture = face.drawing();
  const { x, y, width, height } = face.bleedBox;
  picture.add(fill(rectangle(x, y, width, height), 'joint'));
  picture.add(
    wall(row.seed, columns, rows, cell, (c, r) => {
      const edge = c === 0 || c === columns - 1 || r === 0 || r === rows - 1;
      return edge ? ((c + r) % 2 === 0 ? starTile : tulipTile) : null;
    }),
  );
  const [ix, iy] = [cell.width - 3, cell.height - 3];
  picture.add(fill(rectangle(ix, iy, w - 2 * ix, h - 2 * iy), 'paper'));
  picture.add([
    outline(rectangle(ix + 1.6, iy + 1.6, w - 2 * ix - 3.2, h - 2 * iy - 3.2), 'blue2', 0.7),
    outline(rectangle(ix + 2.9, iy + 2.9, w - 2 * ix - 5.8, h - 2 * iy - 5.8), 'sun', 0.3),
  ]);
  face.place(picture, 'tiles');
  const wide = w - 2 * ix - 11;
  const k = card.format === 'square' ? 1.3 : card.format === 'din-long' ? 0.86 : 0.96;
  const middle = h * 0.47;
  face.text({
    id: 'front-intro',
    role: 'occasion',
    font: 'josefin',
    size: 3.3 * k,
    minSize: 2.4,
    x: w / 2,
    y: middle - 19 * k,
    width: wide,
    tracking: 0.2,
    ink: 'ink',
  });
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'playfair',
    size: 13.4 * k,
    minSize: 7,
    x: w / 2,
    y: middle - 2 * k,
    width: wide,
    leading: 1.04,
    ink: 'ink',
  });
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'playfair-italic',
    size: 5 * k,
    minSize: 2.7,
    x: w / 2,
    y: middle + 23.5 * k,
    width: wide,
    ink: 'ink',
  });
  face.text({
    id: 'front-facts',
    role: 'date',
    personal: true,
    font: 'josefin',
    size: Math.max(2.85, 3.2 * k),
    minSize: 2.4,
    x: w / 2,
    y: middle + 31.5 * k,
    width: wide,
    tracking: 0.16,
    ink: 'ink',
  });
}

function wallFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const columns = tall ? 3 : square ? 5 : 4;
  const side = (w + 6) / columns;
  const rows = square ? 3 : 4;
  const foot = rows * side - 3;
  const picture = face.drawing();
  const { x, width } = face.bleedBox;
  picture.add(fill(rectangle(x, -3, width, foot + 3), 'joint'));
  picture.add(wall(row.seed, columns, rows, { width: side, height: side }, (c, r) => ((c + r) % 2 === 0 ? rosetteTile : tulipTile)));
  picture.add(fill(rectangle(x, foot, width, 1.5), 'sun'));
  face.place(picture, 'tile-wall');
  const left = w * 0.1;
  const k = square ? 1.16 : 1;
  const y = foot + (tall ? 31 : square ? 21.5 : 15.5);
  const common = { x: left, align: 'left', width: w - 2 * left } as const;
  face.text({ ...common, id: 'front-heading', role: 'heading', font: 'dm-serif', size: 11.6 * k, minSize: 7, y, ink: 'ink' });
  face.text({
    ...common,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'dm-serif',
    size: 5.4 * k,
    minSize: 2.8,
    y: y + 8.4 * k,
    ink: 'ink',
  });
  face.text({
    ...common,
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 3.5 * k,
    minSize: 2.6,
    y: y + 15.4 * k,
    tracking: 0.08,
    ink: 'ink',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const border = row.variant === 'border';
    const k = format === 'square' ? 1.12 : 1;
    card.ground('paper');
    (border ? borderFront : wallFront)(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const [columns] = fields[format];
    const cell = { width: (w + 6) / columns, height: (w + 6) / columns };
    const strip = (face: Face, seed: number) => {
      const picture = face.drawing();
      const { x, width } = face.bleedBox;
      const top = h + 3 - cell.height;
      picture.add(fill(rectangle(x, top - 0.2, width, cell.height + 0.2), 'joint'));
      const rnd = random(seed);
      for (let c = 0; c < columns; c++)
        picture.add(tile(rnd, { x: c * cell.width - 3, y: top, ...cell }, c % 2 === 0 ? starTile : tulipTile));
      picture.add(outline(line([x, top - 1.6], [x + width, top - 1.6]), 'sun', 0.5));
      face.place(picture, 'tiles');
    };
    strip(inner, row.seed + 3);
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: border ? 'playfair' : 'dm-serif',
      headingSize: 7.6 * k,
      body: border ? 'eb-garamond' : 'jost',
      bodySize: (border ? 4.2 : 3.8) * k,
      facts: border ? 'josefin' : 'jost-medium',
      factsSize: 3.3 * k,
      factsTracking: 0.13,
      sign: border ? 'playfair-italic' : 'jost',
      signSize: (border ? 4.4 : 3.8) * k,
      ink: 'ink',
      align: border ? 'center' : 'left',
      x: border ? w / 2 : edge,
      width: border ? w - 18 : w - edge - 8,
      middle: (h - cell.height) * 0.48,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.1;
    left.photo({
      id: 'inside-photo',
      role: 'inside-photo',
      x: m,
      y: m,
      width: w - 2 * m,
      height: h - cell.height - 2 * m - 1,
      ink: 'photo',
    });
    strip(left, row.seed + 4);
    const back = card.face('back');
    const quote = back.drawing();
    quote.add(tile(random(row.seed + 5), { x: w / 2 - 8, y: h * 0.8 - 8, width: 16, height: 16 }, border ? starTile : rosetteTile));
    back.place(quote, 'tile');
    return card.finish();
  },
};
