/** Pieces of the layer cake's suite: icing that runs down and sponge along the foot, words above, and a piece of cake. */

import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { candleRow, layers, piece } from './slice.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'sponge',
  title: 'fraunces-semibold',
  titleSize: 15,
  names: 'fraunces-semibold',
  namesSize: 11.5,
  body: 'jost',
  bodySize: 4.2,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face, row, of) {
    const { width: w, height: h, bleedBox } = face;
    if (of === 'place-card') {
      const top = h * 0.62;
      face.place(drawn(face, [{ marks: layers(row.seed, bleedBox, { icing: [top, top + 4], creams: [] }, []) }]), 'ornament');
      return { x: 7, y: 5, width: w - 14, height: top - 8, align: 'left' };
    }
    const top = h * 0.6;
    const creams = [[top + h * 0.19, top + h * 0.25] as const];
    const marks = [
      ...candleRow(row.seed, [w * 0.8], top + 3, 20),
      ...layers(row.seed, { ...bleedBox, height: bleedBox.height + 3 }, { icing: [top, top + 7], creams }, []),
    ];
    face.place(drawn(face, [{ marks }]), 'ornament');
    return { x: 11, y: 12, width: w - 22, height: top - 46, align: 'left', vertical: 'top' };
  },
  smallOrnament: (_, row) => piece(row.seed + 1, 26, 10),
};
