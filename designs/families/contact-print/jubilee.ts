/** A contact sheet in black: the last frame has the number of the years, and a red ring says that it is the one. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { arrow, cutFrame, edgeType, filmStrip, greaseRing, margin } from './film.ts';

type Layout = {
  /** Frames of one strip, their size, and the way from one to the next. */
  perStrip: 2 | 3;
  frame: { x: number; width: number; height: number; pitch: number };
  /** Upper edges of the strips. */
  strips: readonly number[];
  title: { x: number; width: number; y: number; size: number };
  line: { y: number; size: number };
};

const layouts: Record<'a6' | 'square', Layout> = {
  a6: {
    perStrip: 2,
    frame: { x: 4.4, width: 44, height: 29, pitch: 46.6 },
    strips: [-8.4, 32.6, 73.6],
    title: { x: 7, width: 91, y: 126, size: 9.6 },
    line: { y: 141.2, size: 3.5 },
  },
  square: {
    perStrip: 3,
    frame: { x: 5.2, width: 44, height: 29.6, pitch: 46.6 },
    strips: [-1.1, 40.1],
    title: { x: 10, width: 128, y: 106, size: 15.4 },
    line: { y: 134, size: 4.2 },
  },
};

function front(face: Face, layout: Layout): void {
  const { width: w } = face;
  const { perStrip, frame, strips, title, line } = layout;
  const across = frame.height + margin * 2;
  const frameX = (strip: number, at: number) => frame.x + at * frame.pitch - (strip % 2) * 0.9;
  const film = strips.flatMap((top, strip) => [
    ...(strip === 0 && top > -3 ? [fill(rectangle(-3, -3, w + 6, top + 4), 'film')] : []),
    ...filmStrip(
      { from: -3, to: w + 3, at: top, across, seed: 40 + strip },
      Array.from({ length: perStrip }, (_, at) => frameX(strip, at) + 14),
    ),
    ...cutFrame(-3, top + margin, frame.x - (strip % 2) * 0.9 + 0.4, frame.height),
    ...cutFrame(frameX(strip, perStrip), top + margin, w + 3 - frameX(strip, perStrip), frame.height),
    ...Array.from({ length: perStrip }, (_, at) => fill(arrow(frameX(strip, at) + 9.4, top + across - 0.75), 'amber')),
  ]);
  face.place(drawn(face, [{ marks: film.filter(({ path }) => path.length > 0) }]), 'fields');
  strips.forEach((top, strip) => {
    for (let at = 0; at < perStrip; at++) {
      const number = strip * perStrip + at + 1;
      const { width, height } = frame;
      const x = frameX(strip, at);
      face.photo({ id: `front-photo-${number}`, role: 'photo', number, x, y: top + margin, width, height, ink: `photo${number}` });
      face.text({
        ...edgeType,
        id: `front-frame-${number}`,
        role: 'caption',
        number,
        personal: true,
        x: x + 4.4,
        width: 5,
        y: top + across - 0.62,
        room: 1.02,
      });
    }
    if (strip > 0) {
      const id = strip === 1 ? 'front-film' : `front-film-${strip}`;
      face.text({ ...edgeType, id, role: 'text-line', x: 8 + strip * 9, width: 46, y: top + 2.3, tracking: 0.16, room: 1.02 });
    }
  });
  const last = { x: frameX(strips.length - 1, perStrip - 1) + frame.width / 2, y: (strips.at(-1) ?? 0) + margin + frame.height / 2 };
  face.place(drawn(face, [{ marks: [greaseRing(5, [last.x, last.y], 24.6, 17.6)] }]), 'ring');
  const column = { x: title.x, width: title.width, align: 'left', ink: 'text' } as const;
  face.text({
    ...column,
    id: 'front-title',
    role: 'title',
    personal: true,
    font: 'familjen-bold',
    size: title.size,
    minSize: 5,
    leading: 1,
    tracking: -0.015,
    y: title.y,
  });
  face.text({
    ...column,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: line.size,
    minSize: 2.6,
    y: line.y,
    room: 1.02,
  });
}

/** The end of the film over the words of an inside. */
function words(face: Face, row: DesignTemplate, top: number): void {
  const { width: w, height: h } = face;
  const x = w > 120 ? 18 : 11;
  const strip = filmStrip({ from: -3, to: w + 3, at: top, across: 13, seed: 71 }, [w * 0.2, w * 0.55]);
  face.place(drawn(face, [{ marks: strip }]), 'fields');
  message(face, row.texts, {
    heading: 'familjen-bold',
    headingSize: w > 120 ? 10.4 : 8.4,
    body: 'jost',
    bodySize: w > 120 ? 4.3 : 3.8,
    facts: 'jost-medium',
    sign: 'jost-medium',
    ink: 'text',
    align: 'left',
    x,
    width: w - x * 2,
    middle: h * 0.55,
  });
}

export function jubilee(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'a6']);
  if (!card.folded) {
    words(card.face('back'), row, 8);
    return;
  }
  words(card.face('inside-right'), row, 8);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  const strip = filmStrip({ from: -3, to: w, at: 8, across: 13, seed: 72 }, [w * 0.3]);
  left.place(drawn(left, [{ marks: strip }]), 'fields');
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: 11, y: 33, width: w - 22, height: h - 44, ink: 'photo6' });
}
