/** Monogram crest: a laurel wreath in foil around two initials, inside a double frame. */

import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { circle, line, rectangle, sampled, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { direction, mirror, type Path, type Point, polar, scale, shift, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, tapered } from '#designs/drawing/stroke.ts';
import { cutOut } from '#designs/drawing/trace.ts';
import type { Family } from '#designs/family.ts';

const gold = 'gold';
/** Left half of the wreath about the origin: from the foot, past the left, to the tip. */
const halfWay = way(3.5, 25, -12.5, 25.5, -25, 16.5, -30, 1.5, -27.5, -14.5, -19.5, -25);

/** One leaf of foil with its rib left out: foil cannot be covered, only left out. */
function laurelLeaf(base: Point, angle: number, length: number, width: number, bend: number, ribbed: boolean): Path {
  const shape = leaf(base, angle, length, width, { bend, widest: 0.45, tip: 1 });
  if (!ribbed) return shape.outline;
  const rib = tapered(sampled(shape.middle.slice(1, 7), 1), (t) => 0.36 - 0.12 * t);
  return cutOut(shape.outline, [rib]);
}

/** Half a wreath: `nodes` leaves, alternating, each a little different, so that the two halves are sisters and not twins. */
function half(rnd: Random, nodes: number, length: number, ribbed: boolean, thickness: number): Mark[] {
  const path = sampled(halfWay, 14);
  const last = path.length - 1;
  const marks: Mark[] = [fill(pen(rnd, halfWay, thickness, thickness * 0.45, 6), gold)];
  for (let i = 0; i < nodes; i++) {
    const share = 0.1 + (0.88 * i) / (nodes - 1) + rnd.spread(0.008);
    const k = Math.max(1, Math.min(last - 1, Math.round(share * last)));
    const node = path[k] as Point;
    const heading = direction(path[k - 1] as Point, path[k + 1] as Point);
    const side = i % 2 === 1 ? 1 : -1;
    const long =
      length * (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, 0.2 + share * 0.72))) * rnd.between(0.92, 1.08) * (side > 0 ? 0.8 : 1);
    const angle = heading + side * ((side > 0 ? 0.62 : 0.8) * (1 - 0.3 * share) + rnd.spread(0.08));
    const base = polar(node, angle, 0.5);
    marks.push(fill(laurelLeaf(base, angle, long, long * 0.19, -side * rnd.between(0.3, 0.65), ribbed), gold));
  }
  const tip = path[last] as Point;
  marks.push(fill(laurelLeaf(tip, direction(path[last - 2] as Point, tip), length * 0.62, length * 0.115, 0.2, ribbed), gold));
  return marks;
}

/** The wreath about the origin, 60 mm wide, open at the top where a star stands. */
export function wreath(rnd: Random): Mark[] {
  const one = () => half(rnd, 21, 9.6, true, 0.85);
  return [...one(), ...moved(one(), mirror(0)), fill(star([0, -31], 2.8, 8, 0.3), gold)];
}

/** A small wreath with fewer, plain leaves, for backs: foil needs 0.3 mm everywhere. */
export function smallWreath(rnd: Random): Mark[] {
  const one = () => half(rnd, 15, 11.5, false, 1.5);
  return [...one(), ...moved(one(), mirror(0)), fill(star([0, 0], 8, 8, 0.34), gold)];
}

/** A rectangle with its corners cut in round. */
function scooped(x: number, y: number, width: number, height: number, radius: number): Path {
  const [r, b] = [x + width, y + height];
  const k = radius * 0.5523;
  const to = (...numbers: number[]) => ({ op: 'C' as const, points: way(...numbers) });
  const on = (px: number, py: number) => ({ op: 'L' as const, points: way(px, py) });
  return [
    { op: 'M', points: way(x + radius, y) },
    on(r - radius, y),
    to(r - radius, y + k, r - k, y + radius, r, y + radius),
    on(r, b - radius),
    to(r - k, b - radius, r - radius, b - k, r - radius, b),
    on(x + radius, b),
    to(x + radius, b - k, x + k, b - radius, x, b - radius),
    on(x, y + radius),
    to(x + k, y + radius, x + radius, y + k, x + radius, y),
    { op: 'Z', points: [] },
  ];
}

export function frame(face: Face): Mark[] {
  const { width, height } = face;
  const outer = 6.8;
  const inner = 9;
  const marks = [
    outline(rectangle(outer, outer, width - 2 * outer, height - 2 * outer), gold, 0.4),
    outline(scooped(inner, inner, width - 2 * inner, height - 2 * inner, 4.2), gold, 0.3),
  ];
  for (const x of [inner + 0.9, width - inner - 0.9])
    for (const y of [inner + 0.9, height - inner - 0.9]) marks.push(fill(star([x, y], 1.3, 4, 0.4), gold));
  return marks;
}

function front(card: CardBuilder, seed: number): void {
  const face = card.face('front');
  const { width, format } = card;
  const size = format === 'square' ? 1.06 : 1;
  const middle = width / 2;
  const centre = format === 'square' ? 58 : 63;
  const art = face.drawing();
  art.add(frame(face));
  art.add(moved(wreath(random(seed)), multiply(shift(middle, centre), scale(size))));
  art.add(outline(line([middle, centre - 12.5 * size], [middle, centre + 12.5 * size]), gold, 0.35));
  face.place(art, 'wreath-frame');
  const letter = {
    personal: true,
    font: 'libre-caslon-display',
    size: 20.5 * size,
    minSize: 9,
    y: centre + 7.1 * size,
    width: 21 * size,
  } as const;
  face.text({ ...letter, id: 'front-initial-one', role: 'first-initial', x: middle - 12.2 * size, ink: gold });
  face.text({ ...letter, id: 'front-initial-two', role: 'second-initial', x: middle + 12.2 * size, ink: 'ink' });
  const wide = width - 32;
  const below = centre + 30 * size;
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'cormorant-semibold',
    size: 8.4 * size,
    minSize: 4.4,
    x: middle,
    y: below + 15,
    width: wide,
    leading: 1.08,
    ink: 'ink',
  });
  face.text({
    id: 'front-place',
    role: 'occasion-place',
    personal: true,
    font: 'josefin',
    size: 3.3,
    minSize: 2.7,
    x: middle,
    y: below + 25.4,
    width: wide,
    tracking: 0.18,
    leading: 1.5,
    ink: 'ink',
  });
  face.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'cormorant-semibold',
    size: 5,
    x: middle,
    y: below + 33.2,
    width: wide,
    tracking: 0.1,
    ink: 'accent',
  });
}

function invitation(card: CardBuilder, face: Face, words: Record<string, string>): void {
  const square = card.format === 'square';
  const body = {
    font: 'cormorant-semibold',
    size: square ? 5.1 : 4.8,
    leading: 1.36,
    ink: 'ink',
    personal: true,
    figures: 'oldstyle',
  } as const;
  const caps = { font: 'josefin', size: 3.3, minSize: 2.7, leading: 1.75, tracking: 0.18, personal: true } as const;
  const top = square ? 40 : 36;
  const star8 = face.drawing();
  star8.add(fill(star([card.width / 2, top - 15], 2.8, 8, 0.3), gold));
  face.place(star8, 'star');
  const blocks: Block[] = [
    {
      ...body,
      id: 'invite-heading',
      role: 'heading',
      personal: false,
      font: 'libre-caslon-display',
      size: square ? 9 : 7.8,
      gap: 0,
      leading: 1.15,
    },
    { ...body, id: 'invite-text', role: 'invitation', gap: 13, lines: 5 },
    { ...caps, id: 'invite-date', role: 'date-time', gap: 13, ink: 'accent' },
    { ...body, id: 'invite-place', role: 'venue', gap: 9.5, lines: 3 },
    { ...body, id: 'invite-reply', role: 'reply', font: 'cormorant-italic', gap: 13, lines: 3 },
  ];
  textColumn(face, words, { x: card.width / 2, width: card.width - 30, y: top }, blocks);
}

/** Two short laurel twigs that meet under a picture. */
export function garland(rnd: Random, middle: number, y: number): Mark[] {
  const way1: Point[] = way(middle - 2.2, y + 1.5, middle - 9, y + 2.6, middle - 16, y + 1.2, middle - 22, y - 3);
  const path = sampled(way1, 14);
  const twig: Mark[] = [fill(pen(rnd, way1, 0.5, 0.34, 6), gold)];
  for (let i = 0; i < 11; i++) {
    const k = Math.round((0.12 + 0.083 * i) * (path.length - 1));
    const heading = direction(path[k - 1] as Point, path[k + 1] as Point);
    const side = i % 2 === 1 ? 1 : -1;
    twig.push(
      fill(leaf(path[k] as Point, heading + side * (0.75 + rnd.spread(0.1)), 4.6 - i * 0.17, 0.95, { bend: -side * 0.5 }).outline, gold),
    );
  }
  const end = path.at(-1) as Point;
  twig.push(fill(leaf(end, direction(path.at(-3) as Point, end), 3, 0.7).outline, gold));
  return [...twig, ...moved(twig, mirror(middle)), fill(circle([middle, y + 1.4], 0.75), gold)];
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width, height } = card;
    card.ground('paper');
    front(card, row.seed);
    const rnd = random(row.seed + 1);
    if (card.folded) {
      const back = card.face('back');
      const seal = back.drawing();
      seal.add(moved(smallWreath(rnd), multiply(shift(width / 2, height * 0.84), scale(0.24))));
      back.place(seal, 'wreath');
      const left = card.face('inside-left');
      const side = Math.min(width - 34, height * 0.58);
      const y = height * 0.43 - side / 2;
      left.photo({
        id: 'inside-photo',
        role: 'your-photo',
        x: (width - side) / 2,
        y,
        width: side,
        height: side,
        shape: 'circle',
        ink: 'photo',
      });
      const ring = left.drawing();
      ring.add(outline(circle([width / 2, y + side / 2], side / 2 + 2.4), gold, 0.35));
      ring.add(garland(rnd, width / 2, y + side + 16));
      left.place(ring, 'ring-twigs');
      invitation(card, card.face('inside-right'), row.texts);
    } else {
      const back = card.face('back');
      const lines = back.drawing();
      lines.add(frame(back));
      back.place(lines, 'frame');
      invitation(card, back, row.texts);
    }
    return card.finish();
  },
};
