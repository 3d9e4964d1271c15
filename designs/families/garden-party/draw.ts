/** Strings of paper: lanterns over a laid table at night, pennants and a school cone by day. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { dot, star } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { bulbs, laidTable, lantern, pennants, schoolCone, slack, string } from '#designs/drawing/garland.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Letter, letter } from '#designs/drawing/letter.ts';
import type { Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import type { Family } from '#designs/family.ts';

const papers = ['paper1', 'paper2', 'paper3', 'paper4'] as const;

function specks(rnd: Random, w: number, foot: number, count: number): Mark[] {
  return Array.from({ length: count }, () => fill(dot([rnd.next() * w, rnd.next() * foot], rnd.between(0.14, 0.34)), 'glow3'));
}

/** No halo may darken a lantern that hangs behind it. */
function halosFirst(marks: readonly Mark[]): Mark[] {
  const depth = ({ ink }: Mark) => (ink === 'glow1' ? 0 : ink === 'glow2' ? 1 : 2);
  return [0, 1, 2].flatMap((level) => marks.filter((mark) => depth(mark) === level));
}

/** Three strings with lanterns over a field `w` wide; `k` scales the hanging lengths. */
function lanterns(w: number, k: number): Mark[] {
  const back = slack([-4, 9 * k], [w + 4, 3 * k], 15 * k, 30);
  const left = slack([-4, 17 * k], [w * 0.72, -4], 16 * k);
  const right = slack([w * 0.34, -4], [w + 4, 15 * k], 18 * k);
  const on = (points: readonly Point[], share: number): Point => points[Math.round(share * (points.length - 1))] as Point;
  const hang = (
    points: readonly Point[],
    share: number,
    drop: number,
    radius: number,
    ink: string,
    kind: 'round' | 'tall' | 'wide',
  ): Mark[] => {
    const [x, y] = on(points, share);
    return [
      fill(dot([x, y], 0.4), 'string'),
      ...lantern([x, y + drop * k], radius * k, ink, kind),
      string(
        [
          [x, y],
          [x, y + drop * k + 0.4],
        ],
        0.3,
      ),
    ];
  };
  return halosFirst([
    ...bulbs(back, 3, 0.75),
    string(back),
    ...hang(left, 0.2, 1, 5.2, 'paper4', 'round'),
    ...hang(right, 0.86, 3, 5.6, 'paper3', 'wide'),
    ...hang(left, 0.82, 2, 4.4, 'paper2', 'tall'),
    ...hang(right, 0.28, 9, 5.2, 'paper1', 'tall'),
    string(left),
    string(right),
    ...hang(left, 0.5, 5, 8.8, 'paper1', 'round'),
    ...hang(right, 0.6, 4, 9.6, 'paper2', 'round'),
    ...hang(right, 0.42, 24, 6.4, 'paper4', 'wide'),
    ...hang(left, 0.3, 25, 6.2, 'paper3', 'tall'),
  ]);
}

function night(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const k = { a6: 1, 'din-long': 1.3, square: 1.02 }[format];
  const table = h - { a6: 17, 'din-long': 26, square: 16 }[format];
  front.place(
    drawn(front, [
      {
        marks: [
          ...specks(rnd, w, h * 0.44, 34),
          ...lanterns(w, k),
          ...laidTable(rnd, w, table, h, { a6: 1, 'din-long': 1, square: 1.15 }[format]),
        ],
      },
    ]),
    'lanterns',
  );
  const size = { a6: 14, 'din-long': 14, square: 16 }[format];
  const y = { a6: 86, 'din-long': 128, square: 88 }[format];
  const column = { x: w / 2, width: w - 18 } as const;
  front.text({ id: 'front-heading', role: 'heading', font: 'playfair-italic', size, minSize: 8, ...column, y, ink: 'text' });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: 4.2,
    leading: 1.45,
    ...column,
    y: y + { a6: 9.4, 'din-long': 11, square: 10 }[format],
    ink: 'text',
  });
  others(card, row, {
    heading: { font: 'playfair-italic', size: 9.4, ink: 'text', leading: 1.14 },
    body: { font: 'jost', size: 4, ink: 'text', leading: 1.52 },
    date: { font: 'jost-medium', size: 4, ink: 'text', leading: 1.52 },
  });
}

function school(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const rnd = random(row.seed);
  const [x, y, long] = ({ a6: [58, 142, 74], 'din-long': [46, 186, 92], square: [103, 140, 71] } as const)[format];
  const flags = { a6: 11.5, 'din-long': 12, square: 13.5 }[format];
  const strings = [slack([-5, 4], [w + 5, 9], 12), slack([-5, 21], [w + 5, 13], 13)];
  front.place(
    drawn(front, [
      {
        marks: [
          ...(format === 'din-long' ? pennants(strings[1] as Point[], flags, flags * 1.25, papers, 'ground') : []),
          ...pennants(strings[0] as Point[], flags, flags * 1.25, papers, 'ground'),
          ...schoolCone(rnd, [x, y], long, 0.24),
          ...confetti(rnd, w, format === 'square' ? 44 : h * 0.28, h - 8, 40),
        ],
      },
    ]),
    'school-cone',
  );
  const margin = format === 'square' ? 14 : 10;
  const size = { a6: 15, 'din-long': 17, square: 19 }[format];
  const top = { a6: 62, 'din-long': 78, square: 72 }[format];
  const wide = { a6: 58, 'din-long': 78, square: 72 }[format];
  const column = { x: margin, width: wide, align: 'left' } as const;
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'fraunces-semibold',
    size,
    minSize: 5,
    ...column,
    y: top,
    room: 1.1,
    ink: 'accent',
  });
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'fraunces-semibold',
    size: size * 0.42,
    leading: 1.18,
    ...column,
    y: top + size * 0.62,
    ink: 'text',
  });
  front.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'jost-medium',
    size: 3.7,
    leading: 1.45,
    ...column,
    width: 36,
    y: top + size * 0.62 + { a6: 17, 'din-long': 19, square: 20 }[format],
    ink: 'text',
  });
  others(card, row, {
    heading: { font: 'fraunces-semibold', size: 8.6, ink: 'accent', leading: 1.14 },
    body: { font: 'jost', size: 4, ink: 'text', leading: 1.52 },
    date: { font: 'jost-medium', size: 4, ink: 'text', leading: 1.52 },
    align: 'left',
  });
}

/** A few stars and dots in the free field left and right of the cone. */
function confetti(rnd: Random, w: number, from: number, to: number, count: number): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const at: Point = [w * (0.8 + rnd.next() * 0.22), from + rnd.next() * (to - from) * (0.55 + 0.45 * rnd.next())];
    const ink = rnd.pick(papers);
    if (at[1] < to - (to - from) * 0.45) continue;
    marks.push(
      rnd.chance(0.4) ? fill(star(at, rnd.between(1.3, 2.2), 5, 0.45, rnd.next()), ink) : fill(dot(at, rnd.between(0.5, 0.9)), ink),
    );
  }
  return marks;
}

function others(card: CardBuilder, row: DesignTemplate, type: Pick<Letter, 'heading' | 'body' | 'date' | 'align'>): void {
  const { width: w, height: h, format, folded } = card;
  const face = card.face(folded ? 'inside-right' : 'back');
  const left = type.align === 'left';
  const margin = left ? (format === 'square' ? 18 : 11) : 12;
  const bunting = slack([-5, 2], [w + 5, 7], 9);
  const lights = slack([-4, 6], [w + 4, 6], 9, 30);
  const hung = (side: Face, more: readonly Mark[] = []) => {
    const strung = left ? pennants(bunting, 8, 10, papers, 'ground') : [...bulbs(lights, 3, 0.75), string(lights)];
    side.place(drawn(side, [{ marks: halosFirst([...strung, ...more]) }]), left ? 'bunting' : 'lanterns');
  };
  hung(face);
  letter(face, row.texts, { ...type, x: left ? margin : w / 2, width: w - margin * 2, middle: h * (left ? 0.53 : 0.5) });
  if (!folded) return;
  const rnd = random(row.seed + 2);
  hung(
    card.face('inside-left'),
    left
      ? schoolCone(rnd, [w * 0.46, h * 0.83], h * 0.42, 0.12)
      : [
          ...lantern([w * 0.5, 14.6], w * 0.15, 'paper2', 'round'),
          ...lantern([w * 0.24, 13], w * 0.08, 'paper1', 'tall'),
          ...lantern([w * 0.8, 12], w * 0.09, 'paper3', 'wide'),
        ],
  );
  const back = card.face('back');
  back.place(
    drawn(back, [{ marks: left ? schoolCone(rnd, [w / 2 - 2, h - 14], 17, 0.2) : lantern([w / 2, h - 34], 6.4, 'paper1', 'round') }]),
    left ? 'school-cone' : 'lantern',
  );
}

const variants: Record<string, (card: CardBuilder, row: DesignTemplate) => void> = { night, school };

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    (variants[row.variant] ?? night)(card, row);
    return card.finish();
  },
};
