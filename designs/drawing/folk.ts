/** Folk motifs for tiles of 32 mm: few flat shapes in two or three inks about the middle of the tile. Placed and scaled by the family. */
import { circle, curve, handCut, sampled, star } from './curve.ts';
import { fill, type Mark, outline } from './drawing.ts';
import { leaf } from './leaf.ts';
import { type Path, type Point, polar } from './path.ts';
import type { Random } from './random.ts';
import { pen, tapered } from './stroke.ts';
import { traced } from './trace.ts';

/** Ink tokens: the body, its pattern, and a third where a motif has one. */
export type FolkInks = { body: string; pattern: string; third: string };
export type Motif = (rnd: Random, inks: FolkInks) => Mark[];

const up = -Math.PI / 2;

/** A leaf that is only an outline. */
function blade(base: Point, angle: number, length: number, width: number, shape: Parameters<typeof leaf>[4] = {}): Path {
  return leaf(base, angle, length, width, shape).outline;
}

function line(points: readonly Point[], width: number): Path {
  return tapered(sampled(points, 6), () => width);
}

/** Three curved skirts with seed cuts. */
export const tree: Motif = (rnd, { body, pattern, third }) => {
  const marks: Mark[] = [fill(handCut(rnd, -1, 9.4, 2, 4.4, 0.08), third)];
  for (let k = 2; k >= 0; k--) {
    const top = -13 + k * 6.4;
    const w = 5.2 + k * 1.9;
    const [a, b] = [top + 9.6, top + 11.2];
    marks.push(fill(traced(`M0 ${top}L${w} ${a}C${w * 0.6} ${b} ${-w * 0.6} ${b} ${-w} ${a}Z`), body));
  }
  for (let k = 0; k < 3; k++) {
    const row = -13 + k * 6.4 + 5.6;
    for (let m = -1 - k; m <= 1 + k; m++) {
      marks.push(fill(blade([m * 2.25, row + 0.9 - 0.18 * Math.abs(m)], Math.PI / 2, 2.5, 0.4), pattern));
    }
  }
  return marks;
};

/** A plump bird with a leaf for a wing, looking left. */
export const bird: Motif = (_rnd, { body, pattern, third }) => {
  const marks: Mark[] = [
    fill(
      line(
        [
          [-2, 8.4],
          [-2, 12.8],
        ],
        0.5,
      ),
      third,
    ),
    fill(
      line(
        [
          [2, 8],
          [2, 12.8],
        ],
        0.5,
      ),
      third,
    ),
    fill(traced('M-12.4 -4.4C-10 -9 -4 -9.5 -2 -4.5C1 -2 6 -3 13.5 -8C12.5 3 6 9 -1 9C-8 9 -10 2 -9.3 -2.8Z'), body),
    fill(blade([-2.8, 1.2], -0.28, 12.6, 4.3, { widest: 0.35, tip: 0.8, lopsided: 0.25 }), pattern),
  ];
  for (let k = 0; k < 3; k++) marks.push(fill(blade([0.4 + k * 2.7, 0.8 - k * 0.8], -0.1, 2.6, 0.5), third));
  marks.push(fill(circle([-7, -4.6], 0.8), third));
  for (let k = 0; k < 4; k++) marks.push(fill(circle([-6 + k * 1.7, 3.4 + k * 0.9], 0.42), pattern));
  return marks;
};

/** Eight leaves about a middle; the four long ones may be foil, they touch nothing. */
export const rosette: Motif = (_rnd, { body, pattern }) => {
  const marks: Mark[] = [];
  for (let k = 0; k < 8; k++) {
    const angle = (k * Math.PI) / 4;
    const long = k % 2 === 0;
    const base = polar([0, 0], angle, long ? 2.6 : 3);
    marks.push(fill(blade(base, angle, long ? 10.6 : 7.2, long ? 2.2 : 1.5, { widest: 0.46, tip: 1 }), long ? body : pattern));
  }
  marks.push(fill(circle([0, 0], 1.5), pattern));
  return marks;
};

/** Snow star: six arms with pairs of side leaves. */
export const snowStar: Motif = (_rnd, { body, pattern }) => {
  const marks: Mark[] = [];
  for (let k = 0; k < 6; k++) {
    const angle = up + (k * Math.PI) / 3;
    marks.push(fill(line([polar([0, 0], angle, 2.7), polar([0, 0], angle, 12.2)], 0.75), body));
    for (const [at, long] of [
      [5.4, 3.2],
      [8.3, 2.6],
    ] as const) {
      for (const side of [1, -1])
        marks.push(fill(blade(polar([0, 0], angle, at), angle + side * 0.85, long, 0.62, { widest: 0.55 }), body));
    }
    marks.push(fill(circle(polar([0, 0], angle, 13.1), 0.62), pattern));
    marks.push(fill(blade(polar([0, 0], angle + Math.PI / 6, 3.4), angle + Math.PI / 6, 3.6, 0.75), pattern));
  }
  marks.push(fill(circle([0, 0], 1.6), body));
  return marks;
};

/** A heart with a sprig inside. */
export const heart: Motif = (rnd, { body, pattern }) => {
  const marks: Mark[] = [
    fill(traced('M0 12C-15 1 -13 -11 -5.5 -10.5C-2 -10.3 -0.3 -7.5 0 -5.5C0.3 -7.5 2 -10.3 5.5 -10.5C13 -11 15 1 0 12Z'), body),
    fill(
      pen(
        rnd,
        [
          [0, 8.4],
          [0.1, 0],
          [0, -3.2],
        ],
        0.75,
        0.45,
        5,
      ),
      pattern,
    ),
  ];
  for (let k = 0; k < 4; k++) {
    for (const side of [1, -1])
      marks.push(fill(blade([0, 6 - k * 2.8], up + side * 0.85, 4.5 - k * 0.4, 0.95, { bend: -side * 0.4 }), pattern));
  }
  marks.push(fill(circle([0, -4.7], 0.85), pattern));
  return marks;
};

/** A glass ball with a belt of stars. */
export const ball: Motif = (rnd, { body, pattern }) => {
  const marks: Mark[] = [
    fill(
      line(
        [
          [0, -15.2],
          [0, -10],
        ],
        0.5,
      ),
      pattern,
    ),
    fill(circle([0, 1.5], 10.5), body),
    fill(handCut(rnd, -1.7, -11, 3.4, 2.7, 0.08), pattern),
    fill(
      line(
        [
          [-10.1, -1.6],
          [0, 0.6],
          [10.1, -1.6],
        ],
        0.5,
      ),
      pattern,
    ),
    fill(
      line(
        [
          [-9.8, 5],
          [0, 7.4],
          [9.8, 5],
        ],
        0.5,
      ),
      pattern,
    ),
  ];
  for (let k = -4; k <= 4; k++) marks.push(fill(star([k * 2.15, 3.8 - 0.08 * k * k], 1.15, 4, 0.36), pattern));
  return marks;
};

/** A twig with pairs of blunt leaves and five berries. */
export const sprig: Motif = (rnd, { body, third }) => {
  const marks: Mark[] = [
    fill(
      pen(
        rnd,
        [
          [-1, 13],
          [0.4, 2],
          [-0.4, -9],
        ],
        0.85,
        0.4,
        8,
      ),
      body,
    ),
  ];
  for (let k = 0; k < 5; k++) {
    for (const side of [1, -1])
      marks.push(fill(blade([0, 9 - k * 4.2], up + side * 0.95, 8.4 - k * 0.9, 1.6, { bend: -side * 0.5, widest: 0.55, tip: 0.7 }), body));
  }
  marks.push(fill(blade([-0.4, -8], up, 5, 1.2), body));
  for (const at of [
    [-7, 8],
    [7.6, 6],
    [-6.6, -3.4],
    [6.6, -5],
    [9.6, -0.6],
  ] as const)
    marks.push(fill(circle(at, 1.05), third));
  return marks;
};

/** A gabled house with two windows and an arched door. */
export const house: Motif = (rnd, { body, pattern, third }) => {
  const marks: Mark[] = [
    fill(traced('M5.4 -11.6H8V-4H5.4Z'), third),
    fill(traced('M-9 13V-3L0 -12.4L9 -3V13Z'), body),
    fill(traced('M-11.8 -1.2L0 -14L11.8 -1.2L10.6 -0.1L0 -11.5L-10.6 -0.1Z'), third),
  ];
  for (const x of [-5.6, 1.6]) {
    marks.push(fill(handCut(rnd, x, -1, 4, 4.6, 0.06), pattern));
    marks.push(
      outline(
        [
          { op: 'M', points: [[x + 2, -1]] },
          { op: 'L', points: [[x + 2, 3.6]] },
        ],
        body,
        0.4,
      ),
    );
    marks.push(
      outline(
        [
          { op: 'M', points: [[x, 1.3]] },
          { op: 'L', points: [[x + 4, 1.3]] },
        ],
        body,
        0.4,
      ),
    );
  }
  marks.push(fill(traced('M-2.4 13V8.5C-2.4 5.3 2.4 5.3 2.4 8.5V13Z'), pattern), fill(circle([0, -6.4], 1.1), pattern));
  return marks;
};

/** A candle on a saucer of leaves. */
export const candle: Motif = (_rnd, { body, pattern, third }) => {
  const marks: Mark[] = [
    fill(traced('M-2.6 8V-4.2C-1.4 -3.4 1.2 -5 2.6 -4.2V8Z'), body),
    fill(
      line(
        [
          [0, -4],
          [0, -6.2],
        ],
        0.4,
      ),
      third,
    ),
    fill(blade([0, -5.6], up, 7.2, 1.8, { widest: 0.34, tip: 1 }), third),
    fill(
      line(
        [
          [-2.6, -0.6],
          [0, 0.4],
          [2.6, -0.6],
        ],
        0.6,
      ),
      pattern,
    ),
    fill(
      line(
        [
          [-2.6, 2.2],
          [0, 3.2],
          [2.6, 2.2],
        ],
        0.6,
      ),
      pattern,
    ),
    fill(
      line(
        [
          [-2.6, 5],
          [0, 6],
          [2.6, 5],
        ],
        0.6,
      ),
      pattern,
    ),
  ];
  for (const side of [1, -1]) {
    const foot = Math.PI / 2 - (side * Math.PI) / 2;
    marks.push(fill(blade([side * 0.6, 10], foot - side * 0.34, 10.4, 1.7, { bend: -side * 0.3, widest: 0.5, tip: 0.8 }), pattern));
    marks.push(fill(blade([side * 0.8, 11], foot + side * 0.12, 8.4, 1.4, { bend: -side * 0.2, widest: 0.5, tip: 0.8 }), pattern));
  }
  for (const at of [
    [-1.5, 10.4],
    [1.5, 10.4],
    [0, 12.2],
  ] as const)
    marks.push(fill(circle(at, 1.15), third));
  return marks;
};

/** A bell with a scalloped rim. */
export const bell: Motif = (_rnd, { body, pattern, third }) => {
  const marks: Mark[] = [
    fill(circle([0, 10.4], 2), third),
    fill(traced('M-10.5 8.6C-7.6 5.6 -8.6 -9.6 0 -9.8C8.6 -9.6 7.6 5.6 10.5 8.6C4.5 10.2 -4.5 10.2 -10.5 8.6Z'), body),
    fill(
      curve(
        [
          [0, -9.4],
          [-1.9, -11.4],
          [0, -13.4],
          [1.9, -11.4],
        ],
        { closed: true },
      ),
      body,
    ),
    fill(
      line(
        [
          [-7.4, 3.4],
          [0, 4.8],
          [7.4, 3.4],
        ],
        0.55,
      ),
      pattern,
    ),
  ];
  for (let k = -3; k <= 3; k++) marks.push(fill(circle([k * 2.2, 6.9 - 0.07 * k * k], 0.6), pattern));
  for (let k = -1; k <= 1; k++)
    marks.push(fill(blade([k * 3.2, 1.4 - Math.abs(k) * 0.4], up + k * 0.18, 6.4 - Math.abs(k) * 1.2, 1.05), pattern));
  return marks;
};

/** A slender fir of leaves on a stem: the second tree beside the skirted one. */
export const leafFir: Motif = (rnd, { body, third }) => {
  const marks: Mark[] = [
    fill(
      pen(
        rnd,
        [
          [0, 13.4],
          [0, 0],
          [0, -9],
        ],
        1,
        0.4,
        6,
      ),
      body,
    ),
  ];
  for (let k = 0; k < 7; k++) {
    for (const side of [1, -1])
      marks.push(fill(blade([0, 9.6 - k * 2.75], up + side * (1.12 - k * 0.05), 9.6 - k * 1.05, 1.05, { bend: side * 0.35 }), body));
  }
  marks.push(fill(star([0, -11.4], 2.6, 5, 0.45), third));
  return marks;
};
