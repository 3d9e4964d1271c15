/** Pieces of suites of the photo band: the photo above a band, and a bow or a sun where they meet. */

import { multiply } from '#core/values/matrix.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, moved } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { scale, shift } from '#designs/drawing/path.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { halfDisc } from './birth.ts';
import { bow } from './bow.ts';
import { present } from './christmas.ts';

const common = {
  paper: 'ground',
  ink: 'text',
  photo: 'photo2',
  body: 'jost',
  bodySize: 4.1,
  caps: 'jost-medium',
  align: 'left',
} as const;

export const suite: SuiteStyle = {
  ...common,
  accent: 'title',
  title: 'bodoni-italic',
  titleSize: 14,
  names: 'bodoni-italic',
  namesSize: 10,
  drawFront(face) {
    const { width: w, height: h, bleedBox } = face;
    const seam = w > h ? h * 0.6 : h * 0.66;
    face.photo({
      id: 'front-photo',
      role: 'photo',
      x: bleedBox.x,
      y: bleedBox.y,
      width: bleedBox.width,
      height: seam - bleedBox.y,
      ink: 'photo1',
    });
    const band = rectangle(bleedBox.x, seam - 0.1, bleedBox.width, bleedBox.y + bleedBox.height - seam + 0.1);
    const size = Math.min(0.9, w / 116);
    const tied = moved(bow(), multiply(shift(w - 24 * size - 4, seam), scale(size)));
    face.place(drawn(face, [{ marks: [fill(band, 'ribbon'), ...tied] }]), 'area');
    return { x: 9, y: seam + 4, width: w - 46 * size - 12, height: h - seam - 10, align: 'left', ink: 'on-ribbon', accent: 'on-ribbon' };
  },
  smallOrnament: () => present([0, 0], 0.8),
};

const sunrise: SuiteStyle = {
  ...common,
  accent: 'text',
  title: 'fraunces-semibold',
  titleSize: 14,
  names: 'fraunces-semibold',
  namesSize: 12,
  drawFront(face) {
    const { width: w, height: h, bleedBox } = face;
    const seam = w > h ? h * 0.58 : h * 0.66;
    face.photo({
      id: 'front-photo',
      role: 'photo',
      x: bleedBox.x,
      y: bleedBox.y,
      width: bleedBox.width,
      height: seam + 0.5 - bleedBox.y,
      ink: 'photo1',
    });
    const radius = Math.min(w, h) * 0.19;
    const marks = [
      fill(halfDisc([w * 0.72, seam], radius * 1.22, radius * 1.12), 'sun'),
      fill(halfDisc([w * 0.72, seam], radius), 'sun'),
      fill(rectangle(bleedBox.x, seam - 0.1, bleedBox.width, bleedBox.y + bleedBox.height - seam + 0.1), 'ground'),
    ];
    face.place(drawn(face, [{ marks }]), 'sunrise');
    return { x: 9, y: seam + 5, width: w - 18, height: h - seam - 12, align: 'left' };
  },
  smallOrnament: () => [
    fill(halfDisc([0, 0], 15.4, 14.2), 'sun'),
    fill(halfDisc([0, 0], 12.8, 11.6), 'sun'),
    fill(halfDisc([0, 0], 10.2), 'sun'),
    fill(rectangle(-18, 1.3, 36, 1.2), 'sun'),
    fill(rectangle(-11, 4, 22, 1.2), 'sun'),
  ],
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { birth: sunrise };
