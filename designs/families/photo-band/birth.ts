/** A sun rises over the seam of picture and colour, and the name stands across both. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Path, Point } from '#designs/drawing/path.ts';

type Layout = {
  seam: number;
  sun: { x: number; radius: number };
  name: number;
  facts: { x: number; y: number; size: number };
};

const layouts: Record<'a6' | 'din-long', Layout> = {
  a6: { seam: 95, sun: { x: 42, radius: 31 }, name: 35, facts: { x: 12, y: 134, size: 4.1 } },
  'din-long': { seam: 150, sun: { x: 45, radius: 34 }, name: 36, facts: { x: 13, y: 180, size: 4.2 } },
};

const kappa = 0.5522847;

/** The upper half of a disc; with `inner` a bow of that inner radius. */
export function halfDisc([x, y]: Point, radius: number, inner?: number): Path {
  const upper = (r: number, isBack: boolean): Path[number][] => {
    const k = r * kappa;
    const d = isBack ? -1 : 1;
    return [
      {
        op: 'C',
        points: [
          [x - d * r, y - k],
          [x - d * k, y - r],
          [x, y - r],
        ],
      },
      {
        op: 'C',
        points: [
          [x + d * k, y - r],
          [x + d * r, y - k],
          [x + d * r, y],
        ],
      },
    ];
  };
  return [
    { op: 'M', points: [[x - radius, y]] },
    ...upper(radius, false),
    ...(inner === undefined ? [] : [{ op: 'L', points: [[x + inner, y]] } as const, ...upper(inner, true)]),
    { op: 'Z', points: [] },
  ];
}

/** The sun over the seam, two bows of light about it, and the band below. */
function sunrise(face: Face, seam: number, { x, radius }: { x: number; radius: number }): Mark[] {
  const { bleedBox } = face;
  const at: Point = [x, seam + 0.1];
  return [
    fill(halfDisc(at, radius + 6.4, radius + 4.9), 'sun'),
    fill(halfDisc(at, radius + 3, radius + 1.5), 'sun'),
    fill(halfDisc(at, radius), 'sun'),
    fill(rectangle(bleedBox.x, seam, bleedBox.width, bleedBox.y + bleedBox.height - seam), 'ground'),
  ];
}

function front(face: Face, { seam, sun, name, facts }: Layout): void {
  const { width: w, bleedBox } = face;
  face.photo({ id: 'front-photo', role: 'photo', x: bleedBox.x, y: -3, width: bleedBox.width, height: seam + 3.5, ink: 'photo1' });
  face.place(drawn(face, [{ marks: sunrise(face, seam, sun) }]), 'sunrise');
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'fraunces-semibold',
    size: name,
    minSize: 5,
    x: sun.x,
    y: seam + name * 0.27,
    width: sun.radius * 2 - 6,
    leading: 1,
    room: 1.02,
    ink: 'text',
  });
  face.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost-medium',
    size: facts.size,
    minSize: 2.6,
    leading: 1.45,
    x: facts.x,
    y: facts.y,
    width: w - facts.x - 9,
    align: 'left',
    ink: 'text',
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const low = h * 0.84;
  const at: Point = [w * 0.7, low + 0.1];
  const radius = h > 180 ? 19 : 15;
  const { bleedBox } = face;
  const marks = [
    fill(halfDisc(at, radius + 5.4, radius + 4.1), 'sun'),
    fill(halfDisc(at, radius + 2.6, radius + 1.3), 'sun'),
    fill(halfDisc(at, radius), 'sun'),
    fill(rectangle(bleedBox.x, low, bleedBox.width, bleedBox.y + bleedBox.height - low), 'sun'),
    fill(rectangle(bleedBox.x, low, bleedBox.width, 1), 'ground'),
  ];
  face.place(drawn(face, [{ marks }]), 'sunrise');
  message(face, row.texts, {
    heading: 'fraunces-semibold',
    headingSize: 9,
    body: 'jost',
    bodySize: h > 180 ? 4.2 : 4,
    sign: 'jost-medium',
    ink: 'text',
    align: 'left',
    x: 12,
    width: w - 24,
    middle: h * 0.37,
  });
}

export function birth(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'din-long' ? 'din-long' : 'a6']);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { height: h, bleedBox } = left;
  left.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    x: bleedBox.x,
    y: -3,
    width: bleedBox.width,
    height: h * 0.84 + 3,
    ink: 'photo2',
  });
  const band = rectangle(bleedBox.x, h * 0.84, bleedBox.width, bleedBox.y + bleedBox.height - h * 0.84);
  left.place(drawn(left, [{ marks: [fill(band, 'sun')] }]), 'area');
}
