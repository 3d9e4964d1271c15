/** "Automatic" for photos: the sliders that follow from the tones of each. Data in, edits out. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { automaticCorrection } from '#core/layout/colours/automatic.ts';
import type { Tones } from '#core/photos/tones.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { groundRef } from '#web/editor/ground/photo-ground.ts';
import { filterAt, filterEdits } from './filter-edits.ts';

type Design = Pick<DesignDocument, 'pages'>;

/** The picture of a photo or ground; null where there is none. */
function pictureAt(design: Design, ref: ElementRef): string | null {
  const page = design.pages.find(({ id }) => id === ref.page);
  if (ref.element === groundRef && page?.ground?.kind === 'photo') return page.ground.photoId;
  const element = findElement(design, ref)?.element;
  return element?.kind === 'photo' ? element.photoId : null;
}

/** Pictures of these photos, each once. */
export function picturesAt(design: Design, refs: readonly ElementRef[]): string[] {
  return [...new Set(refs.flatMap((ref) => pictureAt(design, ref) ?? []))];
}

/** Each photo gets its own warmth, brightness and contrast; tone and saturation stay. Photos of unknown tones are left out. */
export function automaticEdits(design: Design, refs: readonly ElementRef[], tones: ReadonlyMap<string, Tones>): Edit[] {
  return refs.flatMap((ref) => {
    const known = tones.get(pictureAt(design, ref) ?? '');
    return known ? filterEdits(design, [ref], { ...filterAt(design, ref), ...automaticCorrection(known) }) : [];
  });
}
