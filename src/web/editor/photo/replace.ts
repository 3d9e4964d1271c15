/** Another picture in a photo's frame: box, shape, line and tone stay; turns, mirror and sliders were meant for the picture before. */
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import { photoEditTexts } from '#texts/de/editor/photo-edit.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';
import { plainFilter } from './filter-edits.ts';

/** The new picture is cropped anew, with its faces whole where they fit. */
export function replaceEdits(ref: ElementRef, element: PhotoElement, photo: SeenPhoto): Edit[] {
  const { turn, tilt, mirrored, filter, ...upright } = element;
  const hasOwn = turn !== undefined || tilt !== undefined || mirrored !== undefined || filter !== undefined;
  if (element.photoId === null || !hasOwn || !mayEdit(element, 'style'))
    return [{ kind: 'setPhoto', ...ref, photoId: photo.id, crop: firstCrop(element, photo) }];
  const tone = filter?.tone ? plainFilter({ tone: filter.tone }) : null;
  const cleared = {
    ...(turn === undefined ? {} : { turn: null }),
    ...(tilt === undefined ? {} : { tilt: null }),
    ...(mirrored === undefined ? {} : { mirrored: null }),
    ...(filter === undefined ? {} : { filter: tone }),
  };
  return [
    { kind: 'setPhoto', ...ref, photoId: photo.id, crop: firstCrop(upright, photo) },
    { kind: 'setProperties', ...ref, properties: cleared },
  ];
}

/** As one step, and says what was kept where there was a picture before. */
export function replacePhoto<Choice>(
  store: EditorStore<Choice>,
  { locale }: Pick<SiteView, 'locale'>,
  ref: ElementRef,
  element: PhotoElement,
  photo: SeenPhoto,
): void {
  // The sentence addresses nobody.
  const t = pageTexts({ locale, address: 'du' }, photoEditTexts);
  const isOther = element.photoId !== null && element.photoId !== photo.id;
  store.edit(replaceEdits(ref, element, photo), isOther ? { notice: { kind: 'undoable', text: t('photo.replaced') } } : {});
}
