/** A photo in a rectangle: the part of it that is shown, or the whole photo where too much would be cut. */
import type { Box } from '#core/design/outline.ts';
import type { ArrangedPhoto, Crop, ShareBox } from './arrangement.ts';

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

const inRange = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const millionth = (value: number) => Math.round(value * 1e6) / 1e6;

function spanOf(faces: readonly ShareBox[], from: (face: ShareBox) => number, size: (face: ShareBox) => number, margin: number): Span {
  let span = { from: 1, to: 0 };
  for (const face of faces)
    span = { from: Math.min(span.from, from(face) - margin), to: Math.max(span.to, from(face) + size(face) + margin) };
  return { from: Math.max(0, span.from), to: Math.min(1, span.to) };
}

/** Middle of a window of `shown` (a share of the side) about `focus`, moved to hold the span of the faces as far as it can. */
function windowMiddle(focus: number | undefined, faces: Span | null, shown: number): number {
  const wanted = focus ?? (faces ? (faces.from + faces.to) / 2 : 0.5);
  const held = !faces
    ? wanted
    : faces.to - faces.from <= shown
      ? inRange(wanted, faces.to - shown / 2, faces.from + shown / 2)
      : (faces.from + faces.to) / 2;
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
export function fitPhoto({ ratio, faces = [], focus }: ArrangedPhoto, area: Box, mustFill = false): PhotoFit {
  const given = area.widthUm / area.heightUm;
  const isWider = ratio > given;
  const shown = Math.min(1, isWider ? given / ratio : ratio / given);
  const scaledUm = isWider ? area.heightUm * ratio : area.widthUm / ratio;
  const margin = faceMarginUm / scaledUm;
  const span =
    faces.length === 0
      ? null
      : isWider
        ? spanOf(
            faces,
            ({ x }) => x,
            ({ width }) => width,
            margin,
          )
        : spanOf(
            faces,
            ({ y }) => y,
            ({ height }) => height,
            margin,
          );
  if (!mustFill && (shown < minShown || (span && span.to - span.from > shown)))
    return { box: wholeBox(area, ratio), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, isWhole: true, loss: 0 };
  const middle = windowMiddle(isWider ? focus?.x : focus?.y, span, shown);
  const crop = isWider ? { zoom: 1, focusX: middle, focusY: 0.5 } : { zoom: 1, focusX: 0.5, focusY: middle };
  return { box: area, crop, isWhole: false, loss: 1 - shown };
}
