/** Cards of modern church signs: a dove of seven flames, a boat in the wind, a window onto wide land, bread and cup of rings. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Family, FamilyFormat } from '#designs/family.ts';
import { dove, fire } from './dove.ts';
import { breadAndCup, ear } from './rings.ts';
import { boat, sea, wind } from './sail.ts';
import { bars, land } from './wide-land.ts';
import { words } from './words.ts';

type Sign = {
  front(card: CardBuilder, face: Face, row: DesignTemplate): void;
  /** The drawing at the foot of the inside, its role, and how much of the height it takes. */
  inner(face: Face, row: DesignTemplate): Layer[];
  role: ElementRole;
  share: number;
  heading: FaceKey;
  headingSize: number;
  body: FaceKey;
  bodySize: number;
  facts: FaceKey;
  hasPhoto: boolean;
};

const doveSign: Sign = {
  front(card, face) {
    const { height: h } = face;
    const at = { a6: [0, 0, 1], 'din-long': [-2.4, 36, 0.97], square: [34, -8, 1.04] }[card.format] as [number, number, number];
    face.place(drawn(face, dove([at[0], at[1]], at[2])), 'dove');
    const isSquare = card.format === 'square';
    const left = isSquare ? 14 : 9.4;
    words(face, {
      x: left,
      y: h - { a6: 25.4, 'din-long': 40, square: 25 }[card.format],
      width: face.width - left - 8,
      heading: { font: 'jost-bold', size: isSquare ? 18 : 17.4, ink: 'ink' },
      name: { font: 'jost-medium', size: 4.6, ink: 'ink', gap: isSquare ? 8.4 : 8.8 },
      facts: { font: 'jost', size: 3.8, ink: 'ink', gap: 5.8 },
    });
  },
  inner: ({ width: w, height: h }) => fire(w * 0.3, w * 1.02, h + 2.4, h * 0.19),
  role: 'ornament',
  share: 0.2,
  heading: 'jost-bold',
  headingSize: 8.4,
  body: 'jost',
  bodySize: 3.9,
  facts: 'jost-medium',
  hasPhoto: false,
};

const sailSign: Sign = {
  front(card, face) {
    const { width: w, height: h, bleedBox: box } = face;
    const { x, by, deep } = {
      a6: { x: w * 0.47, by: 0.98, deep: 39 },
      'din-long': { x: w * 0.44, by: 1.12, deep: 62 },
      square: { x: w * 0.58, by: 1.02, deep: 36 },
    }[card.format];
    const horizon = h - deep;
    const up = (share: number) => horizon - 96 * by * share;
    const lines = [
      [x + 20 * by, up(0.93), 6],
      [x + 10 * by, up(0.68), 8],
      [x + 10 * by, up(0.44), 6],
      [x - 20 * by, up(0.24), 4],
    ] as const;
    face.place(
      drawn(face, [
        { marks: wind(box.x - 1, lines) },
        { marks: sea(box.x, box.width, horizon, h + 3).slice(0, 1) },
        { marks: boat([x, horizon + 3], by) },
        { marks: sea(box.x, box.width, horizon, h + 3).slice(1) },
      ]),
      'sailing-boat',
    );
    const left = { a6: 9.4, 'din-long': 9.4, square: 14 }[card.format];
    words(face, {
      x: left,
      y: h - { a6: 19.4, 'din-long': 36, square: 18.4 }[card.format],
      width: w - left - 8,
      heading: { font: 'familjen-bold', size: 11.4, ink: 'foam' },
      name: { font: 'familjen-bold', size: 4.4, ink: 'foam', gap: 7.2 },
      facts: { font: 'jost', size: 3.6, ink: 'foam', gap: 5.2 },
    });
  },
  inner: ({ width: w, height: h, bleedBox: box }) => [
    { marks: sea(box.x, box.width, h * 0.86, h + 3).slice(0, 1) },
    { marks: boat([w * 0.78, h * 0.86 + 1], 0.26) },
    { marks: sea(box.x, box.width, h * 0.86, h + 3).slice(1) },
  ],
  role: 'sailing-boat',
  share: 0.18,
  heading: 'familjen-bold',
  headingSize: 8,
  body: 'jost',
  bodySize: 3.9,
  facts: 'jost-medium',
  hasPhoto: true,
};

/** Where the bars of the window cross, as shares of width and height, and how thick they are. */
const crossing: Readonly<Record<FamilyFormat, readonly [number, number, number]>> = {
  a6: [0.68, 0.34, 4.8],
  'din-long': [0.69, 0.3, 4.8],
  square: [0.7, 0.37, 5.6],
};

const windowSign: Sign = {
  front(card, face, row) {
    const { width: w, height: h, bleedBox: box } = face;
    const [across, down, thick] = crossing[card.format];
    const rail = h * down;
    face.place(drawn(face, [{ marks: land(row.seed, box, rail + thick + (h - rail) * 0.12) }]), 'horizon');
    face.place(drawn(face, [{ marks: bars(box, w * across, rail, thick) }]), 'light-cross');
    const left = card.format === 'square' ? 12 : 8.8;
    const size = { a6: 11, 'din-long': 10.6, square: 15 }[card.format];
    words(face, {
      x: left,
      y: { a6: 22.5, 'din-long': 30, square: 24 }[card.format],
      width: w * across - left - 3.4,
      heading: { font: 'libre-caslon-display', size, ink: 'ink' },
      name: { font: 'jost-medium', size: card.format === 'square' ? 4.6 : 4, ink: 'ink', gap: size * 0.86 },
      facts: { font: 'jost-medium', size: card.format === 'square' ? 4 : 3.5, ink: 'ink', gap: 5.6 },
    });
  },
  inner({ width: w, height: h, bleedBox: box }, row) {
    const top = h * 0.72;
    const strip = { x: box.x, y: top, width: box.width, height: h + 3 - top };
    return [
      { marks: land(row.seed, strip, top + 6), clip: rectangle(strip.x, strip.y, strip.width, strip.height) },
      { marks: bars(strip, w * 0.68, top - 2.4, 2.4).slice(1) },
    ];
  },
  role: 'horizon',
  share: 0.29,
  heading: 'libre-caslon-display',
  headingSize: 9.4,
  body: 'jost',
  bodySize: 3.8,
  facts: 'jost-medium',
  hasPhoto: true,
};

const ringSign: Sign = {
  front(card, face) {
    const { width: w, height: h } = face;
    const { x, y, r, stem, line } = {
      a6: { x: w * 0.61, y: 82, r: 31, stem: 26, line: 1.35 },
      'din-long': { x: w * 0.62, y: 122, r: 30, stem: 44, line: 1.35 },
      square: { x: w * 0.68, y: 76, r: 36, stem: 26, line: 1.5 },
    }[card.format];
    const foot = y + r + stem;
    face.place(
      drawn(face, [
        {
          marks: [
            ...ear([w * 0.09, h + 4], [x - r - 14, y + 4], 3, 6, 8.4, line),
            ...ear([w * 0.24, h + 4], [x - r + 2, foot - 16], 1.5, 4, 8.4, line),
            ...breadAndCup([x, y], r, line, stem),
          ],
        },
      ]),
      'wheat-ears',
    );
    const left = card.format === 'square' ? 12 : 9.4;
    words(face, {
      x: left,
      y: { a6: 20, 'din-long': 30, square: 22 }[card.format],
      width: w - left - 8,
      heading: { font: 'young-serif', size: { a6: 10.4, 'din-long': 9.8, square: 11.6 }[card.format], ink: 'ink' },
      name: { font: 'jost-medium', size: 4.4, ink: 'accent', gap: 8.2 },
      facts: { font: 'jost', size: 3.6, ink: 'ink', gap: 5.6 },
    });
  },
  inner: ({ width: w, height: h }) => [
    {
      marks: [
        ...ear([w * 0.72, h + 4], [w * 0.84, h * 0.79], 2, 5, 5.6, 0.9),
        ...ear([w * 0.68, h + 4], [w * 0.7, h * 0.86], 1, 4, 5.6, 0.9),
      ],
    },
  ],
  role: 'wheat-ears',
  share: 0.14,
  heading: 'young-serif',
  headingSize: 7.4,
  body: 'jost',
  bodySize: 3.9,
  facts: 'jost-medium',
  hasPhoto: false,
};

const signs: Readonly<Record<string, Sign>> = { dove: doveSign, sail: sailSign, window: windowSign, rings: ringSign };

function letter(card: CardBuilder, row: DesignTemplate, sign: Sign): void {
  const { width: w, height: h } = card;
  const inner = card.face(card.folded ? 'inside-right' : 'back');
  const k = card.format === 'square' ? 1.12 : 1;
  inner.place(drawn(inner, sign.inner(inner, row)), sign.role);
  message(inner, row.texts, {
    heading: sign.heading,
    headingSize: sign.headingSize * k,
    body: sign.body,
    bodySize: sign.bodySize * k,
    facts: sign.facts,
    factsSize: 3.5 * k,
    sign: sign.facts,
    signSize: sign.bodySize * k,
    ink: 'ink',
    accent: 'accent',
    align: 'left',
    x: w * 0.115,
    width: w - w * 0.115 - 8,
    middle: (h * (1 - sign.share)) / 2 + 1,
  });
}

function insideLeft(card: CardBuilder, sign: Sign): void {
  const { width: w, height: h } = card;
  const left = card.face('inside-left');
  const m = w * 0.1;
  if (sign.hasPhoto) {
    left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    return;
  }
  left.text({
    id: 'inside-verse',
    role: 'verse',
    font: sign.heading,
    size: sign.headingSize * 1.12,
    x: w * 0.115,
    y: h * 0.3,
    width: w - w * 0.115 - 8,
    align: 'left',
    lines: 6,
    leading: 1.26,
    vertical: 'top',
    ink: 'accent',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const sign = signs[row.variant] ?? doveSign;
    card.ground('ground');
    if (row.variant === 'sail') card.ground('sky', card.folded ? 'outside' : 'front');
    sign.front(card, card.face('front'), row);
    letter(card, row, sign);
    if (!card.folded) return card.finish();
    insideLeft(card, sign);
    const back = card.face('back');
    const { width: w, height: h } = card;
    const small: Record<string, Layer[]> = {
      dove: dove([w / 2 - 12, h * 0.8 - 12], 0.24),
      sail: [{ marks: boat([w / 2 - 1, h * 0.88], 0.17) }],
      rings: [{ marks: breadAndCup([w / 2, h * 0.84], 6, 0.4, 5) }],
    };
    const layers = small[row.variant];
    if (layers) back.place(drawn(back, layers), sign.role);
    return card.finish();
  },
};
