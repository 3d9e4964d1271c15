/** Photos that are in a set more than once: the same picture, or pictures that show the same (core/photos/likeness.ts). */
import type { DesignDocument } from '#core/design/document.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import type { FindPicture, SetRow } from './photo-set.ts';

/** Ids of rows whose photo an earlier row prints in the same format. */
export function repeatedRows(rows: readonly SetRow[], { pages }: Pick<DesignDocument, 'pages'>, find: FindPicture): ReadonlySet<string> {
  const photos = new Map(pages.map((page) => [page.id, printPhotoOf(page)?.photoId ?? null]));
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { id, format } of rows) {
    const photoId = photos.get(id);
    const picture = photoId ? find(photoId) : null;
    if (!picture) continue;
    const keys = [picture.id, ...(picture.sameAs ?? [])].map((key) => `${format} ${key}`);
    if (keys.some((key) => seen.has(key))) repeated.add(id);
    for (const key of keys) seen.add(key);
  }
  return repeated;
}
