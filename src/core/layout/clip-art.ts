/** A drawing of the library in its box: as large as it fits, in the middle, its parts in the element's inks. */
import type { DesignDocument } from '#core/design/document.ts';
import type { ClipArtElement } from '#core/design/drawn-element.ts';
import type { DrawingLibrary } from '#core/design/library/library.ts';
import { Fault } from '#core/values/fault.ts';
import { paintOf } from './paint.ts';
import { mapPath } from './path.ts';
import type { Item } from './sheet.ts';

/** Nothing without the library. Unknown drawings and inks throw 'bad-input'. */
export function clipArtItems(design: DesignDocument, element: ClipArtElement, drawings: DrawingLibrary | undefined): Item[] {
  if (!drawings) return [];
  const drawing = drawings.clipArt(element.clipArtId);
  if (!drawing) throw new Fault('bad-input', `unknown clip art ${element.clipArtId}`);
  const { id: of, xUm, yUm, widthUm, heightUm, inks } = element;
  const scale = Math.min(widthUm / drawing.width, heightUm / drawing.height);
  const left = xUm + (widthUm - drawing.width * scale) / 2;
  const top = yUm + (heightUm - drawing.height * scale) / 2;
  return drawing.parts.map((part): Item => {
    const d = mapPath(part.d, (x, y) => [left + x * scale, top + y * scale]);
    const paint = paintOf(design, inks[Math.min(part.ink, inks.length - 1)] ?? '');
    if (part.stroke === undefined) return { kind: 'fill', of, d, paint };
    return { kind: 'stroke', of, d, widthUm: Math.max(1, Math.round(part.stroke * scale)), paint };
  });
}
