/** Huge ampersand: the sign between two names becomes the picture. Type only, no other ornament. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import { ampersand } from '#designs/drawing/ampersand.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { line, rectangle } from '#designs/drawing/curve.ts';
import { bounds, fill, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import type { Path } from '#designs/drawing/path.ts';
import type { Family } from '#designs/family.ts';

const first = { id: 'front-name', role: 'first-name', personal: true } as const;
const second = { id: 'front-name-second', role: 'second-name', personal: true } as const;
const heading = { id: 'front-heading', role: 'heading' } as const;
const date = { id: 'front-date', role: 'date', personal: true } as const;
const place = { id: 'front-place', role: 'place', personal: true } as const;

type Sign = Parameters<typeof ampersand>[0];

/** The ampersand with the middle of its outline at x, y. */
export function centredSign(sign: Sign, size: number, x: number, y: number): Path {
  const path = ampersand(sign, size, 0, 0);
  const box = bounds(path);
  const [mark] = moved([fill(path, 'sign')], [1, 0, 0, 1, x - box.x - box.width / 2, y - box.y - box.height / 2]);
  return mark?.path ?? path;
}

function placed(face: Face, path: Path, ink: string, role: ElementRole = 'ampersand'): void {
  const art = face.drawing();
  art.add(fill(path, ink));
  face.place(art, role);
}

/** Cropped on three sides, one tone deeper than the ground; the names stand in opposite corners. */
function corners(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const margin = format === 'square' ? 12 : 9.5;
  const wide = w - margin * 2;
  const size = { a6: 21, 'din-long': 20, square: 27 }[format];
  const front = card.face('front');
  const sign = { a6: [206, 70, 76.2], 'din-long': [226, 64, 104], square: [226, 92, 77] } as const;
  const [em, x, y] = sign[format];
  placed(front, centredSign('bodoni-italic', em, x, y), 'sign');
  const name = { font: 'dm-serif', size, minSize: 7, width: wide, ink: 'text' } as const;
  const caps = { font: 'jost-medium', size: format === 'square' ? 4 : 3.5, tracking: 0.16, width: wide, ink: 'text' } as const;
  const top = margin + size * 0.72;
  front.text({ ...first, ...name, x: margin, y: top, align: 'left', vertical: 'bottom', room: 1.02 });
  front.text({ ...heading, ...caps, x: margin + 0.6, y: top + 9.5, align: 'left' });
  const foot = h - margin - 0.5;
  front.text({ ...date, ...caps, x: w - margin - 0.6, y: foot - size - 4.6, align: 'right' });
  front.text({ ...place, ...caps, tracking: 0.04, x: w - margin - 0.6, y: foot - size + 1.2, align: 'right' });
  front.text({ ...second, ...name, x: w - margin, y: foot, align: 'right', vertical: 'bottom', room: 1.02 });
  others(card, row, {
    heading: { font: 'dm-serif', size: format === 'square' ? 11 : 10, ink: 'text', leading: 1.08 },
    body: { font: 'jost', size: 4, ink: 'text', leading: 1.55 },
    date: { font: 'jost-medium', size: 4, ink: 'text', leading: 1.55 },
    align: 'left',
    sign: 'bodoni-italic',
  });
}

/** The whole sign as a piece of jewellery in the upper field, names on one axis below. */
function jewel(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const middle = w / 2;
  const foot = { a6: h - 14, 'din-long': h - 22, square: h - 17 }[format];
  const size = { a6: 10.6, 'din-long': 10.4, square: 13 }[format];
  const art = front.drawing();
  const sign = { a6: [102, 52], 'din-long': [97, 74], square: [106, 56] } as const;
  const [em, y] = sign[format];
  art.add(fill(centredSign('playfair-italic', em, middle, y), 'foil'));
  front.place(art, 'ampersand');
  const rule = front.drawing();
  rule.add(outline(line([middle - 8, foot - 10.5], [middle + 8, foot - 10.5]), 'foil', 0.35));
  const wide = w - 20;
  const caps = { font: 'josefin', size: format === 'square' ? 3.8 : 3.4, tracking: 0.2, width: wide, ink: 'text' } as const;
  front.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'libre-caslon-display',
    size,
    minSize: 5,
    x: middle,
    y: foot - 17.5,
    width: wide,
    lines: 1,
    ink: 'text',
  });
  front.place(rule, 'line');
  front.text({ ...date, ...caps, x: middle, y: foot - 2.6, role: 'date' });
  front.text({
    ...place,
    font: 'cormorant-semibold',
    size: format === 'square' ? 5.2 : 4.8,
    width: wide,
    ink: 'text',
    x: middle,
    y: foot + 4.4,
  });
  others(card, row, {
    heading: { font: 'libre-caslon-display', size: format === 'square' ? 10.5 : 9.4, ink: 'text', leading: 1.12 },
    body: { font: 'cormorant-semibold', size: 5, ink: 'text', leading: 1.36, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.4, tracking: 0.18, ink: 'text', leading: 1.7 },
    sign: 'playfair-italic',
  });
}

/** Two fields of two colours; the sign lies over the seam and changes its colour there. */
function halves(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const seam = h / 2;
  const { x, y, width, height } = front.bleedBox;
  const upper = rectangle(x, y, width, seam - y);
  const lower = rectangle(x, seam, width, y + height - seam);
  const em = { a6: 100, 'din-long': 97, square: 104 }[format];
  const sign = centredSign('eb-garamond-italic', em, w / 2, seam);
  const art = front.drawing();
  art.add(fill(upper, 'dark'));
  art.add(fill(sign, 'light'), upper);
  art.add(fill(sign, 'dark'), lower);
  front.place(art, 'ampersand');
  const size = { a6: 15, 'din-long': 15, square: 17 }[format];
  const edge = { a6: 11.5, 'din-long': 22, square: 10.5 }[format];
  const wide = w - 22;
  const caps = { font: 'jost-medium', size: 3.3, tracking: 0.22, width: wide, x: w / 2 } as const;
  const name = { font: 'playfair', size, minSize: 7, width: wide, x: w / 2 } as const;
  front.text({ ...heading, ...caps, y: edge + 1.4, ink: 'light' });
  front.text({ ...first, ...name, y: edge + 3.5 + size * 0.98, ink: 'light' });
  front.text({ ...second, ...name, y: h - edge - 8.4, ink: 'dark' });
  front.text({ ...date, ...caps, y: h - edge + 0.9, ink: 'dark' });
  others(card, row, {
    heading: { font: 'playfair-italic', size: format === 'square' ? 9.6 : 8.6, ink: 'dark', leading: 1.15 },
    body: { font: 'playfair', size: 4.1, ink: 'text', leading: 1.55 },
    date: { font: 'jost-medium', size: 3.3, tracking: 0.18, ink: 'text', leading: 1.7 },
    sign: 'eb-garamond-italic',
  });
}

type Pages = Pick<Letter, 'heading' | 'body' | 'date' | 'align'> & { sign: Sign };

/** Inside and back: words on the calm side, the sign once more, small. */
function others(card: CardBuilder, row: DesignTemplate, { sign, ...type }: Pages): void {
  const { width: w, height: h, format, folded } = card;
  const half = row.variant === 'halves';
  const ink = { corners: 'sign', jewel: 'foil', halves: 'dark' }[row.variant] ?? 'sign';
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 20 : 12;
  const left = type.align === 'left';
  const column = { x: left ? margin : w / 2, width: w - margin * 2, middle: h * (folded || left ? 0.47 : 0.43) };
  if (folded) {
    const opposite = card.face('inside-left');
    if (half) {
      const field = opposite.drawing();
      field.add(fill(opposite.bleedPath, 'dark'));
      opposite.place(field, 'area');
    }
    const size = row.variant === 'corners' ? 150 : 62;
    placed(opposite, centredSign(sign, size, w * (row.variant === 'corners' ? 0.42 : 0.5), h * 0.47), half ? 'light' : ink);
    const back = card.face('back');
    placed(back, centredSign(sign, 15, w / 2, h * 0.86), ink);
  } else {
    placed(face, left ? centredSign(sign, 60, w - 16, h - 17) : centredSign(sign, 19, w / 2, h - (format === 'din-long' ? 30 : 19)), ink);
  }
  letter(face, row.texts, { ...type, ...column });
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { corners, jewel, halves };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground(row.variant === 'halves' ? 'light' : 'ground');
    (variants[row.variant] ?? corners)(card, row);
    return card.finish();
  },
};
