/** The place that a design gives a photo on a sheet, and the photos that lie in it. */
import type { Element, Page, PhotoElement } from '#core/design/document.ts';

/** 'photo-03' or 'cover-photo' is the photo of the design, 'photo-03-2' the second one in its place. */
const sheetPhotoId = /^(?:photo-\d\d|cover-photo)(-[2-4])?$/;

/** Whether this is the second photo of a sheet, or a later one: the first is drawn by the design. */
export function isFurtherPhoto({ kind, id }: Pick<Element, 'kind' | 'id'>): boolean {
  return kind === 'photo' && sheetPhotoId.exec(id)?.[1] !== undefined;
}

/** Photos in the place of the design's photo, in their order. Others were added by hand and stay where they are. */
export function sheetPhotosOf({ elements }: Pick<Page, 'elements'>): PhotoElement[] {
  return elements.filter((element): element is PhotoElement => element.kind === 'photo' && sheetPhotoId.test(element.id));
}

/** Where the photos of a sheet lie: the sheet and its photo as the design draws them, and the distance between photos. */
export type PhotoPlace = { drawn: Page; photo: PhotoElement; gapUm: number };
