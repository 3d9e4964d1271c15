/** One film runs down the card, its last frame has the number of the year; the greeting stands beside it. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { capHeights } from '#designs/drawing/type.ts';
import { arrow, cutFrame, edgeType, filmStrip, greaseRing, margin } from './film.ts';

type Layout = {
  /** Left edges of the strips, and frames of each one. */
  strips: readonly number[];
  frames: number;
  frame: { y: number; width: number; height: number; pitch: number };
};

const layouts: Record<'din-long' | 'square', Layout> = {
  'din-long': { strips: [37], frames: 6, frame: { y: 4.4, width: 45, height: 31.6, pitch: 33.9 } },
  square: { strips: [40.4, 93.2], frames: 3, frame: { y: 4.6, width: 40, height: 43.4, pitch: 46.6 } },
};

/** The strips with their photos; frames are counted down the first strip and then the next. */
function film(face: Face, { strips, frames, frame }: Layout): void {
  const { height: h } = face;
  const across = frame.width + margin * 2;
  const frameY = (strip: number, at: number) => frame.y + at * frame.pitch + strip * 1.4;
  const marks = strips.flatMap((x, strip) => [
    ...filmStrip(
      { from: -3, to: h + 3, at: x, across, isUpright: true, seed: 60 + strip },
      Array.from({ length: frames }, (_, at) => frameY(strip, at) + 5),
    ),
    ...cutFrame(x + margin, -3, frame.width, frameY(strip, 0) + 3 - (frame.pitch - frame.height)),
    ...cutFrame(x + margin, frameY(strip, frames), frame.width, Math.max(0, h + 3 - frameY(strip, frames))),
    ...Array.from({ length: frames }, (_, at) => fill(arrow(x + 0.65, frameY(strip, at) + frame.height - 9.4, true), 'amber')),
  ]);
  face.place(drawn(face, [{ marks }]), 'fields');
  strips.forEach((x, strip) => {
    for (let at = 0; at < frames; at++) {
      const number = strip * frames + at + 1;
      const { width, height } = frame;
      const y = frameY(strip, at);
      face.photo({ id: `front-photo-${number}`, role: 'photo', number, x: x + margin, y, width, height, ink: `photo${number}` });
      const middle = y + height - 6.2;
      face.text({
        ...edgeType,
        id: `front-frame-${number}`,
        role: 'caption',
        number,
        personal: true,
        align: 'center',
        x: x + 1.35,
        width: 5,
        y: middle + (capHeights[edgeType.font] * edgeType.size) / 2,
        room: 1.02,
        rotation: -90,
      });
    }
  });
  const at = frames - 1;
  const [x, y] = [(strips.at(-1) ?? 0) + margin + frame.width / 2, frameY(strips.length - 1, at) + frame.height / 2];
  face.place(drawn(face, [{ marks: [greaseRing(8, [x, y], frame.width * 0.55, frame.height * 0.53)] }]), 'ring');
}

function tall(face: Face): void {
  const { height: h } = face;
  film(face, layouts['din-long']);
  const size = 17.2;
  const halfCap = (capHeights['dm-serif'] * size) / 2;
  const axis = 23;
  const length = h - 62;
  face.text({
    id: 'front-title',
    role: 'title',
    font: 'dm-serif',
    size,
    minSize: 10,
    x: axis - length / 2,
    y: h - 52 - length / 2 + halfCap,
    width: length,
    align: 'left',
    leading: 1,
    room: 1.06,
    rotation: -90,
    ink: 'title',
  });
  const column = { x: 9, width: 27, align: 'left', ink: 'text', personal: true } as const;
  face.text({ ...column, id: 'front-year', role: 'year', font: 'jost-bold', size: 7, minSize: 4, y: h - 37 });
  face.text({
    ...column,
    id: 'front-sender',
    role: 'sender',
    font: 'jost-medium',
    size: 3.5,
    minSize: 2.6,
    leading: 1.4,
    lines: 4,
    y: h - 29.5,
    vertical: 'top',
  });
}

function wide(face: Face): void {
  const { height: h } = face;
  film(face, layouts.square);
  const size = 12.5;
  const halfCap = (capHeights['dm-serif'] * size) / 2;
  const axis = 22.5;
  const length = 109;
  face.text({
    id: 'front-title',
    role: 'title',
    font: 'dm-serif',
    size,
    minSize: 9,
    x: axis - length / 2,
    y: 8 + length / 2 + halfCap,
    width: length,
    align: 'left',
    leading: 1,
    room: 1.06,
    rotation: -90,
    ink: 'title',
  });
  const column = { x: 9, width: 30, align: 'left', ink: 'text', personal: true } as const;
  face.text({ ...column, id: 'front-year', role: 'year', font: 'jost-bold', size: 7, minSize: 4, y: h - 20.3 });
  face.text({
    ...column,
    id: 'front-sender',
    role: 'sender',
    font: 'jost-medium',
    size: 3.6,
    minSize: 2.6,
    leading: 1.4,
    lines: 2,
    y: h - 13.8,
    vertical: 'top',
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 20 : 11;
  message(face, row.texts, {
    heading: 'dm-serif',
    headingSize: w > 120 ? 11 : 9.6,
    body: 'jost',
    bodySize: w > 120 ? 4.4 : 4,
    sign: 'jost-medium',
    ink: 'text',
    accent: 'title',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.5,
  });
}

export function christmas(card: CardBuilder, row: DesignTemplate): void {
  const face = card.face('front');
  if (card.format === 'square') wide(face);
  else tall(face);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: 11, y: 11, width: left.width - 22, height: left.height - 22, ink: 'photo6' });
}
