/** Adds an element to the shown panel and selects it. */
import type { DragEvent } from 'react';

import type { PagePoint } from '#web/editor/arrange/boxes.ts';
import { addElement, type NewElement } from '#web/editor/arrange/new-element.ts';
import { setDragged } from '#web/editor/canvas/dragged-element.ts';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';

/** False where the page is full. */
function addToPanel({ store }: Editor<unknown>, wanted: NewElement, at: PagePoint | null = null): boolean {
  const { history, panel } = store.getState();
  const added = addElement(history.content.design, panel, wanted, { at });
  if (!added || !store.edit(added.edits)) return false;
  const { ref } = added;
  // Photos and texts are filled next, so their own panel opens; the other kinds leave this one open.
  if (wanted.kind === 'text' || wanted.kind === 'photo') store.dispatch({ type: 'select', ref });
  else store.dispatch({ type: 'select-all', refs: [ref] });
  if (wanted.kind === 'text') store.dispatch({ type: 'edit-text', editedText: { ref, from: 'all' } });
  return true;
}

type Adding = {
  add: (wanted: NewElement) => boolean;
  /** Attributes of a control that adds the element where it is dropped on the canvas. */
  dragging: (wanted: NewElement, name: string) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
};

export function useAdd(): Adding {
  const editor = useEditorInstance();
  return {
    add: (wanted) => addToPanel(editor, wanted),
    dragging: (wanted, name) => ({
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'copy';
        setDragged((at) => addToPanel(editor, wanted, at));
      },
      onDragEnd: () => setDragged(null),
    }),
  };
}
