/** A family's drawing on the page: paths moved to their box, tokens become paints. Drawings are never scaled. */
import type { Artwork, ArtworkGroup } from '#core/design/artwork.ts';
import type { ArtworkElement, DesignDocument } from '#core/design/document.ts';
import { Fault } from '#core/values/fault.ts';
import { memoizeLast, weakMemoize } from '#core/values/memoize.ts';
import { paintOf } from './paint.ts';
import { movePath } from './path.ts';
import type { Resources } from './resources.ts';
import type { Item } from './sheet.ts';

/** Paths of a drawing at the place of its last layout: its colours, and texts beside it, change more often than its place. */
const movedGroups = weakMemoize((artwork: Artwork) =>
  memoizeLast((xUm: number, yUm: number): ArtworkGroup[] =>
    artwork.groups.map(({ clip, shapes }) => ({
      clip: clip === null ? null : movePath(clip, xUm, yUm),
      shapes: shapes.map((shape) => ({ ...shape, d: movePath(shape.d, xUm, yUm) })),
    })),
  ),
);

/** One item a shape, in drawing order; groups with a clip stay groups. Unknown drawings and inks throw 'bad-input'. */
export function artworkItems(design: DesignDocument, element: ArtworkElement, resources: Resources): Item[] {
  const artwork = resources.artwork(element.artworkId);
  if (!artwork) throw new Fault('bad-input', `unknown artwork ${element.artworkId}`);
  const of = element.id;
  return movedGroups(artwork)(element.xUm, element.yUm).flatMap(({ clip, shapes }): Item[] => {
    const items = shapes.map(({ d, ink, strokeUm }): Item => {
      const paint = paintOf(design, ink);
      return strokeUm === undefined ? { kind: 'fill', of, d, paint } : { kind: 'stroke', of, d, widthUm: strokeUm, paint };
    });
    return clip === null ? items : [{ kind: 'group', of, clip, matrix: null, items }];
  });
}
