/** Begins to edit a text on the canvas: by double click, by Enter or a letter, by a tap on the selected text. */
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { mayEdit } from '#core/design/permissions.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { type EditedText, selectedElement } from '#web/editor/state.ts';

/** A finger that moves farther drags or scrolls. */
const tapPx = 8;

/** The hit area of a text below a pointer or with the focus. */
function textAreaOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.hit-area-text') : null;
}

/** True for keys that write a character, and for those of an input method. */
function isTyping({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (isComposing || key === 'Dead' || key === 'Process' || key === 'Unidentified') return true;
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/** A sample is replaced by what is typed, own words are continued. */
function beginningOf(text: string, sample: string): 'all' | 'end' {
  return text === sample ? 'all' : 'end';
}

export function useBeginEditing(): void {
  const { store } = useEditorInstance();

  /** Synchronous: on-screen keyboards open only for a field that gets the focus while the event is handled. */
  function begin(area: HTMLElement, from: EditedText['from'] | 'typing'): boolean {
    const state = store.getState();
    const ref: ElementRef | null = selectedElement(state);
    const element = findElement(state.history.content.design, ref)?.element;
    if (!ref || refKey(ref) !== area.dataset.hitArea || element?.kind !== 'text' || !mayEdit(element, 'content')) return false;
    const first = from === 'typing' ? beginningOf(element.text, element.sample) : from;
    flushSync(() => store.dispatch({ type: 'edit-text', editedText: { ref, from: first } }));
    return true;
  }

  function selectArea(area: HTMLElement): void {
    const [page = '', element = ''] = area.dataset.hitArea?.split(' ') ?? [];
    flushSync(() => store.dispatch({ type: 'select', ref: { page, element } }));
  }

  const onDoubleClick = useEffectEvent((event: MouseEvent) => {
    const area = textAreaOf(event.target);
    if (area && !event.shiftKey) begin(area, { xPx: event.clientX, yPx: event.clientY, at: event.timeStamp, isWord: true });
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const area = textAreaOf(event.target);
    if (!area || event.defaultPrevented) return;
    const opens = (event.key === 'Enter' && !event.shiftKey) || event.key === 'F2';
    if (!opens && !isTyping(event)) return;
    if (area.getAttribute('aria-pressed') !== 'true') selectArea(area);
    // Enter must not click the button as well; a letter goes on to the field that has the focus now.
    if (begin(area, opens ? 'all' : 'typing') && opens) event.preventDefault();
  });

  const onTap = useEffectEvent((area: HTMLElement, point: { xPx: number; yPx: number; at: number }) =>
    begin(area, { ...point, isWord: false }),
  );

  useEffect(() => {
    let tap: { area: HTMLElement; xPx: number; yPx: number } | null = null;
    const down = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
      const area = textAreaOf(target);
      const isTap = area?.getAttribute('aria-pressed') === 'true' && pointerType !== 'mouse';
      tap = isTap && area ? { area, xPx: clientX, yPx: clientY } : null;
    };
    const click = ({ target, clientX, clientY, timeStamp }: MouseEvent) => {
      const isSame = tap && textAreaOf(target) === tap.area && Math.hypot(clientX - tap.xPx, clientY - tap.yPx) < tapPx;
      if (tap && isSame) onTap(tap.area, { xPx: clientX, yPx: clientY, at: timeStamp });
      tap = null;
    };
    const doubleClick = (event: MouseEvent) => onDoubleClick(event);
    const keyDown = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('pointerdown', down, { capture: true });
    window.addEventListener('click', click);
    window.addEventListener('dblclick', doubleClick);
    window.addEventListener('keydown', keyDown);
    return () => {
      window.removeEventListener('pointerdown', down, { capture: true });
      window.removeEventListener('click', click);
      window.removeEventListener('dblclick', doubleClick);
      window.removeEventListener('keydown', keyDown);
    };
  }, []);
}
