/** The card of the door post: words on the wall at the height of the newest mark, an age at each mark. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { pencilled, post } from './height-marks.ts';

/** The newest mark is at `top`; the others lie below it by so many centimetres of growth, `scale` mm each. */
const sizes = {
  a6: { left: 62, width: 25, top: 44, scale: 1.3, size: 9, marks: 5 },
  'din-long': { left: 62, width: 23, top: 50, scale: 1.72, size: 9, marks: 6 },
  square: { left: 92, width: 27, top: 46, scale: 1.26, size: 13, marks: 5 },
} as const;

const grown = [0, 14, 30, 48, 68, 88];

export function marksFront({ format }: CardBuilder, face: Face, row: DesignTemplate): void {
  const { height: h, bleedBox } = face;
  const { left, width, top, scale, size, marks } = sizes[format];
  const heights = grown.slice(0, marks).map((by) => top + by * scale);
  const x = format === 'square' ? 12 : 9.4;
  const wall = left - x - 5;
  face.place(
    drawn(face, [{ marks: [...post(bleedBox, { left, width }, h * 0.7), ...pencilled(row.seed, { left, width }, heights, x)] }]),
    'door',
  );
  heights.forEach((y, i) => {
    face.text({
      id: `front-height-${i + 1}`,
      role: 'height',
      number: i + 1,
      personal: true,
      font: 'caveat',
      size: i === 0 ? 7 : 6.4,
      minSize: 4.4,
      x: left + 3,
      y: y - 2.2,
      width: width - 7,
      align: 'left',
      ink: i === 0 ? 'mark' : 'pencil',
    });
  });
  face.text({
    id: 'front-verse',
    role: 'verse',
    font: 'dm-serif',
    size,
    minSize: size * 0.5,
    x,
    y: top - 4.6 - size * 1.08,
    width: wall,
    align: 'left',
    leading: 1.08,
    vertical: 'bottom',
    ink: 'ink',
  });
  const column = { x, width: wall, align: 'left', ink: 'ink' } as const;
  const y = h - (format === 'square' ? 31 : 30);
  face.text({ ...column, id: 'front-heading', role: 'occasion', font: 'dm-serif', size: 6, minSize: 3.4, y });
  face.text({ ...column, id: 'front-name', role: 'name', personal: true, font: 'jost-medium', size: 4.4, minSize: 2.9, y: y + 7.4 });
  face.text({
    ...column,
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.9,
    y: y + 13.4,
    leading: 1.42,
    vertical: 'top',
  });
}

/** The same marks on a post that lies along the foot, the newest at the right. */
export function marksFoot({ width: w, height: h, bleedBox: box }: Face, row: DesignTemplate): Mark[] {
  const deep = h * 0.12;
  const newest = w * 0.885;
  const heights = grown.map((by) => newest - by * (w / 120));
  return [
    fill(rectangle(box.x, h - deep, box.width, deep + 3), 'post'),
    fill(rectangle(box.x, h - deep, box.width, 1.8), 'shade'),
    ...moved(pencilled(row.seed, { left: -6, width: deep + 6 }, heights, -4), [0, -1, 1, 0, 0, h]),
  ];
}
