/** Cards with one huge initial that flowers climb: a text of its own with blossoms, buds and leaves drawn over it. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { blob, dot } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { message } from '#designs/drawing/message.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const full = Math.PI * 2;

function petal(rnd: Random, centre: Point, angle: number, length: number, wide: number, ink: string, veins: string | null): Mark[] {
  const shape = leaf(centre, angle, length, length * wide, {
    widest: 0.68,
    tip: 0.4,
    bend: rnd.spread(0.22),
    lopsided: rnd.spread(0.14),
    steps: length < 6 ? 4 : 6,
  });
  const lines = veins
    ? [-0.24, 0, 0.24].map((apart) =>
        fill(
          sliver(
            polar(centre, angle + apart, length * 0.26),
            polar(centre, angle + apart * 0.9, length * rnd.between(0.62, 0.78)),
            0.26,
            0.15,
          ),
          veins,
        ),
      )
    : [];
  return [fill(shape.outline, ink), fill(shape.half, `${ink}-dark`), ...lines];
}

/** An anemone: two rings of petals about a dark heart with a crown of stamens. */
export function anemone(rnd: Random, centre: Point, radius: number): Mark[] {
  const start = rnd.next() * full;
  const petals = (count: number, length: number, wide: number, ink: string, offset: number) =>
    Array.from({ length: count }, (_, i) =>
      petal(rnd, centre, start + offset + (i / count) * full + rnd.spread(0.1), length * rnd.between(0.92, 1.06), wide, ink, 'vein'),
    ).flat();
  const stamens = Array.from({ length: 19 }, (_, i) => {
    const angle = (i / 19) * full + rnd.spread(0.1);
    const end = polar(centre, angle, radius * rnd.between(0.33, 0.42));
    return [
      fill(sliver(polar(centre, angle, radius * 0.18), end, 0.18, 0.15), 'heart'),
      fill(dot(end, Math.max(0.26, radius * 0.032)), 'heart'),
    ];
  }).flat();
  return [
    ...petals(6, radius, 0.43, 'bloom2', 0),
    ...petals(5, radius * 0.82, 0.42, 'bloom1', 0.5),
    ...stamens,
    fill(blob(rnd, centre, radius * 0.165, 0.06, 9), 'heart'),
  ];
}

/** A garden rose from above: petals in narrowing rings, each lighter than the one outside it. */
export function rose(rnd: Random, centre: Point, radius: number): Mark[] {
  const rings = [
    [6, 1, 'bloom3'],
    [5, 0.8, 'bloom2'],
    [5, 0.6, 'bloom1'],
    [3, 0.42, 'bloom2'],
    [3, 0.26, 'bloom3'],
  ] as const;
  return rings.flatMap(([count, size, ink], ring) => {
    const start = rnd.next() * full;
    const middle = polar(centre, rnd.next() * full, radius * 0.035 * ring);
    return Array.from({ length: count }, (_, i) =>
      petal(rnd, middle, start + (i / count) * full + rnd.spread(0.12), radius * size * rnd.between(0.92, 1.06), 0.56, ink, null),
    ).flat();
  });
}

/** A small five-petalled flower. */
function star(rnd: Random, centre: Point, radius: number): Mark[] {
  const start = rnd.next() * full;
  return [
    ...Array.from({ length: 5 }, (_, i) =>
      petal(
        rnd,
        polar(centre, start + (i / 5) * full, radius * 0.1),
        start + (i / 5) * full,
        radius * rnd.between(0.9, 1.06),
        0.34,
        'small',
        null,
      ),
    ).flat(),
    fill(blob(rnd, centre, radius * 0.2, 0.1, 7), 'pollen'),
  ];
}

function bud(rnd: Random, base: Point, angle: number, length: number): Mark[] {
  return [
    ...petal(rnd, base, angle, length, 0.34, 'bloom2', null),
    ...petal(rnd, base, angle + 0.16, length * 0.86, 0.22, 'bloom1', null),
    ...[-0.42, 0.4].map((side) => fill(leaf(base, angle + side, length * 0.6, length * 0.12, { bend: -side * 0.8 }).outline, 'leaf1')),
    fill(blob(rnd, base, length * 0.15, 0.1, 6), 'leaf1'),
  ];
}

const foliage = { inks: ['leaf1', 'leaf2', 'leaf3'], shade: true, rib: true, stem: 'stem', shape: { steps: 5 } } as const;

function spray(rnd: Random, points: readonly Point[], leaves: number, length: number, width = 0.22): Mark[] {
  return branch(rnd, points, { ...foliage, leaves, length, width, stemWidth: [0.8, 0.3], bend: 0.5 });
}

/** A thin twig with a bud at its end. */
function budTwig(rnd: Random, points: readonly Point[], size: number): Mark[] {
  const { heading } = stemAt(points, 0.98);
  return [fill(pen(rnd, points, 0.6, 0.35), 'stem'), ...bud(rnd, points.at(-1) as Point, heading, size)];
}

/** Flowers about the origin: a big one, two middle ones, small ones and leaves that reach out; about 70 mm wide at size 1. */
export function bouquet(rnd: Random, flower: typeof anemone): Mark[] {
  return [
    ...spray(rnd, way(-4, 2, -16, -4, -27, -5, -37, -11), 11, 10.5),
    ...spray(rnd, way(2, -2, 6, -16, 4, -29, 9, -43), 12, 10),
    ...spray(rnd, way(4, 3, 16, 7, 26, 5, 37, 9), 11, 10.5),
    ...spray(rnd, way(-3, 4, -8, 12, -19, 16, -27, 22), 8, 9.5, 0.26),
    ...spray(rnd, way(5, 4, 10, 12, 17, 16, 19, 24), 7, 9, 0.26),
    ...budTwig(rnd, way(-2, -4, -8, -17, -9, -29), 7.4),
    ...budTwig(rnd, way(6, -2, 19, -9, 27, -17), 6.6),
    ...star(rnd, [17, -7.5], 5.2),
    ...star(rnd, [-20, 5.5], 5),
    ...flower(rnd, [12.5, 7.5], 10.6),
    ...flower(rnd, [-12, -7], 10.2),
    ...star(rnd, [1.5, -15], 4.6),
    ...flower(rnd, [-1, 3.5], 14.5),
    ...star(rnd, [-12, 12.5], 5.4),
    ...star(rnd, [22, 3], 4.2),
  ];
}

/** A smaller group: one flower, one bud, leaves on both sides. */
export function posy(rnd: Random, flower: typeof anemone): Mark[] {
  return [
    ...spray(rnd, way(0, 0, 9, -5, 18, -5, 27, -11), 9, 8.6),
    ...spray(rnd, way(0, 0, -8, 4, -15, 3, -22, 8), 8, 8.4),
    ...budTwig(rnd, way(1, -2, 5, -11, 4, -19), 6),
    ...star(rnd, [8.5, 2.5], 4.6),
    ...flower(rnd, [0, 0], 8.8),
    ...star(rnd, [-7.5, -4], 3.9),
  ];
}

/** The letter left of the middle, the bouquet at its foot, a posy at its head; words below. */
function birthFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.14 : 1;
  const rnd = random(row.seed);
  const base = square ? 92 : tall ? 128 : 90;
  const size = square ? 100 : 98;
  face.text({
    id: 'front-initial',
    role: 'initial',
    personal: true,
    font: 'playfair',
    size,
    minSize: 40,
    x: w / 2,
    y: base,
    width: w - 10,
    room: 1.02,
    ink: 'letter',
  });
  const picture = face.drawing();
  picture.add(moved(posy(rnd, anemone), multiply(multiply(shift(w / 2 - 19, base - size * 0.708 + 5), scale(0.6)), turn(0.1))));
  picture.add(moved(bouquet(rnd, anemone), multiply(multiply(shift(w / 2 - 20, base - (square ? 9 : 6)), scale(0.74)), turn(-0.42))));
  face.place(picture, 'flowers');
  const foot = h - (tall ? 27 : square ? 12.5 : 15);
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'playfair',
    size: 11.6 * k,
    minSize: 6,
    x: w / 2,
    y: foot - 7.5 * k,
    width: w - 18,
    ink: 'ink',
  });
  face.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'josefin',
    size: 3.4 * k,
    minSize: 2.5,
    x: w / 2,
    y: foot + 1.4 * k,
    width: w - 16,
    tracking: 0.16,
    ink: 'ink',
  });
}

/** The letter fills the right half, roses hang into it from above; words stand at the lower left. */
function weddingFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.16 : 1;
  const rnd = random(row.seed);
  const base = square ? 96 : tall ? 132 : 92;
  face.text({
    id: 'front-initial',
    role: 'initial',
    personal: true,
    font: 'bodoni-italic',
    size: square ? 101 : 98,
    minSize: 40,
    x: w - 18,
    y: base,
    width: w - 24,
    align: 'right',
    room: 1.02,
    ink: 'letter',
  });
  const picture = face.drawing();
  picture.add(moved(bouquet(rnd, rose), multiply(multiply(shift(w * 0.27, base - 58 * k), scale(0.92 * k)), turn(-0.5))));
  picture.add(moved(posy(rnd, rose), multiply(multiply(shift(w - 23 * k, base - 12), scale(0.8 * k)), turn(-0.2))));
  face.place(picture, 'roses');
  const left = w * 0.115;
  const foot = h - (tall ? 26 : 15);
  const common = { x: left, align: 'left', width: w - 2 * left } as const;
  face.text({
    ...common,
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant',
    size: 12 * k,
    minSize: 4.4,
    y: foot - 17.5 * k,
    ink: 'ink',
  });
  face.text({ ...common, id: 'front-intro', role: 'occasion', font: 'cormorant-italic', size: 5.6 * k, y: foot - 8 * k, ink: 'ink' });
  face.text({
    ...common,
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'josefin',
    size: 3.4 * k,
    minSize: 2.5,
    y: foot + 1 * k,
    tracking: 0.16,
    ink: 'ink',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const birth = row.variant === 'anemone';
    const flower = birth ? anemone : rose;
    const k = format === 'square' ? 1.14 : 1;
    const rnd = random(row.seed + 5);
    card.ground('ground');
    (birth ? birthFront : weddingFront)(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const corner = inner.drawing();
    corner.add(moved(posy(rnd, flower), multiply(multiply(shift(w - 13, h - 10), scale(0.92)), turn(-0.35))));
    inner.place(corner, 'flowers');
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: birth ? 'playfair' : 'cormorant',
      headingSize: (birth ? 7.2 : 9.4) * k,
      body: birth ? 'eb-garamond' : 'cormorant-semibold',
      bodySize: (birth ? 4.2 : 4.7) * k,
      facts: 'josefin',
      factsSize: 3.3 * k,
      factsTracking: 0.14,
      sign: birth ? 'playfair-italic' : 'cormorant-italic',
      signSize: (birth ? 4.4 : 5.1) * k,
      ink: 'ink',
      align: birth ? 'center' : 'left',
      x: birth ? w / 2 : edge,
      width: birth ? w - 18 : w - edge - 8,
      middle: h * 0.41,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.1;
    left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    const back = card.face('back');
    const quote = back.drawing();
    quote.add(
      moved(posy(random(row.seed + 8), flower), multiply(shift(w / 2, h * 0.82), scale(0.62))).filter(
        ({ ink }) => !ink.endsWith('-rib') && ink !== 'vein',
      ),
    );
    back.place(quote, 'flowers');
    return card.finish();
  },
};
