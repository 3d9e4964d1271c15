/** A photo in a rectangle: the part of it that is shown, or the whole photo where too much would be cut. */
import type { PhotoElement } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { faceMarginUm, faceSpan, type ShareBox, windowMiddle } from './face-window.ts';

type Crop = PhotoElement['crop'];

/** What a crop of a photo looks at. */
export type FittedPhoto = {
  /** Width over height of the oriented picture. */
  ratio: number;
  /** Never cut where they fit. */
  faces?: readonly ShareBox[] | undefined;
  /** What the crop is centred on where faces leave room, as a share of the oriented picture; its middle when absent. */
  focus?: { x: number; y: number };
};

/** A crop keeps at least this share of the photo. */
const minShown = 0.8;

export type PhotoFit = {
  box: Box;
  crop: Crop;
  isWhole: boolean;
  /** Share of the photo that is cut off. */
  loss: number;
};

/** The largest box with the photo's ratio in the middle of an area. */
export function wholeBox({ xUm, yUm, widthUm, heightUm }: Box, ratio: number): Box {
  const width = Math.max(1, Math.min(widthUm, Math.round(heightUm * ratio)));
  const height = Math.max(1, Math.min(heightUm, Math.round(widthUm / ratio)));
  return { xUm: xUm + Math.floor((widthUm - width) / 2), yUm: yUm + Math.floor((heightUm - height) / 2), widthUm: width, heightUm: height };
}

/**
 * Fills the area with the photo. Where that would cut a face, come nearer to one than 5 mm, or cut off more than 20 %, the photo is shown
 * whole, unless `mustFill`: then as much of the faces is shown as possible.
 */
export function fitPhoto({ ratio, faces = [], focus }: FittedPhoto, area: Box, mustFill = false): PhotoFit {
  const given = area.widthUm / area.heightUm;
  const isWider = ratio > given;
  const shown = Math.min(1, isWider ? given / ratio : ratio / given);
  const scaledUm = isWider ? area.heightUm * ratio : area.widthUm / ratio;
  const margin = faceMarginUm / scaledUm;
  const span = faceSpan(faces, isWider);
  const isCut = span !== null && Math.min(1, span.to + margin) - Math.max(0, span.from - margin) > shown;
  if (!mustFill && (shown < minShown || isCut))
    return { box: wholeBox(area, ratio), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, isWhole: true, loss: 0 };
  const wanted = (isWider ? focus?.x : focus?.y) ?? (span ? (span.from + span.to) / 2 : 0.5);
  const middle = windowMiddle(wanted, span, shown, margin);
  const crop = isWider ? { zoom: 1, focusX: middle, focusY: 0.5 } : { zoom: 1, focusX: 0.5, focusY: middle };
  return { box: area, crop, isWhole: false, loss: 1 - shown };
}
