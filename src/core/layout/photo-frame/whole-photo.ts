/** A photo shown whole: its frame takes the proportions of the picture, within the frame it had. */
import type { Edit } from '#core/design/edit.ts';
import { wholeBox } from '#core/design/fit-photo.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';

/** A picture that is turned by a quarter has its sides changed; one that is tilted stands straight again. */
export function wholePhotoEdits(ref: { page: string; element: string }, element: PhotoElement, { width, height }: PhotoFacts): Edit[] {
  const isAcross = element.turn === 90 || element.turn === 270;
  return [
    { kind: 'resizeElement', ...ref, ...wholeBox(element, isAcross ? height / width : width / height) },
    { kind: 'setCrop', ...ref, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } },
    ...(element.tilt === undefined ? [] : [{ kind: 'setProperties', ...ref, properties: { tilt: null } } as const]),
  ];
}
