/** A family's drawing on the page: paths moved to their box, tokens become paints. Drawings are never scaled. */
import type { ArtworkElement, DesignDocument } from '#core/design/document.ts';
import { Fault } from '#core/values/fault.ts';
import { paintOf } from './paint.ts';
import { movePath } from './path.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

/** One item a shape, in drawing order; groups with a clip stay groups. Unknown drawings and inks throw 'bad-input'. */
export function artworkItems(design: DesignDocument, element: ArtworkElement, resources: Resources): Item[] {
  const artwork = resources.artwork(element.artworkId);
  if (!artwork) throw new Fault('bad-input', `unknown artwork ${element.artworkId}`);
  const { id: of, xUm, yUm } = element;
  return artwork.groups.flatMap((group): Item[] => {
    const items = group.shapes.map((shape): Item => {
      const d = movePath(shape.d, xUm, yUm);
      const paint = paintOf(design, shape.ink);
      return shape.strokeUm === undefined ? { kind: 'fill', of, d, paint } : { kind: 'stroke', of, d, widthUm: shape.strokeUm, paint };
    });
    if (group.clip === null) return items;
    return [{ kind: 'group', of, clip: movePath(group.clip, xUm, yUm), matrix: null, items }];
  });
}
