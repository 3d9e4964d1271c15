/** Emoji in a line: their shapes on the page, in their process inks whatever ink the text has. There are no golden emoji. */
import type { EmojiDrawing } from '#core/design/artwork.ts';
import type { Item, Paint } from '#core/layout/sheet.ts';
import { type BaselinePoint, through } from './spot.ts';

type Shape = EmojiDrawing['shapes'][number];

/** An emoji is one em large, in the middle of its advance, and as far above the middle of the capitals as below. */
const board = 32_000;
const leftEm = 0.1;
const topEm = -0.85;

/** Paths read once: commands stay words, numbers become numbers. A text may hold the same emoji a hundred times. */
const read = new WeakMap<Shape, (string | number)[]>();

function wordsOf(shape: Shape): (string | number)[] {
  const known = read.get(shape);
  if (known) return known;
  const words = shape.d.split(' ').map((word) => (/^[MLCZ]$/.test(word) ? word : Number(word)));
  read.set(shape, words);
  return words;
}

function pathAt(shape: Shape, spot: BaselinePoint, xEm: number): string {
  const words = wordsOf(shape);
  let d = '';
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    const gap = at === 0 ? '' : ' ';
    if (typeof word !== 'number') {
      d += gap + word;
      at += 1;
      continue;
    }
    const [xUm, yUm] = through(spot, xEm + leftEm + word / board, topEm + Number(words[at + 1]) / board);
    d += `${gap}${Math.round(xUm) + 0} ${Math.round(yUm) + 0}`;
    at += 2;
  }
  return d;
}

/** The items of an emoji whose advance begins `xEm` behind the spot. */
export function emojiItems(drawing: EmojiDrawing, spot: BaselinePoint, xEm: number, of: string): Item[] {
  return drawing.shapes.map((shape): Item => {
    const d = pathAt(shape, spot, xEm);
    const paint: Paint = { kind: 'process', ...shape.ink };
    if (shape.strokeWidth === undefined) return { kind: 'fill', of, d, paint };
    return { kind: 'stroke', of, d, widthUm: Math.round((shape.strokeWidth / board) * spot.sizeUm), paint };
  });
}
