/** A street that is named after a couple: a long enamel sign, the number of their years below it, and a rose that has climbed the wall. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { branch, stemAt } from '#designs/drawing/branch.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { blob } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { plaster } from './plaster.ts';
import { archPlate, placed, squarePlate } from './plate.ts';

/** A rose from above: petals around petals, each a little off the middle. */
function rose(rnd: Random, middle: Point, radius: number): Mark[] {
  const turn = rnd.next() * 6;
  const off = (by: number, at: number) => polar(middle, turn + at, radius * by);
  return [
    ...[0, 1.26, 2.51, 3.77, 5.03].map((at, i) =>
      fill(blob(rnd, off(0.46, at), radius * 0.62, 0.1, 7), i % 2 === 0 ? 'rose' : 'rose-dark'),
    ),
    fill(blob(rnd, off(0.14, 1), radius * 0.66, 0.08, 7), 'rose-light'),
    fill(blob(rnd, off(0.16, 4), radius * 0.5, 0.1, 6), 'rose'),
    fill(blob(rnd, off(0.1, 2), radius * 0.34, 0.1, 6), 'rose-dark'),
    fill(blob(rnd, off(0.04, 5), radius * 0.19, 0.1, 5), 'rose-light'),
  ];
}

/** A climbing rose along a way from its foot, with side shoots and blossoms. */
export function climber(seed: number, way: readonly Point[], size: number): Mark[] {
  const rnd = random(seed);
  const look = {
    leaves: 19,
    length: size * 2.3,
    width: 0.3,
    inks: ['leaf1', 'leaf2', 'leaf2'],
    shade: true,
    stem: 'stem',
    stemWidth: [1.3, 0.5],
    from: 0.04,
    shape: { steps: 4 },
  } as const;
  const shoots = [0.22, 0.44, 0.66].flatMap((share, i) => {
    const { point, heading } = stemAt(way, share);
    const side = i % 2 === 0 ? -0.7 : 0.6;
    const reach = size * (5.4 - i);
    const points = [point, polar(point, heading + side, reach * 0.5), polar(point, heading + side * 0.7, reach)];
    return branch(rnd, points, { ...look, leaves: 5, length: size * 1.8, stemWidth: [0.8, 0.4] });
  });
  const blossoms = (
    [
      [0.12, 1],
      [0.3, 0.78],
      [0.47, 1.12],
      [0.6, 0.7],
      [0.78, 0.92],
      [0.93, 0.62],
    ] as const
  ).flatMap(([share, by], i) => {
    const { point, heading } = stemAt(way, share);
    return rose(rnd, polar(point, heading + (i % 2 === 0 ? 1.3 : -1.3), size * 0.9), size * by);
  });
  return [...shoots, ...branch(rnd, way, look), ...blossoms];
}

export function wall(face: Face, seed: number): void {
  face.place(drawn(face, [{ marks: plaster(seed, face.bleedBox, [{ from: [-3, face.height * 0.3], angle: 0.3 }]) }]), 'area');
}

/** Middle and size of the sign and of the plate, and the way of the rose. */
const places = {
  a6: {
    sign: [52.5, 61, 88, 22],
    plate: [34, 110, 48, 58],
    size: 30,
    way: [
      [92, 158],
      [95, 142],
      [86, 126],
      [93, 110],
      [84, 94],
      [91, 80],
    ],
    heading: 20,
  },
  'din-long': {
    sign: [49.5, 84, 82, 22],
    plate: [33, 144, 48, 62],
    size: 30,
    way: [
      [86, 220],
      [89, 194],
      [79, 168],
      [87, 146],
      [77, 126],
      [85, 106],
    ],
    heading: 34,
  },
} as const;

export function sign(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const { sign: street, plate, size, way, heading } = places[format === 'din-long' ? 'din-long' : 'a6'];
  wall(front, row.seed);
  front.place(drawn(front, placed(squarePlate(row.seed, street[2], street[3], true), [street[0], street[1]])), 'label');
  front.place(drawn(front, placed(archPlate(row.seed + 2, plate[2], plate[3]), [plate[0], plate[1]])), 'plate');
  front.place(drawn(front, [{ marks: climber(row.seed, way, 5) }]), 'roses');
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'barlow-condensed',
    size: format === 'din-long' ? 7.6 : 8.3,
    minSize: 4.2,
    x: street[0],
    y: street[1] + 3.1,
    width: street[2] - 22,
    tracking: 0.02,
    ink: 'figure',
  });
  front.text({
    id: 'front-number',
    role: 'figure',
    personal: true,
    font: 'gloock',
    size,
    minSize: 12,
    x: plate[0],
    y: plate[1] + 3 + size * 0.36,
    width: plate[2] - 11,
    room: 1.02,
    ink: 'figure',
  });
  const column = { x: 10, width: w - 20, align: 'left', ink: 'text' } as const;
  front.text({ ...column, id: 'front-heading', role: 'heading', font: 'young-serif', size: 9.6, leading: 1.12, y: heading });
  front.text({
    ...column,
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'jost-medium',
    size: 4.1,
    y: heading + 19.4,
  });
  behindSign(card, row);
}

function behindSign(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  wall(face, row.seed + 8);
  letter(face, row.texts, {
    heading: { font: 'young-serif', size: 8.4, ink: 'text', leading: 1.14 },
    body: { font: 'jost', size: 4.1, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.1, ink: 'text', leading: 1.5 },
    x: 12,
    width: w - 24,
    align: 'left',
    middle: h * 0.46,
  });
  if (!folded) return;
  const inside = card.face('inside-left');
  wall(inside, row.seed + 21);
  const way: Point[] = [
    [w * 0.3, h + 8],
    [w * 0.42, h * 0.8],
    [w * 0.3, h * 0.6],
    [w * 0.5, h * 0.4],
    [w * 0.42, h * 0.2],
  ];
  inside.place(drawn(inside, [{ marks: climber(row.seed + 5, way, 5.4) }]), 'roses');
  wall(card.face('back'), row.seed + 40);
}
