/** Tiles of quarter, half and whole discs and petals; no two neighbours share a form or a colour. */
import { circle, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { type Path, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

const side = 51;
const margin = 22.5;
const kappa = 0.5523;

/** A quarter disc of radius r in the upper left corner of a tile. */
function quarter(r: number): Path {
  return [
    { op: 'M', points: [[0, 0]] },
    { op: 'L', points: [[r, 0]] },
    {
      op: 'C',
      points: [
        [r, r * kappa],
        [r * kappa, r],
        [0, r],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

/** A petal from the upper left corner to the lower right. */
const petal: Path = [
  { op: 'M', points: [[0, 0]] },
  {
    op: 'C',
    points: [
      [side * kappa, 0],
      [side, side * (1 - kappa)],
      [side, side],
    ],
  },
  {
    op: 'C',
    points: [
      [side * (1 - kappa), side],
      [0, side * kappa],
      [0, 0],
    ],
  },
  { op: 'Z', points: [] },
];

const halfDisc: Path = [
  { op: 'M', points: [[0, side / 2]] },
  {
    op: 'C',
    points: [
      [0, (side / 2) * (1 - kappa)],
      [(side / 2) * (1 - kappa), 0],
      [side / 2, 0],
    ],
  },
  {
    op: 'C',
    points: [
      [(side / 2) * (1 + kappa), 0],
      [side, (side / 2) * (1 - kappa)],
      [side, side / 2],
    ],
  },
  { op: 'Z', points: [] },
];

/** Forms on a tile in a first and a second ink. */
const forms: Record<string, (first: string, second: string) => Mark[]> = {
  q: (first) => [fill(quarter(side), first)],
  r: (first, second) => [fill(quarter(side), first), fill(quarter(side * 0.52), second)],
  p: (first) => [fill(petal, first)],
  o: (first, second) => [fill(circle([side / 2, side / 2], side / 2), first), fill(circle([side / 2, side / 2], side * 0.22), second)],
  h: (first, second) => [fill(halfDisc, first), ...moved([fill(halfDisc, second)], shift(0, side / 2))],
  w: (first, second) => [fill(halfDisc, first), ...moved([fill(halfDisc, second)], turn(Math.PI, [side / 2, side * 0.5]))],
  '.': () => [],
};

/** Rows of the sheet: form and quarter turns of each tile. */
const plan = ['r1 p0 q0 h2 q3', 'p1 o3 p0 q1 r2', 'q1 h0 r3 o0 p1', 'o2 q0 p1 h1 q2', 'p0 r0 w1 q3 o0'].map((row) => row.split(' '));

const inks = ['first', 'second', 'third', 'fourth'] as const;

export const kacheln: PosterDesign = {
  template: {
    id: 'kacheln',
    name: 'Kacheln',
    subject: 'abstract',
    motifs: ['tile', 'abstract'],
    shape: 'square',
    description: 'Kreise, geteilt und neu verlegt.',
    colourways: [
      colourway('bunt', 'Ziegel und Kobalt', 'multicolour', '#c9492e', {
        ground: '#f0e8da',
        first: '#c9492e',
        second: '#24479a',
        third: '#e8b04a',
        fourth: '#2b3038',
        tile: '#e3d8c4',
      }),
      colourway('salbei', 'Salbei', 'eucalyptus', '#8fa596', {
        ground: '#f1efe6',
        first: '#8fa596',
        second: '#33423a',
        third: '#dba58f',
        fourth: '#c9b27c',
        tile: '#dfe3d8',
      }),
      colourway('nacht', 'Nacht', 'navy', '#1d2a44', {
        ground: '#1c2743',
        first: '#e9b53b',
        second: '#5f83b5',
        third: '#e7dfcf',
        fourth: '#c24b33',
        tile: '#263354',
      }),
    ],
    texts: {},
    sort: 25,
    popularity: 68,
    created: '2026-04-13',
    label: null,
  },
  draw(face) {
    const rnd = random(52);
    const drawing = face.drawing();
    const used: (readonly [number, number])[][] = [];
    face.ground('ground');
    plan.forEach((row, y) => {
      used.push([]);
      row.forEach((cell, x) => {
        const near = [...(used[y - 1]?.[x] ?? []), ...(used[y]?.[x - 1] ?? [])];
        const all = inks.map((_, at) => at);
        const free = all.filter((at) => !near.includes(at));
        const first = rnd.pick(free.length > 0 ? free : all.filter((at) => at !== near[0] && at !== near[2]));
        const second = rnd.pick(all.filter((at) => at !== first && at !== near[0] && at !== near[2]));
        used[y]?.push([first, second]);
        const place = shift(margin + x * side, margin + y * side);
        const marks = forms[cell[0] ?? '.']?.(inks[first] as string, inks[second] as string) ?? [];
        if ((x + y) % 2 === 0) drawing.add(moved([fill(rectangle(0, 0, side, side), 'tile')], place));
        drawing.add(moved(moved(marks, turn((Number(cell[1]) * Math.PI) / 2, [side / 2, side / 2])), place));
      });
    });
    face.place(drawing, 'quilt-tiles');
  },
};
