/** Moves and zooms a picture in its frame. Configurators of every product use it; layout places the picture. */
import type { PhotoElement } from '#core/design/document.ts';
import { faceMarginUm, faceSpan, windowMiddle } from '#core/design/face-window.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { sineCosine } from '#core/values/sine.ts';
import { placePhoto, slotOfPicture } from './photo.ts';
import type { PhotoFacts } from './resources.ts';

type Crop = PhotoElement['crop'];
type Distance = { xUm: number; yUm: number };
/** A slot, or the ground of a page. */
type Slot = Box & { crop: Crop } & Partial<Pick<PhotoElement, 'rotation' | 'turn' | 'tilt' | 'mirrored'>>;

/** More would only show pixels. */
export const maxPhotoZoom = 4;

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

/** The upright placement of a picture, and the box that it covers. */
function placed(element: Slot, photo: PhotoFacts, crop: Crop): { slot: Box; place: Box } {
  const slot = slotOfPicture(element);
  return { slot, place: placePhoto({ ...slot, crop }, photo) };
}

/** Rounded, and never pointing beyond what the frame can show, so that the next move is seen at once. */
function clamped(element: Slot, photo: PhotoFacts, crop: Crop): Crop {
  const zoom = Math.round(clamp(crop.zoom, 1, maxPhotoZoom) * 1000) / 1000;
  const { slot, place } = placed(element, photo, { ...crop, zoom });
  const half = { x: slot.widthUm / place.widthUm / 2, y: slot.heightUm / place.heightUm / 2 };
  const round = (value: number) => Math.round(value * 100_000) / 100_000;
  return { zoom, focusX: round(clamp(crop.focusX, half.x, 1 - half.x)), focusY: round(clamp(crop.focusY, half.y, 1 - half.y)) };
}

/** The picture moved by a distance on the page: to the right is positive, as the hand moves. */
export function panCrop(element: Slot, photo: PhotoFacts, xUm: number, yUm: number): Crop {
  const now = clamped(element, photo, element.crop);
  const { place } = placed(element, photo, now);
  const shift = inPicture(element, { xUm, yUm });
  return clamped(element, photo, {
    ...now,
    focusX: now.focusX - shift.xUm / place.widthUm,
    focusY: now.focusY - shift.yUm / place.heightUm,
  });
}

/** A distance on the page as one of the upright picture, so that the picture of a turned or mirrored photo follows the pointer, too. */
function inPicture({ rotation = 0, turn, tilt = 0, mirrored }: Slot, { xUm, yUm }: Distance): Distance {
  const { sine, cosine } = sineCosine(-(rotation + (turn ?? 0) + tilt));
  const x = xUm * cosine - yUm * sine;
  return { xUm: mirrored ? -x : x, yUm: xUm * sine + yUm * cosine };
}

/** Another zoom; the middle of the frame stays where it is. */
export function zoomCrop(element: Slot, photo: PhotoFacts, zoom: number): Crop {
  return clamped(element, photo, { ...clamped(element, photo, element.crop), zoom });
}

/** With its middle of interest, as shares of its sides. */
export type SeenPhoto = PhotoFacts & { focusX?: number | undefined; focusY?: number | undefined };

/**
 * How a picture first lies in a frame: as large as needed, looking where the picture's middle of interest is, and moved so that no face is cut that
 * fits.
 */
export function firstCrop(element: Slot, photo: SeenPhoto): Crop {
  const { width, height, focusX = 0.5, focusY = 0.5, faces = [] } = photo;
  const { widthUm, heightUm } = slotOfPicture(element);
  const isAcross = width * heightUm > height * widthUm;
  const span = faceSpan(faces, isAcross);
  if (!span) return clamped(element, photo, { zoom: 1, focusX, focusY });
  const sideUm = isAcross ? (heightUm * width) / height : (widthUm * height) / width;
  const shown = (isAcross ? widthUm : heightUm) / sideUm;
  const middle = windowMiddle(isAcross ? focusX : focusY, span, shown, faceMarginUm / sideUm);
  return clamped(element, photo, isAcross ? { zoom: 1, focusX: middle, focusY } : { zoom: 1, focusX, focusY: middle });
}

/** Whether a step in a direction would show anything new. */
export function canPan(element: Slot, photo: PhotoFacts): { left: boolean; right: boolean; up: boolean; down: boolean } {
  const now = clamped(element, photo, element.crop);
  const far = (xUm: number, yUm: number) => {
    const next = panCrop(element, photo, xUm, yUm);
    return Math.abs(next.focusX - now.focusX) > 0.0005 || Math.abs(next.focusY - now.focusY) > 0.0005;
  };
  return { left: far(-2000, 0), right: far(2000, 0), up: far(0, -2000), down: far(0, 2000) };
}
