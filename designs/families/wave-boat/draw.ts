/** Cards of parallel wave lines with one small boat: a folded paper boat, or a sailing boat under the sun. Draws the whole card. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, line, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { type Path, type Point, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';
import type { Family } from '#designs/family.ts';

type Sea = {
  /** Height of the first line and distance of the others in mm. */
  top: number;
  pitch: number;
  count: number;
  /** Height of the swell and length of a wave. */
  swell: number;
  length: number;
  seed: number;
  /** Way in mm that the waves have run on before x 0: what lets two pages share one sea. */
  offset?: number;
};

/** Height of the water at x for the line `i`: three slow waves that drift from line to line. */
function level({ top, pitch, swell, length, seed, offset = 0 }: Sea, i: number, x: number): number {
  const rnd = random(seed);
  const [a, b, c] = [rnd.next() * 6, rnd.next() * 6, rnd.next() * 6];
  const u = (x + offset) / length;
  return (
    top +
    i * pitch +
    swell * (Math.sin(u * 6.283 + a + i * 0.13) * 0.6 + Math.sin(u * 3.1 + b - i * 0.09) * 0.55 + Math.sin(u * 13.1 + c + i * 0.2) * 0.12)
  );
}

/** Steepness of the water, for the heel of a boat. */
function slope(sea: Sea, i: number, x: number): number {
  return Math.atan2(level(sea, i, x + 3) - level(sea, i, x - 3), 6);
}

function surface(face: Face, sea: Sea, i: number): Point[] {
  const from = face.bleedBox.x - 2;
  const to = face.bleedBox.x + face.bleedBox.width + 2;
  const steps = Math.ceil((to - from) / (sea.length / 9));
  return Array.from({ length: steps + 1 }, (_, j): Point => {
    const x = from + ((to - from) * j) / steps;
    return [x, level(sea, i, x)];
  });
}

function body(face: Face, points: readonly Point[]): Path {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const foot = face.height + 4;
  return [...curve(points), { op: 'L', points: [[last[0], foot]] }, { op: 'L', points: [[first[0], foot]] }, { op: 'Z', points: [] }];
}

/** Lines from the surface down; every line swells and thins, every sixth is heavier. */
function water(face: Face, sea: Sea, from = 0): Mark[] {
  const rnd = random(sea.seed + 9);
  return Array.from({ length: sea.count - from }, (_, n) => {
    const i = n + from;
    const phase = rnd.next() * 6;
    const heavy = i % 6 === 0 ? 0.5 : 0.28;
    return fill(
      tapered(surface(face, sea, i), (t) => heavy * (1 + 0.4 * Math.sin(phase + t * 8))),
      i % 6 === 0 ? 'deep' : 'line',
    );
  });
}

/** Bands of tint between the lines, darker with depth. */
function depth(face: Face, sea: Sea): Mark[] {
  return [0, 0.2, 0.42, 0.68].map((share, n) => fill(body(face, surface(face, sea, Math.round(share * sea.count))), `sea${n + 1}`));
}

/** Folded from a page, 40 mm wide, its water line at the origin. `size` is what it will be scaled to: creases keep their width. */
function paperBoat(size: number): Mark[] {
  const crease = 0.22 / size;
  return [
    fill(polygon(way(-7.5, -8.5, 0, -21.5, 7.5, -8.5, 0, -5)), 'boat'),
    fill(polygon(way(0, -21.5, 7.5, -8.5, 0, -5)), 'boat-shade'),
    fill(polygon(way(-20.5, -11.5, -12.5, 3, 12.5, 3, 20.5, -11.5, 0, -4.6)), 'boat'),
    fill(polygon(way(-20.5, -11.5, 0, -4.6, -12.5, 3)), 'boat-fold'),
    fill(polygon(way(20.5, -11.5, 0, -4.6, 12.5, 3)), 'boat-shade'),
    outline(line([0, -21], [0, -5]), 'boat-line', crease),
    outline(line([-12.5, 3], [0, -4.6]), 'boat-line', crease),
    outline(line([12.5, 3], [0, -4.6]), 'boat-line', crease),
    outline(line([-20.5, -11.5], [0, -4.6]), 'boat-line', crease),
    outline(line([20.5, -11.5], [0, -4.6]), 'boat-line', crease),
  ];
}

/** A small cutter with two sails and a pennant, 30 mm wide and 44 high, its water line at the origin. */
function cutter(size: number): Mark[] {
  const seam = 0.2 / size;
  return [
    fill(traced('M-15.5 -4.6C-8 -3.4 6 -3.3 16.8 -5.6C15.4 -1.2 12 2.4 7.5 3L-9.5 3C-13 2 -15 -0.8 -15.5 -4.6Z'), 'hull'),
    fill(traced('M-15.3 -3.2C-8 -2 6 -1.9 16.2 -4.1L16.6 -5.1C6 -2.8 -8 -2.9 -15.5 -4.6Z'), 'boat'),
    fill(
      tapered(way(1.2, -4, 1.4, -24, 1.5, -41), () => 0.75),
      'hull',
    ),
    fill(traced('M2.6 -38C6.4 -27 10.4 -16 15 -8.6C10.6 -7.4 6.4 -7 2.4 -7.2C3 -17 3 -28 2.6 -38Z'), 'boat'),
    fill(
      traced('M8.3 -22.6C10.4 -17.2 12.6 -12.4 15 -8.6C10.6 -7.4 6.4 -7 2.4 -7.2C2.6 -9.6 2.7 -12 2.8 -14.6C5.2 -16.8 7 -19.4 8.3 -22.6Z'),
      'sail',
    ),
    fill(traced('M0.2 -35.5C-5 -25 -9.6 -16.4 -14.4 -8.8C-9.4 -7 -4.4 -6.8 0 -7.4C0.4 -16.6 0.4 -26 0.2 -35.5Z'), 'boat-shade'),
    fill(traced('M1.6 -41C-1.4 -41.6 -4 -40 -7.4 -40.6C-5 -39.4 -2 -38.4 1.5 -38.6Z'), 'sail'),
    outline(line([2.8, -14.6], [10.2, -17.8]), 'boat-line', seam),
    outline(line([2.7, -21], [8.2, -23]), 'boat-line', seam),
  ];
}

function afloat(sea: Sea, x: number, boat: (size: number) => Mark[], size: number, sink = 1.2): Mark[] {
  return moved(boat(size), multiply(multiply(shift(x, level(sea, 0, x) + sink * size), turn(slope(sea, 0, x) * 0.8)), scale(size)));
}

function gull(x: number, y: number, s: number): Mark {
  const points = way(x - 4 * s, y - 1.2 * s, x - 1.8 * s, y - 2 * s, x, y, x + 1.9 * s, y - 2.2 * s, x + 4.4 * s, y - 1.6 * s);
  return fill(
    tapered(points, (t) => 0.2 + 0.5 * s * Math.sin(Math.PI * t)),
    'deep',
  );
}

/** Words above, the paper boat on a wide calm sea. */
function paperFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.14 : 1;
  const sea: Sea = {
    top: h * (square ? 0.66 : tall ? 0.62 : 0.65),
    pitch: 1.85,
    count: tall ? 48 : 34,
    swell: 3.4,
    length: w * 0.62,
    seed: row.seed,
  };
  const x = w * (square ? 0.64 : 0.62);
  const picture = face.drawing();
  picture.add(afloat(sea, x, paperBoat, square ? 1.05 : 0.95));
  picture.add(fill(body(face, surface(face, sea, 0)), 'ground'));
  picture.add(water(face, sea));
  face.place(picture, 'paper-boat');
  const left = w * 0.115;
  const top = tall ? 40 : square ? 28 : 27;
  const common = { x: left, align: 'left', width: w - 2 * left } as const;
  face.text({ ...common, id: 'front-intro', role: 'occasion', font: 'cormorant-italic', size: 6.2 * k, y: top, ink: 'accent' });
  face.text({
    ...common,
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'cormorant',
    size: 15.5 * k,
    minSize: 8,
    y: top + 15.5 * k,
    ink: 'ink',
  });
  face.text({
    ...common,
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'josefin',
    size: 3.4 * k,
    y: top + 25.6 * k,
    tracking: 0.17,
    leading: 1.85,
    vertical: 'top',
    ink: 'ink',
  });
}

/** The cutter before the sun; words stand in the deep water. */
function sailFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.16 : 1;
  const sea: Sea = {
    top: h * (square ? 0.5 : tall ? 0.5 : 0.5),
    pitch: 1.6,
    count: tall ? 66 : 48,
    swell: 3,
    length: w * 0.55,
    seed: row.seed,
  };
  const x = w * 0.42;
  const radius = square ? 27 : 24;
  const picture = face.drawing();
  picture.add(fill(circle([w * 0.6, sea.top - (square ? 16 : 19)], radius), 'sun'));
  picture.add(afloat(sea, x, cutter, square ? 1.22 : 1.15, 0.6));
  picture.add([gull(w * 0.82, sea.top - 44, 0.8), gull(w * 0.72, sea.top - 50, 0.6), gull(w * 0.9, sea.top - 53, 0.5)]);
  picture.add(depth(face, sea));
  picture.add(water(face, { ...sea, count: 13 }));
  face.place(picture, 'sailing-boat');
  const foot = h - (tall ? 30 : square ? 15 : 17);
  const common = { x: w / 2, width: w - 20 } as const;
  face.text({
    ...common,
    id: 'front-heading',
    role: 'heading',
    font: 'dm-serif',
    size: 13.4 * k,
    minSize: 8,
    y: foot - 14 * k,
    ink: 'foam',
  });
  face.text({
    ...common,
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'playfair-italic',
    size: 5.2 * k,
    minSize: 3,
    y: foot - 4.6 * k,
    ink: 'foam',
  });
  face.text({
    ...common,
    id: 'front-facts',
    role: 'date',
    personal: true,
    font: 'jost',
    size: 3.4 * k,
    y: foot + 3.4 * k,
    tracking: 0.15,
    ink: 'foam',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const paper = row.variant === 'paper';
    const k = format === 'square' ? 1.14 : 1;
    card.ground('ground');
    (paper ? paperFront : sailFront)(card, card.face('front'), row);
    const low = (face: Face, seed: number, boat: number | null, offset = 0) => {
      const sea: Sea = { top: h - 19, pitch: paper ? 1.85 : 1.6, count: 14, swell: 2, length: w * 0.6, seed, offset };
      const picture = face.drawing();
      if (boat !== null) picture.add(afloat(sea, boat, paper ? paperBoat : cutter, paper ? 0.5 : 0.46, 0.8));
      picture.add(paper ? fill(body(face, surface(face, sea, 0)), 'ground') : depth(face, sea));
      picture.add(water(face, paper ? sea : { ...sea, count: 7 }));
      face.place(picture, 'waves');
    };
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    low(inner, row.seed + 3, w * 0.74, w);
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: paper ? 'cormorant' : 'dm-serif',
      headingSize: (paper ? 9.6 : 7.4) * k,
      body: paper ? 'cormorant-semibold' : 'jost',
      bodySize: (paper ? 4.7 : 3.8) * k,
      facts: paper ? 'josefin' : 'jost-medium',
      factsSize: 3.3 * k,
      factsTracking: 0.14,
      sign: paper ? 'cormorant-italic' : 'playfair-italic',
      signSize: (paper ? 5.1 : 4.4) * k,
      ink: 'ink',
      accent: 'accent',
      align: 'left',
      x: edge,
      width: w - edge - 8,
      middle: h * 0.41,
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.1;
    left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - 2 * m - 21, ink: 'photo' });
    low(left, row.seed + 3, null);
    low(card.face('back'), row.seed + 5, w * 0.5);
    return card.finish();
  },
};
