/**
 * Double taps of fingers on the canvas. A double tap acts on the element of its first tap, even where the second one meets another: the element gets the
 * `dblclick`. On the ground it zooms. Browsers differ in whether they send a `dblclick` of their own for touch; it is left out.
 */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { isDoubleTap, type Tap } from './double-tap.ts';

export function useDoubleTaps(scroller: RefObject<HTMLElement | null>, zoom: number): void {
  const { tools } = useEditorInstance();
  const onGround = useEffectEvent(({ xPx, yPx }: Tap) => tools.send({ type: 'ground-double-tap', at: { xPx, yPx }, zoom }));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let isTouch = false;
    let first: (Tap & { area: Element | null }) | null = null;
    /** The second tap is under way: its click goes on to the element that it met first. */
    let doubled: MouseEvent | null = null;
    const onDown = (event: PointerEvent) => {
      isTouch = event.pointerType !== 'mouse';
    };
    const onClick = (event: MouseEvent) => {
      // Keys press elements by clicks, too.
      if (!isTouch || event.detail === 0 || !(event.target instanceof Element)) return;
      if (hasOwnDoubleTaps(event.target)) {
        first = null;
        return;
      }
      const tap = { at: event.timeStamp, xPx: event.clientX, yPx: event.clientY };
      const area = event.target.closest('.hit-area');
      if (!first || !isDoubleTap(first, tap)) {
        first = { ...tap, area };
        return;
      }
      const { area: target } = first;
      first = null;
      if (target !== area) event.stopPropagation();
      if (target === null) onGround(tap);
      else if (target === area) doubled = event;
      else if (target.isConnected) double(target, event);
    };
    // The second tap on the same element is a tap, too, and comes first.
    const afterClick = (event: MouseEvent) => {
      if (doubled === event && event.target instanceof Element) double(event.target, event);
      doubled = null;
    };
    const onDoubleClick = (event: MouseEvent) => {
      if (isTouch && event.isTrusted && event.target instanceof Element && !hasOwnDoubleTaps(event.target)) event.stopPropagation();
    };
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('click', onClick, true);
    element.addEventListener('dblclick', onDoubleClick, true);
    window.addEventListener('click', afterClick);
    return () => {
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('click', onClick, true);
      element.removeEventListener('dblclick', onDoubleClick, true);
      window.removeEventListener('click', afterClick);
    };
  }, [scroller]);
}

/** A text that is edited, and a picture that is moved in its frame. */
function hasOwnDoubleTaps(target: Element): boolean {
  return target.closest('.text-editing, .photo-mode') !== null;
}

function double(target: Element, { clientX, clientY, shiftKey }: MouseEvent): void {
  target.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true, clientX, clientY, shiftKey }));
}
