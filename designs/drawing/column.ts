/** Stacks text slots into a column, each block at a given distance below the one before. */
import type { Face, TextSlot } from './face.ts';

/** A slot without place; `gap` is the way in mm from the last baseline above to its own first one (ignored for the first block). */
export type Block = Omit<TextSlot, 'x' | 'y' | 'width'> & { gap: number; width?: number };

export type Column = {
  x: number;
  width: number;
  /** First baseline. */
  y: number;
  align?: 'left' | 'center' | 'right';
};

/** Adds the blocks and returns the last baseline. Line counts come from the sample words. */
export function textColumn(face: Face, words: Record<string, string>, column: Column, blocks: readonly Block[]): number {
  let y = column.y;
  blocks.forEach(({ gap, ...block }, i) => {
    if (i > 0) y += gap;
    const { align = column.align ?? 'center' } = block;
    face.text({ ...block, align, x: column.x, y, width: block.width ?? column.width });
    const lines = (block.text ?? words[block.id] ?? '').split('\n').length;
    y += (lines - 1) * block.size * (block.leading ?? 1.3);
  });
  return y;
}
