/** Arch window: a solid arch with line plants that change colour where they cross its edge; the names stand inside. */

import { multiply } from '#core/values/matrix.ts';
import { branch } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { arch, circle } from '#designs/drawing/curve.ts';
import { around, fill, leaving, type Mark, moved, outline, reaching, recoloured } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { type Point, polar, scale, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, swell } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

type Window = { x: number; y: number; width: number; height: number };

/** Plants are drawn in two stand-in inks; which real ones they take depends on the side of the arch. */
const ink = 'line';
const ground = 'ground';

/** An open bloom seen from the side, with stamens; `radius` is the length of a petal. */
function bloom(rnd: Random, at: Point, radius: number, angle: number): Mark[] {
  const marks: Mark[] = [];
  for (const i of [0, 5, 1, 4, 2, 3]) {
    const heading = angle - 1.2 + (i * 2.4) / 5 + rnd.spread(0.06);
    const petal = leaf(at, heading, radius * rnd.between(0.94, 1.12), radius * 0.34, {
      widest: 0.68,
      tip: 0.42,
      bend: rnd.spread(0.2),
      ripple: 0.06,
      steps: 6,
    });
    marks.push(fill(petal.outline, ground), fill(swell(rnd, petal.left, 0.34, 1), ink), fill(swell(rnd, petal.right, 0.34, 1), ink));
    marks.push(fill(pen(rnd, petal.middle.slice(1, 6), 0.22, 0.12, 1), ink));
  }
  for (let i = 0; i < 9; i++) {
    const end = polar(at, angle - 0.95 + (i * 1.9) / 8 + rnd.spread(0.04), radius * rnd.between(0.3, 0.48));
    marks.push(fill(pen(rnd, [at, end], 0.22, 0.16, 3), ink), fill(circle(end, 0.4), ink));
  }
  return marks;
}

/** A closed bud on its stalk. */
function bud(rnd: Random, at: Point, length: number, angle: number): Mark[] {
  return [-0.16, 0.16].flatMap((turned) => {
    const sepal = leaf(at, angle + turned, length, length * 0.26, { widest: 0.45, tip: 0.8, bend: -turned });
    return [fill(sepal.outline, ground), fill(swell(rnd, sepal.left, 0.34, 1), ink), fill(swell(rnd, sepal.right, 0.34, 1), ink)];
  });
}

/** Five kinds of plants rising from the foot of the card. `at` maps points of the A6 front to the format. */
export function plants(rnd: Random, at: (x: number, y: number) => Point, size: number, avoid?: (point: Point) => boolean): Mark[] {
  const stem = (points: Point[], from: number, to: number) => fill(pen(rnd, points, from, to), ink);
  const look = { inks: [ink], stem: ink, rib: true, hollow: ground, avoid };
  const marks: Mark[] = [
    ...branch(rnd, [at(7, 154), at(10.5, 132), at(8.5, 110), at(13.5, 86), at(10.5, 63)], {
      ...look,
      leaves: 15,
      length: 15.5 * size,
      width: 0.25,
      lineWidth: 0.4,
      stemWidth: [0.75, 0.28],
      angle: 0.95,
    }),
    ...branch(rnd, [at(27, 154), at(25, 137), at(29.5, 121), at(26, 104)], {
      ...look,
      leaves: 7,
      length: 9.6 * size,
      width: 0.31,
      lineWidth: 0.36,
      stemWidth: [0.6, 0.22],
      opposite: true,
      angle: 1,
      shape: { tip: 0.7, widest: 0.5 },
    }),
    ...branch(rnd, [at(97, 154), at(94.5, 134), at(99, 112), at(93, 90), at(96.5, 71)], {
      ...look,
      rib: false,
      leaves: 19,
      length: 13.5 * size,
      width: 0.12,
      lineWidth: 0.36,
      stemWidth: [0.7, 0.24],
      angle: 0.72,
    }),
    ...branch(rnd, [at(58, 154), at(57, 143), at(60, 132), at(57.5, 122)], {
      ...look,
      rib: false,
      leaves: 9,
      length: 7.4 * size,
      width: 0.17,
      lineWidth: 0.3,
      stemWidth: [0.45, 0.2],
      opposite: true,
      angle: 0.85,
      bend: 0.3,
    }),
  ];
  const flowers: [Point[], number, number][] = [
    [[at(82, 154), at(83.5, 139), at(79, 126), at(80.5, 115)], 11.5 * size, -1.6],
    [[at(70, 154), at(67.5, 146), at(71, 136.5)], 8.2 * size, -1.35],
    [[at(43, 154), at(44, 146), at(41.5, 134)], 7 * size, -1.75],
  ];
  for (const [points, radius, angle] of flowers) marks.push(stem(points, 0.6, 0.34), ...bloom(rnd, points.at(-1) as Point, radius, angle));
  const buds: [Point[], number, number][] = [
    [[at(88, 154), at(88, 140), at(91, 126), at(89.5, 112), at(87, 107)], 5 * size, -2.1],
    [[at(49, 154), at(50, 142), at(47.5, 126)], 4.6 * size, -1.75],
  ];
  for (const [points, length, angle] of buds) marks.push(stem(points, 0.5, 0.28), ...bud(rnd, points.at(-1) as Point, length, angle));
  for (const [x, height, lean] of [
    [36, 20, -4],
    [46, 14, 3],
    [53, 11, -2],
    [64, 17, 4],
    [35, 12, -3],
    [75, 13, 3],
    [20, 15, 3],
    [18, 26, 4],
    [102, 24, -3],
    [2, 22, -3],
    [61, 8, 2],
  ] as const) {
    marks.push(stem([at(x, 154), at(x + lean * 0.3, 150 - height * 0.5), at(x + lean, 150 - height)], 0.5, 0.1));
  }
  return marks;
}

function windowOf(card: CardBuilder): Window {
  const { width, height } = card;
  const x = card.format === 'din-long' ? 14 : 18;
  const y = card.format === 'din-long' ? 22 : 16;
  return { x, y, width: width - 2 * x, height: height - y + 3.5 };
}

function front(card: CardBuilder, seed: number): void {
  const face = card.face('front');
  const { width, height } = card;
  const tall = card.format === 'din-long' ? 1.28 : 1;
  const opening = windowOf(card);
  const shape = arch(opening.x, opening.y, opening.width, opening.height);
  const hole = arch(opening.x, opening.y, opening.width, opening.height, { counter: true });
  const top = tall > 1 ? 24 : 0;
  const avoid = ([x, y]: Point) => y < 103 + top && x > opening.x + 8 && x < width - opening.x - 8;
  const grown = reaching(
    plants(random(seed), (x, y) => [(x * width) / 105, height - (148 - y) * tall], tall > 1 ? 1.08 : 1, avoid),
    face.bleedBox,
  );
  const straight = { ...opening, y: opening.y + opening.width / 2, height: opening.height };
  const art = face.drawing();
  art.add(fill(shape, 'arch'));
  art.add(recoloured(leaving(grown, straight), { line: 'arch', ground: 'paper' }), around(face.bleedBox, hole));
  art.add(recoloured(reaching(grown, opening), { line: 'paper', ground: 'arch' }), shape);
  const line = { x: opening.x + 3, y: opening.y + 3, width: opening.width - 6, foot: height - 41 * tall };
  art.add(outline(arch(line.x, line.y, line.width, line.foot - line.y, { open: true }), 'gold', 0.3));
  for (const x of [line.x, line.x + line.width]) art.add(fill(circle([x, line.foot], 0.6), 'gold'));
  face.place(art, 'arch-plants');

  const middle = width / 2;
  const size = 15.5;
  const inner = opening.width - 13;
  const name = {
    personal: true,
    font: 'cormorant',
    size,
    minSize: 6.2,
    x: middle,
    width: inner,
    leading: 0.96,
    room: 1.12,
    ink: 'paper',
  } as const;
  const caps = { font: 'josefin', x: middle, ink: 'paper', minSize: 2.8 } as const;
  face.text({ ...caps, id: 'front-heading', role: 'heading', size: 3.5, tracking: 0.26, y: 42 + top, width: inner - 4 });
  face.text({ ...name, id: 'front-name-one', role: 'first-name', y: 60.5 + top });
  face.text({
    id: 'front-and',
    role: 'ampersand',
    font: 'eb-garamond-italic',
    size: 9,
    x: middle,
    y: 70.8 + top,
    width: 20,
    ink: 'gold',
  });
  face.text({ ...name, id: 'front-name-two', role: 'second-name', y: 84 + top });
  face.text({ ...caps, id: 'front-date', role: 'date', personal: true, size: 3.5, tracking: 0.2, y: 96.5 + top, width: inner });
  if (tall > 1)
    face.text({
      id: 'front-place',
      role: 'place',
      personal: true,
      font: 'cormorant-italic',
      size: 5,
      x: middle,
      y: 105 + top,
      width: inner,
      ink: 'paper',
    });
}

/** A small arch with one bloom, for the back and beside texts. */
export function keepsake(rnd: Random): Mark[] {
  const stem: Point[] = [
    [0, 16],
    [0.6, 8],
    [-0.4, 0.5],
  ];
  const flower = [
    fill(pen(rnd, stem, 0.5, 0.32), ink),
    ...bloom(rnd, [-0.4, 0.5], 6.4, -1.6),
    ...branch(
      rnd,
      [
        [3, 16],
        [4.6, 10],
        [4.2, 3],
      ],
      { inks: [ink], stem: ink, leaves: 5, length: 4, width: 0.24, lineWidth: 0.28, stemWidth: [0.4, 0.2] },
    ),
    ...branch(
      rnd,
      [
        [-3, 16],
        [-5, 11],
        [-4.8, 6],
      ],
      { inks: [ink], stem: ink, leaves: 5, length: 3.6, width: 0.14, lineWidth: 0.28, stemWidth: [0.4, 0.2] },
    ),
  ];
  return flower;
}

function invitation(card: CardBuilder, face: Face, words: Record<string, string>): void {
  const tall = card.format === 'din-long';
  const small = { font: 'josefin', size: 3.3, minSize: 2.7, leading: 1.75, tracking: 0.16, ink: 'ink', personal: true } as const;
  const body = { font: 'cormorant-semibold', size: 5, leading: 1.34, ink: 'ink', personal: true, figures: 'oldstyle' } as const;
  const blocks: Block[] = [
    {
      ...body,
      id: 'invite-heading',
      role: 'heading',
      personal: false,
      font: 'cormorant-italic',
      size: 8.4,
      ink: 'accent',
      gap: 0,
      leading: 1.05,
    },
    { ...body, id: 'invite-text', role: 'invitation', gap: 14, lines: 5, leading: 1.36 },
    { ...small, id: 'invite-date', role: 'date-time', gap: 14, lines: 2 },
    { ...body, id: 'invite-place', role: 'venue', gap: 10, lines: 3 },
    { ...body, id: 'invite-reply', role: 'reply', font: 'cormorant-italic', gap: 14, lines: 3 },
  ];
  textColumn(face, words, { x: card.width / 2, width: card.width - 22, y: tall ? 52 : card.folded ? 38 : 27 }, blocks);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width, height } = card;
    card.ground('paper');
    front(card, row.seed);
    const rnd = random(row.seed + 3);
    if (card.folded) {
      const back = card.face('back');
      const small = back.drawing();
      const box = { x: width / 2 - 10, y: height - 46, width: 20, height: 27 };
      const flower = moved(keepsake(rnd), multiply(shift(width / 2, height - 33.5), scale(0.92)));
      small.add(fill(arch(box.x, box.y, box.width, box.height), 'arch'));
      small.add(recoloured(flower, { line: 'paper', ground: 'arch' }), arch(box.x, box.y, box.width, box.height));
      back.place(small, 'blossom');
      const left = card.face('inside-left');
      const opening = { x: 15, y: 17, width: width - 30, height: height - 34 };
      left.photo({ id: 'inside-photo', role: 'your-photo', ...opening, shape: 'arch', ink: 'photo' });
      const line = left.drawing();
      line.add(outline(arch(opening.x - 2.6, opening.y - 2.6, opening.width + 5.2, opening.height + 5.2), 'arch', 0.3));
      left.place(line, 'frame');
      invitation(card, card.face('inside-right'), row.texts);
    } else {
      const back = card.face('back');
      const foot = back.drawing();
      const tall = format === 'din-long' ? 0.6 : 0.33;
      const grown = plants(rnd, (x, y) => [((105 - x) * width) / 105, height + 2 - (150 - y) * tall], tall);
      foot.add(recoloured(reaching(grown, back.bleedBox), { line: 'plant', ground: 'paper' }));
      back.place(foot, 'plants');
      invitation(card, back, row.texts);
    }
    return card.finish();
  },
};
