/** Cards of firms: a fir of months, a wall of diamonds, a star as full stop or of threads, and the rings of a tree. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { recoloured } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Family, FamilyFormat } from '#designs/family.ts';
import { type Fir, fir, leaders } from './bars.ts';
import { diamondWall } from './diamonds.ts';
import { flake } from './flake.ts';
import { growthRings } from './growth.ts';
import { fullStop, threads } from './stars.ts';

type Column = { x: number; width: number; align?: 'left' | 'right' };

function heading(face: Face, column: Column, y: number, font: FaceKey, size: number, ink = 'cover-ink', leading = 1.16): void {
  face.text({ id: 'front-heading', role: 'heading', font, size, minSize: size * 0.5, align: 'left', ...column, y, leading, ink });
}

/** The firm, and a line below it: what it does and where. */
function firm(face: Face, column: Column, y: number, inks = { company: 'cover-ink', line: 'cover-soft' }): void {
  const at = { align: 'left', ...column } as const;
  face.text({
    id: 'front-company',
    role: 'company',
    personal: true,
    font: 'jost-medium',
    size: 4.3,
    minSize: 3,
    ...at,
    y: y - 5.2,
    ink: inks.company,
  });
  face.text({ id: 'front-line', role: 'text-line', personal: true, font: 'jost', size: 3.5, minSize: 2.9, ...at, y, ink: inks.line });
}

type Front = (card: CardBuilder, face: Face, row: DesignTemplate) => void;

const firFront: Front = ({ format }, face) => {
  const { width: w, height: h } = face;
  const left = format === 'square' ? 11 : 9;
  const one: Fir = (
    {
      a6: { at: [w - 42, 58], half: 33, step: 5.4 },
      'din-long': { at: [w - 41.5, 72], half: 32.5, step: 8 },
      square: { at: [w - 50, 42], half: 42, step: 6.9 },
    } as const satisfies Record<FamilyFormat, Fir>
  )[format];
  face.place(drawn(face, [{ marks: [leaders(one, left + 9.4), ...fir(one)] }]), 'firs');
  const size = { a6: 9.2, 'din-long': 9.4, square: 9 }[format];
  heading(face, { x: left, width: w - left - 8 }, { a6: 20, 'din-long': 25, square: 22 }[format], 'jost-medium', size);
  face.text({
    id: 'front-months',
    role: 'month',
    font: 'jost',
    size: 3,
    minSize: 2.6,
    x: left,
    y: one.at[1] + one.step * 0.4 + 1.05,
    width: 9,
    leading: one.step / 3,
    align: 'left',
    ink: 'cover-soft',
  });
  firm(face, { x: left, width: format === 'square' ? 60 : w - left - 8 }, h - { a6: 9.5, 'din-long': 17, square: 11 }[format]);
};

const diamondFront: Front = ({ format }, face, row) => {
  const { width: w, height: h, bleedBox: box } = face;
  const edge = { a6: 104, 'din-long': 152, square: 102 }[format];
  const wide = { a6: 18, 'din-long': 19.8, square: 21.15 }[format];
  const tall = wide * 1.65;
  const bright = { a6: [w * 0.66, 44], 'din-long': [w * 0.36, 78], square: [w * 0.3, 46] }[format] as [number, number];
  const field = rectangle(box.x, box.y, box.width, edge - box.y);
  face.place(
    drawn(face, [{ marks: diamondWall(row.seed, { box: { ...box, height: edge - box.y }, bright, wide, tall }), clip: field }]),
    'diamond',
  );
  const left = format === 'square' ? 12 : 9.4;
  const column = { x: left, width: w - left - 8 };
  heading(
    face,
    column,
    edge + { a6: 12.6, 'din-long': 17, square: 13.6 }[format],
    'eb-garamond',
    { a6: 8.2, 'din-long': 8.8, square: 9.6 }[format],
    'ink',
    1.08,
  );
  firm(face, column, h - { a6: 7.6, 'din-long': 15, square: 8.4 }[format]);
};

const stopFront: Front = ({ format }, face) => {
  const { width: w, height: h } = face;
  const base = { a6: 84, 'din-long': 118, square: 88 }[format];
  const right = { a6: 13, 'din-long': 12, square: 19 }[format];
  const size = { a6: 27, 'din-long': 25.6, square: 38 }[format];
  const radius = size * 0.17;
  face.place(drawn(face, [{ marks: fullStop([w - right, base - radius * 0.5], radius, base - 8) }]), 'star');
  const left = format === 'square' ? 14 : 9.4;
  const end = w - right - radius - 1.4;
  heading(face, { x: end, width: end - 5, align: 'right' }, base, 'bodoni', size);
  face.text({
    id: 'front-text',
    role: 'sentence',
    font: 'jost',
    size: format === 'square' ? 4.6 : 4.1,
    minSize: 3,
    x: left + 1,
    y: base + (format === 'square' ? 16 : 13.5),
    width: w - left - 10,
    leading: 1.42,
    align: 'left',
    vertical: 'top',
    ink: 'cover-ink',
  });
  firm(face, { x: left + 1, width: w - left - 10 }, h - { a6: 10, 'din-long': 20, square: 12 }[format]);
};

const threadFront: Front = ({ format }, face) => {
  const { width: w, height: h } = face;
  const { at, arms } = {
    a6: { at: [62, 56], arms: [50, 37, 43, 56] },
    'din-long': { at: [58, 84], arms: [76, 35, 52, 52] },
    square: { at: [92, 60], arms: [54, 50, 35, 84] },
  }[format] as { at: [number, number]; arms: [number, number, number, number] };
  face.place(drawn(face, [{ marks: threads(at, arms, 13, 0.36) }]), 'star');
  const left = format === 'square' ? 12 : 9.4;
  const column = { x: left, width: w - left - 8 };
  heading(
    face,
    column,
    h - { a6: 34, 'din-long': 52, square: 38 }[format],
    'instrument-italic',
    { a6: 10.4, 'din-long': 10.6, square: 12.4 }[format],
    'cover-ink',
    1.06,
  );
  firm(face, column, h - { a6: 9.5, 'din-long': 18, square: 9.6 }[format]);
};

const ringFront: Front = ({ format }, face, row) => {
  const { width: w } = face;
  const { at, radius } = {
    a6: { at: [66, 98], radius: 61 },
    'din-long': { at: [58, 142], radius: 72 },
    square: { at: [98, 92], radius: 70 },
  }[format] as { at: [number, number]; radius: number };
  face.place(drawn(face, [{ marks: growthRings(row.seed, at, radius) }]), 'ring');
  const left = format === 'square' ? 10 : 9;
  const column = { x: left, width: format === 'square' ? 60 : w - left - 8 };
  heading(
    face,
    column,
    { a6: 17.6, 'din-long': 24, square: 22 }[format],
    'young-serif',
    { a6: 12, 'din-long': 12.4, square: 13.4 }[format],
  );
  firm(face, column, { a6: 29.4, 'din-long': 38, square: 35 }[format]);
};

const flakeFront: Front = ({ format }, face) => {
  const { width: w, height: h } = face;
  const { at, reach } = {
    a6: { at: [w * 0.36, 55], reach: 47.5 },
    'din-long': { at: [w * 0.38, 78], reach: 64 },
    square: { at: [w * 0.3, 54], reach: 66 },
  }[format] as { at: [number, number]; reach: number };
  face.place(drawn(face, [{ marks: flake(at, reach) }]), 'snow');
  const left = format === 'square' ? 12 : 9.4;
  const column = { x: w - left, width: w - left - 8, align: 'right' } as const;
  heading(
    face,
    column,
    h - { a6: 33, 'din-long': 46, square: 33 }[format],
    'familjen-bold',
    { a6: 8.8, 'din-long': 8.8, square: 9.4 }[format],
    'cover-ink',
    1.1,
  );
  firm(face, column, h - { a6: 8.8, 'din-long': 18, square: 8.4 }[format]);
};

type Look = {
  front: Front;
  heading: FaceKey;
  headingSize: number;
  body: FaceKey;
  bodySize: number;
  /** What stands at the foot of the inside or back. */
  foot(face: Face, row: DesignTemplate): Layer[];
  role: ElementRole;
  share: number;
};

const strip = (face: Face, high: number) => ({ ...face.bleedBox, y: face.height - high, height: high + 3 });

const looks: Readonly<Record<string, Look>> = {
  fir: {
    front: firFront,
    heading: 'jost-medium',
    headingSize: 7.6,
    body: 'eb-garamond',
    bodySize: 4.5,
    foot: ({ width: w, height: h }) => [{ marks: fir({ at: [w - 19, h - 33], half: 11, step: 1.9 }) }],
    role: 'firs',
    share: 0.06,
  },
  diamond: {
    front: diamondFront,
    heading: 'eb-garamond',
    headingSize: 9,
    body: 'eb-garamond',
    bodySize: 4.5,
    foot(face, row) {
      const box = strip(face, 13);
      const marks = diamondWall(row.seed, { box, bright: [face.width * 0.8, face.height - 6.5], wide: 7.88, tall: 13 });
      // Foil keeps off the trim.
      const plain = recoloured(marks, { bright: 'tone1', 'bright-dark': 'tone1-dark' });
      return [{ marks: plain, clip: rectangle(box.x, box.y, box.width, box.height) }];
    },
    role: 'diamond',
    share: 0.1,
  },
  stop: {
    front: stopFront,
    heading: 'bodoni',
    headingSize: 8.6,
    body: 'jost',
    bodySize: 3.9,
    foot: ({ width: w, height: h }) => [{ marks: fullStop([w - 14, h - 16], 2.6, 26) }],
    role: 'star',
    share: 0.06,
  },
  thread: {
    front: threadFront,
    heading: 'instrument-italic',
    headingSize: 8.4,
    body: 'eb-garamond',
    bodySize: 4.5,
    foot: ({ width: w, height: h }) => [{ marks: threads([w - 20, h - 21], [15, 13, 13, 15], 7, 0.36) }],
    role: 'star',
    share: 0.08,
  },
  flake: {
    front: flakeFront,
    heading: 'familjen-bold',
    headingSize: 7.2,
    body: 'jost',
    bodySize: 3.9,
    foot: ({ width: w, height: h }) => [{ marks: flake([w - 20, h - 20], 12.5) }],
    role: 'snow',
    share: 0.06,
  },
  rings: {
    front: ringFront,
    heading: 'young-serif',
    headingSize: 7.6,
    body: 'jost',
    bodySize: 3.9,
    foot: ({ width: w, height: h }, row) => [{ marks: growthRings(row.seed, [w - 8, h - 2], 25) }],
    role: 'ring',
    share: 0.12,
  },
};

/** The words inside, and beside the firm's signature the place for its logo. */
function inner(card: CardBuilder, row: DesignTemplate, look: Look): void {
  const { width: w, height: h } = card;
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const k = card.format === 'square' ? 1.12 : 1;
  face.place(drawn(face, look.foot(face, row)), look.role);
  const left = w * 0.1;
  const isChristmas = row.occasion === 'weihnachten-business';
  const last = message(face, row.texts, {
    heading: look.heading,
    headingSize: look.headingSize * k,
    body: look.body,
    bodySize: look.bodySize * k,
    facts: 'jost-medium',
    factsSize: 3.5 * k,
    sign: 'jost-medium',
    signSize: 3.8 * k,
    ink: 'ink',
    accent: 'accent',
    align: 'left',
    x: left,
    width: w - left - 8,
    middle: (h * (1 - look.share)) / 2 - (isChristmas ? 5 : 0),
  });
  if (isChristmas) face.photo({ id: 'inside-logo', role: 'logo', x: left, y: last + 6, width: 22, height: 13, ink: 'logo' });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const look = looks[row.variant] ?? (looks.fir as Look);
    card.ground('paper');
    card.ground('cover', card.folded ? 'outside' : 'front');
    look.front(card, card.face('front'), row);
    inner(card, row, look);
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const { width: w, height: h } = card;
    left.text({
      id: 'inside-verse',
      role: 'sentence',
      font: look.heading,
      size: look.headingSize * 1.1,
      x: w * 0.1,
      y: h * 0.32,
      width: w * 0.9 - 8,
      align: 'left',
      lines: 4,
      leading: 1.2,
      vertical: 'top',
      ink: 'accent',
    });
    return card.finish();
  },
};
