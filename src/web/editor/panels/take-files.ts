/** Distributes files over photo slots: the first goes to the slot it was given to, the others to slots that are still empty, the rest to the customer's pictures. */
import { useEffect, useEffectEvent } from 'react';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';
import { draftPhotos, type ElementRef, isSameElement } from '#web/editor/draft/content.ts';
import { selectedElement } from '#web/editor/state.ts';

export function acceptFiles(editor: Editor<unknown>, ref: ElementRef | null, files: readonly File[]): void {
  if (files.length === 0) return;
  const { store, uploads, uploadsPanel, placesUploads } = editor;
  const { history, uploads: running } = store.getState();
  const isTaken = (slot: ElementRef) =>
    running.some((upload) => upload.status !== 'refused' && isSameElement(upload.ref, slot)) || isSameElement(ref, slot);
  const empty = draftPhotos(history.content.design).filter((photo) => photo.element.photoId === null && !isTaken(photo.ref));
  const slots = [...(ref ? [ref] : []), ...(placesUploads ? [] : empty.map((photo) => photo.ref))];
  if (ref) store.dispatch({ type: 'select', ref });
  else store.dispatch({ type: 'open', sidePanel: uploadsPanel });
  uploads.add(files.map((file, at) => ({ file, ref: slots[at] ?? null })));
}

export function useTakeFiles(): (ref: ElementRef | null, files: readonly File[]) => void {
  const editor = useEditorInstance();
  return (ref, files) => acceptFiles(editor, ref, files);
}

/** Files that were given to no slot: the first goes to the selected one, or to the only one there is. */
export function acceptStrayFiles(editor: Editor<unknown>, files: readonly File[]): void {
  const state = editor.store.getState();
  const slots = draftPhotos(state.history.content.design);
  const chosen = slots.find(({ ref }) => isSameElement(ref, selectedElement(state)));
  const only = slots.length === 1 ? slots[0] : undefined;
  acceptFiles(editor, (chosen ?? only)?.ref ?? null, files);
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** A file dropped outside every slot must not replace the page: it goes to the selected slot, and all others to empty ones. */
export function useStrayFiles(): void {
  const editor = useEditorInstance();
  const onDrop = useEffectEvent((event: DragEvent) => {
    markDropZone(false);
    if (event.defaultPrevented) return;
    event.preventDefault();
    acceptStrayFiles(editor, [...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => {
      event.preventDefault();
      if (hasFiles(event)) markDropZone(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) markDropZone(false);
    };
    const take = (event: DragEvent) => onDrop(event);
    window.addEventListener('dragover', allow);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, []);
}

/** uploads.editor.css outlines the canvas and the panel while files are dragged over the window. */
function markDropZone(isDragged: boolean): void {
  document.documentElement.toggleAttribute('data-drags-files', isDragged);
}
