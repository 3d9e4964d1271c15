/** Keys and focus of the hidden field: moves by laid-out lines, and the ways out of editing. */
import type { FocusEvent, KeyboardEvent } from 'react';
import type { CaretMap, CaretPosition } from '#core/layout/text/caret.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { facesFor } from '#web/editor/panels/text-limits.ts';
import { refKey } from '#web/editor/selection.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type Weight, weightOf } from '#web/editor/text-style/face-groups.ts';
import type { SelectionControl } from './use-text-selection.ts';

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };
type Selected = { anchor: number; caret: CaretPosition };

/**
 * Keys that move the caret by lines as they are laid out; everything else the hidden field does itself. Where a key leads; null for keys of
 * the field. `columnUm` is kept over several steps up and down.
 */
function moveByKey(
  map: CaretMap,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Key,
  { anchor, caret }: Selected,
  columnUm: number | null,
): (Selected & { columnUm: number | null }) | null {
  if (ctrlKey || metaKey || altKey) return null;
  const isUp = key === 'ArrowUp';
  if (isUp || key === 'ArrowDown') {
    const moved = map.vertical(caret, isUp ? -1 : 1, columnUm);
    return { anchor: shiftKey ? anchor : moved.position.offset, caret: moved.position, columnUm: moved.columnUm };
  }
  if (key !== 'Home' && key !== 'End') return null;
  const position = key === 'Home' ? map.lineStart(caret) : map.lineEnd(caret);
  return { anchor: shiftKey ? anchor : position.offset, caret: position, columnUm: null };
}

type Options = { elementRef: ElementRef; map: CaretMap | null; control: SelectionControl };

export function useFieldKeys({ elementRef: ref, map, control }: Options) {
  const { store } = useEditorInstance();

  function end() {
    store.dispatch({ type: 'edit-text', editedText: null });
    store.dispatch({ type: 'end-coalescing' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      end();
      hitAreaOf(ref)?.focus();
      return;
    }
    if (event.key === 'Tab') {
      goOn(event, ref, end);
      return;
    }
    if (toggleWeight(store, ref, event)) {
      event.preventDefault();
      return;
    }
    const moved = map ? moveByKey(map, event, control.selection, control.columnUm.current) : null;
    if (!moved) return;
    event.preventDefault();
    control.select(moved.anchor, moved.caret);
    control.columnUm.current = moved.columnUm;
  }

  /** The bar of the text and other windows take the focus for a while only. */
  function onBlur(event: FocusEvent) {
    if (!document.hasFocus()) return;
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('.editor-bar')) return;
    end();
  }

  return { onKeyDown, onBlur };
}

const weightKeys: Readonly<Record<string, Weight>> = { b: 'bold', i: 'italic' };

/** Ctrl+B and Ctrl+I; true where the key is one of them, whether the face has the weight or not. */
function toggleWeight(store: EditorStore<unknown>, ref: ElementRef, { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const weight = weightKeys[key.toLowerCase()];
  if (!weight || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  const element = findElement(store.getState().history.content.design, ref)?.element;
  if (element?.kind !== 'text' || !isFaceKey(element.font)) return true;
  const { other } = weightOf(element.font, weight, facesFor(element));
  if (other) store.edit([{ kind: 'setTextStyle', ...ref, style: { font: other } }]);
  return true;
}

function hitAreaOf(ref: ElementRef): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-hit-area="${CSS.escape(refKey(ref))}"]`);
}

/** Tab ends editing and goes to the next element, with Shift to the one before; at either end it leaves the canvas. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>, ref: ElementRef, end: () => void): void {
  const own = hitAreaOf(ref);
  const all = [...(own?.closest('.canvas')?.querySelectorAll<HTMLElement>('.hit-area') ?? [])];
  const next = own ? all[all.indexOf(own) + (event.shiftKey ? -1 : 1)] : undefined;
  end();
  own?.focus();
  if (!next) return;
  event.preventDefault();
  next.focus();
}
