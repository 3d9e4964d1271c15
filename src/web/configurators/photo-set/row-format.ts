/** The format that shows the most of a print's photo, of those that the set is offered in. Pure. */
import type { DesignDocument } from '#core/design/document.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { maxLoss } from '#core/preflight/crop-rules.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { maxShown, type ShownIn } from '#web/editor/check/max-shown.ts';
import { changeRows, type FindPicture, type PhotoSet } from './photo-set.ts';

/** A set with the row alone: what it becomes in a format does not hang on the others. */
function alone(set: PhotoSet, design: DesignDocument, id: string, find: FindPicture): DesignDocument {
  const rows = set.rowsOf(design).filter((row) => row.id === id);
  return set.withRows(design, rows, { find });
}

/** Null where none takes so much more of the photo that its finding goes. `id` is the row's; its crop stays. */
export function rowFormat(set: PhotoSet, design: DesignDocument, id: string, find: FindPicture): string | null {
  const present = set.rowsOf(design).find((row) => row.id === id);
  if (!present) return null;
  const own = alone(set, design, id, find);
  const ids = new Set([id]);
  const shown = set
    .formats(design)
    .filter(({ refused, value }) => refused === null || value === present.format)
    .flatMap(({ value }): ShownIn<string>[] => {
      const page = changeRows(set, own, ids, (row) => ({ ...row, format: value }), find).pages.find((one) => one.id === id);
      const photo = page && printPhotoOf(page);
      const picture = photo?.photoId ? find(photo.photoId) : null;
      if (!page || !photo || !picture) return [];
      return [{ format: value, share: shownShare(photo, picture), area: page.widthUm * page.heightUm }];
    });
  const now = shown.find(({ format }) => format === present.format);
  const best = now ? maxShown(shown, now.area) : null;
  return best && best.format !== present.format && 1 - best.share < maxLoss ? best.format : null;
}
