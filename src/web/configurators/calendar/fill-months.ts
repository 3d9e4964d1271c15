/** Photos into the months: many at once in the order of their time, and swapping two of them. */
import type { Edit } from '#core/design/edit.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { inMonths, photoTimeOf } from './photo-order.ts';

/** The cover last: the months are what a calendar is about. */
function slotsOf<Choice>(store: EditorStore<Choice>) {
  return inMonths(draftPhotos(store.getState().history.content.design));
}

/**
 * Puts photos into empty slots by time. Photos that were put in before change places with them, where all of them were in order: what
 * arrives one after another ends as if it had come at once. Returns how many found no slot.
 */
export function fillMonths<Choice>(store: EditorStore<Choice>, added: readonly EditorPicture[]): number {
  const slots = slotsOf(store);
  const known = new Map(store.getState().pictures.map((picture) => [picture.id, picture]));
  const filled = slots.flatMap(({ element: { photoId } }) => (photoId === null ? [] : [photoId]));
  const times = filled.map((id) => photoTimeOf(known.get(id)));
  const isInOrder = times.every((time, at) => at === 0 || (times[at - 1] ?? '') <= time);
  const isFromStart = slots.slice(0, filled.length).every(({ element }) => element.photoId !== null);
  const fresh = added.filter(({ id }) => !filled.includes(id));
  const sorts = isInOrder && isFromStart;
  const free = slots.filter(({ element }) => element.photoId === null);
  const fitting = fresh.slice(0, free.length);
  const pictures = sorts ? [...filled.flatMap((id) => known.get(id) ?? []), ...fitting] : fitting;
  const targets = sorts ? slots : free;
  const ordered = pictures.toSorted((a, b) => (photoTimeOf(a) < photoTimeOf(b) ? -1 : photoTimeOf(a) > photoTimeOf(b) ? 1 : 0));
  const edits = ordered.flatMap((picture, at): Edit[] => {
    const slot = targets[at];
    if (!slot || slot.element.photoId === picture.id) return [];
    return [{ kind: 'setPhoto', ...slot.ref, photoId: picture.id, crop: firstCrop(slot.element, picture) }];
  });
  if (edits.length > 0) store.edit(edits);
  return fresh.length - fitting.length;
}

/** Two slots change their photos. */
export function swapPhotos<Choice>(store: EditorStore<Choice>, from: number, to: number): void {
  const slots = slotsOf(store);
  const pictures = new Map(store.getState().pictures.map((picture) => [picture.id, picture]));
  const put = (at: number, of: number): Edit[] => {
    const [slot, source] = [slots[at], slots[of]];
    if (!slot || !source) return [];
    const { photoId, crop } = source.element;
    const picture = photoId === null ? undefined : pictures.get(photoId);
    return [{ kind: 'setPhoto', ...slot.ref, photoId, crop: picture ? firstCrop(slot.element, picture) : crop }];
  };
  store.edit([...put(from, to), ...put(to, from)]);
}

/** A photo in a slot, or none. */
export function putPhoto<Choice>(store: EditorStore<Choice>, at: number, picture: EditorPicture | null): void {
  const slot = slotsOf(store)[at];
  if (!slot) return;
  const crop = picture ? firstCrop(slot.element, picture) : slot.element.crop;
  store.edit([{ kind: 'setPhoto', ...slot.ref, photoId: picture?.id ?? null, crop }]);
}
