/** A feather, and a parcel with a bow. Lengths in mm on a front of 105 × 148. */
import { circle, curve, dot, polygon, rectangle, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { direction, mirror, type Point, polar, way } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';

/** Where the barbs part, as shares of the vane: a feather that was worn. */
const splits = [0.3, 0.52, 0.71] as const;

/** Barb by barb along a bent shaft, the far side darker than the near one. */
export function feather(rnd: Random, shaft: readonly Point[], width: number): Mark[] {
  const points = sampled(shaft, 40);
  const at = (share: number) => Math.min(points.length - 2, Math.round(share * (points.length - 1)));
  const barbs: Mark[] = [];
  const count = 74;
  for (let i = 0; i < count; i++) {
    const share = i / (count - 1);
    const place = at(0.2 + 0.79 * share);
    const [point, next] = [points[place] as Point, points[place + 1] as Point];
    const heading = direction(point, next);
    const spread = 0.86 - 0.56 * share;
    for (const side of [-1, 1]) {
      const isSplit = splits.some((split) => Math.abs(share - split - (side < 0 ? 0.05 : 0)) < 0.011);
      if (isSplit) continue;
      const long =
        width * Math.sin(Math.PI * Math.min(0.985, 0.16 + 0.83 * share)) ** 0.62 * (side < 0 ? 1 : 0.82) * rnd.between(0.95, 1.03);
      const isDown = share < 0.1;
      const ink = isDown ? 'down' : side < 0 ? rnd.pick(['vane2', 'vane3', 'vane2']) : rnd.pick(['vane1', 'vane2', 'vane1']);
      const shape = { widest: 0.4, tip: 0.7, bend: side * -0.42, steps: 7 };
      const angle = heading + side * (isDown ? spread + 0.34 : spread) + rnd.spread(isDown ? 0.22 : 0.02);
      barbs.push(fill(leaf(point, angle, isDown ? long * 0.8 : long, isDown ? 0.55 : 1.05, shape).outline, ink));
    }
  }
  return [
    ...barbs,
    fill(
      tapered(points, (t) => 1.5 - 1.25 * t),
      'shaft',
    ),
  ];
}

/** Small bright dots that fly beside it. */
export function sparks(rnd: Random, places: readonly Point[], ink: string): Mark[] {
  return places.map((place) => fill(dot(place, rnd.between(0.45, 1)), ink));
}

const knot: Point = [52.5, 45];
const half = 8;

const edges = [-half + 1.3, half - 2.2] as const;

function across(width: number): Mark[] {
  const y = knot[1];
  return [
    fill(rectangle(-3, y - half + 1.1, width + 6, 2 * half), 'shadow'),
    fill(rectangle(-3, y - half, width + 6, 2 * half), 'band'),
    ...edges.map((edge) => fill(rectangle(-3, y + edge, width + 6, 0.9), 'band-edge')),
  ];
}

function upright(height: number): Mark[] {
  const x = knot[0];
  return [
    fill(rectangle(x - half + 1.1, -3, 2 * half, height + 6), 'shadow'),
    fill(rectangle(x - half, -3, 2 * half, height + 6), 'band'),
    ...edges.map((edge) => fill(rectangle(x + edge, -3, 0.9, height + 6), 'band-edge')),
  ];
}

/** The right loop of the bow and its tail; the left ones are their mirror image. */
function loop(): Mark[] {
  const [x, y] = knot;
  const outer = curve(way(x, y - 2, x + 9, y - 13, x + 24, y - 20, x + 35, y - 16, x + 36, y - 4, x + 26, y + 5, x + 11, y + 4, x, y + 2), {
    closed: true,
  });
  const hollow = curve(way(x + 8, y - 3, x + 17, y - 10, x + 27, y - 13, x + 31, y - 9, x + 27, y - 3, x + 17, y - 0.5), { closed: true });
  const folds = [way(x + 3, y - 1, x + 11, y - 6.5, x + 17, y - 8.5), way(x + 3, y + 1, x + 12, y + 1.6, x + 20, y + 0.6)];
  const tail = polygon(way(x + 1, y, x + 8, y + 3, x + 22, y + 27, x + 16.5, y + 26.5, x + 12.5, y + 31.5, x + 2, y + 8));
  const shade = polygon(way(x + 1, y, x + 4.6, y + 1.4, x + 15.5, y + 27.5, x + 12.5, y + 31.5, x + 2, y + 8));
  return [
    fill(tail, 'band'),
    fill(shade, 'band-dark'),
    fill(outer, 'band'),
    fill(hollow, 'band-deep'),
    ...folds.map((fold) =>
      fill(
        tapered(sampled(fold, 6), (t) => 0.25 + 0.7 * Math.sin(Math.PI * t)),
        'band-dark',
      ),
    ),
  ];
}

function dots(width: number, height: number): Mark[] {
  const marks: Mark[] = [];
  for (let row = 0, top = -2; top < height + 3; row += 1, top += 7.4)
    for (let left = row % 2 === 0 ? -1 : 3.2; left < width + 3; left += 8.4) marks.push(fill(circle([left, top], 0.95), 'dots'));
  return marks;
}

/** The paper of the parcel with the ribbon that goes round it, for the back. */
export function wrapping(width: number, height: number): Mark[] {
  return [...dots(width, height), ...across(width)];
}

/** Paper with dots, ribbons crosswise, bow, and a tag `wide` × `tall` hanging below, its hole at the top. */
export function parcel(width: number, height: number, tag: { x: number; y: number; wide: number; tall: number }): Mark[] {
  const [x, y] = knot;
  const bow = loop();
  const cast = moved(bow.slice(0, 1).concat(bow.slice(2, 3)), [1, 0, 0, 1, 1.2, 1.6]).map(({ path }) => fill(path, 'band-deep'));
  const centre = curve(way(x - 6, y - 6, x, y - 7, x + 6, y - 6, x + 6.6, y, x + 6, y + 6, x, y + 7, x - 6, y + 6, x - 6.6, y), {
    closed: true,
  });
  const hole: Point = [tag.x + tag.wide / 2, tag.y + 6.4];
  const cut = 9;
  const paper = (dx: number) =>
    polygon(
      way(
        ...[tag.x + cut + dx, tag.y + dx, tag.x + tag.wide - cut + dx, tag.y + dx, tag.x + tag.wide + dx, tag.y + cut + dx],
        ...[tag.x + tag.wide + dx, tag.y + tag.tall + dx, tag.x + dx, tag.y + tag.tall + dx, tag.x + dx, tag.y + cut + dx],
      ),
    );
  const string = way(x, y + 3, x - 3.2, y + 16, x + 2.5, y + 27, hole[0], hole[1]);
  return [
    ...wrapping(width, height),
    ...upright(height),
    ...cast,
    ...moved(cast, mirror(x)),
    ...bow,
    ...moved(bow, mirror(x)),
    fill(paper(1), 'shadow'),
    fill(paper(0), 'tag'),
    fill(circle(hole, 2.2), 'band-edge'),
    fill(circle(hole, 1.3), 'shadow'),
    fill(
      tapered(sampled(string, 10), () => 0.7),
      'shadow',
    ),
    fill(centre, 'band'),
    ...[-2.6, 0.4, 3].map((dx) =>
      fill(
        tapered(sampled(way(x + dx, y - 5.4, x + dx * 0.55, y, x + dx, y + 5.4), 6), () => 0.45),
        'band-dark',
      ),
    ),
  ];
}

/** Snippets of paper in a box: strips, discs and small triangles, each at its own angle. */
export function confetti(
  rnd: Random,
  box: { x: number; y: number; width: number; height: number },
  inks: readonly string[],
  count: number,
): Mark[] {
  return Array.from({ length: count }, () => {
    const at: Point = [box.x + rnd.next() * box.width, box.y + rnd.next() ** 1.5 * box.height];
    const angle = rnd.next() * Math.PI;
    const ink = rnd.pick(inks);
    const kind = rnd.next();
    if (kind < 0.3) return fill(circle(at, rnd.between(0.6, 1.1)), ink);
    const corner = (turn: number, reach: number) => polar(at, angle + turn, reach);
    if (kind < 0.5) return fill(polygon([corner(0, 1.5), corner(2.1, 1.5), corner(4.2, 1.5)]), ink);
    const [long, thin] = [rnd.between(1.2, 2.2), 0.42];
    return fill(polygon([corner(thin, long), corner(-thin, long), corner(Math.PI + thin, long), corner(Math.PI - thin, long)]), ink);
  });
}
