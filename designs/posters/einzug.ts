/** Mountains, sun, lake and a boat in one line from edge to edge; two patches of colour lie a little beside it. */
import { circle, curve, sampled } from '#designs/drawing/curve.ts';
import { fill, outline } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar, way } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { cornered, edges } from './shapes.ts';

/** The upper half of a circle from its left to its right. */
function rise(centre: Point, r: number, from: number, to: number): Point[] {
  return Array.from({ length: 15 }, (_, i) => polar(centre, from + ((to - from) * i) / 14, r));
}

const sun: Point = [156, 128];

/** Parts of the line with corners between them, from the left edge to the mast of the boat and out at the right. */
function parts(left: number, right: number): Point[][] {
  return [
    way(left, 176, -8, 176, 22, 170, 44, 150, 66, 118, 90, 76),
    way(90, 76, 124, 132),
    rise(sun, 32, Math.PI * 0.99, Math.PI * 2.02),
    way(188, 129, 197, 118, 206, 104),
    way(206, 104, 222, 130, 242, 156, 262, 172, 274, 180),
    way(
      274,
      180,
      280,
      188,
      256,
      191,
      160,
      190,
      66,
      193,
      44,
      199,
      64,
      206,
      112,
      205,
      148,
      206,
      162,
      212,
      148,
      218,
      104,
      219,
      78,
      227,
      92,
      236,
      140,
      238,
      188,
      238,
    ),
    way(188, 238, 196, 251, 210, 256, 230, 256, 246, 250, 254, 238),
    way(254, 238, 222, 238),
    way(222, 238, 222, 204),
    way(222, 204, 236, 216, 246, 231),
    way(246, 231, 223, 231),
    way(223, 231, 244, 233, 258, 240, 276, 236, 292, 241, right, 239),
  ];
}

export const einzug: PosterDesign = {
  template: {
    id: 'einzug',
    name: 'In einem Zug',
    subject: 'line',
    motifs: ['mountain', 'sun', 'lake', 'boat'],
    shape: 'square',
    description: 'Berg, Sonne, See und Boot, ohne den Stift abzusetzen.',
    colourways: [
      colourway('kreide', 'Kreide', 'cream', '#efe9dc', {
        ground: '#f1ebdf',
        line: '#1b2233',
        sun: '#e8743f',
        hill: '#c3d2c8',
        sail: '#e9b53b',
      }),
      colourway('nacht', 'Nacht', 'navy', '#1c2744', {
        ground: '#1c2744',
        line: '#f2e9d6',
        sun: '#e0653f',
        hill: '#2c3f68',
        sail: '#e9b53b',
      }),
      colourway('rose', 'Rosé', 'pink', '#ecc6ba', {
        ground: '#f0cfc3',
        line: '#5c2330',
        sun: '#fbf0dc',
        hill: '#e0a597',
        sail: '#b5462f',
      }),
    ],
    texts: {},
    sort: 31,
    popularity: 65,
    created: '2026-10-05',
    label: 'neu',
  },
  draw(face) {
    const { left, right } = edges(face);
    const drawing = face.drawing();
    const path: Path = parts(left - 4, right + 4).flatMap((points, at) => curve(points, { joined: at > 0 }));
    face.ground('ground');
    drawing.add([
      fill(circle([sun[0] + 6, sun[1] - 5], 30), 'sun'),
      fill(
        cornered(sampled(way(34, 180, 58, 152, 80, 122, 100, 86), 4), way(100, 86, 116, 112, 150, 152, 176, 180), way(176, 180, 34, 180)),
        'hill',
      ),
      fill(cornered(way(226, 207, 240, 219, 250, 234), way(250, 234, 226, 234), way(226, 234, 226, 207)), 'sail'),
      outline(path, 'line', 2.6),
    ]);
    face.place(drawing, 'line');
  },
};
