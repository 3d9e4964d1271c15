/** Three reeds stand in the water, their reflection is broken below; everything else is paper. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { movedPath, type Path } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { blade, type Stalk, stalk } from './reeds.ts';
import { ripples } from './water.ts';

/** Reeds on a waterline, `size` 1 for 70 mm height. */
export function threeReeds(rnd: Random, x: number, level: number, size: number): Mark[] {
  const one = (dx: number, height: number, lean: number, width: number, hasCob = true): Stalk => {
    return { x: x + dx * size, foot: level, height: height * size, lean, width: width * size, hasCob };
  };
  const leaf = (dx: number, height: number, bow: number, ink: string, isBent = false) =>
    blade(rnd, x + dx * size, level, height * size, bow * size, 1.25 * size, ink, isBent);
  return [
    leaf(-6, 36, -8, 'reed1'),
    leaf(9, 44, 9, 'reed1'),
    ...stalk(rnd, one(8, 55, 0.1, 0.5, false), 'reed1'),
    leaf(-1, 47, 7, 'reed2', true),
    ...stalk(rnd, one(-4, 58, -0.07, 0.6), 'reed2'),
    leaf(5, 30, 8, 'reed2'),
    ...stalk(rnd, one(2, 74, 0.05, 0.66), 'reed3'),
    leaf(0, 38, -6, 'reed3'),
    ...stalk(rnd, one(6.4, 44, 0.16, 0.6), 'reed3'),
  ];
}

/** The marks upside down below the waterline, shorter, in one pale ink. */
function reflected(marks: readonly Mark[], level: number): Mark[] {
  return marks.map(({ path }) => fill(movedPath(path, [1, 0, 0, -0.62, 0, level * 1.62]), 'mirror'));
}

/** Strips that let a reflection through: high near the waterline, ever thinner and farther apart below. */
function slats(left: number, right: number, level: number, foot: number): Path {
  const path: Path[number][] = [];
  let [y, high, gap] = [level + 0.6, 6.4, 0.7];
  while (y < foot) {
    path.push(...rectangle(left, y, right - left, Math.min(high, foot - y)));
    y += high + gap;
    high = Math.max(0.8, high * 0.72);
    gap = Math.min(3.2, gap * 1.34);
  }
  return path;
}

export function stalksFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const k = square ? 1.15 : 1;
  const level = h * (tall ? 0.69 : 0.71);
  const size = square ? 1.12 : tall ? 1.15 : 0.96;
  const x = w * (square ? 0.74 : 0.72);
  const reeds = threeReeds(rnd, x, level, size);
  const picture = face.drawing();
  const water = { width: w, top: level - 1, foot: Math.min(h, level + 34) };
  const sign = { x: 0, y: h - (tall ? 28 : 20) * k, width: w * 0.58, height: 14 * k };
  picture.add(reflected(reeds, level), slats(x - 26, Math.min(w + 3, x + 34), level, h + 3));
  picture.add(ripples(rnd, water, 24, ['mirror', 'mist'], [sign]).slice(0, 13));
  picture.add(reeds);
  face.place(picture, 'plants');
  const left = w * 0.12;
  const title = 12.5 * k;
  const top = tall ? 42 : square ? 34 : 29;
  const lines = (row.texts['front-heading'] ?? '').split('\n').length;
  const common = { x: left, align: 'left', ink: 'ink', vertical: 'top', width: w * 0.48 } as const;
  face.text({ ...common, id: 'front-heading', role: 'heading', font: 'eb-garamond', size: title, minSize: 6, y: top, leading: 1.04 });
  face.text({
    ...common,
    id: 'front-text',
    role: 'text',
    personal: true,
    font: 'eb-garamond-italic',
    size: 4.8 * k,
    y: top + (lines - 1) * title * 1.04 + 10 * k,
    leading: 1.42,
    lines: 4,
  });
  face.text({
    ...common,
    id: 'front-sign',
    role: 'signature',
    personal: true,
    font: 'eb-garamond',
    size: 4.8 * k,
    y: h - (tall ? 20 : 13) * k,
    width: w * 0.5,
  });
}
