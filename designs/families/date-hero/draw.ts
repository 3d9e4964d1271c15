/** Date as hero: the day, month and year as large figures, a berry branch grows over their right edge. */

import { multiply } from '#core/values/matrix.ts';
import { berry, branch, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { type Block, textColumn } from '#designs/drawing/column.ts';
import { line } from '#designs/drawing/curve.ts';
import { type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

/** A branch from foot to tip with groups of three berries at the given shares. */
export function berryBranch(rnd: Random, points: readonly Point[], leaves: number, length: number, groups: readonly number[]): Mark[] {
  const marks = branch(rnd, points, {
    leaves,
    length,
    width: 0.25,
    inks: ['leaf1', 'leaf2', 'leaf3'],
    shade: true,
    rib: true,
    stem: 'stem',
    stemWidth: [length * 0.08, length * 0.026],
    angle: 0.95,
    bend: 0.7,
  });
  const size = length / 12.5;
  const look = {
    radius: 1.3 * size,
    stalk: [4 * size, 6.4 * size] as const,
    ink: 'berry',
    light: 'berrylight',
    stem: 'stem',
    stalkWidth: 0.28,
  };
  for (const share of groups) {
    const { point, heading } = stemAt(points, share);
    for (const turned of [-1.5, -1.15, 1.25]) marks.push(...berry(rnd, point, heading + turned + rnd.spread(0.12), look));
  }
  return marks;
}

export function cutBranch(rnd: Random): Mark[] {
  return berryBranch(rnd, way(-24, 4, -10, 2.2, 5, -1, 22, -3), 9, 9, [0.36, 0.66]);
}

const names = {
  id: 'front-names',
  role: 'names',
  personal: true,
  font: 'cormorant-italic',
  minSize: 4.6,
  leading: 1.1,
  ink: 'ink',
} as const;
const place = {
  id: 'front-place',
  role: 'place',
  personal: true,
  font: 'josefin',
  size: 3.4,
  minSize: 2.7,
  tracking: 0.2,
  ink: 'ink',
} as const;
const heading = { id: 'front-heading', role: 'heading', font: 'josefin', size: 3.7, minSize: 2.8, tracking: 0.3, ink: 'ink' } as const;
const figures = [
  { id: 'front-day', role: 'day' },
  { id: 'front-month', role: 'month' },
  { id: 'front-year', role: 'year' },
] as const;

/** Figures one below the other, the branch at the right edge. */
function tallFront(card: CardBuilder, rnd: Random): void {
  const face = card.face('front');
  const middle = card.width / 2;
  const digits = { personal: true, font: 'bodoni', size: 56, minSize: 20, x: middle - 5, width: 78, ink: 'ink' } as const;
  face.text({ ...heading, x: middle, y: 20, width: 80 });
  for (const [i, figure] of figures.entries()) face.text({ ...digits, ...figure, y: 73 + i * 46 });
  const art = face.drawing();
  art.add(berryBranch(rnd, way(103, 178, 92, 158, 90, 138, 84.5, 114, 86.5, 92, 80.5, 70, 84, 50), 19, 12.5, [0.32, 0.5, 0.67]));
  art.add(outline(line([middle - 11.5, 178], [middle + 11.5, 178]), 'ink', 0.3));
  face.place(art, 'berry-twig');
  face.text({ ...names, size: 8.4, x: middle, y: 189.4, width: 84 });
  face.text({ ...place, x: middle, y: 198.4, width: 84 });
}

/** Figures in one row between fine lines, the branch sweeps along the foot and up the right. */
function squareFront(card: CardBuilder, rnd: Random): void {
  const face = card.face('front');
  const middle = card.width / 2;
  const axis = middle - 8.5;
  const digits = { personal: true, font: 'bodoni', size: 33, minSize: 14, width: 39, ink: 'ink' } as const;
  face.text({ ...heading, size: 4.2, x: axis, y: 32, width: 100 });
  for (const [i, figure] of figures.entries()) face.text({ ...digits, ...figure, x: axis + (i - 1) * 40.5, y: 73 });
  const art = face.drawing();
  for (const x of [axis - 20.25, axis + 20.25]) art.add(outline(line([x, 46], [x, 75]), 'ink', 0.25));
  art.add(berryBranch(rnd, way(155, 152, 147, 131, 144, 110, 137, 88, 140, 66, 133.5, 45, 136, 27), 17, 12, [0.3, 0.48, 0.66]));
  face.place(art, 'berry-twig');
  face.text({ ...names, size: 10.6, x: axis, y: 97, width: 106 });
  face.text({ ...place, size: 3.8, x: axis, y: 108, width: 106 });
}

function invitation(card: CardBuilder, face: Face, words: Record<string, string>): void {
  const square = card.format === 'square';
  const body = { font: 'cormorant-semibold', size: 5.1, leading: 1.38, ink: 'ink', personal: true, figures: 'oldstyle' } as const;
  const small = { font: 'josefin', size: 3.4, minSize: 2.7, leading: 1.75, tracking: 0.18, personal: true } as const;
  const gap = square ? 12.5 : 16;
  const blocks: Block[] = [
    { ...body, id: 'invite-heading', role: 'heading', personal: false, font: 'bodoni', size: 9.4, leading: 1.15, gap: 0 },
    { ...body, id: 'invite-text', role: 'invitation', gap: gap - 1, lines: 5 },
    { ...small, id: 'invite-date', role: 'date-time', ink: 'accent', gap },
    { ...body, id: 'invite-place', role: 'venue', gap: 9.5, lines: 3 },
    { ...body, id: 'invite-reply', role: 'reply', font: 'cormorant-italic', gap, lines: 3 },
  ];
  textColumn(face, words, { x: card.width / 2, width: card.width - 22, y: square ? 32 : 62 }, blocks);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width, height } = card;
    card.ground('paper');
    const rnd = random(row.seed);
    if (format === 'square') squareFront(card, rnd);
    else tallFront(card, rnd);
    const quiet = random(row.seed + 2);
    const laid = (face: Face, y: number, size: number) => {
      const art = face.drawing();
      art.add(moved(cutBranch(quiet), multiply(multiply(shift(width / 2, y), turn(-0.06)), scale(size))));
      face.place(art, 'berry-twig');
    };
    if (card.folded) {
      laid(card.face('back'), height * 0.86, 0.75);
      const left = card.face('inside-left');
      const margin = 11;
      left.photo({
        id: 'inside-photo',
        role: 'your-photo',
        x: margin,
        y: margin,
        width: width - 2 * margin,
        height: height - 62,
        ink: 'photo',
      });
      laid(left, height - 29, 1);
      invitation(card, card.face('inside-right'), row.texts);
    } else {
      const back = card.face('back');
      laid(back, height - (format === 'square' ? 17 : 34), format === 'square' ? 0.8 : 1);
      invitation(card, back, row.texts);
    }
    return card.finish();
  },
};
