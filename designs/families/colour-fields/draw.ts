/** Church cards of flat fields of colour: seven bands for seven gifts, five loaves with two fish, a fingerprint with a flame, and a door post with marks of height. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Family, FamilyFormat } from '#designs/family.ts';
import { fingerprint, type Print } from './fingerprint.ts';
import { bands } from './gifts.ts';
import { marksFoot, marksFront } from './height-marks-card.ts';
import { meal } from './loaves.ts';
import { signColumn, signField } from './signs.ts';

type Line = { id: string; role: 'occasion' | 'name' | 'date-place'; font: FaceKey; size: number; ink: string; lines?: number };

function put(face: Face, line: Line, x: number, y: number, width: number): void {
  const personal = line.role !== 'occasion';
  face.text({
    ...line,
    personal,
    minSize: Math.max(2.9, line.size * 0.5),
    x,
    y,
    width,
    align: 'left',
    leading: 1.42,
    vertical: personal ? 'top' : 'middle',
  });
}

type Front = (card: CardBuilder, face: Face, row: DesignTemplate) => void;

const giftsFront: Front = ({ format }, face, row) => {
  const { width: w, height: h, bleedBox } = face;
  const { foot, step, size } = {
    a6: { foot: 109.6, step: 15.2, size: 9.6 },
    'din-long': { foot: 158, step: 22, size: 11 },
    square: { foot: 112, step: 15.3, size: 10.4 },
  }[format];
  face.place(drawn(face, [{ marks: bands(row.seed, bleedBox, foot, step) }]), 'colours');
  const left = format === 'square' ? 12 : 9.4;
  const width = w - left - 8;
  face.text({
    id: 'front-gifts',
    role: 'words',
    font: 'jost-bold',
    size,
    minSize: size * 0.6,
    x: left,
    y: foot - step * 6.5 + size * 0.35,
    width,
    leading: step / size,
    align: 'left',
    ink: 'word',
  });
  put(
    face,
    { id: 'front-heading', role: 'occasion', font: 'jost-bold', size: 6.4, ink: 'ink' },
    left,
    h - { a6: 24.6, 'din-long': 35, square: 23 }[format],
    width,
  );
  put(
    face,
    { id: 'front-name', role: 'name', font: 'jost-medium', size: 4.4, ink: 'ink' },
    left,
    h - { a6: 17, 'din-long': 27, square: 15.6 }[format],
    width,
  );
  put(
    face,
    { id: 'front-facts', role: 'date-place', font: 'jost', size: 3.6, ink: 'ink' },
    left,
    h - { a6: 11, 'din-long': 20.6, square: 9.8 }[format],
    width,
  );
};

const loaf = (column: number, row: number) => ({ column, row, kind: 'loaf' }) as const;
const fish = (column: number, row: number) => ({ column, row, kind: 'fish' }) as const;

export const three = [loaf(0, 0), fish(1, 0), loaf(0, 1), loaf(1, 1), loaf(2, 1), fish(0, 2), loaf(2, 2)] as const;
/** Five fields side by side. */
export const rowOfFive = [loaf(0, 0), fish(1, 0), loaf(3, 0), loaf(4, 0)] as const;
const four = [
  loaf(0, 0),
  fish(1, 0),
  loaf(3, 0),
  fish(0, 1),
  loaf(2, 1),
  loaf(3, 1),
  loaf(3, 2),
  { column: 3, row: 3, kind: 'plain' },
] as const;

const mealFront: Front = ({ format }, face) => {
  const { width: w, height: h, bleedBox: box } = face;
  const edges = { left: -box.x, top: -box.y, right: box.x + box.width - w, foot: 0 };
  const isWide = format === 'square';
  const size = isWide ? w / 4 : w / 3;
  const isLong = format === 'din-long';
  const top = isLong ? h - 3 * size : 0;
  const marks = isWide
    ? meal(0, 0, size, four, { ...edges, foot: 3 })
    : meal(0, top, size, three, { ...edges, top: isLong ? 0 : edges.top, foot: isLong ? 3 : 0 });
  face.place(drawn(face, [{ marks }]), 'fish');
  const left = isWide ? 12 : 9.4;
  const width = isWide ? size * 3 - left - 4 : w - left - 8;
  const y = { a6: 121, 'din-long': 84, square: 100 }[format];
  put(
    face,
    { id: 'front-heading', role: 'occasion', font: 'gloock', size: { a6: 11, 'din-long': 10.4, square: 12.2 }[format], ink: 'ink' },
    left,
    y,
    width,
  );
  put(face, { id: 'front-name', role: 'name', font: 'jost-medium', size: 4.4, ink: 'ink' }, left, y + (isWide ? 10 : 8.8), width);
  put(face, { id: 'front-facts', role: 'date-place', font: 'jost', size: 3.6, ink: 'ink' }, left, y + (isWide ? 16.2 : 14.8), width);
};

const signsFront: Front = ({ format }, face) => {
  const { width: w, height: h, bleedBox } = face;
  const { column, size } = { a6: { column: 43, size: 15.5 }, 'din-long': { column: 36, size: 13.5 }, square: { column: 52, size: 16.5 } }[
    format
  ];
  face.place(drawn(face, [{ marks: signColumn(column, h, -bleedBox.y, size) }]), 'colours');
  const left = column + (format === 'square' ? 9 : 6.4);
  const width = w - left - 6;
  const heading = { a6: 7.4, 'din-long': 7, square: 11.4 }[format];
  face.text({
    id: 'front-verse',
    role: 'verse',
    font: 'dm-serif',
    size: heading,
    minSize: 3.6,
    x: left,
    y: h * 0.087 + heading * 0.4,
    width,
    align: 'left',
    leading: 1.22,
    vertical: 'top',
    ink: 'accent',
  });
  put(
    face,
    { id: 'front-heading', role: 'occasion', font: 'jost-bold', size: { a6: 6.2, 'din-long': 5.8, square: 8.6 }[format], ink: 'ink' },
    left,
    h * 0.75 + 4,
    width,
  );
  put(face, { id: 'front-name', role: 'name', font: 'jost-medium', size: 4.2, ink: 'ink' }, left, h * 0.75 + 11, width);
  put(face, { id: 'front-facts', role: 'date-place', font: 'jost', size: 3.5, ink: 'ink', lines: 3 }, left, h * 0.75 + 16.8, width);
};

const prints: Readonly<Record<FamilyFormat, Print>> = {
  a6: { middle: [70, 109], side: 43, up: 58, down: 84, lean: 0.24, pitch: 4.3, step: 0.82 },
  'din-long': { middle: [57, 152], side: 44, up: 64, down: 92, lean: 0.2, pitch: 4.4, step: 0.92 },
  square: { middle: [100, 101], side: 48, up: 62, down: 90, lean: 0.26, pitch: 4.6, step: 0.92 },
};

const printFront: Front = ({ format }, face) => {
  const { width: w, bleedBox } = face;
  face.place(drawn(face, [{ marks: fingerprint(prints[format], bleedBox) }]), 'lines');
  const left = format === 'square' ? 12 : 9.4;
  const size = { a6: 11, 'din-long': 11.6, square: 13 }[format];
  const y = { a6: 19, 'din-long': 22, square: 22 }[format];
  face.text({
    id: 'front-verse',
    role: 'verse',
    font: 'familjen-bold',
    size,
    minSize: size * 0.5,
    x: left,
    y,
    width: { a6: 66, 'din-long': w - left - 7, square: 80 }[format],
    align: 'left',
    leading: 1.04,
    tracking: -0.015,
    ink: 'accent',
  });
  const width = { a6: 42, 'din-long': 56, square: 50 }[format];
  const under = y + size * 1.04;
  put(face, { id: 'front-name', role: 'name', font: 'jost-bold', size: 4.4, ink: 'ink' }, left, under + 11, width);
  put(face, { id: 'front-facts', role: 'date-place', font: 'jost', size: 3.6, ink: 'ink', lines: 3 }, left, under + 17, width);
};

type Look = { front: Front; heading: FaceKey; headingSize: number; foot(face: Face, row: DesignTemplate): Mark[]; share: number };

const looks: Readonly<Record<string, Look>> = {
  gifts: {
    front: giftsFront,
    heading: 'jost-bold',
    headingSize: 8,
    foot({ bleedBox: box, height: h }, row) {
      const strip = { ...box, y: h - 22, height: 25 };
      return bands(row.seed, strip, h, 22 / 7).slice(0, -1);
    },
    share: 0.17,
  },
  meal: {
    front: mealFront,
    heading: 'gloock',
    headingSize: 8.2,
    foot({ width: w, height: h, bleedBox: box }) {
      const size = w / 5;
      return meal(0, h - size, size, rowOfFive, { left: -box.x, top: 0, right: box.x + box.width - w, foot: 3 });
    },
    share: 0.17,
  },
  signs: {
    front: signsFront,
    heading: 'dm-serif',
    headingSize: 8.4,
    foot({ width: w, height: h }) {
      return [0, 1, 2]
        .flatMap((at) => signField(at, w * 0.115 + at * 15, h - 26, 13, 13, 5.6))
        .map((mark) => ({ ...mark, ink: mark.ink.replace('sign', 'small') }));
    },
    share: 0.17,
  },
  print: {
    front: printFront,
    heading: 'familjen-bold',
    headingSize: 8.4,
    foot({ width: w, height: h, bleedBox }) {
      const side = w * 0.19;
      return fingerprint(
        { middle: [w * 0.78, h - side * 0.7], side, up: side * 1.3, down: side * 2, lean: 0.24, pitch: 3.4, step: 0.7 },
        bleedBox,
      );
    },
    share: 0.22,
  },
  marks: { front: marksFront, heading: 'dm-serif', headingSize: 8.8, foot: marksFoot, share: 0.14 },
};

export const family: Family = {
  draw(row, form, format: FamilyFormat) {
    const card = cardBuilder(row, form, format);
    const look = looks[row.variant] ?? (looks.gifts as Look);
    const { width: w, height: h } = card;
    card.ground('ground');
    look.front(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const k = format === 'square' ? 1.12 : 1;
    inner.place(drawn(inner, [{ marks: look.foot(inner, row) }]), 'colours');
    message(inner, row.texts, {
      heading: look.heading,
      headingSize: look.headingSize * k,
      body: 'jost',
      bodySize: 3.9 * k,
      facts: 'jost-medium',
      factsSize: 3.5 * k,
      sign: 'jost-medium',
      signSize: 3.9 * k,
      ink: 'ink',
      align: 'left',
      x: w * 0.115,
      width: w - w * 0.115 - 8,
      middle: (h * (1 - look.share)) / 2,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.1;
    left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m, ink: 'photo' });
    return card.finish();
  },
};
