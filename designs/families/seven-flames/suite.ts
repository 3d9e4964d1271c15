/** Pieces of the church signs: the dove or a row of flames; the land behind its window. */
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { SuiteStyle } from '#designs/suites/suite.ts';
import { dove, fire } from './dove.ts';
import { breadAndCup, ear } from './rings.ts';
import { bars, land } from './wide-land.ts';

const type: Pick<SuiteStyle, 'paper' | 'ink' | 'accent' | 'photo' | 'body' | 'bodySize' | 'caps' | 'align'> = {
  paper: 'ground',
  ink: 'ink',
  accent: 'accent',
  photo: 'photo',
  body: 'jost',
  bodySize: 4.5,
  caps: 'jost-medium',
  align: 'left',
};

export const suite: SuiteStyle = {
  ...type,
  title: 'jost-bold',
  titleSize: 12,
  names: 'jost-bold',
  namesSize: 12,
  drawFront(face, _, piece) {
    const { width: w, height: h } = face;
    const left = w * 0.1;
    if (piece === 'save-the-date') {
      const by = w / 108;
      face.place(drawn(face, dove([0, h * 0.02], by)), 'dove');
      const top = h * 0.02 + 108 * by;
      return { x: left, y: top, width: w - left - 8, height: h - top - 8, align: 'left', vertical: 'top' };
    }
    if (piece === 'place-card') {
      const by = 0.35;
      face.place(drawn(face, dove([w - 101 * by, -1.4], by)), 'dove');
      return { x: 7, y: h - 19, width: w - 14, height: 13, align: 'left', vertical: 'middle' };
    }
    const long = h > 160;
    const high = h * (long ? 0.2 : 0.16);
    face.place(drawn(face, fire(w * 0.3, w * 1.02, h + 2.4, high)), 'ornament');
    if (piece === 'menu-card')
      return { x: left, y: 11, width: w - left - 9, height: h - high - 19, align: 'left', vertical: long ? 'middle' : 'top' };
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: h * 0.52, ink: 'photo' });
    return { x: left, y: left + h * 0.52 + 5, width: w - 2 * left, height: h * 0.22, align: 'left', vertical: 'top' };
  },
  smallOrnament: () => dove([-13, -14.5], 0.26).flatMap(({ marks, clip }) => (clip ? [] : marks)),
};

/** The land in a strip with the window's post, and the rail above it. */
function pane(face: Face, seed: number, top: number): void {
  const { width: w, bleedBox: box } = face;
  const strip = { x: box.x, y: top, width: box.width, height: box.y + box.height - top };
  const thick = Math.max(1.6, w * 0.03);
  const clip = rectangle(strip.x, strip.y, strip.width, strip.height);
  face.place(
    drawn(face, [
      { marks: land(seed, strip, top + strip.height * 0.16), clip },
      { marks: bars(strip, w * 0.68, top, thick), clip },
    ]),
    'horizon',
  );
}

const window: SuiteStyle = {
  ...type,
  title: 'libre-caslon-display',
  titleSize: 13,
  names: 'libre-caslon-display',
  namesSize: 13,
  drawFront(face, row, piece) {
    const { width: w, height: h } = face;
    const left = w * 0.09;
    if (piece === 'save-the-date') {
      pane(face, row.seed, h * 0.46);
      return { x: left, y: 10, width: w - 2 * left, height: h * 0.46 - 15, align: 'left', vertical: 'top' };
    }
    if (piece === 'place-card') {
      pane(face, row.seed, h * 0.54);
      return { x: 8, y: 5, width: w - 16, height: h * 0.54 - 9, align: 'left', vertical: 'middle' };
    }
    if (piece === 'menu-card') {
      const top = h * (h > 160 ? 0.72 : 0.78);
      pane(face, row.seed, top);
      return { x: left, y: 11, width: w - 2 * left, height: top - 16, align: 'left', vertical: 'top' };
    }
    pane(face, row.seed, h * 0.78);
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: h * 0.46, ink: 'photo' });
    return { x: left, y: left + h * 0.46 + 4, width: w - 2 * left, height: h * 0.2, align: 'left', vertical: 'middle' };
  },
  smallOrnament: (): Mark[] => [
    fill(rectangle(-9.6, -12, 12, 8), 'sky3'),
    fill(rectangle(4, -12, 5.6, 8), 'sky4'),
    fill(rectangle(-9.6, -2.4, 12, 14.4), 'hill6'),
    fill(rectangle(4, -2.4, 5.6, 14.4), 'hill7'),
  ],
};

const rings: SuiteStyle = {
  ...type,
  title: 'young-serif',
  titleSize: 11.4,
  names: 'young-serif',
  namesSize: 11.4,
  drawFront(face, _, piece) {
    const { width: w, height: h } = face;
    const left = w * 0.1;
    const lay = (marks: readonly Mark[]) => face.place(drawn(face, [{ marks }]), 'wheat-ears');
    if (piece === 'save-the-date') {
      const r = w * 0.28;
      const stem = w * 0.22;
      lay(breadAndCup([w * 0.62, h - r - stem - 9], r, w * 0.0125, stem));
      return { x: left, y: 10, width: w - left - 8, height: h - 2 * r - stem - 30, align: 'left', vertical: 'top' };
    }
    if (piece === 'place-card') {
      lay(breadAndCup([w - 16, 19], 10, 0.6, 5.5));
      return { x: 8, y: h - 18, width: w - 16, height: 12, align: 'left', vertical: 'middle' };
    }
    const foot = h - (h > 160 ? 44 : 27);
    lay([
      ...ear([w * 0.7, h + 4], [w * 0.86, foot], 2, 5, 6.4, 0.95),
      ...ear([w * 0.62, h + 4], [w * 0.68, foot + (h - foot) * 0.34], 1.4, 4, 6.4, 0.95),
    ]);
    const isLong = h > 160;
    if (piece === 'menu-card')
      return { x: left, y: 12, width: w - left - 8, height: foot - 15, align: 'left', vertical: isLong ? 'middle' : 'top' };
    face.photo({ id: 'front-photo', role: 'your-photo', x: left, y: left, width: w - 2 * left, height: h * 0.52, ink: 'photo' });
    return { x: left, y: left + h * 0.52 + 6, width: w * 0.48, height: h * 0.26, align: 'left', vertical: 'top' };
  },
  smallOrnament: () => breadAndCup([0, -1.5], 7, 0.5, 4.4),
};

export const suiteVariants: Readonly<Record<string, SuiteStyle>> = { window, rings };
