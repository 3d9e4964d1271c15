/** Pieces of the rose suite: the bouquet without its letter, of roses or of anemones. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { anemone, bouquet, posy, rose } from './draw.ts';

const flowerOf = ({ variant }: DesignTemplate) => (variant === 'anemone' ? anemone : rose);

function lay(face: Face, ...groups: (readonly [marks: readonly Mark[], x: number, y: number, size: number, turned: number])[]): void {
  const marks = groups.flatMap(([group, x, y, size, turned]) => moved(group, multiply(multiply(shift(x, y), turn(turned)), scale(size))));
  face.place(drawn(face, [{ marks }]), 'roses');
}

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'ink',
  accent: 'letter',
  photo: 'photo',
  title: 'cormorant',
  titleSize: 14.5,
  names: 'cormorant',
  namesSize: 14.5,
  body: 'cormorant-semibold',
  bodySize: 4.9,
  caps: 'josefin',
  align: 'left',
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const rnd = random(row.seed + 20);
    const flower = flowerOf(row);
    if (piece === 'save-the-date') {
      lay(face, [bouquet(rnd, flower), w * 0.52, h * (h > 160 ? 0.8 : 0.83), (w / 105) * (h > 160 ? 1.05 : 0.92), 0.12]);
      return { x: 10, y: h * 0.08, width: w - 20, height: h * 0.44 };
    }
    if (piece === 'menu-card') {
      const tall = h > 160;
      const top = tall ? 52 : 12;
      lay(
        face,
        [bouquet(rnd, flower), 12, tall ? 18 : 14, tall ? 0.86 : 0.7, 0.9],
        [posy(rnd, flower), tall ? w - 13 : 11, h - 12, 0.8, tall ? -2.2 : 0.6],
      );
      return { x: w * 0.24, y: top, width: w * 0.66, height: h - top - (tall ? 34 : 12), align: 'right', vertical: 'middle' };
    }
    if (piece === 'place-card') {
      lay(face, [posy(rnd, flower), 12, h - 11, 0.7, -0.1]);
      return { x: 29, y: 7, width: w - 36, height: h - 24 };
    }
    const m = w * 0.1;
    const high = h * 0.6;
    face.photo({ id: 'front-photo', role: 'your-photo', x: m, y: m, width: w - 2 * m, height: high, ink: 'photo' });
    lay(face, [bouquet(rnd, flower), w - 22, m + high - 2, 0.68, -0.2]);
    return { x: m, y: m + high + 14, width: w * 0.72, height: h - m - high - 25, align: 'left', vertical: 'bottom' };
  },
  smallOrnament: (rnd, row) => moved(posy(rnd, flowerOf(row)), scale(0.8)),
};
