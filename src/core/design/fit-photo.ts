/** A photo in a rectangle: the part of it that is shown, or the whole photo where too much would be cut. */
import type { PhotoElement } from '#core/design/document.ts';
import type { Box } from '#core/design/outline.ts';

type Crop = PhotoElement['crop'];

/** A part of the oriented picture, in shares (0..1) of its sides. */
export type ShareBox = { x: number; y: number; width: number; height: number };

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
/** Distance of faces from the edge of a crop. */
const faceMarginUm = 5_000;

export type PhotoFit = {
  box: Box;
  crop: Crop;
  isWhole: boolean;
  /** Share of the photo that is cut off. */
  loss: number;
};

type Span = { from: number; to: number };
/** From the first face to the last one, with the distance they keep from an edge and without it. */
type Faces = { wide: Span; bare: Span };

const inRange = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const millionth = (value: number) => Math.round(value * 1e6) / 1e6;

function spanOf(sides: readonly Span[], margin: number): Span {
  const from = Math.min(...sides.map((side) => side.from)) - margin;
  const to = Math.max(...sides.map((side) => side.to)) + margin;
  return { from: Math.max(0, from), to: Math.min(1, to) };
}

function facesAlong(faces: readonly ShareBox[], isAcross: boolean, margin: number): Faces | null {
  if (faces.length === 0) return null;
  const sides = faces.map(({ x, y, width, height }) => (isAcross ? { from: x, to: x + width } : { from: y, to: y + height }));
  return { wide: spanOf(sides, margin), bare: spanOf(sides, 0) };
}

const middleOf = ({ from, to }: Span) => (from + to) / 2;

/** A middle near `wanted` whose window of `shown` holds the span; the span's own middle where it is too long. */
function holding(span: Span, wanted: number, shown: number): number {
  return span.to - span.from <= shown ? inRange(wanted, span.to - shown / 2, span.from + shown / 2) : middleOf(span);
}

/**
 * Middle of a window of `shown` (a share of the side) about `focus`, moved to hold the faces with their margin, or else the faces alone, as far as
 * it can.
 */
function windowMiddle(focus: number | undefined, faces: Faces | null, shown: number): number {
  const wanted = focus ?? (faces ? middleOf(faces.wide) : 0.5);
  const held = faces ? holding(faces.bare, holding(faces.wide, wanted, shown), shown) : wanted;
  return millionth(inRange(held, shown / 2, 1 - shown / 2));
}

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
  const span = facesAlong(faces, isWider, margin);
  if (!mustFill && (shown < minShown || (span && span.wide.to - span.wide.from > shown)))
    return { box: wholeBox(area, ratio), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, isWhole: true, loss: 0 };
  const middle = windowMiddle(isWider ? focus?.x : focus?.y, span, shown);
  const crop = isWider ? { zoom: 1, focusX: middle, focusY: 0.5 } : { zoom: 1, focusX: 0.5, focusY: middle };
  return { box: area, crop, isWhole: false, loss: 1 - shown };
}
