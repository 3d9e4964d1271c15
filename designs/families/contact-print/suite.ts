/** Pieces of suites of the contact sheets: one frame of the film, and a short piece of it as a small ornament. */

import { rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { filmStrip, margin } from './film.ts';

export const suite: SuiteStyle = {
  paper: 'ground',
  ink: 'text',
  accent: 'text',
  photo: 'photo5',
  title: 'familjen-bold',
  titleSize: 13,
  names: 'familjen-bold',
  namesSize: 10,
  body: 'jost',
  bodySize: 4.1,
  caps: 'jost-medium',
  align: 'left',
  drawFront(face) {
    const { width: w, height: h } = face;
    if (w > h) {
      const wide = w * 0.4;
      const across = wide + margin * 2;
      const marks = filmStrip({ from: -3, to: h + 3, at: 5, across, isUpright: true, seed: 91 }, [8, h * 0.6]);
      face.place(drawn(face, [{ marks }]), 'fields');
      face.photo({ id: 'front-photo', role: 'photo', x: 5 + margin, y: 6, width: wide, height: h - 12, ink: 'photo1' });
      const x = 5 + across + 6;
      return { x, y: 7, width: w - x - 7, height: h - 14, align: 'left' };
    }
    const high = h * 0.5;
    const [top, across] = [7, high + margin * 2];
    face.place(drawn(face, [{ marks: filmStrip({ from: -3, to: w + 3, at: top, across, seed: 90 }, [9, w * 0.5]) }]), 'fields');
    face.photo({ id: 'front-photo', role: 'photo', x: 10, y: top + margin, width: w - 20, height: high, ink: 'photo1' });
    const y = top + across + 3;
    return { x: 10, y, width: w - 20, height: h - y - 6, align: 'left' };
  },
  /** Two frames of film, 28 mm wide. */
  smallOrnament: () => {
    const across = 9 + margin * 2;
    return [
      ...filmStrip({ from: -14, to: 14, at: -across / 2, across, seed: 33 }, []),
      fill(rectangle(-13, -4.5, 12.4, 9), 'photo1'),
      fill(rectangle(-13, 0.6, 12.4, 3.9), 'photo1-hill3'),
      fill(rectangle(0.6, -4.5, 12.4, 9), 'photo2'),
      fill(rectangle(0.6, 1.2, 12.4, 3.3), 'photo2-hill3'),
    ];
  },
};

/** Christmas is set in the serif of its title. */
export const suiteVariants: Readonly<Record<string, SuiteStyle>> = {
  christmas: { ...suite, accent: 'title', title: 'dm-serif', titleSize: 13, names: 'dm-serif' },
};
