/** Samplers in cross-stitch: a frame with birds, an alphabet with a lamb, a new house, and diamonds with a pretzel. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family, FamilyFormat } from '#designs/family.ts';
import {
  alphabet,
  alphabetWidth,
  bellflower,
  bird,
  daisy,
  diamonds,
  folkBand,
  lamb,
  mug,
  newHouse,
  pretzel,
  smallHeart,
  tulip,
} from './patterns.ts';
import { block, pattern, type Stitch, stitched, weave, zigzagFrame } from './stitches.ts';

/** Cells across the card; so that a cell is 2 mm and a little more. */
const across: Readonly<Record<FamilyFormat, number>> = { a6: 51, 'din-long': 47, square: 71 };

export type Cloth = { cell: number; columns: number; rows: number };

export function clothOf(width: number, height: number, columns: number): Cloth {
  const cell = width / columns;
  return { cell, columns, rows: Math.floor(height / cell) };
}

export function lay(face: Face, row: DesignTemplate, { cell }: Cloth, stitches: readonly Stitch[], role: ElementRole): void {
  face.place(drawn(face, [{ marks: [weave(face.bleedBox, cell), ...stitched(random(row.seed), stitches, cell)] }]), role);
}

type Text = { font: FaceKey; size: number; ink: string; x: number; y: number; width: number; align: 'left' | 'center'; leading?: number };

function put(face: Face, id: string, role: ElementRole, one: Text, personal = false): void {
  const { leading = 1.2 } = one;
  face.text({ id, role, personal, minSize: Math.max(2.6, one.size * 0.28), ...one, leading });
}

type Front = (card: CardBuilder, face: Face, row: DesignTemplate, cloth: Cloth) => void;

const frameFront: Front = ({ format }, face, row, cloth) => {
  const { cell, columns, rows } = cloth;
  const { width: w } = face;
  const [x, wide, high] = { a6: [4, 43, 61], 'din-long': [5, 37, 85], square: [5, 61, 61] }[format] as [number, number, number, number];
  const top = Math.round((rows - high) / 2);
  const foot = top + high - 7;
  const middle = Math.floor(columns / 2);
  const birds = format === 'square' ? 22 : 18;
  lay(
    face,
    row,
    cloth,
    [
      ...zigzagFrame(x, top, wide, high),
      ...pattern(tulip, middle - 4, foot - 12),
      ...pattern(bird, middle - birds + (format === 'square' ? 0 : 1), foot - 11),
      ...pattern(bird, middle + birds - 11 - (format === 'square' ? 0 : 1), foot - 11, true),
    ],
    'frame',
  );
  const left = (x + 6) * cell;
  const size = { a6: 15, 'din-long': 12.6, square: 19 }[format];
  const first = (top + 6) * cell + size * { a6: 1.3, 'din-long': 2.3, square: 1.06 }[format];
  const at = { x: w / 2, width: w - 2 * left, align: 'center' } as const;
  put(face, 'front-name', 'name', { font: 'young-serif', size, ink: 'red', ...at, y: first }, true);
  const second = first + size * 0.98;
  const small = size * 0.62;
  put(face, 'front-heading', 'sentence', { font: 'young-serif', size: small, ink: 'blue', ...at, y: second, leading: 1.12 });
  put(face, 'front-text', 'last-line', { font: 'jost-medium', size: small * 0.5, ink: 'ink', ...at, y: second + small * 2.1 });
};

const alphabetRows = ['ABCDEFGH', 'IJKLMNOP', 'QRSTUVW', 'XYZ'] as const;

const alphabetFront: Front = ({ format }, face, row, cloth) => {
  const { cell, rows } = cloth;
  const { width: w } = face;
  const isWide = format === 'square';
  const x = { a6: 6, 'din-long': 4, square: 6 }[format];
  const top = { a6: 6, 'din-long': 9, square: 6 }[format];
  const lines = isWide ? ['ABCDEFGHIJKL', 'MNOPQRSTUV', 'WXYZ'] : alphabetRows;
  const inks = ['r', 'b', 'g', 'b'];
  const last = lines.length - 1;
  const ground = rows - { a6: 5, 'din-long': 8, square: 5 }[format];
  const columns = cloth.columns;
  lay(
    face,
    row,
    cloth,
    [
      ...lines.flatMap((line, i) => alphabet(line, x, top + i * 7, inks[i] as string)),
      ...pattern(smallHeart, x + alphabetWidth(lines[last] ?? '') + 1, top + last * 7),
      ...block(0, ground, columns, 1, 'g').filter((one) => one.x >= x && one.x < columns - x),
      ...pattern(lamb, columns - x - 21, ground - 12),
      ...pattern(daisy, columns - x - 25, ground - 6),
      ...pattern(bellflower, columns - x - 29, ground - 6),
    ],
    'ornament',
  );
  const left = x * cell;
  const block2 = (top + last * 7 + 5) * cell;
  const size = { a6: 13, 'din-long': 13.4, square: 16 }[format];
  const first = block2 + { a6: 13, 'din-long': 32, square: 17 }[format];
  const at = { x: left, width: w - left - 8, align: 'left' } as const;
  put(face, 'front-name', 'name', { font: 'gloock', size, ink: 'ink', ...at, y: first + size * 0.3 }, true);
  put(face, 'front-heading', 'occasion', { font: 'jost-medium', size: 3.9, ink: 'ink', ...at, y: first + size * 0.3 + 8 });
  put(face, 'front-facts', 'date', { font: 'jost', size: 3.6, ink: 'ink', ...at, y: first + size * 0.3 + 13.4 }, true);
};

const houseFront: Front = ({ format }, face, row, cloth) => {
  const { columns, rows } = cloth;
  const { width: w } = face;
  const band = rows - { a6: 13, 'din-long': 16, square: 13 }[format];
  const houseX = columns - { a6: 32, 'din-long': 33, square: 36 }[format];
  lay(
    face,
    row,
    cloth,
    [...folkBand(-2, columns + 1, band + 2), ...newHouse(houseX, band - 41), ...(houseX > 8 ? pattern(tulip, houseX - 9, band - 12) : [])],
    'house',
  );
  const left = { a6: 9.4, 'din-long': 9.4, square: 12 }[format];
  const size = { a6: 15, 'din-long': 15.4, square: 17 }[format];
  const y = { a6: 21, 'din-long': 33, square: 27 }[format];
  const narrow = format === 'square' ? 74 : w - left - 8;
  put(face, 'front-heading', 'occasion', { font: 'gloock', size, ink: 'red', x: left, width: narrow, align: 'left', y });
  put(face, 'front-name', 'hosts', { font: 'jost-medium', size: 4.2, ink: 'ink', x: left, width: narrow, align: 'left', y: y + 9 }, true);
  put(face, 'front-facts', 'date', { font: 'jost', size: 3.7, ink: 'ink', x: left, width: narrow, align: 'left', y: y + 14.6 }, true);
};

const pretzelFront: Front = ({ format }, face, row, cloth) => {
  const { cell, rows } = cloth;
  const { width: w, height: h } = face;
  const band = 9;
  const { bread, beer, love } = {
    a6: { bread: [14, 6], beer: [21, 22], love: [13, 27] },
    'din-long': { bread: [13, 8], beer: [16, 25], love: [20, 43] },
    square: { bread: [14, 5], beer: [36, 9], love: [21, 22] },
  }[format] as Record<'bread' | 'beer' | 'love', [number, number]>;
  lay(
    face,
    row,
    cloth,
    [
      ...diamonds(-2, -2, band + 1, rows + 5),
      ...block(band, -2, 1, rows + 5, 'r'),
      ...pattern(pretzel, ...bread),
      ...pattern(mug, ...beer),
      ...pattern(smallHeart, ...love),
    ],
    'ornament',
  );
  const left = (band + (format === 'square' ? 5 : 4)) * cell;
  const at = { x: left, width: w - left - 8, align: 'left' } as const;
  const size = { a6: 15.6, 'din-long': 13.6, square: 22 }[format];
  const foot = h - { a6: 12, 'din-long': 24, square: 14 }[format];
  put(face, 'front-heading', 'heading', { font: 'grenze-gotisch', size, ink: 'red', ...at, y: foot - 15.4 });
  put(face, 'front-name', 'hosts', { font: 'jost-medium', size: 4.2, ink: 'ink', ...at, y: foot - 5.6 }, true);
  put(face, 'front-facts', 'date', { font: 'jost', size: 3.7, ink: 'ink', ...at, y: foot }, true);
};

type Look = {
  front: Front;
  heading: FaceKey;
  headingSize: number;
  foot(cloth: Cloth): Stitch[];
  share: number;
  hasPhoto?: true;
  across?: Partial<typeof across>;
};

const looks: Readonly<Record<string, Look>> = {
  frame: {
    front: frameFront,
    heading: 'young-serif',
    headingSize: 7.4,
    foot: ({ columns, rows }) => [...pattern(tulip, columns - 15, rows - 16), ...pattern(bird, columns - 29, rows - 15)],
    share: 0.2,
  },
  alphabet: {
    front: alphabetFront,
    heading: 'gloock',
    headingSize: 8.4,
    foot: ({ columns, rows }) => [
      ...block(5, rows - 5, columns - 10, 1, 'g'),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => pattern(i % 2 === 0 ? daisy : bellflower, columns - 10 - i * 5, rows - 11)),
    ],
    share: 0.14,
    hasPhoto: true,
  },
  house: {
    front: houseFront,
    heading: 'gloock',
    headingSize: 8.4,
    foot: ({ columns, rows }) => folkBand(-2, columns + 1, rows - 11),
    share: 0.18,
    across: { 'din-long': 39 },
  },
  pretzel: {
    front: pretzelFront,
    heading: 'grenze-gotisch',
    headingSize: 10,
    foot: ({ columns, rows }) => diamonds(-2, rows - 8, columns + 5, 11),
    share: 0.15,
    across: { a6: 39, 'din-long': 35, square: 53 },
  },
};

function inner(card: CardBuilder, row: DesignTemplate, look: Look, cloth: Cloth): void {
  const { width: w, height: h } = card;
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const k = card.format === 'square' ? 1.12 : 1;
  lay(face, row, cloth, look.foot(cloth), 'ornament');
  message(face, row.texts, {
    heading: look.heading,
    headingSize: look.headingSize * k,
    body: 'jost',
    bodySize: 3.9 * k,
    facts: 'jost-medium',
    factsSize: 3.5 * k,
    sign: 'jost-medium',
    signSize: 3.9 * k,
    ink: 'ink',
    accent: 'red',
    align: 'left',
    x: w * 0.115,
    width: w - w * 0.115 - 8,
    middle: (h * (1 - look.share)) / 2,
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const look = looks[row.variant] ?? (looks.frame as Look);
    const cloth = clothOf(card.width, card.height, look.across?.[format] ?? across[format]);
    card.ground('cloth');
    look.front(card, card.face('front'), row, cloth);
    inner(card, row, look, cloth);
    if (!card.folded) return card.finish();
    const { width: w, height: h } = card;
    const left = card.face('inside-left');
    const m = w * 0.1;
    if (look.hasPhoto)
      left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    else lay(left, row, cloth, [], 'ornament');
    const back = card.face('back');
    lay(back, row, cloth, pattern(smallHeart, Math.floor(cloth.columns / 2) - 2, cloth.rows - 12), 'heart');
    return card.finish();
  },
};
