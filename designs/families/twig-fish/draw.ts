/** Baptism and communion cards with the old sign of the fish, grown from two branches or bound from two ears of wheat. */

import { multiply } from '#core/values/matrix.ts';
import { berry, branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, sampled } from '#designs/drawing/curve.ts';
import { bounds, fill, type Mark, moved, within } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { message } from '#designs/drawing/message.ts';
import { direction, type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

/** 120 mm from mouth to tail around 76, 62. */
const upper = way(16, 62, 36, 43, 62, 33, 92, 41, 118, 62, 136, 79);
const lower = way(16, 62, 36, 81, 62, 91, 92, 83, 118, 62, 136, 45);

export function twigs(rnd: Random): Mark[] {
  const look = {
    leaves: 27,
    length: 10.2,
    width: 0.23,
    inks: ['leaf1', 'leaf2', 'leaf3', 'leaf4'],
    shade: true,
    rib: true,
    stem: 'stem',
    stemWidth: [0.75, 0.35],
    angle: 0.75,
    stalk: 0.1,
    growth: (t: number) => 0.7 + 0.35 * Math.sin(t * 3.1),
  } as const;
  const leaves = [upper, lower].flatMap((way) => branch(rnd, way, look));
  const berries = [upper, lower].flatMap((way, side) =>
    Array.from({ length: 9 }, (_, i) => {
      const { point, heading } = stemAt(way, 0.1 + i * 0.098 + side * 0.02);
      return berry(rnd, point, heading + (rnd.chance(0.5) ? 1 : -1) * rnd.between(1, 1.7), {
        radius: 1,
        stalk: [2.6, 3.8],
        ink: 'berry',
        stem: 'stem',
        stalkWidth: 0.3,
      });
    }).flat(),
  );
  return [...leaves, ...berries.filter(({ ink }) => ink !== 'berry'), ...berries.filter(({ ink }) => ink === 'berry')];
}

/** Grains along a stem, in threes: two at the sides with awns, one in the middle. */
function ear(rnd: Random, points: readonly Point[], count: number, long: number): Mark[] {
  const marks: Mark[] = [fill(pen(rnd, points, 0.8, 0.4), 'stem')];
  const awns: Mark[] = [];
  const grains: Mark[] = [];
  const path = sampled(points, 16);
  const last = path.length - 1;
  for (let i = 0; i < count; i++) {
    const share = 0.07 + (0.9 * i) / (count - 1);
    const k = Math.max(1, Math.min(last - 1, Math.round(share * last)));
    const node = path[k] as Point;
    const heading = direction(path[k - 1] as Point, path[k + 1] as Point);
    const size = long * (0.72 + 0.42 * Math.sin(Math.PI * Math.min(1, 0.1 + share * 0.86)));
    for (const side of [1, -1]) {
      const angle = heading + side * (0.5 + rnd.spread(0.06));
      const base = polar(node, heading + side * 1.3, size * 0.08);
      const length = size * rnd.between(0.93, 1.07);
      const tip = polar(base, angle, length * 0.96);
      if (i % 2 === 0)
        awns.push(fill(sliver(tip, polar(tip, heading + side * rnd.between(0.3, 0.42), size * rnd.between(1.25, 1.7)), 0.26, 0.16), 'awn'));
      const grain = leaf(base, angle, length, length * 0.215, { widest: 0.45, tip: 0.8, bend: -side * 0.35, lopsided: rnd.spread(0.12) });
      const ink = rnd.pick(['leaf1', 'leaf2', 'leaf3'] as const);
      grains.push(fill(grain.outline, ink), fill(grain.half, `${ink}-dark`));
    }
    if (i % 2 === 1) {
      const grain = leaf(node, heading + rnd.spread(0.1), size * 0.85, size * 0.17, { widest: 0.45, tip: 0.8 });
      grains.push(fill(grain.outline, 'leaf4'), fill(grain.half, 'leaf4-dark'));
    }
  }
  return [...awns, ...marks, ...grains];
}

function wheat(rnd: Random): Mark[] {
  return [...ear(rnd, upper, 29, 6.9), ...ear(rnd, lower, 29, 6.9)];
}

/** `y` is 58.5 where the fish swims to the left, 65.5 where it is turned over. */
export const eye = (y = 58.5): Mark => fill(circle([31.5, y], 1.3), 'eye');

/** The fish with plain leaves, for small places. */
export function outlineFish(rnd: Random): Mark[] {
  return [upper, lower].flatMap((way) =>
    branch(rnd, way, { leaves: 19, length: 13, width: 0.24, inks: ['leaf1', 'leaf2'], stem: 'stem', stemWidth: [1, 0.8], angle: 0.75 }),
  );
}

/** A short sprig for quotes, 30 mm long around the origin. */
export function quote(rnd: Random, grain: boolean): Mark[] {
  const points = way(-16, 3, -5, 1, 6, -1.5, 15, -4);
  if (grain) return ear(rnd, points, 9, 5.2);
  const leaves = branch(rnd, points, {
    leaves: 10,
    length: 6.6,
    width: 0.23,
    inks: ['leaf1', 'leaf2', 'leaf3'],
    shade: true,
    rib: true,
    stem: 'stem',
  });
  return leaves;
}

export const fishAt = (x: number, y: number, size: number, angle = 0) =>
  multiply(multiply(multiply(shift(x, y), turn(angle)), scale(size)), shift(-76, -62));

/** Foil keeps 3 mm from the trim. */
function clear(face: Face, marks: readonly Mark[]): Mark[] {
  const inside = { x: 3, y: 3, width: face.width - 6, height: face.height - 6 };
  return marks.filter(({ path, ink }) => ink !== 'berry' || within(bounds(path), inside));
}

function named(card: CardBuilder, face: Face, seed: number): void {
  const { width: w, height: h } = face;
  const rnd = random(seed);
  const square = card.format === 'square';
  const size = square ? 1 : (w - 13) / 122;
  const y = square ? 61 : h * 0.37;
  const picture = face.drawing();
  picture.add(clear(face, moved([...twigs(rnd), eye()], fishAt(w / 2 + 1 * size, y, size))));
  face.place(picture, 'twig-fish');
  const k = square ? 1 : 0.82;
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'cormorant',
    size: square ? 16 : 11.4,
    minSize: 5,
    x: w / 2 - 8.5 * size,
    y: y + 5.4 * size,
    width: 66 * size,
    ink: 'ink',
  });
  const foot = square ? 112 : h - (card.format === 'din-long' ? 66 : 48);
  face.text({
    id: 'front-intro',
    role: 'occasion',
    font: 'josefin',
    size: 4 * k,
    x: w / 2,
    y: foot,
    width: w - 20,
    tracking: 0.28,
    ink: 'accent',
  });
  face.text({
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'cormorant-semibold',
    size: 6 * k,
    x: w / 2,
    y: foot + 10.5 * k,
    width: w - 20,
    leading: 1.4,
    vertical: 'top',
    figures: 'oldstyle',
    ink: 'ink',
  });
}

/** The fish swims upwards across the card and off its edge; words stand at the foot on the left. */
function rising(card: CardBuilder, face: Face, seed: number): void {
  const { width: w, height: h } = face;
  const rnd = random(seed);
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const size = square ? 1.02 : tall ? 0.92 : 0.86;
  const picture = face.drawing();
  picture.add(
    moved(
      [...wheat(rnd), eye(65.5)],
      fishAt(w * (square ? 0.52 : 0.5), h * (square ? 0.34 : tall ? 0.33 : 0.34), size, Math.PI - (square ? 0.2 : 0.5)),
    ),
  );
  face.place(picture, 'wheat-fish');
  const left = w * 0.115;
  const k = square ? 1.18 : 1;
  const foot = h - (tall ? 24 : 16);
  face.text({
    id: 'front-intro',
    role: 'occasion',
    font: 'playfair-italic',
    size: 5.2 * k,
    x: left,
    y: foot - 22 * k,
    width: w - 2 * left,
    align: 'left',
    ink: 'accent',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'playfair',
    size: 14 * k,
    minSize: 6,
    x: left,
    y: foot - 7 * k,
    width: w - 2 * left,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 3.4 * k,
    x: left,
    y: foot + 1.5 * k,
    width: w - 2 * left,
    align: 'left',
    tracking: 0.14,
    ink: 'ink',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const grain = row.variant === 'wheat';
    const rnd = random(row.seed + 9);
    card.ground('ground');
    (grain ? rising : named)(card, card.face('front'), row.seed);
    const k = format === 'square' ? 1.15 : 1;
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: grain ? 'playfair' : 'cormorant',
      headingSize: (grain ? 7.4 : 9.4) * k,
      body: grain ? 'eb-garamond' : 'cormorant-semibold',
      bodySize: (grain ? 4.1 : 4.7) * k,
      facts: grain ? 'jost' : 'josefin',
      factsSize: 3.3 * k,
      factsTracking: 0.14,
      sign: grain ? 'playfair-italic' : 'cormorant-italic',
      signSize: (grain ? 4.4 : 5.2) * k,
      ink: 'ink',
      accent: 'accent',
      align: grain ? 'left' : 'center',
      x: grain ? edge : w / 2,
      width: grain ? w - edge - 8 : w - 18,
      middle: h * (grain ? 0.5 : format === 'square' ? 0.42 : 0.46),
    });
    if (!grain) {
      const picture = inner.drawing();
      picture.add(moved(quote(rnd, false), shift(w / 2, h - 18)));
      inner.place(picture, 'twig');
    }
    if (card.folded) {
      const left = card.face('inside-left');
      const margin = w * 0.1;
      if (grain) {
        const picture = left.drawing();
        picture.add(moved(wheat(random(row.seed + 2)), fishAt(w * 0.34, h * 0.56, 1.25 * k, -Math.PI / 2 + 0.18)));
        left.place(picture, 'wheat-ears');
      } else {
        left.photo({
          id: 'inside-photo',
          role: 'inside-photo',
          x: margin,
          y: margin,
          width: w - 2 * margin,
          height: h - 2 * margin - 20,
          ink: 'photo',
        });
        left.text({
          id: 'inside-verse',
          role: 'verse',
          font: 'cormorant-italic',
          size: 4.9 * k,
          x: w / 2,
          y: h - margin - 8.6,
          width: w - 2 * margin,
          leading: 1.3,
          vertical: 'top',
          ink: 'accent',
        });
      }
      const back = card.face('back');
      const picture = back.drawing();
      picture.add(
        grain ? moved(quote(rnd, true), shift(w / 2, h * 0.82)) : moved([...outlineFish(rnd), eye()], fishAt(w / 2, h * 0.8, 0.24)),
      );
      back.place(picture, grain ? 'wheat-ear' : 'fish');
    }
    return card.finish();
  },
};
