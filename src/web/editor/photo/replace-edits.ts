/** Another picture in a photo's frame: box, shape, line and tone stay; turns, mirror and sliders were meant for the picture before. */
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

/** The new picture is cropped anew, with its faces whole where they fit. */
export function replaceEdits(ref: ElementRef, element: PhotoElement, photo: SeenPhoto): Edit[] {
  const { turn, tilt, mirrored, filter, ...upright } = element;
  const hasOwn = turn !== undefined || tilt !== undefined || mirrored !== undefined || filter !== undefined;
  if (element.photoId === null || !hasOwn || !mayEdit(element, 'style'))
    return [{ kind: 'setPhoto', ...ref, photoId: photo.id, crop: firstCrop(element, photo) }];
  const tone = filter?.tone ? { tone: filter.tone } : null;
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
