/** Adds an element to the shown panel and selects it. */

import type { Spot } from '#web/editor/arrange/boxes.ts';
import { addElement, type NewElement } from '#web/editor/arrange/new-element.ts';
import { type Editor, useEditorInstance } from '#web/editor/context.ts';

/** False where the page is full. `label` names the element in the form view. */
export function addToPanel({ store }: Editor<unknown>, wanted: NewElement, label: string, at: Spot | null = null): boolean {
  const { history, panel } = store.getState();
  const added = addElement(history.content.design, panel, wanted, { label, at });
  if (!added || !store.edit(added.edits)) return false;
  const { ref } = added;
  // Photos and texts are filled next, so their own panel opens; the other kinds leave this one open.
  if (wanted.kind === 'text' || wanted.kind === 'photo') store.dispatch({ type: 'select', ref });
  else store.dispatch({ type: 'select-all', refs: [ref] });
  if (wanted.kind === 'text') store.dispatch({ type: 'edit-text', editedText: { ref, from: 'all' } });
  return true;
}

export function useAdd(): (wanted: NewElement, label: string) => boolean {
  const editor = useEditorInstance();
  return (wanted, label) => addToPanel(editor, wanted, label);
}
