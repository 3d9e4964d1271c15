/** Level lines: where they are thick, the moon stands, and its light lies on the wet sand. */
import { circle, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { edges, plotted } from './shapes.ts';

const pitch = 4.9;
const horizon = 188;

/** One line over the sheet; below the horizon it runs in ripples that grow towards the foot. */
function level(face: PosterFace, y: number, thick: number, from: number, to: number, ends = false): Mark['path'] {
  if (y < horizon) return rectangle(from, y - thick / 2, to - from, thick);
  const swing = ((y - horizon) / 112) * 3;
  const { left } = edges(face);
  const points = plotted(
    from,
    to,
    Math.max(4, Math.round((to - from) / (ends ? 6 : 13))),
    (x) => y + swing * (Math.sin((x - left) * 0.045 + y * 0.06) * 0.7 + Math.sin((x - left) * 0.021 - y * 0.045)),
  );
  return tapered(points, (t) => (ends ? thick * Math.min(1, 12 * t, 12 * (1 - t)) ** 0.5 : thick));
}

export const watt: PosterDesign = {
  template: {
    id: 'watt',
    name: 'Mond über dem Watt',
    subject: 'line',
    motifs: ['moon', 'sea'],
    shape: 'landscape',
    description: 'Waagrechte Linien, die den Mond ganz allein machen.',
    colourways: [
      colourway('tinte', 'Tinte', 'navy', '#1d2a44', { ground: '#eeece4', line: '#1d2a44', moon: '#1d2a44', glow: '#1d2a44' }),
      colourway('nacht', 'Nacht', 'black', '#15171c', { ground: '#14181f', line: '#8b97a6', moon: '#f3e7c4', glow: '#f3e7c4' }),
      colourway('rost', 'Rost', 'terracotta', '#b5502f', { ground: '#f2e4d3', line: '#5a3a34', moon: '#c9492a', glow: '#c9492a' }),
    ],
    texts: {},
    sort: 20,
    popularity: 77,
    created: '2026-07-06',
    label: null,
  },
  draw(face) {
    const { width: w } = face;
    const { left, right, top, foot } = edges(face);
    const rnd = random(64);
    const [x, r] = [w * 0.62, 74];
    const moon = circle([x, 100], r);
    const drawing = face.drawing();
    face.ground('ground');
    // A line along the upper edge of the print: whatever is cut off goes on to there.
    drawing.add(fill(rectangle(left, top - 0.4, right - left, 0.8), 'line'));
    const first = 100 - pitch / 2 - Math.floor((100 - top) / pitch) * pitch;
    for (let y = first; y < foot + pitch; y += pitch) {
      drawing.add(fill(level(face, y, 0.8, left - 4, right + 4), 'line'));
      if (Math.abs(y - 100) < r) drawing.add(fill(level(face, y, 3.4, x - r - 4, x + r + 4), 'moon'), moon);
      const depth = (y - horizon) / 112;
      if (depth <= 0 || depth > 0.86) continue;
      const half = r * (0.94 - 0.62 * depth) * rnd.between(0.72, 1.08);
      const middle = x + rnd.spread(7);
      drawing.add(fill(level(face, y, 3.3, middle - half, middle + half, true), 'glow'));
      if (rnd.chance(0.5)) {
        const aside = middle + (rnd.chance(0.5) ? 1 : -1) * (half + rnd.between(12, 26));
        drawing.add(fill(level(face, y, 2.7, aside - 8, aside + 8, true), 'glow'));
      }
    }
    face.place(drawing, 'lines');
  },
};
