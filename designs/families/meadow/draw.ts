/** Fine-line meadow: flowers, umbels, grain and grass in three depths rise from the foot of the card and run on over the fold. */

import type { ElementRole } from '#core/design/naming/roles.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { fill, type Mark, moved, reaching } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { barley, blade, cornflower, type MeadowInks, noddingBud, poppy, stem, stemWay, umbel } from '#designs/drawing/meadow-plants.ts';
import { direction, type Point, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

const tones = ['green1', 'green2', 'green3'] as const;
const pale = ['pale1', 'pale2', 'pale3'] as const;
const red: MeadowInks = { stem: 'green1', bloom: 'poppy', bloomLight: 'poppylight', bloomDark: 'poppydark', heart: 'heart' };
const blue: MeadowInks & { tick: string } = {
  stem: 'green1',
  bloom: 'blue',
  bloomLight: 'bluelight',
  bloomDark: 'blue',
  heart: 'heart',
  tick: 'paper',
};

type Plant = {
  kind: 'umbel' | 'cornflower' | 'poppy' | 'barley' | 'bud' /** Share of the width, share of the greatest height. */;
  x: number;
  height: number;
  lean: number;
  size: number;
};

/** Set by hand: never two neighbours of one height, never equal steps, no more than two hues of bloom. */
const planted: readonly Plant[] = [
  { kind: 'umbel', x: 0.065, height: 0.86, lean: 3, size: 10 },
  { kind: 'umbel', x: 0.225, height: 0.69, lean: -5, size: 8.2 },
  { kind: 'umbel', x: 0.37, height: 0.49, lean: 4, size: 9 },
  { kind: 'umbel', x: 0.63, height: 0.6, lean: -3, size: 7.4 },
  { kind: 'umbel', x: 0.79, height: 0.93, lean: -4, size: 10.4 },
  { kind: 'umbel', x: 0.925, height: 0.66, lean: 5, size: 8.6 },
  { kind: 'cornflower', x: 0.15, height: 0.57, lean: 2, size: 5.4 },
  { kind: 'cornflower', x: 0.485, height: 0.72, lean: -3, size: 6 },
  { kind: 'cornflower', x: 0.555, height: 0.41, lean: 3, size: 4.6 },
  { kind: 'cornflower', x: 0.86, height: 0.5, lean: 3, size: 5.2 },
  { kind: 'poppy', x: 0.295, height: 0.8, lean: 5, size: 6.4 },
  { kind: 'poppy', x: 0.705, height: 0.74, lean: 4, size: 5.8 },
  { kind: 'poppy', x: 0.955, height: 0.37, lean: -3, size: 5 },
  { kind: 'poppy', x: 0.43, height: 0.3, lean: -2, size: 4.2 },
  { kind: 'bud', x: 0.83, height: 0.8, lean: 0, size: 5 },
  { kind: 'barley', x: 0.115, height: 0.95, lean: -4, size: 9 },
  { kind: 'barley', x: 0.61, height: 0.85, lean: 4, size: 9 },
  { kind: 'barley', x: 0.895, height: 0.8, lean: -5, size: 9 },
];

function grown(rnd: Random, plant: Plant, x: number, foot: number, height: number): Mark[] {
  const points = stemWay(x, foot, height, plant.lean);
  const top = points.at(-1) as Point;
  const heading = direction(points.at(-2) as Point, top);
  switch (plant.kind) {
    case 'umbel':
      return [stem(rnd, points, 0.55, 'green2'), ...umbel(rnd, top, plant.size, heading, 'green2', 'green2')];
    case 'cornflower': {
      const [, low] = points as [Point, Point, Point, Point];
      return [
        stem(rnd, points, 0.5, 'green1'),
        fill(leaf(low, -1.1, 11, 0.9, { bend: -0.5 }).outline, 'green1'),
        ...cornflower(rnd, [top[0], top[1] - plant.size * 0.4], plant.size, blue),
      ];
    }
    case 'poppy':
      return [stem(rnd, points, 0.5, 'green1'), ...poppy(rnd, top, plant.size, red)];
    case 'bud':
      return noddingBud(rnd, x, foot, height, 'green1');
    case 'barley':
      return [stem(rnd, points, 0.4, 'straw'), ...barley(rnd, points, 'gold')];
  }
}

/** A meadow from x 0 to `width` on the line `foot`, its highest plant `tallest` mm high. */
export function meadow(rnd: Random, width: number, foot: number, tallest: number): Mark[] {
  const back: Mark[] = [];
  const blades = Math.round(width * 0.42);
  for (let i = 0; i < blades; i++)
    back.push(blade(rnd, rnd.between(-3, width + 3), foot, tallest * rnd.between(0.17, 0.64), rnd.normal(5), 0.5, rnd.pick(pale)));
  const grain = planted.filter(({ kind }) => kind === 'barley');
  const flowers = planted.filter(({ kind }) => kind !== 'barley');
  const place = (plant: Plant) => grown(rnd, plant, plant.x * width, foot, plant.height * tallest);
  const front: Mark[] = [];
  for (let i = 0; i < Math.round(width * 0.28); i++)
    front.push(blade(rnd, rnd.between(-3, width + 3), foot, tallest * rnd.between(0.12, 0.38), rnd.normal(4), 0.75, rnd.pick(tones)));
  const ears = grain.flatMap(place);
  const foil = ears.filter(({ ink }) => ink === 'gold');
  return [...back, ...flowers.flatMap(place), ...front, ...ears.filter((mark) => !foil.includes(mark)), ...foil];
}

/** Grass with a few low flowers, for backs and insides. */
export function verge(rnd: Random, width: number, foot: number, height: number): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < Math.round(width * 0.36); i++)
    marks.push(blade(rnd, rnd.between(-3, width + 3), foot, height * rnd.between(0.25, 0.75), rnd.normal(4), 0.5, rnd.pick(pale)));
  const few: Plant[] = [
    { kind: 'umbel', x: 0.12, height: 0.82, lean: -3, size: 6 },
    { kind: 'cornflower', x: 0.27, height: 0.62, lean: 2, size: 4.2 },
    { kind: 'poppy', x: 0.78, height: 0.86, lean: 3, size: 4.6 },
    { kind: 'umbel', x: 0.9, height: 0.66, lean: 3, size: 5.4 },
    { kind: 'cornflower', x: 0.62, height: 0.42, lean: -2, size: 3.6 },
  ];
  for (const plant of few) marks.push(...grown(rnd, plant, plant.x * width, foot, plant.height * height));
  for (let i = 0; i < Math.round(width * 0.2); i++)
    marks.push(blade(rnd, rnd.between(-3, width + 3), foot, height * rnd.between(0.15, 0.42), rnd.normal(3), 0.6, rnd.pick(tones)));
  return marks;
}

function place(face: Face, marks: readonly Mark[], role: ElementRole): void {
  const art = face.drawing();
  art.add(reaching(marks, face.bleedBox));
  face.place(art, role);
}

function frontTexts(card: CardBuilder, face: Face): void {
  const { width, format } = card;
  const middle = width / 2;
  const heading = { a6: 20, 'din-long': 42, square: 18 }[format];
  const size = { a6: 18, 'din-long': 17, square: 23 }[format];
  const caps = { font: 'josefin', size: 3.5, minSize: 2.8, x: middle, width: width - 24, ink: 'ink' } as const;
  face.text({ ...caps, id: 'front-heading', role: 'heading', y: heading, tracking: 0.26 });
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant',
    size,
    minSize: 8,
    x: middle,
    y: heading + size * 1.03,
    width: width - 18,
    leading: 0.95,
    ink: 'ink',
  });
  const below = heading + size * 1.98;
  face.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'cormorant-italic',
    size: 6.2,
    x: middle,
    y: below + 10.5,
    width: width - 24,
    ink: 'accent',
  });
}

function invitation(card: CardBuilder, face: Face, words: Record<string, string>): void {
  const body = {
    font: 'cormorant-semibold',
    size: card.format === 'square' ? 5.2 : 4.9,
    leading: 1.36,
    ink: 'ink',
    personal: true,
    figures: 'oldstyle',
  } as const;
  const blocks: Block[] = [
    {
      ...body,
      id: 'invite-heading',
      role: 'heading',
      personal: false,
      font: 'cormorant',
      size: card.format === 'square' ? 12 : 10,
      gap: 0,
      leading: 1.02,
    },
    { ...body, id: 'invite-text', role: 'invitation', gap: 12.5, lines: 5 },
    {
      id: 'invite-date',
      role: 'date-time',
      personal: true,
      font: 'josefin',
      size: 3.3,
      minSize: 2.7,
      leading: 1.75,
      tracking: 0.16,
      ink: 'accent',
      gap: 12.5,
    },
    { ...body, id: 'invite-place', role: 'venue', gap: 9, lines: 3 },
    { ...body, id: 'invite-reply', role: 'reply', font: 'cormorant-italic', gap: 12, lines: 3 },
  ];
  const top = { a6: 24, 'din-long': 44, square: 30 }[card.format];
  textColumn(face, words, { x: card.width / 2, width: card.width - 24, y: top }, blocks);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width, height } = card;
    card.ground('paper');
    const tallest = { a6: 70, 'din-long': 104, square: 64 }[format];
    const front = card.face('front');
    const strip = meadow(random(row.seed), width, height, tallest);
    place(front, strip, 'meadow');
    frontTexts(card, front);
    const low = random(row.seed + 5);
    if (card.folded) {
      const back = card.face('back');
      place(back, [...verge(low, width, height, 30), ...moved(strip, shift(width, 0))], 'meadow');
      const left = card.face('inside-left');
      const margin = format === 'square' ? 16 : 11;
      left.photo({
        id: 'inside-photo',
        role: 'your-photo',
        x: margin,
        y: margin,
        width: width - 2 * margin,
        height: height - 2 * margin,
        ink: 'photo',
      });
      const right = card.face('inside-right');
      place(right, verge(low, width, height, 26), 'meadow');
      invitation(card, right, row.texts);
    } else {
      const back = card.face('back');
      place(back, verge(low, width, height, format === 'din-long' ? 46 : 26), 'meadow');
      invitation(card, back, row.texts);
    }
    return card.finish();
  },
};
