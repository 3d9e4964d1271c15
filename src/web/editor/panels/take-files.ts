/** Distributes files over photo slots: the first goes to the slot it was given to, the others to slots that are still empty. */
import { useEffect, useEffectEvent } from 'react';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, isSameElement, photosOf } from '#web/editor/draft/content.ts';
import { selectedElement } from '#web/editor/state.ts';

export function takeFiles({ store, uploads }: Editor<unknown>, ref: ElementRef, files: readonly File[]): void {
  const [first, ...rest] = files;
  if (!first) return;
  store.dispatch({ type: 'select', ref });
  uploads.send(ref, first);
  const photos = photosOf(store.getState().history.content.design);
  const empty = photos.filter((photo) => photo.element.photoId === null && !isSameElement(photo.ref, ref));
  for (const [at, file] of rest.entries()) {
    const slot = empty[at];
    if (slot) uploads.send(slot.ref, file);
  }
}

export function useTakeFiles(): (ref: ElementRef, files: readonly File[]) => void {
  const editor = useEditorInstance();
  return (ref, files) => takeFiles(editor, ref, files);
}

/** A file dropped outside every slot must not replace the page: it goes to the selected slot, an empty one, or the first. */
export function useStrayFiles(): void {
  const editor = useEditorInstance();
  const onDrop = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const state = editor.store.getState();
    const selected = selectedElement(state);
    const slots = photosOf(state.history.content.design);
    const slot = slots.find(({ ref }) => isSameElement(ref, selected)) ?? slots.find(({ element }) => element.photoId === null) ?? slots[0];
    if (slot) takeFiles(editor, slot.ref, [...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const take = (event: DragEvent) => onDrop(event);
    window.addEventListener('dragover', allow);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('drop', take);
    };
  }, []);
}
