/** A swimmer from above, between two ropes, with her shadow on the ground of the pool. */
import { multiply } from '#core/values/matrix.ts';
import { blob, circle, ellipse, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, recoloured } from '#designs/drawing/drawing.ts';
import { shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered } from './shapes.ts';

const limb = (points: readonly number[], widths: readonly [number, number, number], ink: string): Mark => {
  const [from, middle, to] = widths;
  return fill(
    tapered(sampled(way(...points), 8), (t) => (t < 0.5 ? from + (middle - from) * 2 * t : middle + (to - middle) * (2 * t - 1))),
    ink,
  );
};

/** Crawls upwards; her neck is at the origin. */
function swimmer(): Mark[] {
  return [
    limb([-9, 76, -12, 106, -9, 132, -12, 152], [17, 12, 5], 'skin'),
    limb([9, 76, 12, 100, 19, 126, 22, 144], [17, 12, 5], 'skin'),
    limb([15, 10, 27, -16, 24, -46, 19, -72], [13, 10, 6], 'skin'),
    limb([-16, 12, -36, 26, -46, 50, -42, 76], [13, 10, 6], 'skin'),
    fill(ellipse([18.6, -76], 3.6, 9), 'skin'),
    fill(ellipse([-41.6, 79], 3.8, 8), 'skin'),
    fill(
      cornered(
        way(-22, 10, -10, 2, 0, 0, 10, 2, 21, 8),
        way(21, 8, 19, 30, 15, 50, 18, 80),
        way(18, 80, 0, 92, -18, 80),
        way(-18, 80, -15, 52, -19, 32, -22, 10),
      ),
      'skin',
    ),
    fill(
      cornered(
        way(-13, 18, 0, 40, 13, 16),
        way(13, 16, 17, 34, 15, 50, 18.5, 78),
        way(18.5, 78, 10, 80, 0, 94),
        way(0, 94, -10, 80, -18.5, 79),
        way(-18.5, 79, -15, 52, -17, 34, -13, 18),
      ),
      'suit',
    ),
    fill(circle([1, -12], 14.5), 'cap'),
  ];
}

/** Floats on a rope along x = 0. */
function rope(length: number): Mark[] {
  const step = 17;
  const count = Math.ceil(length / step);
  return Array.from(
    { length: 2 * count },
    (_, i): Mark => fill(rectangle(-4, (i - count) * step, 8, step - 3), i % 4 < 2 ? 'float' : 'float-light'),
  );
}

export const bahn: PosterDesign = {
  template: {
    id: 'bahn',
    name: 'Noch eine Bahn',
    subject: 'figure',
    motifs: ['sea'],
    shape: 'portrait',
    description: 'Kurz nach sieben gehört das Becken dir, und der Satz unten auch.',
    colourways: [
      colourway('becken', 'Becken', 'turquoise', '#5db9bd', {
        ground: '#63bcc0',
        deep: '#3f9ca6',
        light: '#9ad8d6',
        foam: '#eef8f4',
        float: '#cf3f27',
        'float-light': '#f4efe4',
        skin: '#d99f78',
        suit: '#16324a',
        cap: '#cf3f27',
        words: '#0f2a3f',
      }),
      colourway('abend', 'Abend', 'navy', '#1f3a8f', {
        ground: '#2447a0',
        deep: '#1a3583',
        light: '#5377c4',
        foam: '#e6ecf6',
        float: '#e9b53b',
        'float-light': '#f4efe4',
        skin: '#e3ae8b',
        suit: '#e9b53b',
        cap: '#f4efe4',
        words: '#f4efe4',
      }),
      colourway('see', 'See', 'green', '#3f6f5c', {
        ground: '#8fb89a',
        deep: '#6f9d80',
        light: '#b9d6bd',
        foam: '#f3f5ea',
        float: '#e07a4b',
        'float-light': '#f3f0e2',
        skin: '#8a5a3c',
        suit: '#b53d26',
        cap: '#f4e3b8',
        words: '#0d281e',
      }),
    ],
    texts: { words: 'Noch eine Bahn.' },
    sort: 10,
    popularity: 84,
    created: '2026-06-08',
    label: 'neu',
  },
  draw(face) {
    const { height: h } = face;
    const rnd = random(12);
    const tilt = multiply(shift(166, h * 0.4), turn(0.3));
    const picture = face.drawing();
    const at = (marks: readonly Mark[]) => moved(marks, tilt);
    face.ground('ground');
    picture.add(at([fill(rectangle(-13, -700, 26, 1400), 'deep')]));
    const glints = Array.from({ length: 22 }, (_, i): Mark => {
      const side = i % 2 === 0 ? -1 : 1;
      const [x, y] = [side * rnd.between(104, 190), -270 + i * 25 + rnd.spread(8)];
      const length = rnd.between(22, 58);
      return limb([x, y, x + length / 2, y - 4, x + length, y], [0.4, 2.8, 0.4], 'light');
    });
    picture.add(at(glints));
    picture.add(at(moved(recoloured(swimmer(), 'deep'), shift(26, 40))));
    picture.add([...at(moved(rope(700), shift(-92, 0))), ...at(moved(rope(700), shift(92, 8)))]);
    picture.add(
      at([
        limb([-42, 80, -50, 108, -55, 138, -63, 172], [3, 3.4, 0.5], 'foam'),
        limb([32, 92, 42, 120, 47, 150, 55, 184], [3, 3, 0.5], 'foam'),
        limb([-14, -30, 4, -38, 20, -32], [1, 3, 1], 'foam'),
        ...swimmer(),
        ...Array.from(
          { length: 13 },
          (): Mark => fill(blob(rnd, [2 + rnd.normal(13), 160 + rnd.normal(9)], rnd.between(1.6, 5), 0.16), 'foam'),
        ),
        fill(polygon(way(-3, -26, 5, -26, 3, 0, -1, 0)), 'cap'),
      ]),
    );
    face.place(picture, 'swimmer');
    face.text({
      id: 'words',
      role: 'sentence',
      font: 'familjen-bold',
      size: 19,
      x: 28,
      y: h - 30,
      width: 200,
      align: 'left',
      tracking: -0.025,
      ink: 'words',
    });
  },
};
