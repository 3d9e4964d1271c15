/** Steps up to a gate, half of them in the shade of a wall that is not seen. */
import { arch, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { colourway } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { band, edges } from './shapes.ts';

const steps = 8;

/** Upper edges of treads and risers from the top of the stairs down, each step larger than the one behind. */
function stairs(face: PosterFace, top: number): { tread: number; riser: number; foot: number }[] {
  const weights = Array.from({ length: steps }, (_, i) => 1.14 ** i);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let y = top;
  return weights.map((weight) => {
    const height = ((face.height - top) * weight) / whole;
    const step = { tread: y, riser: y + height * 0.36, foot: y + height };
    y += height;
    return step;
  });
}

/** The edge of the shade climbs upright on risers and slants on treads. */
function shade(face: PosterFace, flight: readonly { tread: number; riser: number; foot: number }[]): Path {
  const { left, top, foot } = edges(face);
  let x = 96;
  const edge: Point[] = [[x, foot]];
  for (const step of flight.toReversed()) {
    edge.push([x, step.foot], [x, step.riser]);
    x += (step.riser - step.tread) * 0.86;
    edge.push([x, step.tread]);
  }
  const last = edge.at(-1) as Point;
  return polygon([[left, foot], ...edge, [last[0], last[1] - 26], [left, last[1] - 26 - (last[0] - left) * 1.18], [left, top + foot]]);
}

function picture(face: PosterFace, flight: readonly { tread: number; riser: number; foot: number }[], tone: '' | '-shade'): Mark[] {
  const { top, foot } = edges(face);
  return [
    fill(band(face, top, foot), `wall${tone}`),
    ...flight.flatMap((step, i) => [
      fill(band(face, step.tread, step.riser + 1), `tread${tone}`),
      fill(band(face, step.riser, i === flight.length - 1 ? foot : step.foot + 1), `riser${tone}`),
    ]),
  ];
}

export const treppe: PosterDesign = {
  template: {
    id: 'treppe',
    name: 'Mittagstreppe',
    subject: 'abstract',
    motifs: ['arch', 'abstract', 'mediterranean'],
    shape: 'portrait',
    description: 'Acht Stufen, ein Tor und der Schatten um zwölf.',
    colourways: [
      colourway('ziegel', 'Ziegel', 'terracotta', '#cf7a57', {
        wall: '#e7b394',
        'wall-shade': '#b0664d',
        tread: '#f6dfc8',
        'tread-shade': '#9c5440',
        riser: '#d98a66',
        'riser-shade': '#7f3f31',
        gate: '#2a4f86',
        'gate-side': '#c98a68',
      }),
      colourway('salbei', 'Salbei', 'eucalyptus', '#8ea893', {
        wall: '#c9d5c8',
        'wall-shade': '#7f9a88',
        tread: '#f2f0e4',
        'tread-shade': '#6c8a7a',
        riser: '#a3bba8',
        'riser-shade': '#4f6e60',
        gate: '#e0a24a',
        'gate-side': '#a9bcab',
      }),
      colourway('kobalt', 'Kobalt', 'blue', '#3a5fae', {
        wall: '#6f93cf',
        'wall-shade': '#2c4c97',
        tread: '#dfe8f3',
        'tread-shade': '#274489',
        riser: '#4d74bb',
        'riser-shade': '#1b3270',
        gate: '#f0c25a',
        'gate-side': '#587fc1',
      }),
    ],
    texts: {},
    sort: 14,
    popularity: 70,
    created: '2026-06-08',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const top = h * 0.52;
    const flight = stairs(face, top);
    const gate = arch(176, h * 0.17, 74, top - h * 0.17);
    const drawing = face.drawing();
    face.ground('wall');
    drawing.add(picture(face, flight, ''));
    drawing.add(fill(gate, 'gate-side'));
    drawing.add(fill(arch(190, h * 0.17 + 2, 74, top), 'gate'), gate);
    drawing.add(picture(face, flight, '-shade'), shade(face, flight));
    face.place(drawing, 'stairs');
  },
};
