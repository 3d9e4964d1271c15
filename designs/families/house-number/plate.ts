/** Enamel plates with a rim and a line, chipped at their edges, and the screws that hold them. All about the middle of the plate. */

import { arch, circle, curve, ellipse, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Layer } from '#designs/drawing/layer.ts';
import { movedPath, type Path, type Point, polar, shift, turn } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { rounded } from '#designs/drawing/round-corners.ts';
import { cutOut } from '#designs/drawing/trace.ts';

/** An uneven patch whose corners differ by a share of its radius. */
function patch(rnd: Random, centre: Point, radius: number, corners: number): Path {
  const start = rnd.next() * 6;
  return polygon(
    Array.from({ length: corners }, (_, i) => polar(centre, start + (i / corners) * Math.PI * 2, radius * rnd.between(0.72, 1.12))),
  );
}

/** Enamel that has come off: bare glaze, rust around, iron in the middle. */
function chip(rnd: Random, centre: Point, radius: number): Mark[] {
  return [
    fill(patch(rnd, centre, radius, 15), 'chip'),
    fill(patch(rnd, centre, radius * 0.76, 13), 'rust-light'),
    fill(patch(rnd, centre, radius * 0.56, 11), 'iron'),
  ];
}

/** A slotted screw and the rust that has run from it. */
export function screw([x, y]: Point, angle: number, run = 6, shadow = 'enamel-dark'): Mark[] {
  const slot = movedPath(rectangle(x - 1.7, y - 0.27, 3.4, 0.54), turn(angle, [x, y]));
  const trace = polygon([
    [x - 0.5, y + 1.6],
    [x + 0.5, y + 1.6],
    [x + 0.34, y + run * 0.6],
    [x + 0.05, y + run],
    [x - 0.3, y + run * 0.7],
  ]);
  return [
    fill(run > 0 ? trace : [], 'rust'),
    fill(circle([x + 0.4, y + 0.6], 2.1), shadow),
    fill(circle([x, y], 2.05), 'screw-dark'),
    fill(circle([x - 0.15, y - 0.2], 1.78), 'screw'),
    fill(
      curve(
        [
          [x - 1.5, y + 0.1],
          [x - 0.9, y - 1.3],
          [x + 0.5, y - 1.6],
          [x - 0.4, y - 0.8],
        ],
        { closed: true },
      ),
      'screw-light',
    ),
    fill(slot, 'iron'),
  ];
}

/** The dome of a plate: lighter along its head, darker towards its foot. */
function dome(w: number, h: number): Mark[] {
  const [x, y] = [w / 2, h / 2];
  return [
    fill(
      [
        ...curve([
          [-x - 2, -y * 0.3],
          [-x * 0.6, -y * 0.56],
          [0, -y * 0.7],
          [x + 2, -y * 0.76],
        ]),
        { op: 'L', points: [[x + 2, -y - 2]] },
        { op: 'L', points: [[-x - 2, -y - 2]] },
        { op: 'Z', points: [] },
      ],
      'enamel-light',
    ),
    fill(
      [
        ...curve([
          [-x - 2, y * 0.8],
          [-x * 0.1, y * 0.86],
          [x * 0.6, y * 0.66],
          [x + 2, y * 0.2],
        ]),
        { op: 'L', points: [[x + 2, y + 2]] },
        { op: 'L', points: [[-x - 2, y + 2]] },
        { op: 'Z', points: [] },
      ],
      'enamel-dark',
    ),
  ];
}

/** A plate with round corners; its chips lie on the edge, as shares of half its width and height. A sign has its screws at the sides. */
export function squarePlate(seed: number, w: number, h: number, isSign = false): Layer[] {
  const rnd = random(seed);
  const [x, y] = [-w / 2, -h / 2];
  const face = rounded(x + 0.9, y + 0.8, w - 1.8, h - 1.8, isSign ? 2.4 : 4.4);
  const [edge, wide] = isSign ? [2.4, 0.9] : [4.8, 1.5];
  const framed = (from: number, radius: number) => rounded(x + from, y + from, w - from * 2, h - from * 2, radius);
  const line = cutOut(framed(edge, isSign ? 1.6 : 2.4), [framed(edge + wide, isSign ? 1 : 1.3)]);
  const corner = isSign ? 3 : 5;
  const screws = isSign
    ? [...screw([x + 6, 0], 0.35, 4.6), ...screw([-x - 6, 0], -0.6, 5.4)]
    : [...screw([0, y * 0.75], 0.35), ...screw([0, -y * 0.75], -0.6)];
  const at = (across: number, down: number): Point => [(across * w) / 2, (down * h) / 2];
  return [
    { marks: [fill(rounded(x + 1.6, y + 2.6, w, h, corner), 'shade'), fill(rounded(x, y, w, h, corner), 'rim'), fill(face, 'enamel')] },
    { marks: dome(w, h), clip: face },
    {
      marks: [
        fill(line, 'enamel-line'),
        ...chip(rnd, at(0.945, 0.62), isSign ? 1.7 : 2.9),
        ...chip(rnd, at(0.89, 0.94), isSign ? 1.2 : 2.1),
        ...chip(rnd, at(-0.54, -0.965), 1.9),
        ...chip(rnd, at(-0.95, 0.2), 1.5),
        ...screws,
      ],
    },
  ];
}

/** An oval plate with a screw at either side. */
export function ovalPlate(seed: number, w: number, h: number): Layer[] {
  const rnd = random(seed);
  const face = ellipse([0, 0], w / 2 - 0.8, h / 2 - 0.8);
  const line = cutOut(ellipse([0, 0], w / 2 - 3.4, h / 2 - 3.4), [ellipse([0, 0], w / 2 - 4.5, h / 2 - 4.5)]);
  const rim = (angle: number): Point => [Math.cos(angle) * (w / 2 - 1.4), Math.sin(angle) * (h / 2 - 1.4)];
  return [
    { marks: [fill(ellipse([1, 1.8], w / 2, h / 2), 'shade'), fill(ellipse([0, 0], w / 2, h / 2), 'rim'), fill(face, 'enamel')] },
    { marks: dome(w, h), clip: face },
    {
      marks: [
        fill(line, 'enamel-line'),
        ...chip(rnd, rim(0.62), 2),
        ...chip(rnd, rim(-2.2), 1.4),
        ...screw([-w / 2 + 8.2, 0], 0.5, 5),
        ...screw([w / 2 - 8.2, 0], -0.4, 4.4),
      ],
    },
  ];
}

/** A plate with a round head. */
export function archPlate(seed: number, w: number, h: number): Layer[] {
  const rnd = random(seed);
  const [x, y] = [-w / 2, -h / 2];
  const inner = (by: number) => arch(x + by, y + by, w - by * 2, h - by * 2);
  const face = inner(0.9);
  const line = cutOut(inner(3.6), [inner(4.8)]);
  return [
    { marks: [fill(movedPath(arch(x, y, w, h), shift(1.5, 2.4)), 'shade'), fill(arch(x, y, w, h), 'rim'), fill(face, 'enamel')] },
    { marks: dome(w, h), clip: face },
    {
      marks: [
        fill(line, 'enamel-line'),
        ...chip(rnd, [x + 1.6, h * 0.2], 1.6),
        ...chip(rnd, [-x - 3, -y - 1.6], 2),
        ...screw([0, y + 9], 0.35, 5),
        ...screw([0, -y - 9], -0.6, 4.4),
      ],
    },
  ];
}

/** Layers turned about their middle and moved to a point; `angle` in radians. */
export function placed(layers: readonly Layer[], [x, y]: Point, angle = 0): Layer[] {
  const into = (layer: Layer): Layer => {
    const turned = moved(moved(layer.marks, turn(angle)), shift(x, y));
    return layer.clip ? { marks: turned, clip: movedPath(movedPath(layer.clip, turn(angle)), shift(x, y)) } : { marks: turned };
  };
  return layers.map(into);
}
