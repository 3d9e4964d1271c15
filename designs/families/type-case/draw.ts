/** Birth cards that set the name in two huge lines into the compartments of a printer's type case. Type and flat fields only. */

import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import type { Family } from '#designs/family.ts';

/** Where the slats run, in mm: two across, one down the middle row. `size` is the em of the name. */
type Case = { first: number; second: number; column: number; size: number; top: number; bottom: number; margin: number };

const cases: Record<'portrait' | 'square', Case> = {
  portrait: { first: 67, second: 112, column: 71, size: 56, top: 58, bottom: 103, margin: 9 },
  square: { first: 68, second: 115, column: 103, size: 58, top: 59, bottom: 106, margin: 11 },
};
const slat = 1.5;

/** A field from edge to edge of four slats; edges at the trim run into the bleed. */
function field(face: Face, left: number, top: number, right: number, bottom: number, ink: string): Mark {
  const box = face.bleedBox;
  const x = left <= 0 ? box.x : left + slat / 2;
  const y = top <= 0 ? box.y : top + slat / 2;
  const x2 = right >= face.width ? box.x + box.width : right - slat / 2;
  const y2 = bottom >= face.height ? box.y + box.height : bottom - slat / 2;
  return fill(rectangle(x, y, x2 - x, y2 - y), ink);
}

/** Half a disc rising from the slat at `y`. */
function sun([x, y]: Point, radius: number): Mark {
  const foot = y - slat / 2;
  const k = radius * 0.5522847;
  return fill(
    [
      { op: 'M', points: [[x - radius, foot]] },
      {
        op: 'C',
        points: [
          [x - radius, foot - k],
          [x - k, foot - radius],
          [x, foot - radius],
        ],
      },
      {
        op: 'C',
        points: [
          [x + k, foot - radius],
          [x + radius, foot - k],
          [x + radius, foot],
        ],
      },
      { op: 'Z', points: [] },
    ],
    'sun',
  );
}

function front(face: Face, shape: Case): void {
  const { width: w, height: h } = face;
  const { first, second, column, size, margin } = shape;
  face.place(
    drawn(face, [
      {
        marks: [
          field(face, 0, 0, w, first, 'field1'),
          field(face, 0, first, column, second, 'field2'),
          field(face, column, first, w, second, 'field3'),
          sun([column + (w - column) / 2, second], (w - column) * 0.36),
          field(face, 0, second, w, h, 'field4'),
        ],
      },
    ]),
    'fields',
  );
  face.text({
    id: 'front-greeting',
    role: 'greeting',
    font: 'jost-medium',
    size: 3.6,
    minSize: 2.5,
    x: margin,
    y: 10.5,
    width: w - margin * 2,
    align: 'left',
    tracking: 0.14,
    ink: 'text',
  });
  face.text({
    id: 'front-name',
    role: 'name-first-line',
    personal: true,
    font: 'bodoni',
    size,
    minSize: 8,
    x: margin - 1.5,
    y: shape.top,
    width: w - margin * 2 + 3,
    align: 'left',
    vertical: 'bottom',
    tracking: -0.015,
    leading: 1,
    ink: 'text',
  });
  face.text({
    id: 'front-name-second',
    role: 'name-second-line',
    personal: true,
    font: 'bodoni-italic',
    size,
    minSize: 7,
    x: margin - 1,
    y: shape.bottom,
    width: column - margin - 3,
    align: 'left',
    vertical: 'bottom',
    tracking: -0.01,
    leading: 1,
    ink: 'text',
  });
  const facts = { font: 'jost', size: 3.8, minSize: 2.5, leading: 1.6, lines: 3, vertical: 'top', personal: true, y: second + 12 } as const;
  face.text({ ...facts, id: 'front-date', role: 'date', x: margin, width: (w - margin * 2) * 0.56, align: 'left', ink: 'text' });
  face.text({
    ...facts,
    id: 'front-facts',
    role: 'birth-facts',
    x: w - margin,
    width: (w - margin * 2) * 0.4,
    align: 'right',
    ink: 'text',
  });
}

function words(face: Face, shape: Case): void {
  const { width: w, height: h } = face;
  const { margin } = shape;
  const x = margin;
  const width = w - margin * 2;
  face.place(drawn(face, [{ marks: [field(face, 0, 0, w, shape.first * 0.62, 'field3')] }]), 'fields');
  face.text({
    id: 'inside-heading',
    role: 'inside-heading',
    font: 'bodoni-italic',
    size: 11,
    minSize: 7,
    x,
    y: shape.first * 0.62 - margin - 10,
    width,
    align: 'left',
    vertical: 'bottom',
    leading: 1.1,
    lines: 2,
    ink: 'text',
  });
  face.text({
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'jost',
    size: 4,
    minSize: 3,
    x,
    y: shape.first * 0.62 + 15,
    width,
    align: 'left',
    vertical: 'top',
    leading: 1.65,
    lines: 7,
    ink: 'text',
  });
  face.text({
    id: 'inside-parents',
    role: 'parents',
    personal: true,
    font: 'jost-medium',
    size: 3.6,
    minSize: 2.5,
    x,
    y: h - margin - 1,
    width,
    align: 'left',
    vertical: 'bottom',
    tracking: 0.14,
    lines: 2,
    leading: 1.6,
    ink: 'text',
  });
}

function inside(card: CardBuilder, shape: Case): void {
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    shape: 'rect',
    x: -3,
    y: -3,
    width: w + 3 - slat / 2,
    height: shape.second + 3 - slat / 2,
    ink: 'photo',
  });
  left.place(
    drawn(left, [
      {
        marks: [field(left, 0, shape.second, shape.column, h, 'field1'), field(left, shape.column, shape.second, w, h, 'field3')],
      },
    ]),
    'fields',
  );
  words(card.face('inside-right'), shape);
}

function back(face: Face, shape: Case): void {
  const { width: w, height: h } = face;
  const { margin } = shape;
  face.place(
    drawn(face, [
      {
        marks: [
          field(face, 0, 0, w, shape.second, 'field3'),
          sun([w / 2, shape.second], w * 0.3),
          field(face, 0, shape.second, w, h, 'field4'),
        ],
      },
    ]),
    'fields',
  );
  face.text({
    id: 'back-note',
    role: 'sender',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.5,
    x: margin,
    y: shape.second + 12,
    width: w - margin * 2,
    align: 'left',
    vertical: 'top',
    leading: 1.6,
    lines: 3,
    ink: 'text',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const shape = cases[format === 'square' ? 'square' : 'portrait'];
    card.ground('field4');
    front(card.face('front'), shape);
    if (card.folded) {
      back(card.face('back'), shape);
      inside(card, shape);
    } else {
      words(card.face('back'), shape);
    }
    return card.finish();
  },
};
