/** Placement of a photo behind its outline: cover, zoom, focus and rotation, without gaps. */
import type { DesignDocument } from '#core/design/document.ts';
import { archPath, type Box, ellipsePath, heartPath, rectPath, roundPath } from '#core/design/outlines/outline.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { Fault } from '#core/values/fault.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { sineCosine } from '#core/values/sine.ts';
import { photoColours } from './colours/photo-colours.ts';
import { emptyPhoto } from './empty-photo.ts';
import { paintOf } from './paint.ts';
import type { PhotoFacts, Resources } from './resources.ts';
import type { Item, PhotoItem } from './sheet.ts';

const outlines = {
  rect: rectPath,
  arch: archPath,
  circle: ellipsePath,
  heart: heartPath,
  round: (element: PhotoElement) => roundPath(element, element.cornerUm ?? Math.min(element.widthUm, element.heightUm) / 8),
} as const satisfies Record<Exclude<PhotoElement['shape'], 'mask'>, (element: PhotoElement) => string>;

/** What decides where a picture lies. */
export type PictureBox = Box & Pick<PhotoElement, 'id' | 'crop' | 'turn' | 'tilt' | 'mirrored' | 'filter'>;

/** The upright placement of a picture in a slot: its left upper corner and size on the page, whole micrometres. */
export function placePhoto(element: Box & Pick<PhotoElement, 'crop'>, photo: PhotoFacts): Box {
  const { xUm, yUm, widthUm, heightUm, crop } = element;
  const scale = Math.max(widthUm / photo.width, heightUm / photo.height) * crop.zoom;
  // Rounded up, so that rounding never bares an edge.
  const width = Math.max(Math.ceil(photo.width * scale), widthUm);
  const height = Math.max(Math.ceil(photo.height * scale), heightUm);
  const left = Math.round(xUm + widthUm / 2 - crop.focusX * width);
  const top = Math.round(yUm + heightUm / 2 - crop.focusY * height);
  return {
    xUm: Math.min(xUm, Math.max(xUm + widthUm - width, left)),
    yUm: Math.min(yUm, Math.max(yUm + heightUm - height, top)),
    widthUm: width,
    heightUm: height,
  };
}

/** The box that a slot's picture covers while it is upright: the smallest one about the same middle that the slot, turned the other way, fits into. */
export function slotOfPicture(slot: Box & Pick<PictureBox, 'turn' | 'tilt'>): Box {
  const { xUm, yUm, widthUm, heightUm, turn = 0, tilt = 0 } = slot;
  const { sine, cosine } = sineCosine(turn + tilt);
  const width = Math.ceil(widthUm * Math.abs(cosine) + heightUm * Math.abs(sine));
  const height = Math.ceil(widthUm * Math.abs(sine) + heightUm * Math.abs(cosine));
  return { xUm: xUm + (widthUm - width) / 2, yUm: yUm + (heightUm - height) / 2, widthUm: width, heightUm: height };
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** Matrix from the oriented picture's unit square to the page, and the picture's width there. */
export function pictureMatrix(box: PictureBox, photo: PhotoFacts): { matrix: Matrix; widthUm: number } {
  const angle = (box.turn ?? 0) + (box.tilt ?? 0);
  if (angle === 0 && !box.mirrored) {
    const place = placePhoto(box, photo);
    return { matrix: [place.widthUm, 0, 0, place.heightUm, place.xUm, place.yUm], widthUm: place.widthUm };
  }
  // Slot and picture are turned back about the slot's middle.
  const { sine, cosine } = sineCosine(angle);
  const focusX = box.mirrored ? 1 - box.crop.focusX : box.crop.focusX;
  const place = placePhoto({ ...slotOfPicture(box), crop: { ...box.crop, focusX } }, photo);
  const [sx, x0] = box.mirrored ? [-place.widthUm, place.xUm + place.widthUm] : [place.widthUm, place.xUm];
  const [cx, cy] = [box.xUm + box.widthUm / 2, box.yUm + box.heightUm / 2];
  const [dx, dy] = [x0 - cx, place.yUm - cy];
  const matrix: Matrix = [
    thousandth(cosine * sx),
    thousandth(sine * sx),
    thousandth(-sine * place.heightUm),
    thousandth(cosine * place.heightUm),
    thousandth(cx + cosine * dx - sine * dy),
    thousandth(cy + sine * dx + cosine * dy),
  ];
  return { matrix, widthUm: place.widthUm };
}

/** Throws Fault 'bad-input' for an unknown photo: a print must not lose it silently. */
export function photoPicture(box: PictureBox, photoId: string, clip: string, resources: Pick<Resources, 'photo'>): PhotoItem {
  const photo = resources.photo(photoId);
  if (!photo || photo.width < 1 || photo.height < 1) throw new Fault('bad-input', `unknown photo ${photoId}`);
  const { matrix, widthUm } = pictureMatrix(box, photo);
  const ppi = Math.round((photo.width * 254_000) / widthUm) / 10;
  const colours = box.filter && photoColours(box.filter);
  return { kind: 'photo', of: box.id, photoId: photo.id, clip, matrix, ppi, ...(colours ? { colours } : {}) };
}

/** The picture, or the slot's tint while it is empty, and the line around it. Nothing while the code of masks is not at hand. */
export function photoItems(design: DesignDocument, element: PhotoElement, resources: Resources): Item[] {
  const { shape } = element;
  const clip = shape === 'mask' ? resources.fonts.maskPath?.(element.maskId ?? '', element) : outlines[shape](element);
  if (!clip) return [];
  const picture = element.photoId === null ? emptyPhoto(design, element, clip) : photoPicture(element, element.photoId, clip, resources);
  if (!element.frame) return [picture];
  const { ink, widthUm } = element.frame;
  return [picture, { kind: 'stroke', of: element.id, d: clip, widthUm, paint: paintOf(design, ink) }];
}
