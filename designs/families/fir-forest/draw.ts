/** Christmas cards with a fir forest under the stars and one lit hut; the forest runs on over the back, and stands in daylight inside. */

import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, polygon, rectangle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { fir } from '#designs/drawing/fir.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { distance, type Path, type Point, shift } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

type Clear = { x: number; y: number; width: number; height: number };

/** Everything from a wavy line down to `floor`. */
function land(line: readonly Point[], floor: number): Path {
  const first = line[0] as Point;
  const last = line[line.length - 1] as Point;
  return [...curve(line), { op: 'L', points: [[last[0], floor]] }, { op: 'L', points: [[first[0], floor]] }, { op: 'Z', points: [] }];
}

/** A gentle line across `from`..`to` about y, `swing` mm up and down. */
function wave(rnd: Random, from: number, to: number, y: number, swing: number, span = 26): Point[] {
  const points: Point[] = [];
  let up = rnd.chance(0.5);
  for (let x = from - span; x <= to + span; x += span * rnd.between(0.8, 1.2)) {
    points.push([x, y + (up ? -1 : 1) * swing * rnd.between(0.35, 1)]);
    up = !up;
  }
  return points;
}

function heightAt(line: readonly Point[], x: number): number {
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i] as Point;
    const [bx, by] = line[i + 1] as Point;
    if (x >= ax && x <= bx) return ay + ((by - ay) * (x - ax)) / (bx - ax);
  }
  return line[0]?.[1] ?? 0;
}

/** Trees of one distance along a line. `size(x)` is the mean height; `clear` keeps a gap. */
function row(
  rnd: Random,
  line: readonly Point[],
  from: number,
  to: number,
  step: readonly [number, number],
  size: (x: number) => number,
  look: { ink: string; snow?: string; tier: number },
  clear: (x: number, width: number) => boolean = () => false,
): Mark[] {
  const trees: { x: number; height: number }[] = [];
  for (let x = from; x < to; x += rnd.between(...step)) {
    const height = size(x) * rnd.between(0.72, 1.24);
    if (height > 5 && !clear(x, height * 0.2)) trees.push({ x, height });
  }
  trees.sort((a, b) => b.height - a.height);
  return trees.flatMap(({ x, height }) => fir(rnd, [x, heightAt(line, x) + 1.2], height, look));
}

/** A hut with one lit window; 0, 0 is the middle of its foot. */
function hut(): Mark[] {
  return [
    fill(
      polygon([
        [-4.4, 0.6],
        [-4.4, -3.4],
        [4.4, -3.4],
        [4.4, 0.6],
      ]),
      'hut',
    ),
    fill(
      polygon([
        [2, -8.2],
        [3.4, -8.2],
        [3.4, -4],
        [2, -4],
      ]),
      'hut',
    ),
    fill(
      polygon([
        [-6, -3],
        [-0.4, -8.4],
        [6, -3],
      ]),
      'hut',
    ),
    fill(
      polygon([
        [-6.4, -3.1],
        [-0.4, -9.2],
        [6.4, -3.1],
        [5.2, -3.1],
        [-0.4, -8],
        [-5.2, -3.1],
      ]),
      'snow',
    ),
    fill(rectangle(1.8, -8.8, 1.8, 0.7), 'snow'),
    fill(rectangle(-2.6, -2.7, 0.95, 1.9), 'gold'),
    fill(rectangle(-1.3, -2.7, 0.95, 1.9), 'gold'),
    fill(rectangle(1.4, -2.5, 1.6, 3.1), 'near'),
  ];
}

/** The great star: four long rays and four short ones. */
export function greatStar([x, y]: Point, r: number): Mark[] {
  const points: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const reach = i % 2 === 1 ? 0.115 : i % 8 === 0 ? 1 : i % 4 === 0 ? 0.72 : 0.36;
    points.push([x + Math.cos(angle) * r * reach, y + Math.sin(angle) * r * reach]);
  }
  return [fill(polygon(points), 'gold')];
}

/** What foil keeps from an edge, in mm. */
const minRoom = 1.8;

/** Foil stars among printed ones; none of foil near the trim or a fold. */
function starlight(rnd: Random, width: number, depth: number, count: number, folds: readonly number[], clear: readonly Clear[]): Mark[] {
  const marks: Mark[] = [];
  const lit: Point[] = [];
  for (let i = 0; i < count; i++) {
    const at: Point = [rnd.between(2, width - 2), rnd.between(2, depth)];
    const radius = 0.16 + 0.26 * rnd.next() ** 2.4;
    const large = i % 9 === 0;
    const taken =
      lit.some((other) => distance(at, other) < (large ? 9 : 2.6)) ||
      clear.some(({ x, y, width: w, height: h }) => at[0] > x - 3 && at[0] < x + w + 3 && at[1] > y - 3 && at[1] < y + h + 3);
    if (taken) continue;
    lit.push(at);
    const size = large ? rnd.between(1.15, 1.8) : 0;
    const room = Math.min(at[1], ...[0, width, ...folds].map((edge) => Math.abs(at[0] - edge))) - size;
    marks.push(large && room > minRoom ? fill(star(at, size, 4, 0.27), 'gold') : fill(circle(at, radius), 'starlight'));
  }
  return marks;
}

/** The night over `width` mm, from one free edge to the other; `fold` is where the front begins. */
export function night(seed: number, width: number, h: number, panel: number, clear: readonly Clear[]): Mark[] {
  const rnd = random(seed);
  const fold = width - panel;
  const floor = h + 3;
  const k = h / 148 > 1.2 ? 1.14 : 1;
  const marks: Mark[] = [];
  [66, 57, 49, 42].forEach((y, i) => {
    marks.push(fill(land(wave(rnd, -3, width + 3, h - y * k, 1.7, 34), floor), `sky${i + 2}`));
  });
  marks.push(...starlight(rnd, width, h - 62 * k, Math.round(width * (h > 160 ? 1.25 : 0.85)), fold > 0 ? [fold] : [], clear));
  const far = wave(rnd, -3, width + 3, h - 35 * k, 2.4, 30);
  marks.push(fill(land(far, floor), 'far'), ...row(rnd, far, -3, width + 3, [1.9, 4], () => 10 * k, { ink: 'far', tier: 2 }));
  const hutX = fold + panel * 0.6;
  const middle = wave(rnd, -3, width + 3, h - 24.5 * k, 2.2, 33);
  marks.push(
    fill(land(middle, floor), 'mid'),
    ...row(rnd, middle, -3, width + 3, [3.2, 6.6], (x) => (Math.abs(x - hutX) < 9 ? 9 : 20) * k, { ink: 'mid', tier: 1.8 }),
  );
  const field = wave(rnd, -3, width + 3, h - 16 * k, 1.9, 40);
  marks.push(fill(land(field, floor), 'snow-shade'), ...moved(hut(), shift(hutX, heightAt(field, hutX) + 0.4)));
  const tall = (x: number) => {
    const share = x < fold ? x / Math.max(1, fold) : (x - fold) / panel;
    const edge = Math.abs(share - 0.52) * 2;
    return (x < fold ? 15 + 26 * edge ** 2 : 12 + 43 * edge ** 2) * k;
  };
  const ground = wave(rnd, -3, width + 3, h - 8 * k, 1.4, 30);
  marks.push(
    ...row(rnd, ground, -4, width + 4, [4.4, 9], tall, { ink: 'near', snow: 'near-snow', tier: 2 }, (x, w) => Math.abs(x - hutX) < 9 + w),
  );
  marks.push(fill(land(wave(rnd, -3, width + 3, h - 7 * k, 1.6, 30), floor), 'snow'));
  return marks;
}

/** The same forest by day: two pale depths along the foot of the inside. */
export function day(seed: number, width: number, h: number): Mark[] {
  const rnd = random(seed);
  const floor = h + 3;
  const far = wave(rnd, -3, width + 3, h - 17, 2, 30);
  const near = wave(rnd, -3, width + 3, h - 8, 1.6, 30);
  return [
    fill(land(far, floor), 'day-far'),
    ...row(rnd, far, -3, width + 3, [2.4, 5.4], () => 11, { ink: 'day-far', tier: 2 }),
    fill(land(near, floor), 'day-near'),
    ...row(rnd, near, -3, width + 3, [4, 9], () => 15, { ink: 'day-near', tier: 1.9 }),
    fill(land(wave(rnd, -3, width + 3, h - 3.5, 1, 30), floor), 'day'),
  ];
}

function front(face: Face): Clear[] {
  const { width: w, height: h } = face;
  const top = h > 160 ? 66 : 48;
  const size = h > 160 ? 13.6 : w > 120 ? 17 : 14.5;
  const common = { x: w / 2, width: w - 16, ink: 'light' } as const;
  face.text({ ...common, id: 'front-title', role: 'title', font: 'playfair', size, minSize: 8, y: top, leading: 1.12 });
  face.text({
    ...common,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'josefin',
    size: 3.6,
    minSize: 2.5,
    y: top + size * 1.12 + 11,
    tracking: 0.2,
    leading: 1.6,
  });
  return [{ x: 12, y: top - size, width: w - 24, height: size * 2.2 + 14 }];
}

function words(face: Face): void {
  const { width: w, height: h } = face;
  const top = h / 2 - 30;
  const common = { x: w / 2, width: Math.min(w - 24, 96), ink: 'ink' } as const;
  face.place(drawn(face, [{ marks: [...greatStar([w / 2, top - 20], 7.5)] }]), 'star');
  face.text({ ...common, id: 'inside-heading', role: 'inside-heading', font: 'playfair', size: 8, minSize: 5.5, y: top, leading: 1.2 });
  face.text({
    ...common,
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'cormorant-semibold',
    size: 4.9,
    minSize: 3.4,
    y: top + 13,
    vertical: 'top',
    leading: 1.45,
    lines: 5,
    figures: 'oldstyle',
  });
  face.text({
    ...common,
    id: 'inside-sender',
    role: 'signature',
    personal: true,
    font: 'playfair-italic',
    size: 5.2,
    minSize: 3.4,
    y: top + 51,
    leading: 1.2,
  });
}

function folded(card: CardBuilder, seed: number): void {
  const { width: w, height: h } = card;
  const back = card.face('back');
  const note: Clear = { x: 14, y: h * 0.3, width: w - 28, height: 16 };
  const face = card.face('front');
  const clear = front(face).map((box) => ({ ...box, x: box.x + w }));
  const marks = [
    ...night(seed, w * 2, h, w, [...clear, note, { x: w * 1.5 - 8, y: 10, width: 16, height: 26 }]),
    ...greatStar([w * 1.5, h > 160 ? 32 : 23], h > 160 ? 13 : 10.5),
  ];
  under(back, marks);
  under(face, moved(marks, shift(-w, 0)));
  back.text({
    id: 'back-note',
    role: 'address',
    personal: true,
    font: 'josefin',
    size: 3.4,
    minSize: 2.4,
    x: w / 2,
    y: h * 0.34,
    width: w - 24,
    leading: 1.6,
    lines: 3,
    tracking: 0.06,
    ink: 'light',
  });
  const left = card.face('inside-left');
  const right = card.face('inside-right');
  const inside = day(seed + 1, w * 2, h);
  const width = w - 28;
  const height = Math.min(width * 1.2, h - 62);
  under(left, inside);
  left.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    shape: 'rect',
    x: 14,
    y: (h - 30 - height) / 2 + 2,
    width,
    height,
    ink: 'photo',
  });
  under(right, moved(inside, shift(-w, 0)));
  words(right);
}

/** Draws what of the whole sheet lies on this face. */
function under(face: Face, marks: readonly Mark[]): void {
  face.place(drawn(face, [{ marks: touching(face, marks) }]), 'winter-forest');
}

/** Leaves out marks that lie wholly beyond the face, so that a fold does not double the drawing. */
function touching({ bleedBox: { x, width } }: Face, marks: readonly Mark[]): Mark[] {
  return marks.filter(({ path }) => {
    const across = path.flatMap(({ points }) => points.map(([px]) => px));
    return Math.max(...across) > x && Math.min(...across) < x + width;
  });
}

export const family: Family = {
  draw(design, form, format) {
    const card = cardBuilder(design, form, format);
    const { width: w, height: h } = card;
    card.ground('sky1', card.folded ? 'outside' : 'front');
    card.ground('day', card.folded ? 'inside' : 'back');
    if (card.folded) {
      folded(card, design.seed);
    } else {
      const face = card.face('front');
      const clear = front(face);
      const marks = night(design.seed, w, h, w, [...clear, { x: w / 2 - 8, y: 10, width: 16, height: 26 }]);
      under(face, [...marks, ...greatStar([w / 2, h > 160 ? 32 : 23], h > 160 ? 13 : 10.5)]);
      const back = card.face('back');
      back.place(drawn(back, [{ marks: day(design.seed + 1, w, h) }]), 'forest');
      words(back);
    }
    const pages = card.finish();
    for (const page of pages.pages) page.elements.sort((a, b) => Number(a.kind !== 'artwork') - Number(b.kind !== 'artwork'));
    return pages;
  },
};
