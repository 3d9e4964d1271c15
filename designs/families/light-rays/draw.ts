/** Confirmation, communion and youth ceremony cards of light in flat pieces: rays about a cross, a rose window, or a rising sun. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, polygon, rectangle } from '#designs/drawing/curve.ts';
import { type Box, bounds, type Drawing, fill, type Mark, reaching } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { message } from '#designs/drawing/message.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

/** Hues h1 to h8, each in tones -0 (full) to -4 (almost light). */
const tone = (hue: number, light: number) => `h${(((hue % 8) + 8) % 8) + 1}-${Math.max(0, Math.min(4, light))}`;

type Sector = { from: number; to: number; hue: number; light: number };

/** Uneven sectors about a source; neighbours never share a hue and alternate in lightness. */
function sectors(seed: number, count: number, from: number, to: number): Sector[] {
  const rnd = random(seed);
  const widths = Array.from({ length: count }, (_, i) => (i % 3 === 0 ? 1.35 : i % 3 === 1 ? 0.65 : 1) * rnd.between(0.8, 1.2));
  const sum = widths.reduce((a, b) => a + b, 0);
  let angle = from;
  return widths.map((width, i) => {
    const start = angle;
    angle += ((to - from) * width) / sum;
    return { from: start, to: angle, hue: i * 3 + Math.floor(i / 4), light: [1, 0, 2, 1, 0][i % 5] ?? 1 };
  });
}

function wedge(source: Point, from: number, to: number, near: number, far: number): Path {
  return polygon([polar(source, from, near), polar(source, from, far), polar(source, to, far), polar(source, to, near)]);
}

/** Sectors, narrow beams laid over them where a second light falls, and rings of stronger light about the source. */
function light(picture: Drawing, seed: number, source: Point, list: readonly Sector[], field: Path, rings: readonly number[]): void {
  const rnd = random(seed + 1);
  const box = bounds(field);
  const far =
    6 + Math.hypot(Math.max(source[0] - box.x, box.x + box.width - source[0]), Math.max(source[1] - box.y, box.y + box.height - source[1]));
  const put = (marks: readonly Mark[], clip: Path) => picture.add(reaching(marks, box), clip);
  put(
    list.map(({ from, to, hue, light: tint }) => fill(wedge(source, from - 0.004, to + 0.004, 0, far), tone(hue, tint))),
    field,
  );
  const beams = list.flatMap(({ from, to, hue, light: tint }, i): { path: Path; hue: number; light: number }[] => {
    if (i % 2 === 0) return [];
    const width = to - from;
    const near = rnd.between(26, 46);
    const path = polygon([
      polar(source, from + width * 0.5, near),
      polar(source, from + width * 0.14, far),
      polar(source, from + width * 0.78, far),
    ]);
    return [{ path, hue: hue + 5, light: tint + 1 }];
  });
  put(
    beams.map(({ path, hue, light: tint }) => fill(path, tone(hue, tint))),
    field,
  );
  rings.forEach((radius, step) => {
    const disc = circle(source, radius);
    picture.add(
      list.map(({ from, to, hue, light: tint }) =>
        fill(wedge(source, from - 0.004, to + 0.004, 0, radius + 2), tone(hue, Math.max(tint, 0) + step + 1)),
      ),
      disc,
    );
  });
}

function cross([x, y]: Point, tall: number, wide: number, thick: number): Path {
  const h = thick / 2;
  const bar = y + tall * 0.34;
  return polygon([
    [x - h, y],
    [x + h, y],
    [x + h, bar - h],
    [x + wide / 2, bar - h],
    [x + wide / 2, bar + h],
    [x + h, bar + h],
    [x + h, y + tall],
    [x - h, y + tall],
    [x - h, bar + h],
    [x - wide / 2, bar + h],
    [x - wide / 2, bar - h],
    [x - h, bar - h],
  ]);
}

/** One pane between two circles; its sides leave the same gap everywhere. */
function pane(centre: Point, inner: number, outer: number, from: number, to: number, gap: number, bulge = 0): Path {
  const points: Point[] = [];
  const steps = 7;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const reach = outer + bulge * Math.sin(Math.PI * t);
    const pad = gap / 2 / outer;
    points.push(polar(centre, from + pad + (to - from - 2 * pad) * t, reach));
  }
  for (let i = steps; i >= 0; i--) {
    const pad = gap / 2 / Math.max(inner, 1);
    points.push(polar(centre, from + pad + (to - from - 2 * pad) * (i / steps), inner));
  }
  return polygon(points);
}

/** A rose window: rings of panes about a round light, leaded by the paper between them. */
function rose(seed: number, centre: Point, radius: number): Mark[] {
  const rnd = random(seed);
  const r = (share: number) => radius * share;
  const gap = 0.9;
  const marks: Mark[] = [];
  const ring = (count: number, inner: number, outer: number, pick: (i: number) => string, bulge = 0, offset = 0) => {
    for (let i = 0; i < count; i++) {
      const from = ((i + offset) / count) * Math.PI * 2 - Math.PI / 2;
      marks.push(fill(pane(centre, r(inner), r(outer), from, from + (Math.PI * 2) / count, gap, bulge * radius), pick(i)));
    }
  };
  const warm = [0, 7, 1, 0, 2, 1];
  const cold = [4, 5, 6, 3, 5, 4];
  ring(12, 0.235, 0.4, (i) => tone(warm[i % 6] ?? 0, i % 2 === 0 ? 2 : 1), 0, 0.5);
  ring(12, 0.425, 0.66, (i) => tone(i % 2 === 0 ? (cold[i % 6] ?? 4) : (warm[i % 6] ?? 0), rnd.chance(0.5) ? 0 : 1), 0.045);
  ring(24, 0.735, 0.83, (i) => tone(cold[(i * 5) % 6] ?? 4, [0, 2, 1][i % 3] ?? 1), 0, 0);
  ring(12, 0.855, 0.975, (i) => tone(i % 3 === 0 ? 3 : (cold[(i + 2) % 6] ?? 4), i % 2), 0, 0.5);
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2 - Math.PI / 2;
    marks.push(fill(circle(polar(centre, angle, r(0.69)), r(0.036)), tone(0, 3)));
  }
  return marks;
}

/** A disc cut off where a box ends. */
function discWithin(centre: Point, radius: number, box: Box): Path {
  return polygon(
    Array.from({ length: 90 }, (_, i): Point => {
      const [x, y] = polar(centre, (i / 90) * Math.PI * 2, radius);
      return [Math.min(box.x + box.width, Math.max(box.x, x)), Math.min(box.y + box.height, Math.max(box.y, y))];
    }),
  );
}

type Front = (card: CardBuilder, face: Face, row: DesignTemplate) => void;

type Words = {
  left: number;
  foot: number;
  k: number;
  heading: 'dm-serif' | 'cormorant' | 'fraunces-semibold';
  size: number;
  small: 'josefin' | 'jost';
  align: 'left' | 'center';
};

function words(face: Face, { left, foot, k, heading, size, small, align }: Words): void {
  const x = align === 'left' ? left : face.width / 2;
  const width = face.width - 2 * Math.min(left, 12);
  face.text({
    id: 'front-heading',
    role: 'occasion',
    font: heading,
    size: size * k,
    minSize: size * k * 0.6,
    x,
    y: foot - 14.8 * k,
    width,
    align,
    ink: 'ink',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: heading,
    size: 6.2 * k,
    minSize: 4,
    x,
    y: foot - 6.2 * k,
    width,
    align,
    ink: 'accent',
  });
  face.text({
    id: 'front-facts',
    role: 'date',
    personal: true,
    font: small,
    size: 3.3 * k,
    x,
    y: foot + 1.2 * k,
    width,
    align,
    tracking: 0.16,
    ink: 'ink',
  });
}

const crossFront: Front = (card, face, row) => {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const foot = h - (tall ? 16 : 10);
  const k = square ? 1.15 : 1;
  const edge = foot - 29 * k;
  const source: Point = [w * 0.66, edge * (tall ? 0.34 : 0.32)];
  const field = rectangle(face.bleedBox.x, -3, face.bleedBox.width, edge + 3);
  const picture = face.drawing();
  const size = square ? 1.1 : 1;
  light(picture, row.seed, source, sectors(row.seed, 25, -0.12, Math.PI * 2 - 0.12), field, [22 * size, 16.5 * size, 11 * size]);
  picture.add(fill(cross([source[0], source[1] - 14.5 * size], 42 * size, 20 * size, 1.5), 'gold'));
  face.place(picture, 'light-cross');
  words(face, { left: w * 0.115, foot, k, heading: 'dm-serif', size: 11.4, small: 'josefin', align: 'left' });
};

const roseFront: Front = (card, face, row) => {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.12 : 1;
  const radius = square ? 45 : tall ? 41 : 42;
  const centre: Point = [w / 2, square ? 56 : tall ? 76 : 54];
  const picture = face.drawing();
  picture.add(rose(row.seed, centre, radius));
  picture.add(fill(circle(centre, radius * 0.2), 'host'));
  picture.add(fill(cross([centre[0], centre[1] - radius * 0.13], radius * 0.26, radius * 0.17, 0.6), 'gold'));
  face.place(picture, 'rose-window');
  words(face, {
    left: 10,
    foot: h - (tall ? 30 : square ? 12.5 : 15),
    k,
    heading: 'cormorant',
    size: 12.6,
    small: 'josefin',
    align: 'center',
  });
};

/** The sun rises behind the lower edge; words stand in the quiet sky above. */
const sunriseFront: Front = (card, face, row) => {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.15 : 1;
  const edge = tall ? 78 : square ? 60 : 58;
  const source: Point = [w * 0.34, h - (square ? 27 : 23)];
  const field = rectangle(face.bleedBox.x, edge, face.bleedBox.width, h + 3 - edge);
  const picture = face.drawing();
  const size = square ? 1.15 : 1;
  light(picture, row.seed, source, sectors(row.seed, 23, -Math.PI * 1.25, Math.PI * 0.75), field, []);
  const rings = [41, 30, 18].map((radius) => radius * size);
  rings.forEach((radius, i) => {
    const turned = sectors(row.seed + 7 * (i + 1), [17, 13, 1][i] ?? 9, -Math.PI * 1.1, Math.PI * 0.9);
    const clip = discWithin(source, radius, face.bleedBox);
    const marks =
      i === 2
        ? [fill(circle(source, radius), 'gold')]
        : turned.map(({ from, to, hue }) => fill(wedge(source, from - 0.004, to + 0.004, 0, radius + 3), tone(hue + i, 2 + i)));
    picture.add(marks, clip);
  });
  face.place(picture, 'sunrise');
  words(face, { left: w * 0.115, foot: edge - 15.5, k, heading: 'fraunces-semibold', size: 10.4, small: 'jost', align: 'left' });
};

const fronts: Record<string, Front> = { cross: crossFront, rose: roseFront, sunrise: sunriseFront };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const { variant } = row;
    const k = format === 'square' ? 1.12 : 1;
    card.ground('ground');
    fronts[variant]?.(card, card.face('front'), row);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const centred = variant === 'rose';
    const edge = w * 0.13;
    const band = h * 0.09;
    if (!centred) {
      const strip = inner.drawing();
      const { x, width } = inner.bleedBox;
      const list = sectors(row.seed, 25, -0.12, Math.PI * 2 - 0.12);
      light(strip, row.seed, [w * 0.3, h + 22], list, rectangle(x, h - band, width, band + 3), []);
      inner.place(strip, 'light-band');
    }
    message(inner, row.texts, {
      heading: variant === 'cross' ? 'dm-serif' : centred ? 'cormorant' : 'fraunces-semibold',
      headingSize: (variant === 'cross' ? 7.4 : centred ? 9.4 : 6.6) * k,
      body: centred ? 'cormorant-semibold' : variant === 'cross' ? 'eb-garamond' : 'jost',
      bodySize: (centred ? 4.7 : variant === 'cross' ? 4.2 : 3.7) * k,
      facts: variant === 'sunrise' ? 'jost-medium' : 'josefin',
      factsSize: 3.3 * k,
      factsTracking: 0.13,
      sign: centred ? 'cormorant-italic' : variant === 'cross' ? 'eb-garamond-italic' : 'jost',
      signSize: (centred ? 5.2 : variant === 'cross' ? 4.6 : 3.7) * k,
      ink: 'ink',
      accent: 'accent',
      align: centred ? 'center' : 'left',
      x: centred ? w / 2 : edge,
      width: centred ? w - 18 : w - edge - 8,
      middle: h * (centred ? 0.48 : 0.44),
    });
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    if (centred) {
      const size = format === 'square' ? 5.8 : 5.3;
      const picture = left.drawing();
      picture.add(fill(circle([w / 2, h * 0.33], 6.5), tone(0, 3)));
      picture.add(fill(cross([w / 2, h * 0.33 - 4.4], 8.8, 5.6, 0.6), 'gold'));
      left.place(picture, 'host');
      left.text({
        id: 'inside-verse',
        role: 'verse',
        font: 'cormorant-italic',
        size,
        x: w / 2,
        y: h * 0.46,
        width: w - 20,
        lines: 4,
        leading: 1.42,
        vertical: 'top',
        ink: 'accent',
      });
    } else {
      const m = w * 0.1;
      left.photo({ id: 'inside-photo', role: 'inside-photo', x: m, y: m, width: w - 2 * m, height: h - band - 2 * m, ink: 'photo' });
      const strip = left.drawing();
      const { x, width } = left.bleedBox;
      light(
        strip,
        row.seed,
        [w * 0.7, h + 22],
        sectors(row.seed + 1, 25, -0.12, Math.PI * 2 - 0.12),
        rectangle(x, h - band, width, band + 3),
        [],
      );
      left.place(strip, 'light-band');
    }
    const back = card.face('back');
    const quote = back.drawing();
    const at: Point = [w / 2, h * 0.82];
    if (centred) quote.add([...rose(row.seed, at, 9).filter((_, i) => i < 24), fill(circle(at, 1.8), 'host')]);
    else light(quote, row.seed, at, sectors(row.seed, 13, -0.12, Math.PI * 2 - 0.12), circle(at, 9), [4.5]);
    back.place(quote, 'light');
    return card.finish();
  },
};
