/** Stripes of the seventies: five of them write a number, turn into a record, or rise as a sun. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { movedPath, type Point, scale, shift } from '#designs/drawing/path.ts';
import type { Family } from '#designs/family.ts';
import { edgeWays, band as wide, written } from './digits.ts';
import { arm, record, spinning } from './record.ts';
import { arc, stripes } from './stripes.ts';
import { flower, meadowEdge, sun } from './sun.ts';

/** Size of the number against the square of 148, and how far down it is moved. */
const numbers = { a6: [105 / 148, 2], 'din-long': [99 / 148, 20], square: [1, -1] } as const;

function number(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const front = card.face('front');
  const [by, down] = numbers[format];
  const into = multiply(shift(0, down), scale(by));
  const layers = written(row.numeral?.age ?? 40).map(({ marks, clip }) =>
    clip ? { marks: moved(marks, into), clip: movedPath(clip, into) } : { marks: moved(marks, into) },
  );
  front.place(drawn(front, layers), 'figure');
  if (folded) {
    const back = card.face('back');
    const ways = edgeWays(row.numeral?.age ?? 40);
    back.place(
      drawn(back, [
        {
          marks: moved(
            ways.flatMap((way) => stripes(way, wide)),
            into,
          ),
        },
      ]),
      'lines',
    );
  }
  const margin = 8 * by;
  const isWide = format === 'square';
  const size = { a6: 14.4, 'din-long': 13.6, square: 12 }[format];
  const line = isWide ? 4.2 : 4;
  const column = { x: margin, width: w - margin * 1.9, align: 'left', ink: 'text', personal: true } as const;
  const { 'front-heading': words = '', 'front-date': day = '' } = row.texts;
  const top = { a6: h - 46, 'din-long': h - 74, square: 127.5 }[format];
  front.text({
    ...column,
    id: 'front-heading',
    role: 'heading',
    text: isWide ? words.replace('\n', ' ') : words,
    font: 'caprasimo',
    size,
    leading: 1.08,
    y: top,
  });
  front.text({
    ...column,
    id: 'front-date',
    role: 'date-place',
    text: isWide ? day.replace('\n', ' ') : day,
    font: 'jost-medium',
    size: line,
    leading: 1.36,
    vertical: 'top',
    y: isWide ? 137.6 : top + size * 1.08 + line * 2.1,
  });
  others(card, row);
}

/** Stripes across a face, as they go on behind a fold. */
function level(face: Face, y: number, band: number): void {
  const way: Point[] = [
    [-14, y],
    [face.width + 14, y],
  ];
  face.place(drawn(face, [{ marks: stripes(way, band) }]), 'lines');
}

function disc(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format, folded } = card;
  const front = card.face('front');
  const [middle, radius, band] = (
    {
      a6: [[67, 50], 33.5, 4.2],
      'din-long': [[62, 78], 36, 4.6],
      square: [[98, 52], 35, 4.4],
    } as const satisfies Record<typeof format, readonly [Point, number, number]>
  )[format];
  front.place(drawn(front, [{ marks: spinning(middle, radius, band) }, { marks: record(middle, radius - 2.5 * band) }]), 'circles');
  const [x, y] = middle;
  const needle: Point = [x - radius * 0.42, y - radius * 0.02];
  front.place(drawn(front, [{ marks: arm([x - radius * 1.44, y - radius * 1.1], [x - radius * 1.3, y - radius * 0.42], needle) }]), 'line');
  if (folded) level(card.face('back'), y + radius, band);
  const margin = { a6: 9.5, 'din-long': 9, square: 12 }[format];
  const column = { x: margin, width: w - margin * 2, align: 'left', ink: 'text' } as const;
  const size = { a6: 15.4, 'din-long': 15.6, square: 18 }[format];
  const top = { a6: 109, 'din-long': 152, square: 119 }[format];
  const isWide = format === 'square';
  const words = row.texts['front-heading'] ?? '';
  const text = isWide ? words.replace('\n', ' ') : words;
  front.text({ ...column, id: 'front-heading', role: 'heading', text, font: 'caprasimo', size, leading: 1, y: top });
  front.text({
    ...column,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: isWide ? 4.4 : 4.1,
    leading: 1.4,
    vertical: 'top',
    y: top + (isWide ? 10.4 : size + 8.8),
  });
  others(card, row);
}

function sunrise(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format, folded } = card;
  const front = card.face('front');
  const horizon = { a6: 121, 'din-long': 160, square: 121 }[format];
  const [radius, band] = ({ a6: [30, 4.2], 'din-long': [29, 4.2], square: [36, 5] } as const)[format];
  const middle: Point = [w * (format === 'square' ? 0.4 : 0.44), horizon - band * 2.5 - radius * 0.75];
  front.place(drawn(front, [{ marks: sun(front.bleedBox, middle, radius, band, horizon) }]), 'sunrise');
  if (folded) {
    const back = card.face('back');
    back.place(drawn(back, [{ marks: meadowEdge(back.bleedBox, horizon - band * 2.5, band) }]), 'lines');
  }
  const k = format === 'square' ? 1.15 : 1;
  front.place(
    drawn(front, [
      {
        marks: [
          ...flower([w - 11 * k, horizon + 12], 52 * k, 7.8 * k, 0),
          ...flower([w - 23 * k, horizon + 18], 35 * k, 5.8 * k, 1),
          ...flower([w - 2 * k, horizon + 19], 30 * k, 5.2 * k, 2),
        ],
      },
    ]),
    'flowers',
  );
  const margin = { a6: 9.5, 'din-long': 9, square: 13 }[format];
  const column = { x: margin, width: w - margin * 2, align: 'left' } as const;
  const size = { a6: 13.8, 'din-long': 13, square: 18 }[format];
  const top = { a6: 23, 'din-long': 40, square: 26 }[format];
  front.text({ ...column, id: 'front-heading', role: 'heading', font: 'caprasimo', size, room: 1.1, y: top, ink: 'text' });
  front.text({
    ...column,
    width: w - margin - 30 * k,
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost-medium',
    size: format === 'square' ? 4.6 : 4,
    leading: 1.4,
    vertical: 'top',
    y: horizon + { a6: 11, 'din-long': 16, square: 11.4 }[format],
    ink: 'grass-text',
  });
  others(card, row);
}

/** Stripes that come in at the left edge and leave at the foot, and back. */
function bend(face: Face, fromX: number, y: number, band: number, isLeaving: boolean): void {
  const { height: h, width: w } = face;
  const radius = band * 4;
  const way: Point[] = isLeaving
    ? [[-12, y], ...arc([fromX - radius, y + radius], radius, -90, 0), [fromX, h + 12]]
    : [[fromX, h + 12], ...arc([fromX + radius, y + radius], radius, 180, 270), [w + 12, y]];
  face.place(drawn(face, [{ marks: stripes(way, band) }]), 'lines');
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const margin = { a6: 12, 'din-long': 11, square: 18 }[format];
  const isSquare = format === 'square';
  const band = isSquare ? 3.4 : 2.8;
  const body = isSquare ? 4.6 : 4.1;
  const low = h - band * 2.5 - { a6: 13, 'din-long': 20, square: 13 }[format];
  letter(face, row.texts, {
    heading: { font: 'caprasimo', size: isSquare ? 11 : 9.4, ink: 'text', leading: 1.1 },
    body: { font: 'jost', size: body, ink: 'text', leading: 1.48 },
    date: { font: 'jost-medium', size: body, ink: 'text', leading: 1.48 },
    x: margin,
    width: w - margin * 2,
    align: 'left',
    middle: (low - band * 2.5) * 0.52,
    air: 0.9,
  });
  if (row.variant === 'sunrise') {
    for (const side of folded ? ['inside-left', 'inside-right'] : ['back']) {
      const at = card.face(side);
      at.place(drawn(at, [{ marks: meadowEdge(at.bleedBox, low, 2.6) }]), 'lines');
    }
    return;
  }
  if (folded) bend(card.face('inside-left'), w * 0.5, low, band, false);
  level(face, low, band);
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { number, disc, sunrise };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? number)(card, row);
    return card.finish();
  },
};
