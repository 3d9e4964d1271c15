/** Photos into the months: many at once in the order of their time, and swapping two of them. */
import type { Edit } from '#core/design/edit.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import { emptyEdits, putEdits, swapEdits } from '#web/editor/lift/moves.ts';
import { replaceEdits } from '#web/editor/photo/replace-edits.ts';
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
  // A photo that changes its month takes its own corrections along.
  const placed = new Map(slots.map(({ element }) => [element.photoId, element]));
  const find = (id: string) => known.get(id) ?? null;
  const edits = ordered.flatMap((picture, at): Edit[] => {
    const slot = targets[at];
    if (!slot || slot.element.photoId === picture.id) return [];
    const before = placed.get(picture.id);
    return before ? putEdits(slot.ref, slot.element, before, find) : replaceEdits(slot.ref, slot.element, picture);
  });
  if (edits.length > 0) store.edit(edits);
  return fresh.length - fitting.length;
}

/** Two slots change their photos. */
export function swapPhotos<Choice>(store: EditorStore<Choice>, from: number, to: number): void {
  const { history, pictures } = store.getState();
  const [one, other] = [slotsOf(store)[from], slotsOf(store)[to]];
  if (!one || !other) return;
  const find = (id: string) => pictures.find((picture) => picture.id === id) ?? null;
  const { design } = history.content;
  const [a, b] = one.element.photoId === null ? [other, one] : [one, other];
  const edits = swapEdits(design, a.ref, b.ref, find);
  if (edits.length > 0) store.edit(edits);
}

/** A photo in a slot, or none. */
export function putPhoto<Choice>(store: EditorStore<Choice>, at: number, picture: EditorPicture | null): void {
  const slot = slotsOf(store)[at];
  if (!slot) return;
  const { design } = store.getState().history.content;
  const edits = picture ? replaceEdits(slot.ref, slot.element, picture) : emptyEdits(design, slot.ref);
  if (edits.length > 0) store.edit(edits);
}
