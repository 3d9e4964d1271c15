/** Pieces of the receipts: a strip with a torn foot, and on backs the till itself. */

import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { paper } from './paper.ts';
import { key } from './register.ts';

export const suite: SuiteStyle = {
  paper: 'paper',
  ink: 'ink',
  accent: 'ink',
  photo: 'photo',
  title: 'young-serif',
  titleSize: 12,
  names: 'young-serif',
  namesSize: 10.5,
  body: 'courier-prime',
  bodySize: 3.7,
  caps: 'courier-prime',
  align: 'left',
  ground: () => 'ground',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const isLow = w > h;
    const side = isLow ? w * 0.13 : w * 0.1;
    const foot = h - (isLow ? 8.5 : Math.max(11, h * 0.08));
    const strip = { left: side, right: w - side, top: -4, foot, torn: ['foot'] } as const;
    face.place(drawn(face, [{ marks: paper(random(row.seed + 20), strip).marks }]), 'paper-strips');
    const edge = isLow ? 5 : w * 0.06;
    const area = { x: side + edge, width: w - 2 * (side + edge), align: 'left' } as const;
    if (piece !== 'thank-you-card') return { ...area, y: h * 0.07, height: foot - 10.6 - h * 0.07, vertical: isLow ? 'bottom' : 'middle' };
    const high = Math.min(area.width, h * 0.46);
    face.photo({ id: 'front-photo', role: 'your-photo', x: area.x, y: 9, width: area.width, height: high, ink: 'photo' });
    return { ...area, y: high + 14, height: foot - 10 - high - 14, vertical: 'middle' };
  },
  smallOrnament(rnd) {
    const strip = paper(rnd, { left: -8, right: 8, top: -12, foot: 6, torn: ['top'] }).outline;
    const marks: Mark[] = [fill(strip, 'ground')];
    for (const [i, width] of [11, 8, 9.5].entries()) marks.push(fill(rectangle(-5.5, -8 + i * 3, width, 0.5), 'ink'));
    marks.push(fill(rectangle(-13, 2, 26, 14), 'body-dark'), fill(rectangle(-10, 2.6, 20, 1.6), 'steel'));
    for (let i = 0; i < 8; i++) {
      const top = i % 4 === 3 ? 'lit' : 'key';
      marks.push(...key(-10.6 + (i % 4) * 5.5, 6 + Math.floor(i / 4) * 4.8, 4.4, top, top === 'lit' ? 'lit-dark' : 'key-dark', 0.6));
    }
    return marks;
  },
};
