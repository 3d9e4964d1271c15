/** Square frames of a wide film on white paper: six first days, and a ring round the best of them. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { arrow, edgeType, grease, greaseRing } from './film.ts';

type Layout = {
  /** Left edges of the strips, frames of each, their side; the first frame's upper edge. */
  strips: readonly number[];
  frames: number;
  side: number;
  pitch: number;
  top: number;
  name: { x: number; width: number; y: number; size: number };
  line: { x: number; width: number; y: number; size: number; align: 'left' | 'right' };
  chosen: number;
};

/** Film beside a frame, and below it where the number stands. */
const rim = 2.6;

const layouts: Record<'a6' | 'square', Layout> = {
  a6: {
    strips: [8, 54],
    frames: 3,
    side: 37.8,
    pitch: 41.6,
    top: -4.6,
    name: { x: 8, width: 50, y: 138.4, size: 17 },
    line: { x: 97, width: 40, y: 133, size: 3.6, align: 'right' },
    chosen: 5,
  },
  square: {
    strips: [8, 54, 100],
    frames: 2,
    side: 37.4,
    pitch: 42.2,
    top: 5.6,
    name: { x: 9, width: 84, y: 127, size: 27 },
    line: { x: 139, width: 50, y: 119.6, size: 4.1, align: 'right' },
    chosen: 4,
  },
};

function front(face: Face, layout: Layout): void {
  const { strips, frames, side, pitch, top, name, line, chosen } = layout;
  const foot = (strip: number) => top + strip * 1.6 + frames * pitch;
  const film: Mark[] = strips.flatMap((x, strip) => [
    fill(rectangle(x, -3, side + rim * 2, foot(strip) + 3 + 1.4), 'film'),
    ...Array.from({ length: frames }, (_, at) => fill(arrow(x + rim + 12.5, top + strip * 1.6 + at * pitch + side + 2.95), 'amber')),
  ]);
  face.place(drawn(face, [{ marks: film }]), 'fields');
  strips.forEach((x, strip) => {
    for (let at = 0; at < frames; at++) {
      const number = strip * frames + at + 1;
      const y = top + strip * 1.6 + at * pitch;
      const cut = Math.max(0, -3 - y);
      face.photo({
        id: `front-photo-${number}`,
        role: 'photo',
        number,
        x: x + rim,
        y: y + cut,
        width: side,
        height: side - cut,
        ink: `photo${number}`,
      });
      face.text({
        ...edgeType,
        id: `front-frame-${number}`,
        role: 'caption',
        number,
        x: x + rim + 1,
        width: 11,
        y: y + side + 3.05,
        tracking: 0.06,
        room: 1.02,
      });
    }
  });
  const strip = Math.floor((chosen - 1) / frames);
  const y = top + strip * 1.6 + ((chosen - 1) % frames) * pitch + side / 2;
  const x = (strips[strip] ?? 0) + rim + side / 2;
  const underline = sampled(
    [
      [name.x + 1, name.y + 3.6],
      [name.x + name.size * 0.9, name.y + 2.6],
      [name.x + name.size * 1.9, name.y + 3.4],
    ],
    10,
  );
  face.place(drawn(face, [{ marks: [greaseRing(3, [x, y], side * 0.6, side * 0.585), grease(4, underline, 1.1)] }]), 'ring');
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'familjen-bold',
    size: name.size,
    minSize: 5,
    x: name.x,
    y: name.y,
    width: name.width,
    align: 'left',
    tracking: -0.02,
    leading: 1,
    room: 1.02,
    ink: 'text',
  });
  face.text({
    id: 'front-line',
    role: 'text-line',
    personal: true,
    font: 'jost-medium',
    size: line.size,
    minSize: 2.6,
    x: line.x,
    y: line.y,
    width: line.width,
    align: line.align,
    leading: 1.42,
    vertical: 'top',
    ink: 'text',
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 20 : 13;
  message(face, row.texts, {
    heading: 'familjen-bold',
    headingSize: w > 120 ? 11 : 9,
    body: 'jost',
    bodySize: w > 120 ? 4.4 : 4,
    sign: 'jost-medium',
    ink: 'text',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.5,
  });
  const tick = sampled(
    [
      [w - 24, h - 20],
      [w - 20, h - 14],
      [w - 9, h - 30],
    ],
    9,
  );
  face.place(drawn(face, [{ marks: [grease(12, tick, 1.5)] }]), 'ornament');
}

export function birth(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'a6']);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.place(drawn(left, [{ marks: [fill(rectangle(8, 8, w - 16, h - 16), 'film')] }]), 'fields');
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: 11, y: 11, width: w - 22, height: h - 22, ink: 'photo6' });
}
