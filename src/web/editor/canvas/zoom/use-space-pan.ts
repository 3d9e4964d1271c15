/** Drags the canvas itself with the space key held, or with the middle mouse button. */
import { type RefObject, useEffect } from 'react';

export function useSpacePan(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let isHeld = false;
    let hasPanned = false;
    let last: { x: number; y: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      const isField = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      isHeld = event.type === 'keydown' && !isField;
      element.classList.toggle('canvas-grab', isHeld);
      // The key that panned must not press the button that has the focus as well.
      if (event.type === 'keyup' && hasPanned) event.preventDefault();
      if (!isHeld) hasPanned = false;
    };
    const onDown = (event: PointerEvent) => {
      const isPan = (isHeld && event.button === 0) || event.button === 1;
      if (!isPan || event.pointerType !== 'mouse') return;
      event.preventDefault();
      event.stopPropagation();
      element.setPointerCapture(event.pointerId);
      last = { x: event.clientX, y: event.clientY };
      hasPanned = isHeld;
    };
    const onMove = (event: PointerEvent) => {
      if (!last) return;
      event.stopPropagation();
      element.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = () => {
      last = null;
    };
    element.addEventListener('pointerdown', onDown, true);
    element.addEventListener('pointermove', onMove, true);
    element.addEventListener('pointerup', onUp, true);
    element.addEventListener('pointercancel', onUp, true);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    return () => {
      element.removeEventListener('pointerdown', onDown, true);
      element.removeEventListener('pointermove', onMove, true);
      element.removeEventListener('pointerup', onUp, true);
      element.removeEventListener('pointercancel', onUp, true);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    };
  }, [scroller]);
}
