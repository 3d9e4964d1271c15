/** Small marks on photos: another one shows the same, or it is blurred. */
import { useMemo } from 'react';
import { photoMarkTexts } from '#texts/de/pictures.ts';
import { useEditor } from '#web/editor/context.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';

/** Ids of pictures that show the same as another one of the list. What one says of the other holds for both, and not for pictures that are gone. */
export function duplicateIds(pictures: readonly EditorPicture[]): ReadonlySet<string> {
  const ids = new Set(pictures.map(({ id }) => id));
  return new Set(
    pictures.flatMap(({ id, sameAs = [] }) => {
      const present = sameAs.filter((other) => ids.has(other));
      return present.length > 0 ? [id, ...present] : [];
    }),
  );
}

export function useDuplicateIds(): ReadonlySet<string> {
  const pictures = useEditor((state) => state.pictures);
  return useMemo(() => duplicateIds(pictures), [pictures]);
}

/** Nothing for a photo that is neither. Readers of the screen hear what a mark means. */
export function PhotoMarks({ picture, duplicates }: { picture: EditorPicture; duplicates: ReadonlySet<string> }) {
  const t = useTexts(photoMarkTexts);
  const marks = [...(duplicates.has(picture.id) ? (['duplicate'] as const) : []), ...(picture.isBlurred ? (['blurred'] as const) : [])];
  if (marks.length === 0) return null;
  return (
    <span className="photo-marks">
      {marks.map((mark) => (
        <span key={mark} className="photo-mark" title={t(`photo.mark.${mark}.meaning`)}>
          {t(`photo.mark.${mark}`)}
          <span className="unseen">. {t(`photo.mark.${mark}.meaning`)}</span>
        </span>
      ))}
    </span>
  );
}
