/** A façade of windows with shutters in the afternoon: open, half open, closed, one lit, one with flowers. */
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { random } from '#designs/drawing/random.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band } from './shapes.ts';

type State = 'open' | 'closed' | 'half' | 'lit' | 'flowers';
const columns = 5;
const [paneWidth, paneHeight] = [28, 50];

function louvres(x: number, y: number, width: number, height: number): Mark[] {
  return Array.from({ length: 9 }, (_, i) =>
    fill(rectangle(x + 2, y + 4 + (i * (height - 8)) / 9, width - 4, (height - 8) / 18), 'louvre'),
  );
}

/** An open shutter beside the pane, its shade on the wall. */
function shutter(x: number, y: number, width: number): Mark[] {
  return [fill(rectangle(x, y, width, paneHeight), 'shutter'), ...louvres(x, y, width, paneHeight)];
}

/** A window with its left upper corner at x, y. */
function windowMarks(x: number, y: number, state: State): Mark[] {
  const half = paneWidth / 2;
  const shade = (left: number, width: number) =>
    fill(
      polygon([
        [left, y + 5],
        [left + width, y + 5],
        [left + width + 6, y + 11],
        [left + width + 6, y + paneHeight + 6],
        [left + 6, y + paneHeight + 6],
        [left, y + paneHeight],
      ]),
      'shade',
    );
  const isClosed = state === 'closed';
  return [
    ...(isClosed ? [] : [...(state === 'half' ? [] : [shade(x - half - 3, half)]), shade(x + paneWidth + 3, half)]),
    fill(rectangle(x - 3, y - 3, paneWidth + 6, paneHeight + 6), 'frame'),
    fill(rectangle(x, y, paneWidth, paneHeight), state === 'lit' ? 'lit' : 'pane'),
    ...(isClosed
      ? []
      : [
          fill(
            polygon([
              [x, y],
              [x + paneWidth, y],
              [x + paneWidth, y + 5],
              [x + 7, y + 9],
              [x + 7, y + paneHeight],
              [x, y + paneHeight],
            ]),
            state === 'lit' ? 'lit-shade' : 'pane-shade',
          ),
        ]),
    ...(isClosed ? [] : [fill(rectangle(x + half - 1, y, 2, paneHeight), 'frame'), fill(rectangle(x, y + 16, paneWidth, 2), 'frame')]),
    ...(isClosed ? [...shutter(x, y, half - 0.5), ...shutter(x + half + 0.5, y, half - 0.5)] : []),
    ...(state === 'half' ? shutter(x, y, half) : isClosed ? [] : shutter(x - half - 3, y, half)),
    ...(isClosed ? [] : shutter(x + paneWidth + 3, y, half)),
    fill(rectangle(x - 7, y + paneHeight + 3, paneWidth + 14, 5), 'frame'),
    fill(rectangle(x - 2, y + paneHeight + 8, paneWidth + 14, 4), 'shade'),
    ...(state === 'flowers' ? flowers(x, y + paneHeight - 3) : []),
  ];
}

function flowers(x: number, y: number): Mark[] {
  const rnd = random(8);
  return [
    ...Array.from({ length: 16 }, (_, i) => fill(circle([x - 1 + i * 2 + rnd.spread(1), y - 1 + rnd.spread(4)], 3.1), 'leaves')),
    ...Array.from({ length: 9 }, (_, i) => fill(circle([x + 1 + i * 3.3 + rnd.spread(1), y - 3 + rnd.spread(4.5)], 2.1), 'bloom')),
    fill(rectangle(x - 4, y + 1, paneWidth + 8, 9), 'box'),
  ];
}

const states: readonly State[] = [
  'open',
  'closed',
  'open',
  'half',
  'closed',
  'closed',
  'half',
  'open',
  'lit',
  'open',
  'open',
  'flowers',
  'closed',
  'open',
  'closed',
];

export const fassade: PosterDesign = {
  template: {
    id: 'fassade',
    name: 'Siesta',
    subject: 'landscape',
    motifs: ['house', 'window', 'mediterranean'],
    shape: 'landscape',
    description: 'Halb drei Uhr nachmittags, und hinter einem Fenster brennt Licht.',
    colourways: [
      colourway('ocker', 'Ocker', 'yellow', '#dda04a', {
        wall: '#e3ab57',
        shade: '#c2843a',
        frame: '#f6ead2',
        shutter: '#3f6b5c',
        louvre: '#2f5648',
        pane: '#34495a',
        'pane-shade': '#24384a',
        lit: '#fbe3a0',
        'lit-shade': '#eac46a',
        leaves: '#3d6a45',
        bloom: '#c9402c',
        box: '#8d4a32',
        ledge: '#f0d6a4',
      }),
      colourway('rosa', 'Rosa', 'pink', '#dd9c8f', {
        wall: '#e5aa9d',
        shade: '#c58376',
        frame: '#fbefe6',
        shutter: '#4a6f96',
        louvre: '#385b82',
        pane: '#3b3a52',
        'pane-shade': '#2b2a41',
        lit: '#fde6ad',
        'lit-shade': '#efc87c',
        leaves: '#4a7358',
        bloom: '#fbefe6',
        box: '#7a3f3a',
        ledge: '#f3cdc2',
      }),
      colourway('kalk', 'Kalk', 'white', '#efece4', {
        wall: '#efece3',
        shade: '#cbc9c1',
        frame: '#fbfaf6',
        shutter: '#2a55a3',
        louvre: '#1f4489',
        pane: '#2b3c50',
        'pane-shade': '#1e2c3d',
        lit: '#f6cf6f',
        'lit-shade': '#e3b044',
        leaves: '#4f7a52',
        bloom: '#d9425a',
        box: '#b5673c',
        ledge: '#fbfaf6',
      }),
    ],
    texts: {},
    sort: 23,
    popularity: 75,
    created: '2026-08-03',
    label: null,
  },
  draw(face) {
    const { width: w } = face;
    const margin = 14;
    const pitch = (w - 2 * margin) / columns;
    const drawing = face.drawing();
    face.ground('wall');
    for (const y of [16, 199]) drawing.add([fill(band(face, y, y + 4), 'ledge'), fill(band(face, y + 4, y + 7), 'shade')]);
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const state = states[row * columns + column] ?? 'open';
        drawing.add(windowMarks(margin + (column + 0.5) * pitch - paneWidth / 2, 40 + row * 88, state));
      }
    face.place(drawing, 'facade');
  },
};
