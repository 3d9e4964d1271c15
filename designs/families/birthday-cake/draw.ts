/** Birthday cakes: a round one with as many candles as years, and a layer cake whose layers are the lines of an invitation. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Box, fill, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';
import { burning, cake, holes } from './cake.ts';
import { blownOut, type Round, ring } from './candle.ts';
import { candleRow, layers, piece } from './slice.ts';

type CakeOf = { round: Round; tall: readonly [number, number] };

const cakes: Record<CardBuilder['format'], CakeOf> = {
  a6: { round: { x: 52.5, y: 117, a: 46, b: 15.5 }, tall: [19, 31] },
  'din-long': { round: { x: 49.5, y: 172, a: 43, b: 15 }, tall: [24, 40] },
  square: { round: { x: 74, y: 118, a: 65, b: 21 }, tall: [20, 31] },
};

/** The cake of a face with its candles, burning or blown out. */
function placeCake(face: Face, row: DesignTemplate, { round, tall }: CakeOf, isBurning: boolean): void {
  const candles = ring(row.seed, row.numeral?.age ?? 40, round, tall);
  const above = isBurning ? burning(candles) : [holes(candles), ...blownOut(random(row.seed + 5), candles)];
  const { y, height } = face.bleedBox;
  face.place(drawn(face, [...cake(row.seed, round, y + height), { marks: above }]), 'candles');
}

function candles(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const front = card.face('front');
  placeCake(front, row, cakes[format], true);
  const margin = format === 'square' ? 13 : 10;
  const column = { x: margin, width: w - margin * 2, align: 'left' } as const;
  const size = { a6: 9.6, 'din-long': 9.4, square: 12.4 }[format];
  const top = { a6: 19, 'din-long': 26, square: 23 }[format];
  const line = { a6: 4, 'din-long': 3.9, square: 4.4 }[format];
  front.text({ id: 'front-heading', role: 'heading', font: 'young-serif', size, leading: 1.14, ...column, y: top, ink: 'text' });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: line,
    leading: 1.4,
    vertical: 'top',
    ...column,
    y: top + size * 1.14 + line * 2.2,
    ink: 'text',
  });
  const face = card.face(folded ? 'inside-right' : 'back');
  const inner = { a6: 12, 'din-long': 11, square: 22 }[format];
  const body = format === 'square' ? 4.7 : 4.1;
  letter(face, row.texts, {
    heading: { font: 'young-serif', size: format === 'square' ? 11 : 8.8, ink: 'text', leading: 1.14 },
    body: { font: 'jost', size: body, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: body, ink: 'text', leading: 1.5 },
    x: inner,
    width: w - inner * 2,
    align: 'left',
    middle: h * 0.46,
  });
  if (folded) placeCake(card.face('inside-left'), row, cakes[format], false);
}

const cuts = {
  a6: {
    icing: [45, 52],
    creams: [
      [88, 97],
      [119, 124.5],
    ],
    places: [17, 35, 53, 70, 88],
    tall: 25,
  },
  'din-long': {
    icing: [66, 74],
    creams: [
      [122, 132],
      [164, 170],
    ],
    places: [16, 33, 50, 66, 83],
    tall: 32,
  },
  square: {
    icing: [47, 54],
    creams: [
      [90, 100],
      [121, 126],
    ],
    places: [24, 50, 76, 101, 126],
    tall: 26,
  },
} as const;

function slice(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const front = card.face('front');
  const { icing, creams, places, tall } = cuts[format];
  const [[firstCream, secondSponge], [secondCream, thirdSponge]] = creams;
  const margin = { a6: 11, 'din-long': 10, square: 16 }[format];
  const size = { a6: 11.8, 'din-long': 11.4, square: 16.4 }[format];
  const line = { a6: 4.3, 'din-long': 4.2, square: 4.9 }[format];
  const first = (icing[1] + 8 + firstCream) / 2 + size * 0.32;
  const second = (secondSponge + secondCream) / 2 - line * 0.32;
  const third = thirdSponge + line * 1.8;
  const room = (y: number, high: number): Box => ({ x: margin - 3, y: y - high, width: w - margin * 2 + 6, height: high + 3 });
  const free = [room(first, size + 1), room(second + line * 1.4, line * 3.2), room(third + line * 1.4, line * 3.2)];
  front.place(
    drawn(front, [
      { marks: [...candleRow(row.seed, places, icing[0] + 3, tall), ...layers(row.seed, front.bleedBox, { icing, creams }, free)] },
    ]),
    'candles',
  );
  const column = { x: margin, width: w - margin * 2, align: 'left', ink: 'sponge-text', personal: true } as const;
  const small = { ...column, font: 'jost-medium', size: line, leading: 1.4, room: 1.1 } as const;
  front.text({ id: 'front-name', role: 'name', font: 'fraunces-semibold', size, minSize: 5, ...column, y: first, room: 1.1 });
  front.text({ ...small, id: 'front-date', role: 'date-place', y: second });
  front.text({ ...small, id: 'front-line', role: 'text-line', y: third });
  besideSlice(card, row);
}

function besideSlice(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const margin = { a6: 12, 'din-long': 11, square: 22 }[format];
  const face = card.face(folded ? 'inside-right' : 'back');
  const low = h - { a6: 26, 'din-long': 34, square: 26 }[format];
  const edge = (side: Face, seed: number) =>
    side.place(drawn(side, [{ marks: layers(seed, side.bleedBox, { icing: [low, low + 7], creams: [] }, []) }]), 'ornament');
  face.place(drawn(face, [{ marks: [fill(face.bleedPath, 'cream')] }]), 'area');
  edge(face, row.seed + 3);
  letter(face, row.texts, {
    heading: { font: 'fraunces-semibold', size: 8.8, ink: 'text', leading: 1.14 },
    body: { font: 'jost', size: 4.1, ink: 'text', leading: 1.48 },
    date: { font: 'jost-medium', size: 4.1, ink: 'text', leading: 1.48 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: low * 0.52,
    air: 0.9,
  });
  if (!folded) return;
  const inside = card.face('inside-left');
  const at = shift(w / 2, h * 0.46);
  const marks = moved(piece(row.seed + 1, w * 0.56, 17), at);
  inside.place(drawn(inside, [{ marks: [fill(inside.bleedPath, 'cream'), ...marks] }]), 'ornament');
  edge(inside, row.seed + 4);
  edge(card.face('back'), row.seed + 6);
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { candles, slice };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? candles)(card, row);
    return card.finish();
  },
};
