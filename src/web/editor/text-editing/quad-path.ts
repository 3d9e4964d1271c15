/** Pieces of lines as one path. */
import type { SelectionQuad } from '#core/layout/text/caret.ts';

export function quadPath(quads: readonly SelectionQuad[]): string {
  return quads.map((quad) => `${quad.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`).join(' ');
}
