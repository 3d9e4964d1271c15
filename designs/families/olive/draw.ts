/** Olive branch: a sprig with golden fruit leans in from the upper right, the names stand below in script. */

import { multiply } from '#core/values/matrix.ts';
import { type BranchLook, berry, branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { line } from '#designs/drawing/curve.ts';
import { bounds, fill, type Mark, moved, outline, within } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const leaves = ['leaf1', 'leaf2', 'leaf3', 'leaf2', 'leaf1'] as const;

const oliveLeaf: Omit<BranchLook, 'leaves' | 'length'> = {
  width: 0.125,
  opposite: true,
  angle: 0.8,
  stalk: 0.1,
  bend: 0.42,
  shape: { widest: 0.5, tip: 1.05 },
  growth: (share) => 0.62 + 0.55 * Math.sin(Math.PI * Math.min(1, 0.2 + share * 0.76)),
  inks: leaves,
  shade: true,
  rib: true,
  stem: 'stem',
  stemWidth: [0.85, 0.26],
};

/** One twig: its way from foot to tip, pairs of leaves, length of a leaf, and where fruit hangs: share of the way, right side if positive. */
type Twig = { points: Point[]; pairs: number; length: number; fruit: number[] };

/** Leaves, then stalks, then fruit: nothing may lie on gold foil. */
export function twigs(rnd: Random, list: readonly Twig[]): Mark[] {
  const leaves = list.flatMap(({ points, pairs, length }) => branch(rnd, points, { ...oliveLeaf, leaves: pairs, length }));
  const fruit = list.flatMap((twig) => twig.fruit.flatMap((share) => fruitAt(rnd, twig, Math.abs(share), Math.sign(share))));
  return [...leaves, ...fruit.filter(({ ink }) => ink !== 'gold'), ...fruit.filter(({ ink }) => ink === 'gold')];
}

/** Foil keeps away from the trim, so fruit that would hang there is left out. */
function corner(rnd: Random, face: Face): Mark[] {
  const inside = { x: -10, y: 3, width: face.width + 7, height: face.height };
  return cornerTwigs(rnd, face).filter(({ path, ink }) => ink !== 'gold' || within(bounds(path), inside));
}

function fruitAt(rnd: Random, { points, length }: Twig, share: number, side: number): Mark[] {
  const { point, heading } = stemAt(points, share);
  const look = { radius: length * 0.125, stalk: [length * 0.26, length * 0.46] as const, ink: 'gold', stem: 'stem', stalkWidth: 0.3 };
  const angle = heading + side * rnd.between(1.15, 1.5);
  const second = rnd.chance(0.45) ? berry(rnd, point, angle + side * rnd.between(0.5, 0.75), { ...look, radius: look.radius * 0.85 }) : [];
  return [...berry(rnd, point, angle, look), ...second];
}

/** The corner of the front, drawn for a card `width` wide; everything hangs from the upper right corner. */
export function cornerTwigs(rnd: Random, face: Face): Mark[] {
  const size = face.width / 105;
  const at = (...numbers: number[]) => way(...numbers).map(([x, y]): Point => [face.width - (105 - x) * size, y * size]);
  return twigs(rnd, [
    { points: at(104, -8, 86, 2, 68, 6.5, 52, 7), pairs: 6, length: 9 * size, fruit: [-0.55] },
    { points: at(112, -2, 103, 15, 95, 31, 84, 47, 68, 62), pairs: 10, length: 10.4 * size, fruit: [-0.3, 0.56, -0.74] },
    { points: at(113, -9, 97, 6, 77, 17.5, 52, 24, 20, 33), pairs: 13, length: 11.2 * size, fruit: [0.26, -0.4, -0.52, 0.66, -0.8] },
  ]);
}

/** A cut twig for the middle of a face: foot at the left, tip at the right, about 40 mm long at scale 1. */
export function cutTwig(rnd: Random): Mark[] {
  const twig: Twig = { points: way(-21, 4.5, -9, 2, 4, -1.5, 19, -4.5), pairs: 6, length: 8.4, fruit: [0.34, -0.62] };
  return [fill(pen(rnd, way(-21, 4.5, -22.4, 4.9), 0.85, 0.9, 2), 'stem'), ...twigs(rnd, [twig])];
}

function names(card: CardBuilder, face: Face): void {
  const { width, height } = card;
  const left = width * 0.115;
  const wide = width - left - 9;
  const tall = card.format === 'din-long';
  const foot = tall ? height - 26 : height - 17;
  const size = card.format === 'square' ? 25 : 20.5;
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'pinyon',
    size,
    minSize: 9,
    x: left,
    y: foot - 23.5 - size * 1.06,
    width: wide,
    align: 'left',
    vertical: 'bottom',
    leading: 1.06,
    ink: 'ink',
  });
  const rule = face.drawing();
  rule.add(outline(line([left + 1, foot - 11], [left + 18, foot - 11]), 'gold', 0.35));
  face.place(rule, 'line');
  face.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'cormorant-semibold',
    size: 5.2,
    x: left + 1,
    y: foot - 4,
    width: wide,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    id: 'front-place',
    role: 'place',
    personal: true,
    font: 'cormorant-italic',
    size: 5.2,
    x: left + 1,
    y: foot + 2.6,
    width: wide,
    align: 'left',
    ink: 'ink',
  });
}

function invitation(card: CardBuilder, face: Face, words: Record<string, string>): void {
  const square = card.format === 'square';
  const left = face.width * 0.13;
  const body = {
    font: 'cormorant-semibold',
    size: square ? 5 : 4.7,
    leading: 1.36,
    ink: 'ink',
    personal: true,
    vertical: 'top',
    figures: 'oldstyle',
  } as const;
  const blocks: Block[] = [
    { id: 'invite-heading', role: 'heading', font: 'pinyon', size: square ? 16 : 14, minSize: 9, ink: 'accent', gap: 0, leading: 1 },
    { ...body, id: 'invite-text', role: 'invitation', gap: square ? 16 : 14, lines: 5 },
    { ...body, id: 'invite-date', role: 'date-time', gap: square ? 12 : 11, lines: 2 },
    { ...body, id: 'invite-place', role: 'venue', font: 'cormorant-italic', gap: 7, lines: 3 },
    { ...body, id: 'invite-reply', role: 'reply', gap: square ? 12 : 11, lines: 3 },
  ];
  textColumn(face, words, { x: left, width: face.width - left - 11, y: square ? 38 : 36, align: 'left' }, blocks);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');

    const front = card.face('front');
    const sprig = front.drawing();
    sprig.add(corner(random(row.seed), front));
    front.place(sprig, 'olive-twig');
    names(card, front);

    const inner = random(row.seed + 7);
    if (card.folded) {
      const left = card.face('inside-left');
      const margin = card.width * 0.1;
      left.photo({
        id: 'inside-photo',
        role: 'your-photo',
        x: margin,
        y: margin,
        width: card.width - 2 * margin,
        height: card.height - 2 * margin - 22,
        ink: 'photo',
      });
      const caption = left.drawing();
      caption.add(moved(cutTwig(inner), multiply(shift(card.width / 2, card.height - margin - 8), scale(0.75))));
      left.place(caption, 'olive-twig');
      invitation(card, card.face('inside-right'), row.texts);
      const back = card.face('back');
      const quote = back.drawing();
      quote.add(moved(cutTwig(inner), multiply(multiply(shift(card.width / 2, card.height * 0.82), turn(-0.08)), scale(0.7))));
      back.place(quote, 'olive-twig');
    } else {
      const back = card.face('back');
      const foot = back.drawing();
      const { width, height } = card;
      const points = way(width + 6, height - 6, width - 18, height - 8, width - 40, height - 12, width - 60, height - 9);
      foot.add(twigs(inner, [{ points, pairs: 8, length: 9, fruit: [0.4, 0.66] }]));
      back.place(foot, 'olive-twig');
      invitation(card, back, row.texts);
    }
    return card.finish();
  },
};
