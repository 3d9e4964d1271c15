/**
 * Selects an element and brings its form field into view. A narrow window has no room for both: it shows
 * the field on request, and where a photo is missing.
 */
import { flushSync } from 'react-dom';
import { useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { currentLayout } from '#web/editor/frame/use-window.ts';
import { fieldId } from '#web/editor/panels/field-id.ts';
import type { EditorStore } from '#web/editor/store.ts';

export type SelectOptions = {
  /** Adds to the selection, or takes out of it. */
  extend?: boolean;
  /** Takes the group of the element along. */
  withGroup?: boolean;
  focusField?: boolean;
};

export function selectElement<Choice>(store: EditorStore<Choice>, ref: ElementRef | null, options: SelectOptions = {}): void {
  const { extend, withGroup, focusField } = options;
  const element = findElement(store.getState().history.content.design, ref)?.element;
  const isEmpty = element?.kind === 'photo' && element.photoId === null;
  const keepsPanel = !focusField && !isEmpty && currentLayout() !== 'wide';
  flushSync(() => store.dispatch({ type: 'select', ref, extend, withGroup, keepsPanel }));
  const kind = element?.kind;
  if (!ref || extend || keepsPanel || store.getState().selection.size !== 1 || (kind !== 'text' && kind !== 'photo')) return;
  const field = document.getElementById(fieldId(kind, ref));
  if (focusField) field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'start' });
}

export function useSelectElement(): (ref: ElementRef | null, options?: SelectOptions) => void {
  const { store } = useEditorInstance();
  return (ref, options) => selectElement(store, ref, options);
}
