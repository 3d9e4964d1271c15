/** Three shores in the fog, still water, and reeds at the right; name and verse stand alone at the left. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Box, Mark } from '#designs/drawing/drawing.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { reedBank } from './reeds.ts';
import { ripples, shore } from './water.ts';

/** Shores with their feet at `level`, from the farthest to the nearest. */
export function farShores(rnd: Random, width: number, level: number, size: number): Mark[] {
  const to = width + 12;
  return [
    fill(shore(rnd, { from: -30, to, top: level - 12.5 * size, foot: level - 2.6 * size, rough: 2.6 * size }), 'mist1'),
    fill(shore(rnd, { from: width * 0.2, to, top: level - 8.4 * size, foot: level - 1.2 * size, rough: 1.7 * size }), 'mist2'),
    fill(shore(rnd, { from: width * 0.46, to, top: level - 4.4 * size, foot: level, rough: 0.9 * size }), 'mist3'),
  ];
}

export function fogFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const k = square ? 1.15 : 1;
  const level = h * (square ? 0.605 : tall ? 0.6 : 0.615);
  const left = w * 0.12;
  const verse: Box = { x: left, y: h - (tall ? 40 : 31) * k, width: square ? 74 : 47, height: 22 * k };
  const picture = face.drawing();
  picture.add(farShores(rnd, w, level, square ? 1.3 : 1));
  picture.add(ripples(rnd, { width: w, top: level, foot: h + 2 }, square ? 90 : 70, ['light', 'light', 'mist1', 'mist2'], [verse]));
  picture.add(reedBank(rnd, { from: w * (square ? 0.66 : 0.665), to: w + 4, foot: h + 4, size: square ? 1 : tall ? 1.1 : 0.86 }));
  face.place(picture, 'horizon');
  const name = (square ? 13.4 : 11.6) * (tall ? 1.04 : 1);
  const top = tall ? 40 : square ? 27 : 26;
  const lines = (row.texts['front-name'] ?? '').split('\n').length;
  const common = { x: left, align: 'left', ink: 'ink', vertical: 'top', personal: true } as const;
  face.text({
    ...common,
    id: 'front-name',
    role: 'name',
    font: 'eb-garamond',
    size: name,
    minSize: 5,
    y: top,
    width: w - left - 9,
    leading: 1.06,
    lines,
  });
  face.text({
    ...common,
    id: 'front-dates',
    role: 'life-dates',
    font: 'eb-garamond',
    size: 4.7 * k,
    y: top + (lines - 1) * name * 1.06 + 9.6 * k,
    width: w * 0.7,
    leading: 1.36,
  });
  face.text({
    ...common,
    id: 'front-verse',
    role: 'verse',
    font: 'eb-garamond-italic',
    size: 4.9 * k,
    y: verse.y + 5 * k,
    width: verse.width,
    leading: 1.36,
    lines: 3,
  });
}
