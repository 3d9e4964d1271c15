/** The strip of a till: paper with a torn end, its shadow, and the printed lines on it. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { ElementRole } from '#core/design/naming/roles.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';

/** Where a strip lies, in mm on its face. */
export type Strip = {
  left: number;
  right: number;
  top: number;
  foot: number;
  /** Ends that were torn off; the others are straight. */
  torn: readonly ('top' | 'foot')[];
};

/** Teeth of a tear-off edge from one side to the other, 1.1 mm a flank; `out` is the side they point to. */
function teeth(rnd: Random, from: number, to: number, y: number, out: number): Point[] {
  const count = Math.round(Math.abs(to - from) / 2.2) * 2;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    return [from + ((to - from) * i) / count, y + (i % 2 === 1 ? 1.5 * out : 0) + rnd.spread(0.14)];
  });
}

/** The sides sway a little, as paper from a roll does. */
function outlineOf(rnd: Random, { left, right, top, foot, torn }: Strip): Point[] {
  const head: Point[] = torn.includes('top')
    ? teeth(rnd, left, right, top, -1)
    : [
        [left, top],
        [right, top],
      ];
  const end: Point[] = torn.includes('foot')
    ? teeth(rnd, right, left, foot, 1)
    : [
        [right, foot],
        [left, foot],
      ];
  const sway = Math.min(0.9, (foot - top) * 0.006);
  const side = (x: number, by: number, down: boolean) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const t = (down ? i + 1 : 9 - i) / 10;
      return [x + by * Math.sin(Math.PI * t), top + 2 + (foot - top - 3) * t];
    });
  return [...head, ...side(right, sway, true), ...end, ...side(left, sway * 0.8, false)];
}

/** Paper on the ground. Its shadow widens towards a torn foot, where the strip stands up a little. */
export function paper(rnd: Random, strip: Strip): { marks: Mark[]; outline: Path } {
  const points = outlineOf(rnd, strip);
  const outline = polygon(points);
  const { left, right, top, foot, torn } = strip;
  const start = top + (foot - top) * 0.5;
  // An end that runs off the card has its shadow beside it, and only a torn foot stands up.
  const below = (y: number) => (torn.includes(y < start ? 'top' : 'foot') ? 2.2 : 0);
  const lifted = torn.includes('foot') ? 0.03 : 0;
  const shade = polygon(points.map(([x, y]): Point => [x + 1.5 + Math.max(0, y - start) * lifted, y + below(y)]));
  const curls = torn.includes('foot')
    ? [fill(rectangle(left, foot - 7.4, right - left + 0.3, 2.4), 'curl'), fill(rectangle(left, foot - 2, right - left + 0.3, 1.8), 'curl')]
    : [];
  return { marks: [fill(shade, 'shade'), fill(outline, 'paper'), ...curls], outline };
}

export function placePaper(face: Face, row: DesignTemplate, strip: Strip): void {
  const picture = face.drawing();
  picture.add(paper(random(row.seed + 2), strip).marks);
  face.place(picture, 'paper-strips');
}

/** One line of hyphens as a printer sets them. */
function hyphens(left: number, right: number, y: number, pitch: number): Path {
  const path: Path[number][] = [];
  const count = Math.floor((right - left + pitch * 0.45) / pitch);
  const start = left + (right - left - (count - 1) * pitch - pitch * 0.56) / 2;
  for (let i = 0; i < count; i++) path.push(...rectangle(start + i * pitch, y, pitch * 0.56, 0.28));
  return path;
}

export type Print = {
  /** Edges of the print on the strip. */
  left: number;
  right: number;
  /** Em of a line, and the way to the next. */
  size: number;
  step: number;
};

export type Printer = {
  /** Baseline of the next line. */
  y: number;
  /** Moves on by some lines. */
  feed(lines: number): void;
  rule(): void;
  /** One or more lines across the whole strip. */
  lines(id: string, role: ElementRole, options?: { align?: 'left' | 'center' | 'right'; personal?: boolean }): void;
  /** Words at the left edge and at the right one, in one line. */
  pair(left: string, right: string, roles: [ElementRole, ElementRole], size?: number): void;
  /** Numbers, things and prices: three columns whose lines stand beside each other. */
  goods(): void;
  /** Adds the rules that were drawn. */
  finish(): void;
};

/** Sets a receipt line by line from the baseline `y` down. */
export function printer(face: Face, row: DesignTemplate, { left, right, size, step }: Print, y: number): Printer {
  const font = 'courier-prime';
  const picture = face.drawing();
  const char = size * 0.6;
  const countOf = (id: string) => (row.texts[id] ?? '').split('\n').length;
  const type = { font, size, leading: step / size, ink: 'ink', vertical: 'top', figures: 'lining' } as const;
  const made: Printer = {
    y,
    feed(lines) {
      made.y += lines * step;
    },
    rule() {
      picture.add(fill(hyphens(left, right, made.y - size * 0.26, char), 'ink'));
      made.y += step;
    },
    lines(id, role, { align = 'center', personal = false } = {}) {
      const x = { left, center: (left + right) / 2, right }[align];
      const lines = countOf(id);
      face.text({ ...type, id, role, personal, x, y: made.y, width: right - left, align, lines });
      made.y += lines * step;
    },
    pair(one, other, [role, otherRole], own = size) {
      const half = (right - left) / 2;
      const share = Math.max(
        0.3,
        Math.min(0.7, (row.texts[one] ?? '').length / ((row.texts[one] ?? '').length + (row.texts[other] ?? '').length)),
      );
      const common = { ...type, size: own, leading: 1.2, y: made.y } as const;
      face.text({ ...common, id: one, role, x: left, width: half * 2 * share - 0.5, align: 'left' });
      face.text({ ...common, id: other, role: otherRole, personal: true, x: right, width: half * 2 * (1 - share) - 0.5, align: 'right' });
      made.y += step;
    },
    goods() {
      const lines = countOf('front-things');
      const widthOf = (id: string) => (Math.max(...(row.texts[id] ?? '').split('\n').map((line) => line.length)) + 0.4) * char;
      const [wide, price] = [Math.max(widthOf('front-counts'), char * 4.4), widthOf('front-prices')];
      const common = { ...type, personal: true, y: made.y, lines } as const;
      face.text({ ...common, id: 'front-counts', role: 'count', x: left + wide, width: wide, align: 'right' });
      face.text({
        ...common,
        id: 'front-things',
        role: 'words',
        x: left + wide + char * 0.9,
        width: right - left - wide - price - char,
        align: 'left',
      });
      face.text({ ...common, id: 'front-prices', role: 'price', x: right, width: price, align: 'right' });
      made.y += lines * step;
    },
    finish: () => face.place(picture, 'lines'),
  };
  return made;
}
