/** Twenty-eight nights in rows of four, from new moon to new moon; the full one is in its own ink. */
import { circle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Command, Path, Point } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

const kappa = 0.5523;
const nights = 28;
/** A crescent thinner than this leaves is too fine for foil. */
const widestShadow = 0.95;

/** What is lit of a moon at a share of its month: the limb towards the sun and back along the edge of its shadow. */
function lit([x, y]: Point, r: number, share: number): Path {
  const side = share < 0.5 ? 1 : -1;
  const edge = Math.min(widestShadow, Math.cos(share * 2 * Math.PI)) * side;
  const down = (rx: number): Command[] => [
    {
      op: 'C',
      points: [
        [x + rx * kappa, y - r],
        [x + rx, y - r * kappa],
        [x + rx, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x + rx, y + r * kappa],
        [x + rx * kappa, y + r],
        [x, y + r],
      ],
    },
  ];
  const up = (rx: number): Command[] => [
    {
      op: 'C',
      points: [
        [x + rx * kappa, y + r],
        [x + rx, y + r * kappa],
        [x + rx, y],
      ],
    },
    {
      op: 'C',
      points: [
        [x + rx, y - r * kappa],
        [x + rx * kappa, y - r],
        [x, y - r],
      ],
    },
  ];
  return [{ op: 'M', points: [[x, y - r]] }, ...down(side * r), ...up(edge * r), { op: 'Z', points: [] }];
}

export const mond: PosterDesign = {
  template: {
    id: 'mond',
    name: 'Achtundzwanzig Nächte',
    subject: 'abstract',
    motifs: ['moon'],
    shape: 'portrait',
    description: 'Ein Mondmonat, Nacht für Nacht.',
    colourways: [
      colourway('nacht', 'Nacht', 'navy', '#1b2542', {
        ground: '#1a2340',
        dark: '#2a3659',
        light: '#e6e2d6',
        full: '#f0c25a',
        words: '#e6e2d6',
      }),
      colourway('kreide', 'Kreide', 'beige', '#e7ddcc', {
        ground: '#ebe3d4',
        dark: '#d8ccb8',
        light: '#2b2a2c',
        full: '#bf4a2c',
        words: '#2b2a2c',
      }),
      colourway('flieder', 'Flieder', 'lilac', '#5c4f80', {
        ground: '#4d4272',
        dark: '#625688',
        light: '#eee3ea',
        full: '#f4a98c',
        words: '#f4eaf0',
      }),
    ],
    texts: { words: 'Achtundzwanzig Nächte' },
    sort: 17,
    popularity: 74,
    created: '2026-07-06',
    label: null,
  },
  foil: ['light', 'full'],
  draw(face) {
    const { height: h } = face;
    const [top, foot] = [58, h - 92];
    const pitch = (foot - top) / 6;
    const r = Math.min(21, pitch * 0.45);
    const drawing = face.drawing();
    face.ground('ground');
    for (let night = 0; night < nights; night += 1) {
      const centre: Point = [48 + (night % 4) * 68, top + Math.floor(night / 4) * pitch];
      const isFull = night === nights / 2;
      drawing.add(fill(circle(centre, r), isFull ? 'full' : 'dark'));
      if (!isFull && night > 0) drawing.add(fill(lit(centre, r, night / nights), 'light'));
    }
    face.place(drawing, 'moons');
    face.text({
      id: 'words',
      role: 'text-line',
      font: 'familjen-bold',
      size: 17,
      x: 27,
      y: h - 32,
      width: 246,
      align: 'left',
      tracking: -0.02,
      ink: 'words',
    });
  },
};
