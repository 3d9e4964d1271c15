/** A red sun behind two waves of hills. */
import { circle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { way } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { belowCurve, edges } from './shapes.ts';

export const foehn: PosterDesign = {
  template: {
    id: 'foehn',
    name: 'Föhn',
    subject: 'landscape',
    motifs: ['sun', 'mountain'],
    shape: 'portrait',
    description: 'Warmer Wind, klare Sicht und die Sonne ganz nah.',
    colourways: [
      colourway('abend', 'Abend', 'red', '#c23f27', {
        ground: '#efe0cd',
        sun: '#c23f27',
        near: '#e5a531',
        far: '#d9773f',
        deep: '#1d2847',
      }),
      colourway('morgen', 'Morgen', 'pink', '#e2a59a', {
        ground: '#f3e2d8',
        sun: '#e9b53b',
        near: '#d98b80',
        far: '#efc0b0',
        deep: '#4a5f6b',
      }),
      colourway('nacht', 'Nacht', 'navy', '#1d2847', {
        ground: '#1d2847',
        sun: '#efe0cd',
        near: '#3f5f7a',
        far: '#2c4263',
        deep: '#0f1730',
      }),
    ],
    texts: {},
    sort: 2,
    popularity: 94,
    created: '2026-03-02',
    label: 'bestseller',
  },
  draw(face) {
    const { height: h } = face;
    const { left, right } = edges(face);
    const wave = (y: number, swing: number) =>
      belowCurve(face, way(left, y, 0, y - swing, 58, y - 1.7 * swing, 150, y, 222, y + swing, 300, y - 0.6 * swing, right, y - swing));
    face.ground('ground');
    const picture = face.drawing();
    picture.add([
      fill(circle([150, h * 0.4], 88), 'sun'),
      fill(wave(h * 0.585, 17), 'far'),
      fill(wave(h * 0.635, 21), 'near'),
      fill(wave(h * 0.785, 22), 'deep'),
    ]);
    face.place(picture, 'foehn');
  },
};
