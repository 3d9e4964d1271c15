/** A snow globe on its wooden foot with a small village inside; the snow has just begun to settle. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, dot, ellipse, handCut, line, polygon, rectangle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { fir } from '#designs/drawing/fir.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import { distance, type Path, type Point, polar, scale, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { swell } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';
import type { Family } from '#designs/family.ts';

/** A house with a snowed roof; `at` is the middle of its foot. Windows are lit. */
function house(rnd: Random, [x, y]: Point, width: number, height: number, wall: string): Mark[] {
  const [left, right, eaves] = [x - width / 2, x + width / 2, y - height];
  const ridge = eaves - width * 0.52;
  const marks: Mark[] = [
    fill(rectangle(x + width * 0.16, ridge - width * 0.04, width * 0.13, width * 0.4), 'roof'),
    fill(rectangle(x + width * 0.14, ridge - width * 0.1, width * 0.17, width * 0.08), 'snow'),
    fill(handCut(rnd, left, eaves, width, height + 1, 0.06), wall),
    fill(
      polygon([
        [left, eaves],
        [x, ridge + width * 0.06],
        [right, eaves],
      ]),
      wall,
    ),
    fill(
      polygon([
        [left - width * 0.12, eaves + width * 0.1],
        [x, ridge],
        [right + width * 0.12, eaves + width * 0.1],
        [right + width * 0.04, eaves + width * 0.12],
        [x, ridge + width * 0.17],
        [left - width * 0.04, eaves + width * 0.12],
      ]),
      'snow',
    ),
  ];
  const pane = width * 0.15;
  for (const dx of [-0.26, 0.26]) marks.push(fill(rectangle(x + dx * width - pane / 2, y - height * 0.78, pane, pane * 1.3), 'light'));
  marks.push(fill(rectangle(x - pane * 0.55, y - height * 0.5, pane * 1.1, height * 0.5 + 1), 'roof'));
  marks.push(fill(circle([x, eaves - width * 0.14], pane * 0.5), 'light'));
  return marks;
}

/** The church: a nave, a tower and a pointed helm. */
function church(rnd: Random, [x, y]: Point, k: number): Mark[] {
  return [
    ...house(rnd, [x + 6.6 * k, y], 9 * k, 6 * k, 'wall2'),
    fill(handCut(rnd, x - 2.4 * k, y - 14 * k, 4.8 * k, 15 * k, 0.06), 'wall1'),
    fill(traced(`M${x - 3 * k} ${y - 13.8 * k}L${x} ${y - 24 * k}L${x + 3 * k} ${y - 13.8 * k}Z`), 'roof'),
    fill(
      traced(`M${x - 1.55 * k} ${y - 18.7 * k}L${x} ${y - 24 * k}L${x + 0.3 * k} ${y - 22.9 * k}L${x - 0.6 * k} ${y - 18 * k}Z`),
      'snow',
    ),
    fill(circle([x, y - 11 * k], 1.15 * k), 'light'),
    fill(rectangle(x - 0.55 * k, y - 7.6 * k, 1.1 * k, 2.6 * k), 'light'),
    outline(line([x, y - 24 * k], [x, y - 26.4 * k]), 'roof', 0.4),
  ];
}

/** Everything behind the glass, about 0, 0 with radius 40. */
function village(rnd: Random): Mark[] {
  const ground = (y: number, swing: number): Path => [
    ...curve([-46, -26, -6, 14, 32, 46].map((x, i): Point => [x, y + (i % 2 === 0 ? swing : -swing) * rnd.between(0.6, 1)])),
    { op: 'L', points: [[46, 46]] },
    { op: 'L', points: [[-46, 46]] },
    { op: 'Z', points: [] },
  ];
  const firs = (list: readonly (readonly [number, number, number])[], ink: string, snow?: string) =>
    list.flatMap(([x, y, height]) => fir(rnd, [x, y], height, { ink, tier: 1.7, ...(snow ? { snow } : {}) }));
  const flakes: Mark[] = [];
  const fallen: Point[] = [];
  for (let i = 0; i < 260; i++) {
    const at = polar([0, 0], rnd.next() * Math.PI * 2, 38 * Math.sqrt(rnd.next()));
    if (at[1] > 17 || fallen.some((other) => distance(at, other) < 2.7)) continue;
    fallen.push(at);
    flakes.push(fill(dot(at, rnd.between(0.24, 0.62)), 'snow'));
  }
  return [
    fill(circle([0, 0], 40), 'sky1'),
    fill(ellipse([0, 9], 37, 29), 'sky2'),
    fill(ellipse([0, 17], 31, 21), 'sky3'),
    fill(ground(11, 3), 'far'),
    ...firs(
      [
        [-31, 13, 13],
        [-25, 11, 16],
        [-19, 12, 11],
        [20, 9, 14],
        [26, 10, 18],
        [32, 13, 12],
      ],
      'fir2',
    ),
    fill(ground(17, 1.6), 'snow-shade'),
    ...church(rnd, [-7, 18.5], 1.12),
    ...house(rnd, [-19, 20.5], 10, 6.4, 'wall3'),
    ...house(rnd, [14.5, 20], 11.5, 7, 'wall1'),
    ...firs(
      [
        [-29, 24, 21],
        [27, 24, 24],
        [22, 26, 14],
      ],
      'fir1',
      'snow',
    ),
    fill(ground(25, 1.3), 'snow'),
    ...firs(
      [
        [-13, 29, 11],
        [7, 31, 8.5],
      ],
      'fir1',
      'snow',
    ),
    ...flakes,
  ];
}

/** Glass, light on it, and the turned foot. The globe's middle is 0, 0 and its radius 40; the foot ends at y 58. */
function globe(seed: number): { inside: Mark[]; over: Mark[]; under: Mark[] } {
  const rnd = random(seed);
  const foot = traced('M-27 36C-27 34 27 34 27 36L31 51C31.6 53 34 53.4 34 55.5L34 58L-34 58L-34 55.5C-34 53.4 -31.6 53 -31 51Z');
  const under: Mark[] = [fill(ellipse([0, 58.2], 38, 1.7), 'shadow'), fill(foot, 'wood')];
  under.push(
    fill(traced('M-31.4 51.8L31.4 51.8C32 53.2 34 53.6 34 55.5L34 58L-34 58L-34 55.5C-34 53.6 -32 53.2 -31.4 51.8Z'), 'wood-dark'),
  );
  const over: Mark[] = [outline(circle([0, 0], 40), 'glass', 0.7)];
  for (const [from, to, reach] of [
    [3.45, 4.3, 36.4],
    [3.62, 4.05, 34.2],
  ] as const) {
    const points = Array.from({ length: 6 }, (_, i) => polar([0, 0], from + ((to - from) * i) / 5, reach));
    over.push(fill(swell(rnd, points, reach > 35 ? 1.1 : 0.7, 3), 'glass'));
  }
  const belt: Mark[] = [];
  for (let i = -3; i <= 3; i++) belt.push(fill(star([i * 7.6, 45 - Math.abs(i) * 0.1], i % 2 === 0 ? 2.3 : 1.6, 8, 0.42), 'gold'));
  return { inside: village(rnd), over: [...over, ...belt], under };
}

function front(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, format } = card;
  const face = card.face('front');
  const k = { a6: 0.94, 'din-long': 0.98, square: 0.92 }[format];
  const centre: Point = [w / 2, { a6: 48, 'din-long': 76, square: 46 }[format]];
  const { inside, over, under } = globe(row.seed);
  const placed = (marks: readonly Mark[]) => moved(marks, multiply(shift(...centre), scale(k)));
  const layers: Layer[] = [{ marks: placed(under) }, { marks: placed(inside), clip: circle(centre, 40 * k) }, { marks: placed(over) }];
  face.place(drawn(face, layers), 'snow-globe');
  const size = { a6: 12, 'din-long': 12, square: 13.5 }[format];
  const y = centre[1] + 58 * k + { a6: 18, 'din-long': 25, square: 16.5 }[format];
  const common = { x: w / 2, width: w - 18 } as const;
  face.text({ ...common, id: 'front-title', role: 'title', font: 'playfair', size, minSize: 7, y, ink: 'ink' });
  face.text({
    ...common,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'josefin',
    size: 3.4,
    minSize: 2.5,
    tracking: 0.2,
    leading: 1.7,
    y: y + { a6: 11.4, 'din-long': 13, square: 10.5 }[format],
    ink: 'accent',
  });
}

function flurry(rnd: Random, face: Face, keep: (at: Point) => boolean): Mark[] {
  const marks: Mark[] = [];
  const lain: Point[] = [];
  for (let i = 0; i < 420; i++) {
    const at: Point = [rnd.between(2, face.width - 2), rnd.between(2, face.height - 2)];
    if (!keep(at) || lain.some((other) => distance(at, other) < 5)) continue;
    lain.push(at);
    marks.push(fill(dot(at, rnd.between(0.3, 0.75)), 'flake'));
  }
  return marks;
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, folded } = card;
  const rnd = random(row.seed + 2);
  const face = card.face(folded ? 'inside-right' : 'back');
  const middle = h * 0.47;
  face.place(drawn(face, [{ marks: flurry(rnd, face, ([, y]) => y < h * 0.16 || y > h * 0.82) }]), 'snow');
  message(face, row.texts, {
    heading: 'playfair',
    headingSize: 8.4,
    body: 'cormorant-semibold',
    bodySize: card.format === 'din-long' ? 4.7 : 5,
    sign: 'playfair-italic',
    signSize: 5,
    ink: 'ink',
    accent: 'accent',
    x: w / 2,
    width: w - 24,
    middle,
  });
  if (!folded) return;
  const left = card.face('inside-left');
  const size = Math.min(w, h) * 0.78;
  left.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    x: (w - size) / 2,
    y: h * 0.46 - size / 2,
    width: size,
    height: size,
    shape: 'circle',
    ink: 'photo',
  });
  const rim = outline(circle([w / 2, h * 0.46], size / 2 + 2), 'gold', 0.4);
  left.place(drawn(left, [{ marks: [rim] }]), 'edge');
  const back = card.face('back');
  const trees = [
    ...fir(rnd, [w / 2 - 5, h - 16], 12, { ink: 'fir1', snow: 'flake', tier: 1.8 }),
    ...fir(rnd, [w / 2 + 3, h - 15.4], 17, { ink: 'fir1', snow: 'flake', tier: 1.8 }),
  ];
  back.place(drawn(back, [{ marks: trees }]), 'firs');
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    front(card, row);
    others(card, row);
    return card.finish();
  },
};
