/** Keys and focus of the hidden field: moves by laid-out lines, and the ways out of editing. */
import type { FocusEvent, KeyboardEvent } from 'react';
import type { CaretMap } from '#core/layout/text/caret.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { moveByKey } from './caret-keys.ts';
import type { SelectionControl } from './use-text-selection.ts';

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
