/** Faith, hope and love: cross, anchor and heart, each in two halves of light and shade on a field of its own. */
import { curve, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar, way } from '#designs/drawing/path.ts';

type Half = (at: (...numbers: number[]) => Point[]) => Path[];

/** The right half of each sign, about the origin and one unit high and wide to each side. */
const halves: readonly Half[] = [
  (at) => [polygon(at(0, -1, 0.17, -1, 0.17, -0.45, 0.66, -0.45, 0.66, -0.11, 0.17, -0.11, 0.17, 1, 0, 1))],
  (at) => {
    const arc = (y: number, r: number, from: number, to: number) =>
      at(...Array.from({ length: 13 }, (_, i) => polar([0, y], from + ((to - from) * i) / 12, r)).flat());
    const up = -Math.PI / 2;
    const down = Math.PI / 2;
    const between = (outer: Point[], inner: Point[]): Path => [
      ...curve(outer),
      ...curve(inner.reverse(), { joined: true }),
      { op: 'Z', points: [] },
    ];
    return [
      between(arc(-0.76, 0.25, up, down), arc(-0.76, 0.12, up, down)),
      polygon(at(0, -0.53, 0.1, -0.53, 0.1, -0.36, 0.4, -0.36, 0.4, -0.18, 0.1, -0.18, 0.1, 0.8, 0, 0.8)),
      between(arc(0.16, 0.82, down, 0.3), arc(0.16, 0.6, down, 0.3)),
      polygon(at(0.5, 0.5, 0.78, -0.06, 1, 0.56)),
    ];
  },
  (at) => [
    [
      { op: 'M', points: at(0, -0.42) },
      { op: 'C', points: at(0.14, -0.78, 0.42, -0.86, 0.6, -0.8) },
      { op: 'C', points: at(0.98, -0.7, 1.06, -0.2, 0.78, 0.14) },
      { op: 'C', points: at(0.6, 0.38, 0.3, 0.6, 0, 0.94) },
      { op: 'Z', points: [] },
    ],
  ],
];

/** The field of a sign; `at` is its number, and each has inks of its own. */
export function signField(at: number, x: number, y: number, width: number, height: number, size: number): Mark[] {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const half = halves[at] as Half;
  const side = (sign: number) => half((...numbers) => way(...numbers).map(([px, py]): Point => [cx + sign * px * size, cy + py * size]));
  return [...side(-1).map((path) => fill(path, `sign${at + 1}`)), ...side(1).map((path) => fill(path, `sign${at + 1}-dark`))];
}

/** Three fields one below the other, to the bleed on the left. */
export function signColumn(width: number, height: number, bleed: number, size: number): Mark[] {
  const step = height / 3;
  return [0, 1, 2].flatMap((at): Mark[] => {
    const top = at === 0 ? -bleed : step * at;
    const foot = at === 2 ? height + bleed : step * (at + 1);
    const field = fill(rectangle(-bleed, top, width + bleed, foot - top), `field${at + 1}`);
    return [field, ...signField(at, 0, step * at, width, step, size)];
  });
}
