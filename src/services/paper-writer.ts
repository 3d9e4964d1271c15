/** Sets the texts of a paper on A4 pages: places in millimetres, sizes in points. Pure. */
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, Paint } from '#core/layout/sheet.ts';
import { millimetres, points, ruleItem, setBlock, type TextBlock } from '#core/layout/text-block.ts';

export const a4 = { widthUm: 210_000, heightUm: 297_000 };

export type PaperBlock = Pick<TextBlock, 'align' | 'paint'> & {
  font: string;
  x: number;
  y: number;
  width: number;
  height?: number;
  size: number;
  least?: number;
};

/** The pages of a paper while they are written. */
export type PaperWriter = {
  pages: Item[][];
  /** Sets a text on the last page, and returns its height in millimetres. */
  write(words: string, block: PaperBlock): number;
  /** The height alone. */
  measure(words: string, block: PaperBlock): number;
  draw(items: readonly Item[]): void;
  /** A line across the page. */
  rule(from: number, to: number, y: number, width?: number, paint?: Paint): void;
};

export function createPaperWriter(fonts: FontSet): PaperWriter {
  const pages: Item[][] = [[]];
  const set = (words: string, { font, x, y, width, height, size, least = size, align = 'left', paint }: PaperBlock) =>
    setBlock(
      {
        text: words,
        font,
        align,
        xUm: millimetres(x),
        yUm: millimetres(y),
        widthUm: millimetres(width),
        ...(height === undefined ? {} : { heightUm: millimetres(height) }),
        sizeUm: points(size),
        minSizeUm: points(least),
        ...(paint ? { paint } : {}),
      },
      fonts,
    );
  const draw = (items: readonly Item[]) => void pages.at(-1)?.push(...items);
  return {
    pages,
    draw,
    measure: (words, block) => set(words, block).heightUm / 1_000,
    write(words, block) {
      const { items, heightUm } = set(words, block);
      draw(items);
      return heightUm / 1_000;
    },
    rule(from, to, y, width = 0.5, paint) {
      draw([ruleItem([millimetres(from), millimetres(y)], [millimetres(to), millimetres(y)], points(width), paint)]);
    },
  };
}
