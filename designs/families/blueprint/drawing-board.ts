/** The carpenter's drawing of a roof frame: white lines on blue, and the invitation is its title block. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { direction, distance, type Path, type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { timber, type View, viewFrom } from './isometric.ts';
import { house, rafters, walls } from './roof-frame.ts';
import { placeTitleBlock } from './title-block.ts';
import { placeLetter } from './words.ts';
import { wreath } from './wreath.ts';

/** A line that overshoots its ends a little and trembles. */
function ruled(rnd: Random, from: Point, to: Point, width = 0.25, over = 0.25): Path {
  const angle = direction(from, to);
  const start = polar(from, angle + Math.PI, over * rnd.between(0.3, 1.2));
  const end = polar(to, angle, over * rnd.between(0.3, 1.2));
  const shake = distance(from, to) > 8 ? 0.05 : 0.02;
  return sliver([start[0] + rnd.spread(shake), start[1] + rnd.spread(shake)], [end[0] + rnd.spread(shake), end[1]], width, width * 0.9);
}

/** Squared paper to the bleed, in one path. */
export function squares(face: Face, step = 5): Mark {
  const { x, y, width, height } = face.bleedBox;
  const lines: Path[] = [];
  for (let at = 0; at <= face.width; at += step) lines.push(rectangle(at - 0.08, y, 0.16, height));
  for (let at = 0; at <= face.height; at += step) lines.push(rectangle(x, at - 0.08, width, 0.16));
  return fill(lines.flat(), 'grid');
}

/** The edges of faces, one that two of them share once. */
function edgesOf(faces: readonly (readonly Point[])[]): [Point, Point][] {
  const named = (point: Point) => point.map((value) => value.toFixed(2)).join();
  const edges = faces.flatMap((corners) =>
    corners.map((corner, i): [Point, Point] => [corner, corners[(i + 1) % corners.length] as Point]),
  );
  return [...new Map(edges.map((edge) => [edge.map(named).toSorted().join(' '), edge])).values()];
}

/** Share of the beams, the farthest ones, that are ruled in the paler ink. */
const farShare = 0.68;

function frameMarks(rnd: Random, view: View): Mark[] {
  return timber([...walls(), ...rafters()], view).flatMap((sides, at, all): Mark[] => [
    fill(
      sides.flatMap(({ corners }) => polygon(corners)),
      'face',
    ),
    fill(
      edgesOf(sides.map(({ corners }) => corners)).flatMap(([from, to]) => ruled(rnd, from, to)),
      at < all.length * farShare ? 'line-far' : 'line',
    ),
  ]);
}

/** A measure beside an edge: two short strokes, a line, a tick at each end. */
function measure(rnd: Random, from: Point, to: Point, off: Point): Path {
  const [a, b] = [from, to].map(([x, y]): Point => [x + off[0], y + off[1]]) as [Point, Point];
  const short = (at: Point): Path =>
    ruled(rnd, [at[0] - off[0] * 0.75, at[1] - off[1] * 0.75], [at[0] + off[0] * 0.12, at[1] + off[1] * 0.12], 0.17, 0);
  const tick = (at: Point): Path => sliver([at[0] - 0.9, at[1] + 0.9], [at[0] + 0.9, at[1] - 0.9], 0.34, 0.34);
  return [...short(a), ...short(b), ...ruled(rnd, a, b, 0.19, 1.6), ...tick(a), ...tick(b)];
}

type Scene = { origin: Point; unit: number; label: number };

const scenes = {
  square: { origin: [77.5, 64], unit: 6.3, label: 3.8 },
  a6: { origin: [59.5, 49.5], unit: 4.75, label: 3.4 },
  'din-long': { origin: [56.6, 79], unit: 4.5, label: 3.4 },
} as const satisfies Record<CardBuilder['format'], Scene>;

/** The frame on squared paper, with its wreath. Returns where its points are on the page. */
export function placeFrame(face: Face, row: DesignTemplate, { origin, unit }: Pick<Scene, 'origin' | 'unit'>, hasMeasures: boolean): View {
  const rnd = random(row.seed);
  const view = viewFrom(origin, unit);
  const { wide, deep, ridge } = house;
  const [left, foot, right] = [view([0, deep, 0]), view([wide, deep, 0]), view([wide, 0, 0])];
  const top = view([wide / 2, deep + 0.6, ridge]);
  const hang: Point = [top[0], top[1] - unit * 1.9];
  const upright = left[0] - unit * 1.34;
  const measures: Path = hasMeasures
    ? [
        ...measure(rnd, left, foot, [-unit * 0.34, unit * 0.82]),
        ...measure(rnd, foot, right, [unit * 0.34, unit * 0.82]),
        ...measure(rnd, [left[0], left[1]], [left[0], top[1]], [upright - left[0], 0]),
      ]
    : [];
  face.place(
    drawn(face, [
      {
        marks: [
          squares(face),
          ...frameMarks(rnd, view),
          fill(measures, 'faint'),
          fill(ruled(rnd, top, [hang[0], hang[1] + unit * 0.6], 0.5, 0), 'line'),
          ...wreath(rnd, hang, unit * 0.72),
        ],
      },
    ]),
    'house',
  );
  return view;
}

export function drawDrawingBoard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const scene: Scene = scenes[format];
  const view = placeFrame(front, row, scene, true);
  const { wide, deep, ridge } = house;
  const { unit, label } = scene;
  const [left, foot, right] = [view([0, deep, 0]), view([wide, deep, 0]), view([wide, 0, 0])];
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const measureText = {
    font: 'barlow-condensed',
    size: label,
    minSize: 2.3,
    tracking: 0.03,
    ink: 'line',
    role: 'caption',
    personal: false,
  } as const;
  const [west, east] = [middle(left, foot), middle(foot, right)];
  front.text({
    ...measureText,
    id: 'front-measure-1',
    number: 1,
    x: west[0] - unit * 0.7,
    y: west[1] + unit * 1.5,
    width: 22,
    align: 'right',
  });
  front.text({
    ...measureText,
    id: 'front-measure-2',
    number: 2,
    x: { square: 86, a6: 95, 'din-long': 94.6 }[format],
    y: format === 'square' ? foot[1] + 9 : east[1] + unit * 1.62,
    width: 24,
    align: 'right',
  });
  const top = view([wide / 2, deep + 0.6, ridge])[1];
  front.text({
    ...measureText,
    id: 'front-measure-3',
    number: 3,
    x: left[0] - unit * 1.34 - label * 0.42,
    y: top + 7.6 + label * 0.35,
    width: 24,
    rotation: -90,
  });
  placeTitleBlock(front, format);
  if (!card.folded) {
    const plain = card.face('back');
    plain.place(drawn(plain, [{ marks: [squares(plain), ...wreath(random(row.seed), [w - 20, h - 30], 4.6)] }]), 'wreath');
  }
  placeLetter(card, row);
  if (!card.folded) return;
  const inside = card.face('inside-left');
  placeFrame(inside, row, { origin: [w * 0.555, h * 0.42], unit: Math.min(w, h) * 0.044 }, false);
  const back = card.face('back');
  back.place(drawn(back, [{ marks: [squares(back), ...wreath(random(row.seed), [w / 2, h * 0.78], 4)] }]), 'wreath');
}
