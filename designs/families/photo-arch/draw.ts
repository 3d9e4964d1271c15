/** Birth cards with a photograph in an arch, a foil line around it and a branch leaning into its corner. */

import { type Matrix, multiply } from '#core/values/matrix.ts';
import { type BranchLook, branch, leafMarks } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { mirror, type Path, type Point, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const kappa = 0.5522847;

/** Sizes in mm. `reach`: how far up the right side the foil line may come before the branch begins. */
type Shape = { x: number; y: number; height: number; name: number; size: number; reach: number };

const shapes: Record<'a6' | 'din-long', Shape> = {
  a6: { x: 15, y: 13, height: 87, name: 122.5, size: 19, reach: 70 },
  'din-long': { x: 12.5, y: 15, height: 128, name: 167.5, size: 21, reach: 108 },
};

/** An arch line that starts at the left foot and ends on the right side above the leaves: foil is never painted over. */
function openArch(x: number, y: number, width: number, foot: number, reach: number): Path {
  const r = width / 2;
  const k = r * kappa;
  return [
    { op: 'M', points: [[x + width * 0.52, foot]] },
    { op: 'L', points: [[x, foot]] },
    { op: 'L', points: [[x, y + r]] },
    {
      op: 'C',
      points: [
        [x, y + r - k],
        [x + r - k, y],
        [x + r, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x + r + k, y],
        [x + width, y + r - k],
        [x + width, y + r],
      ],
    },
    { op: 'L', points: [[x + width, reach]] },
  ];
}

const look: BranchLook = {
  leaves: 15,
  length: 9.4,
  width: 0.23,
  inks: ['leaf1', 'leaf2', 'leaf3', 'leaf2'],
  shade: true,
  rib: true,
  stem: 'stem',
  stemWidth: [0.65, 0.26],
  bend: 0.55,
};

/** Two sprays from one foot at the lower right, about 50 mm wide and 40 mm high; 0, 0 is the foot. No leaf ends below `lowest`. */
function spray(seed: number, lowest = 100): Mark[] {
  const rnd = random(seed);
  const avoid = ([, y]: Point) => y > lowest;
  return [
    ...branch(
      rnd,
      [
        [7, 5],
        [-3.5, -14],
        [-5, -26],
        [-3, -39],
      ],
      { ...look, avoid, leaves: 13, length: 8.6 },
    ),
    ...branch(
      rnd,
      [
        [8, 3],
        [-12, -4],
        [-26, -5.5],
        [-38, -11],
        [-48, -11.5],
      ],
      { ...look, avoid },
    ),
    ...branch(
      rnd,
      [
        [7, 6],
        [-8, -7],
        [-15, -12],
        [-21, -20],
      ],
      { ...look, avoid, leaves: 9, length: 7.4 },
    ),
  ];
}

/** One quiet twig, 44 mm long from 0, 0 to the right. */
function twig(seed: number): Mark[] {
  return branch(
    random(seed),
    [
      [-22, 1.5],
      [-8, -1.2],
      [8, 0.4],
      [22, -2.4],
    ],
    { ...look, leaves: 11, length: 7.2, stemWidth: [0.5, 0.25] },
  );
}

function loose(seed: number, at: Point, angle: number): Mark[] {
  const rnd = random(seed);
  const marks = leafMarks(rnd, at, angle, 7.5, 1.7, { bend: 0.5, lopsided: 0.12 }, 'leaf2', look);
  return [...marks, fill(pen(rnd, [at, [at[0] - Math.cos(angle) * 1.6, at[1] - Math.sin(angle) * 1.6]], 0.26, 0.2, 2), 'stem')];
}

function front(face: Face, shape: Shape, seed: number): void {
  const { width: w } = face;
  const { x, y, height, name, size, reach } = shape;
  const width = w - x * 2;
  const foot = y + height;
  face.photo({ id: 'front-photo', role: 'photo', shape: 'arch', x, y, width, height, ink: 'photo' });
  face.place(
    drawn(face, [
      { marks: [outline(openArch(x - 2.6, y - 2.6, width + 5.2, foot + 2.6, reach), 'gold', 0.35)] },
      { marks: moved(spray(seed, 3.2), shift(w - 2, foot + 2)) },
    ]),
    'twig-arch',
  );
  const common = { x: w / 2, width: w - 16, ink: 'text' } as const;
  face.text({ ...common, id: 'front-name', role: 'name', personal: true, font: 'pinyon', size, minSize: 8, y: name, leading: 1 });
  face.text({
    ...common,
    id: 'front-date',
    role: 'birth-facts',
    personal: true,
    font: 'josefin',
    size: 3.5,
    minSize: 2.5,
    y: name + 10.5,
    tracking: 0.2,
  });
  face.text({
    ...common,
    id: 'front-parents',
    role: 'parents',
    personal: true,
    font: 'cormorant-italic',
    size: 5,
    minSize: 3.4,
    y: name + 17.5,
  });
}

function words(face: Face, seed: number): void {
  const { width: w, height: h } = face;
  const top = h * 0.32;
  const common = { x: w / 2, width: w - 24, ink: 'text' } as const;
  face.place(drawn(face, [{ marks: moved(spray(seed + 3), multiply(shift(w - 1, h + 2), scale(0.8))) }]), 'twig');
  face.text({ ...common, id: 'inside-heading', role: 'inside-heading', font: 'pinyon', size: 13, minSize: 9, y: top, leading: 1.05 });
  face.text({
    ...common,
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'cormorant-semibold',
    size: 4.9,
    minSize: 3.4,
    y: top + 14,
    vertical: 'top',
    leading: 1.45,
    lines: 6,
    figures: 'oldstyle',
  });
  face.text({
    ...common,
    id: 'inside-parents',
    role: 'signature',
    personal: true,
    font: 'josefin',
    size: 3.4,
    minSize: 2.4,
    y: top + 61,
    tracking: 0.2,
  });
}

/** Twig and address of the back; the same twig, mirrored, closes the inside. */
function quiet(face: Face, seed: number, note: boolean): void {
  const { width: w, height: h } = face;
  const place: Matrix = note ? shift(w / 2, h * 0.46) : multiply(shift(0, 0), mirror(0));
  const marks = note ? moved(twig(seed), place) : moved(spray(seed + 7), multiply(shift(1, h + 2), multiply(mirror(0), scale(0.95))));
  face.place(
    drawn(face, [
      { marks: note ? marks : [...marks, ...loose(seed, [w * 0.62, h * 0.2], 0.9), ...loose(seed + 1, [w * 0.3, h * 0.34], 2.2)] },
    ]),
    'twig',
  );
  if (note)
    face.text({
      id: 'back-note',
      role: 'sender',
      personal: true,
      font: 'josefin',
      size: 3.4,
      minSize: 2.4,
      x: w / 2,
      y: h * 0.46 + 15,
      width: w - 24,
      vertical: 'top',
      leading: 1.6,
      lines: 3,
      tracking: 0.06,
      ink: 'text',
    });
}

function pages(card: CardBuilder, shape: Shape, seed: number): void {
  front(card.face('front'), shape, seed);
  if (card.folded) {
    quiet(card.face('back'), seed + 11, true);
    quiet(card.face('inside-left'), seed, false);
  }
  words(card.face(card.folded ? 'inside-right' : 'back'), seed);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    pages(card, shapes[format === 'din-long' ? 'din-long' : 'a6'], row.seed);
    return card.finish();
  },
};
