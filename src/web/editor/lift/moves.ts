/** Edits that move a photo: into another frame, from the tray into a frame, out of its frame. Pure. */
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import { slotOfPicture } from '#core/layout/photo.ts';
import { isEqual } from '#core/values/equal.ts';
import { type ElementRef, findElement, isSameElement } from '#web/editor/draft/content.ts';

/** Null for a picture without facts: it keeps its crop. */
export type FindSeenPhoto = (id: string) => SeenPhoto | null;

/** What is the picture's and moves with it; shape, line and place are the frame's. */
type Moved = Pick<PhotoElement, 'photoId' | 'crop' | 'turn' | 'tilt' | 'mirrored' | 'filter'>;
type Design = Pick<DesignDocument, 'pages'>;

const nothing: Moved = { photoId: null, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } };

/** A crop is kept in a frame whose sides are so nearly in the same ratio. */
const sameRatio = 1.03;

export function photoAt(design: Design, ref: ElementRef): PhotoElement | null {
  const element = findElement(design, ref)?.element;
  return element?.kind === 'photo' ? element : null;
}

/** The photo of one frame in another one, and what lay there in the first. Empty where nothing is to be done. */
export function swapEdits(design: Design, from: ElementRef, to: ElementRef, find: FindSeenPhoto): Edit[] {
  const [a, b] = [photoAt(design, from), photoAt(design, to)];
  if (!a || !b || a.photoId === null || isSameElement(from, to)) return [];
  // Where a designer fixed the look of one frame, corrections stay with the frames.
  const isStyled = mayEdit(a, 'style') && mayEdit(b, 'style');
  const moved = (into: PhotoElement, of: PhotoElement): Moved => {
    if (of.photoId === null) return isStyled ? nothing : { ...correctionsOf(into), ...nothing };
    const picture: Moved = { photoId: of.photoId, crop: of.crop, ...correctionsOf(isStyled ? of : into) };
    return { ...picture, crop: cropIn(into, picture, of, find) };
  };
  return [...placeEdits(to, b, moved(b, a)), ...placeEdits(from, a, moved(a, b))];
}

/** The photo of one frame in another one, whatever becomes of its own frame; what lay there lies nowhere from then on. */
export function putEdits(to: ElementRef, frame: PhotoElement, of: PhotoElement, find: FindSeenPhoto): Edit[] {
  const corrections = correctionsOf(mayEdit(frame, 'style') && mayEdit(of, 'style') ? of : frame);
  const picture: Moved = { photoId: of.photoId, crop: of.crop, ...corrections };
  return placeEdits(to, frame, { ...picture, crop: cropIn(frame, picture, of, find) });
}

/** A picture that lies nowhere in a frame; what lay there lies nowhere from then on. */
export function fillEdits(design: Design, to: ElementRef, photoId: string, find: FindSeenPhoto): Edit[] {
  const frame = photoAt(design, to);
  if (!frame || frame.photoId === photoId) return [];
  const kept = mayEdit(frame, 'style') ? {} : correctionsOf(frame);
  const photo = find(photoId);
  const crop = photo ? firstCrop({ ...withoutCorrections(frame), ...kept }, photo) : nothing.crop;
  return placeEdits(to, frame, { photoId, crop, ...kept });
}

/** The frame without its photo. */
export function emptyEdits(design: Design, from: ElementRef): Edit[] {
  const frame = photoAt(design, from);
  if (!frame || frame.photoId === null) return [];
  return placeEdits(from, frame, mayEdit(frame, 'style') ? nothing : { ...correctionsOf(frame), ...nothing });
}

/** What was done to a picture, which stays with it. */
export function correctionsOf({ turn, tilt, mirrored, filter }: Moved): Omit<Moved, 'photoId' | 'crop'> {
  return {
    ...(turn === undefined ? {} : { turn }),
    ...(tilt === undefined ? {} : { tilt }),
    ...(mirrored === undefined ? {} : { mirrored }),
    ...(filter === undefined ? {} : { filter }),
  };
}

function withoutCorrections({ turn: _, tilt: __, mirrored: ___, filter: ____, ...frame }: PhotoElement): PhotoElement {
  return frame;
}

/** The crop of a picture in another frame. */
function cropIn(into: PhotoElement, picture: Moved, from: PhotoElement, find: FindSeenPhoto): PhotoElement['crop'] {
  const corrections = correctionsOf(picture);
  const next = { ...withoutCorrections(into), ...corrections };
  const [a, b] = [slotOfPicture(next), slotOfPicture({ ...withoutCorrections(from), ...corrections })];
  const ratio = (a.widthUm * b.heightUm) / (a.heightUm * b.widthUm);
  if (Math.max(ratio, 1 / ratio) <= sameRatio) return picture.crop;
  const photo = picture.photoId === null ? null : find(picture.photoId);
  return photo ? firstCrop(next, photo) : picture.crop;
}

function placeEdits(ref: ElementRef, frame: PhotoElement, moved: Moved): Edit[] {
  const { photoId, crop, turn, tilt, mirrored, filter } = moved;
  const isCorrected = !isEqual(correctionsOf(frame), correctionsOf(moved));
  const properties = { turn: turn ?? null, tilt: tilt ?? null, mirrored: mirrored ?? null, filter: filter ?? null };
  return [{ kind: 'setPhoto', ...ref, photoId, crop }, ...(isCorrected ? [{ kind: 'setProperties' as const, ...ref, properties }] : [])];
}
