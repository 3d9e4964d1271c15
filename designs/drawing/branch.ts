/** Branches with leaves and berries, by the growth rules of plants. Returns marks; the caller places them. */
import { blob, sampled } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import { type LeafShape, leaf } from './leaf.ts';
import { direction, type Point, polar } from './path.ts';
import type { Random } from './random.ts';
import { pen, swell } from './stroke.ts';

export type BranchLook = {
  /** Number of nodes; alternate branches have one leaf a node, opposite ones two. */
  leaves: number;
  /** Length of a full leaf in mm and its half width as a share of that (0.2 olive 0.14, broad 0.3). */
  length: number;
  width?: number;
  opposite?: boolean;
  /** Share of the stem where leaves begin and end. */
  from?: number;
  to?: number;
  /** Angle to the stem at the foot; shrinks by a third to the tip. */
  angle?: number;
  /** Length of the leaf stalk as a share of the leaf. */
  stalk?: number;
  shape?: LeafShape;
  /** Turn of each leaf towards the tip, 0.2 to 0.7. */
  bend?: number;
  /** Size along the stem, by share; the default is small at the foot, biggest at 40 %, small at the tip. */
  growth?: (share: number) => number;
  /** Ink tokens to choose from. With `shade` a leaf uses TOKEN-dark for its shaded half, with `rib` TOKEN-rib (see `leafInks`). */
  inks: readonly string[];
  shade?: boolean;
  rib?: boolean | string;
  stem: string;
  /** Stem width at foot and tip. */
  stemWidth?: readonly [number, number];
  endLeaf?: boolean;
  /** Draw leaves as outlines of this swell width instead of fills; `inks[0]` is the ink. */
  lineWidth?: number;
  /** Ink that fills outlined leaves, so that a leaf hides what lies behind it. */
  hollow?: string;
  /** Leaves whose tip or middle falls here are left out: exclusion zones of texts. */
  avoid?: (point: Point) => boolean;
};

const naturalGrowth = (share: number) => 0.55 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.78));

/** One leaf with its shade and rib, or as a drawn outline. */
export function leafMarks(
  rnd: Random,
  base: Point,
  angle: number,
  length: number,
  width: number,
  shape: LeafShape,
  ink: string,
  look: Pick<BranchLook, 'shade' | 'rib' | 'lineWidth' | 'hollow'>,
): Mark[] {
  const shaped = leaf(base, angle, length, width, look.lineWidth === undefined ? shape : { steps: 5, ...shape });
  if (look.lineWidth !== undefined) {
    const marks = [
      ...(look.hollow ? [fill(shaped.outline, look.hollow)] : []),
      fill(swell(rnd, shaped.left, look.lineWidth, 1), ink),
      fill(swell(rnd, shaped.right, look.lineWidth * 0.85, 1), ink),
    ];
    if (look.rib) marks.push(fill(pen(rnd, shaped.middle.slice(0, -1), look.lineWidth * 0.7, 0.1, 1), ink));
    return marks;
  }
  const marks = [fill(shaped.outline, ink)];
  if (look.shade) marks.push(fill(shaped.half, `${ink}-dark`));
  if (look.rib)
    marks.push(
      fill(pen(rnd, shaped.middle.slice(0, -1), Math.max(0.17, width * 0.11), 0.1, 1), look.rib === true ? `${ink}-rib` : look.rib),
    );
  return marks;
}

/** Stem through 4 to 7 points from foot to tip, with leaves. */
export function branch(rnd: Random, points: readonly Point[], look: BranchLook): Mark[] {
  const { from = 0.12, to = 0.97, angle = 0.85, stalk = 0.12, bend = 0.5, width = 0.2, growth = naturalGrowth } = look;
  const [foot, tip] = look.stemWidth ?? [0.6, 0.24];
  const path = sampled(points, 14);
  const last = path.length - 1;
  const stalks: Mark[] = [];
  const leaves: Mark[] = [];
  for (let i = 0; i < look.leaves; i++) {
    const share = from + (to - from) * (look.leaves === 1 ? 0 : i / (look.leaves - 1)) + rnd.spread(0.012);
    const k = Math.max(1, Math.min(last - 1, Math.round(share * last)));
    const node = path[k] as Point;
    const heading = direction(path[k - 1] as Point, path[k + 1] as Point);
    for (const side of look.opposite ? [1, -1] : [i % 2 === 1 ? 1 : -1]) {
      const length = look.length * growth(share) * rnd.between(0.86, 1.14);
      const half = length * width * rnd.between(0.85, 1.15);
      const turned = heading + side * (angle * (1 - 0.35 * share) + rnd.spread(0.16));
      const reach = stalk * length;
      const base = polar(node, turned, reach);
      const shape = { ...look.shape, bend: -side * bend * rnd.between(0.4, 1.4), lopsided: rnd.spread(0.18) };
      const ink = rnd.pick(look.inks);
      const marks = leafMarks(rnd, base, turned, length, half, shape, ink, look);
      if (look.avoid?.(polar(base, turned, length)) || look.avoid?.(polar(base, turned, length / 2))) continue;
      leaves.push(...marks);
      if (reach > 0.2) stalks.push(fill(pen(rnd, [node, base], Math.max(0.2, tip * 1.1), 0.16, 2), look.stem));
    }
  }
  if (look.endLeaf ?? true) {
    const end = path[last] as Point;
    const length = look.length * 0.55;
    leaves.push(
      ...leafMarks(
        rnd,
        end,
        direction(path[last - 2] as Point, end),
        length,
        length * width,
        { ...look.shape, bend: 0.2 },
        look.inks[0] as string,
        look,
      ),
    );
  }
  return [fill(pen(rnd, points, foot, tip), look.stem), ...stalks, ...leaves];
}

export type BerryLook = {
  /** Radius 0.95 to 1.35, stalk length range in mm. */
  radius: number;
  stalk: readonly [number, number];
  ink: string;
  stem: string;
  /** Ink of the small highlight, if any. */
  light?: string;
  /** Stalk width; foil needs 0.3. */
  stalkWidth?: number;
};

/** A berry on its stalk from a node. */
export function berry(rnd: Random, node: Point, angle: number, look: BerryLook): Mark[] {
  const length = rnd.between(...look.stalk);
  const centre = polar(node, angle, length);
  const middle = polar(node, angle + rnd.spread(0.12), length * 0.55);
  const width = look.stalkWidth ?? 0.26;
  const radius = look.radius * rnd.between(0.88, 1.12);
  const marks = [
    fill(pen(rnd, [node, middle, centre], width, width * 0.8, 3), look.stem),
    fill(blob(rnd, centre, radius, 0.06, 8), look.ink),
  ];
  if (look.light) marks.push(fill(blob(rnd, [centre[0] - radius * 0.28, centre[1] - radius * 0.32], radius * 0.24, 0.1, 5), look.light));
  return marks;
}

/** Point and heading at a share of a stem: where berries, side twigs and ribbons begin. */
export function stemAt(points: readonly Point[], share: number): { point: Point; heading: number } {
  const path = sampled(points, 14);
  const k = Math.max(1, Math.min(path.length - 2, Math.round(share * (path.length - 1))));
  return { point: path[k] as Point, heading: direction(path[k - 1] as Point, path[k + 1] as Point) };
}
