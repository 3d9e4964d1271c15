/** On which page each photo of a book lies. */
import type { DesignDocument } from '#core/design/document.ts';

/** Indexes into the pages by id of the picture: 0 is the cover, 1 page 1. A photo that lies on several pages is named with the first inside one. */
export function bookPlaces({ pages }: Pick<DesignDocument, 'pages'>): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, { elements }] of pages.entries()) {
    for (const element of elements) {
      if (element.kind !== 'photo' || element.photoId === null) continue;
      if (!places.has(element.photoId) || places.get(element.photoId) === 0) places.set(element.photoId, at);
    }
  }
  return places;
}
