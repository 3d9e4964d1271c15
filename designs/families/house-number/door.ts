/** A painted front door that fills the card: lit fanlight, oval plate with the number, brass letter box and knob. Behind it the new room. */

import { circle, ellipse, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { polar } from '#designs/drawing/path.ts';
import { rounded } from '#designs/drawing/round-corners.ts';
import { sliver } from '#designs/drawing/stroke.ts';

/** A sunk panel: shade along its head and left side, light along its foot and right side. */
export function panel(x: number, y: number, width: number, height: number, bevel = 2.2): Mark[] {
  const [right, foot] = [x + width, y + height];
  const [inX, inY, inRight, inFoot] = [x + bevel, y + bevel, right - bevel, foot - bevel];
  const corner = (...points: Point[]) => polygon(points);
  return [
    fill(corner([x, y], [right, y], [inRight, inY], [inX, inY]), 'door-deep'),
    fill(corner([x, y], [inX, inY], [inX, inFoot], [x, foot]), 'door-dark'),
    fill(corner([x, foot], [inX, inFoot], [inRight, inFoot], [right, foot]), 'door-light'),
    fill(corner([right, y], [right, foot], [inRight, inFoot], [inRight, inY]), 'door-light'),
    fill(rectangle(inX, inY, inRight - inX, inFoot - inY), 'door-panel'),
  ];
}

/** The upper half of a disc. */
function half([x, y]: Point, radius: number): Path {
  const k = radius * 0.5523;
  return [
    { op: 'M', points: [[x - radius, y]] },
    {
      op: 'C',
      points: [
        [x - radius, y - k],
        [x - k, y - radius],
        [x, y - radius],
      ],
    },
    {
      op: 'C',
      points: [
        [x + k, y - radius],
        [x + radius, y - k],
        [x + radius, y],
      ],
    },
    { op: 'Z', points: [] },
  ];
}

/** A half-round window with spokes, light behind it. */
export function fanlight([x, y]: Point, radius: number): Mark[] {
  const glass = radius - 3.4;
  const bars = [0.2, 0.4, 0.6, 0.8].map((share) => {
    const angle = -Math.PI * share;
    return sliver(polar([x, y], angle, glass * 0.3), polar([x, y], angle, glass + 0.6), 1.5, 1.5);
  });
  const panes = [0.1, 0.3, 0.5, 0.7, 0.9].map((share): Path => {
    const angle = -Math.PI * share;
    const at = (turn: number, out: number) => polar([x, y], angle + turn, glass * out);
    return polygon([at(-0.2, 0.5), at(-0.2, 0.86), at(0.06, 0.86), at(-0.06, 0.5)]);
  });
  return [
    fill(half([x, y + 1.6], radius + 1.6), 'door-light'),
    fill(half([x, y], radius), 'door-deep'),
    fill(half([x, y - 0.9], glass), 'glass'),
    ...panes.map((pane) => fill(pane, 'glass-light')),
    ...bars.map((bar) => fill(bar, 'door')),
    fill(half([x, y - 0.9], glass * 0.33), 'door'),
    fill(half([x, y - 0.9], glass * 0.22), 'glass-light'),
    fill(rectangle(x - radius - 2.2, y - 1, radius * 2 + 4.4, 2.6), 'door'),
    fill(rectangle(x - radius - 2.2, y + 1.6, radius * 2 + 4.4, 0.9), 'door-dark'),
  ];
}

/** A brass flap that names may stand on. */
export function letterBox(x: number, y: number, width: number, height: number): Mark[] {
  return [
    fill(rounded(x + 0.7, y + 1.2, width, height, 1.6), 'door-deep'),
    fill(rounded(x, y, width, height, 1.6), 'brass-dark'),
    fill(rounded(x + 0.5, y + 0.4, width - 1, height - 1.3, 1.3), 'brass-light'),
    fill(rounded(x + 1, y + 1, width - 2, height - 2.4, 1), 'brass'),
    fill(rectangle(x + 4, y + height - 2.6, width - 8, 0.5), 'brass-dark'),
    ...[x + 2.6, x + width - 2.6].map((at) => fill(circle([at, y + height / 2 - 0.2], 0.7), 'brass-dark')),
  ];
}

export function knob([x, y]: Point): Mark[] {
  return [
    fill(rounded(x - 2.5, y - 11, 6.2, 28, 2.6), 'door-deep'),
    fill(rounded(x - 3.1, y - 12, 6.2, 28, 2.6), 'brass-dark'),
    fill(rounded(x - 2.7, y - 11.7, 5, 27.2, 2.2), 'brass'),
    fill(circle([x + 1, y + 1.6], 4.6), 'brass-dark'),
    fill(circle([x, y], 4.6), 'brass'),
    fill(ellipse([x - 1.3, y - 1.5], 1.7, 1.3), 'brass-light'),
    fill(circle([x - 0.1, y + 10], 0.95), 'iron'),
    fill(
      polygon([
        [x - 0.5, y + 10.4],
        [x + 0.3, y + 10.4],
        [x + 0.7, y + 13],
        [x - 0.9, y + 13],
      ]),
      'iron',
    ),
  ];
}

function box(x: number, foot: number, width: number, height: number): Mark[] {
  return [
    fill(rectangle(x, foot - height, width, height), 'box'),
    fill(rectangle(x + width * 0.72, foot - height, width * 0.28, height), 'box-dark'),
    fill(rectangle(x - 0.4, foot - height - 1.4, width + 0.8, 1.8), 'box-light'),
    fill(rectangle(x + width * 0.38, foot - height - 1.4, width * 0.12, height * 0.5), 'tape'),
    fill(rectangle(x + width * 0.12, foot - height * 0.4, width * 0.2, 0.7), 'box-dark'),
    fill(rectangle(x + width * 0.12, foot - height * 0.28, width * 0.14, 0.7), 'box-dark'),
  ];
}

/** What is behind the door: a lamp that burns already, a floor and the last boxes. */
export function room(w: number, h: number, foot: number): Mark[] {
  const floor = h - foot;
  const lamp: Point = [w * 0.72, 25];
  const boards = [0.16, 0.44, 0.7, 0.92].map((share) => sliver([w * share, floor], [w * (share * 1.5 - 0.25), h + 3], 0.3, 0.45));
  return [
    fill(rectangle(lamp[0] - 0.3, -3, 0.6, lamp[1] - 6), 'room-text'),
    fill(
      polygon([
        [lamp[0] - 3, lamp[1] - 10],
        [lamp[0] + 3, lamp[1] - 10],
        [lamp[0] + 10, lamp[1]],
        [lamp[0] - 10, lamp[1]],
      ]),
      'door',
    ),
    fill(ellipse([lamp[0], lamp[1]], 10, 1.5), 'glass'),
    fill(rectangle(-3, floor - 3.6, w + 6, 3.6), 'skirting'),
    fill(rectangle(-3, floor, w + 6, foot + 3), 'floor'),
    ...boards.map((path) => fill(path, 'floor-dark')),
    ...box(w * 0.58, floor + foot * 0.45, 25, 17),
    ...box(w * 0.64, floor + foot * 0.45 - 18.4, 17, 11),
    ...box(w * 0.36, floor + foot * 0.62, 18, 10),
  ];
}
