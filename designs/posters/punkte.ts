/** Dots that grow and shrink in waves; among them, in the second ink, a sun. */
import { circle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { distance, type Point } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

const pitch = 11.2;
const sun: Point = [193, 108];
const radius = 62;

export const punkte: PosterDesign = {
  template: {
    id: 'punkte',
    name: 'Hitzeflimmern',
    subject: 'abstract',
    motifs: ['abstract'],
    shape: 'square',
    description: 'Siebenhundert Punkte, aus denen mit drei Metern Abstand Hitze wird.',
    colourways: [
      colourway('ziegel', 'Ziegel', 'orange', '#d9542e', { ground: '#f3e6d3', dot: '#2b2a33', sun: '#dc5230' }),
      colourway('safran', 'Safran', 'yellow', '#e9b53b', { ground: '#e9b53b', dot: '#a4421f', sun: '#fdf3da' }),
      colourway('see', 'See', 'blue', '#2a55a3', { ground: '#dfe8ec', dot: '#2a55a3', sun: '#e8743f' }),
      colourway('nacht', 'Nacht', 'black', '#15171c', { ground: '#16181d', dot: '#7d8794', sun: '#f0c25a' }),
    ],
    texts: {},
    sort: 26,
    popularity: 66,
    created: '2026-08-03',
    label: null,
  },
  draw(face) {
    const { x: left, y: top } = face.bleedBox;
    const drawing = face.drawing();
    const first = (from: number) => 10 - Math.ceil((10 - from) / pitch) * pitch;
    const disc = circle(sun, radius);
    face.ground('ground');
    for (let row = first(top); row < 300 - top; row += pitch)
      for (let column = first(left); column < 300 - left; column += pitch) {
        const wave = Math.sin(row * 0.052 + 1.25 * Math.sin(column * 0.0185 + 0.5));
        const away = distance([column, row], sun);
        const isSun = away < radius + 5;
        const calm = Math.min(1, Math.max(0, (away - radius - 2) / 26));
        const r = isSun ? 4.6 : 0.9 + 3.9 * (0.5 + 0.5 * wave) ** 1.3 * calm;
        if (isSun) drawing.add(fill(circle([column, row], r), 'sun'), disc);
        else drawing.add(fill(circle([column, row], r), 'dot'));
      }
    face.place(drawing, 'dots');
  },
};
