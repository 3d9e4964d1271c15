/** A till with two lit keys; its receipt comes out at the top and holds what has been added up. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Path, type Point, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { paper, printer } from './paper.ts';

/** A key seen from a little above: its side below, its top above. */
export function key(x: number, y: number, size: number, top: string, side: string, radius = 1.6): Mark[] {
  const high = size * 0.8;
  return [fill(rounded(x, y + size * 0.11, size, high, radius), side), fill(rounded(x + size * 0.03, y, size * 0.94, high, radius), top)];
}

function rounded(x: number, y: number, width: number, height: number, radius: number): Path {
  const [right, foot, k] = [x + width, y + height, radius * 0.45];
  const corner = (a: Point, b: Point, c: Point): Path => [{ op: 'C', points: [a, b, c] }];
  return [
    { op: 'M', points: [[x + radius, y]] },
    { op: 'L', points: [[right - radius, y]] },
    ...corner([right - k, y], [right, y + k], [right, y + radius]),
    { op: 'L', points: [[right, foot - radius]] },
    ...corner([right, foot - k], [right - k, foot], [right - radius, foot]),
    { op: 'L', points: [[x + radius, foot]] },
    ...corner([x + k, foot], [x, foot - k], [x, foot - radius]),
    { op: 'L', points: [[x, y + radius]] },
    ...corner([x, y + k], [x + k, y], [x + radius, y]),
    { op: 'Z', points: [] },
  ];
}

type Machine = {
  top: number;
  /** Height of the window for the number. */
  window: number;
  columns: number;
  size: number;
  pitch: number;
};

/** The body from edge to edge with its slot, its window, and rows of keys that run off the card. */
function machine(face: Face, { top, window, columns, size, pitch }: Machine, slot: readonly [number, number]): Mark[] {
  const { width: w, height: h } = face;
  const marks: Mark[] = [
    fill(polygon(way(-3, top + 7, 5, top, w - 5, top, w + 3, top + 7, w + 3, h + 3, -3, h + 3)), 'body'),
    fill(polygon(way(-3, top + 15.4, w + 3, top + 15.4, w + 3, h + 3, -3, h + 3)), 'body-dark'),
    fill(rectangle(slot[0] - 5, top + 4.4, slot[1] - slot[0] + 10, 6.6), 'slot'),
  ];
  const blade: Point[] = [[slot[0] - 5, top + 11]];
  for (let x = slot[0] - 5; x < slot[1] + 4; x += 2.2) blade.push([x, top + 8.2], [x + 1.1, top + 7.1]);
  blade.push([slot[1] + 5, top + 8.2], [slot[1] + 5, top + 11]);
  marks.push(fill(polygon(blade), 'steel'));
  marks.push(fill(rectangle(slot[0], top + 19, slot[1] - slot[0], window), 'slot'));
  const first = top + 19 + window + 5.4;
  const left = (w - (columns - 1) * pitch - size) / 2;
  for (let line = 0; first + line * size * 1.16 < h + 2; line++) {
    for (let column = 0; column < columns; column++) {
      const top = column === columns - 1 ? 'lit' : column >= columns - 2 ? 'key2' : 'key';
      marks.push(...key(left + column * pitch, first + line * size * 1.16, size, top, top === 'lit' ? 'lit-dark' : 'key-dark'));
    }
  }
  return marks;
}

export function registerFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const left = square ? 28 : tall ? 11 : 12;
  const right = w - left;
  const of: Machine = square
    ? { top: 91, window: 13, columns: 8, size: 14.4, pitch: 17.8 }
    : tall
      ? { top: 140, window: 14, columns: 5, size: 15, pitch: 18.4 }
      : { top: 90, window: 12, columns: 6, size: 13.4, pitch: 16.4 };
  const strip = { left, right, top: square ? 8 : tall ? 13 : 8, foot: of.top + 8.4, torn: ['top'] } as const;
  const picture = face.drawing();
  const [sheet, body] = [paper(random(row.seed + 2), strip), machine(face, of, [left, right])];
  picture.add([...sheet.marks.slice(0, 1)]);
  picture.add(body.slice(0, 3));
  picture.add(sheet.marks.slice(1));
  picture.add(body.slice(3));
  face.place(picture, 'picture');
  const edge = 5.4;
  const size = square ? 3.7 : 3.3;
  const step = tall ? 7.4 : 5.35;
  const head = strip.top + (tall ? 18 : 13.4);
  const title = square ? 12.4 : 10.4;
  face.text({
    id: 'front-title',
    role: 'title',
    font: 'young-serif',
    size: title,
    minSize: 6,
    x: left + edge,
    y: head,
    width: right - left - 2 * edge,
    align: 'left',
    ink: 'ink',
  });
  const till = printer(face, row, { left: left + edge, right: right - edge, size, step }, head + step * 1.25 + 1);
  till.lines('front-claim', 'sentence', { align: 'left' });
  till.rule();
  till.goods();
  till.rule();
  till.feed(0.2);
  till.pair('front-sum', 'front-total', ['word', 'value'], size * 1.4);
  till.feed(0.1);
  till.lines('front-facts', 'date-place', { align: 'left', personal: true });
  till.finish();
  face.text({
    id: 'front-years',
    role: 'figure',
    personal: true,
    font: 'courier-prime',
    size: of.window * 0.72,
    minSize: 4,
    x: right - 4,
    y: of.top + 19 + of.window * 0.72,
    width: right - left - 8,
    align: 'right',
    tracking: 0.06,
    ink: 'figure',
  });
}
