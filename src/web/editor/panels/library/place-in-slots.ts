/** Pictures of the library into the photo slots of a design: the selected slot first, then those that are empty, as one step. */
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { draftPhotos, isSameElement } from '#web/editor/draft/content.ts';
import { replaceEdits } from '#web/editor/photo/replace-edits.ts';
import { type EditorPicture, selectedElement } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';

/** Returns the pictures that found no slot. The only slot of a design takes a picture also where it has one. */
export function placeInSlots<Choice>(store: EditorStore<Choice>, pictures: readonly EditorPicture[]): readonly EditorPicture[] {
  const state = store.getState();
  const slots = draftPhotos(state.history.content.design).filter(({ element }) => mayEdit(element, 'content'));
  const chosen = slots.find(({ ref }) => isSameElement(ref, selectedElement(state))) ?? (slots.length === 1 ? slots[0] : undefined);
  const empty = slots.filter((slot) => slot !== chosen && slot.element.photoId === null);
  const targets = [...(chosen ? [chosen] : []), ...empty];
  const fitting = pictures.slice(0, targets.length);
  const edits = fitting.flatMap((picture, at): Edit[] => {
    const slot = targets[at];
    return slot ? replaceEdits(slot.ref, slot.element, picture) : [];
  });
  if (edits.length > 0) store.edit(edits);
  return pictures.slice(fitting.length);
}
