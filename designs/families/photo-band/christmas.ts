/** The photo is the present: a ribbon runs around it, and the greeting stands on the ribbon. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { line, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { type Point, scale, shift } from '#designs/drawing/path.ts';
import { bow } from './bow.ts';

type Layout = {
  /** The ribbon across: upper edge and width; the ribbon down: left edge and width. */
  across: { y: number; width: number };
  down: { x: number; width: number };
  bow: number;
  title: { y: number; size: number };
  sender: { y: number; size: number };
};

const layouts: Record<'a6' | 'square', Layout> = {
  a6: {
    across: { y: 102, width: 36 },
    down: { x: 81, width: 11 },
    bow: 0.98,
    title: { y: 115, size: 10.8 },
    sender: { y: 133.2, size: 3.6 },
  },
  square: {
    across: { y: 94, width: 40 },
    down: { x: 117, width: 13 },
    bow: 1.2,
    title: { y: 108.8, size: 13.6 },
    sender: { y: 129, size: 4 },
  },
};

/** The ribbon down, then the ribbon across, with a fine line along each edge. Lines end where the other ribbon or the bow lies. */
function ribbons(face: Face, { across, down, bow: size }: Layout): Mark[] {
  const { x, y, width, height } = face.bleedBox;
  const [right, foot] = [x + width, y + height];
  const middle = down.x + down.width / 2;
  const [top, low] = [across.y, across.y + across.width];
  const inset = 1.5;
  const gap: [number, number] = [middle - 19.6 * size, middle + 19.6 * size];
  const lines = [
    ...[down.x + inset, down.x + down.width - inset].flatMap((at) => [
      line([at, 3.4], [at, top - 12 * size]),
      line([at, low + 1], [at, face.height - 3.4]),
    ]),
    line([3.4, top + inset], [gap[0], top + inset]),
    ...(right - 6.4 > gap[1] ? [line([gap[1], top + inset], [right - 6.4, top + inset])] : []),
    line([3.4, low - inset], [face.width - 3.4, low - inset]),
  ];
  return [
    fill(rectangle(down.x, y, down.width, foot - y), 'ribbon-dark'),
    fill(rectangle(x, top, right - x, across.width), 'ribbon'),
    ...lines.map((path) => outline(path, 'gold', 0.4)),
    ...moved(bow(), multiply(shift(middle, top + 1.5), scale(size))),
  ];
}

function front(face: Face, layout: Layout): void {
  const { width: w } = face;
  const { x, y, width, height } = face.bleedBox;
  face.photo({ id: 'front-photo', role: 'photo', x, y, width, height, ink: 'photo1' });
  face.place(drawn(face, [{ marks: ribbons(face, layout) }]), 'area');
  const left = w > 120 ? 11 : 8.5;
  const column = { x: left, align: 'left', ink: 'on-ribbon' } as const;
  const { title, sender, down } = layout;
  face.text({
    ...column,
    id: 'front-title',
    role: 'title',
    font: 'bodoni-italic',
    size: title.size,
    minSize: 6,
    leading: 0.98,
    width: down.x - left - 6,
    y: title.y,
  });
  face.text({
    ...column,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'jost-medium',
    size: sender.size,
    minSize: 2.6,
    width: w - left - 10,
    y: sender.y,
    room: 1.02,
  });
}

/** A present: its paper, a ribbon both ways, and the bow. */
export function present(at: Point, size: number): Mark[] {
  const marks = [
    fill(rectangle(-16, 0, 32, 24), 'parcel'),
    fill(rectangle(-3, 0, 6, 24), 'ribbon'),
    fill(rectangle(-16, 11, 32, 5), 'ribbon'),
    fill(rectangle(-17.5, -6.4, 35, 6.4), 'parcel-light'),
    fill(rectangle(-3, -6.4, 6, 6.4), 'ribbon'),
  ];
  const tied = [...moved(bow(), multiply(shift(0, -8.6), scale(0.62)))];
  return moved([...marks, ...tied], multiply(shift(...at), scale(size)));
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  face.place(drawn(face, [{ marks: present([w - 26, h - 32], 0.9) }]), 'ornament');
  message(face, row.texts, {
    heading: 'bodoni-italic',
    headingSize: w > 120 ? 12.4 : 10.4,
    body: 'jost',
    bodySize: w > 120 ? 4.4 : 4,
    sign: 'jost-medium',
    ink: 'text',
    accent: 'title',
    align: 'left',
    x: w > 120 ? 18 : 12,
    width: w - (w > 120 ? 36 : 24),
    middle: h * 0.38,
  });
}

export function christmas(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'square' ? 'square' : 'a6']);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: 11, y: 11, width: w - 22, height: h - 22, ink: 'photo2' });
  const back = card.face('back');
  back.place(drawn(back, [{ marks: present([w / 2, h - 38], 0.5) }]), 'ornament');
}
