/** Dragging a picture behind its window, with a finger, a pen or a mouse. */
import { type PointerEvent, useRef } from 'react';
import type { Page } from '#core/design/document.ts';
import { useSetActions } from './use-set.ts';

/** Less is a click. */
const thresholdPx = 4;

type Drag = { pointer: number; x: number; y: number; isMoving: boolean };

/**
 * Handlers of the element that shows the page in its full width. `wasDragged` says, once, whether the click that follows was the end of
 * a drag.
 */
export function useCropDrag(page: Page, isOn: boolean) {
  const { pan, endGesture } = useSetActions();
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    dragged.current = false;
    if (!isOn || event.button !== 0) return;
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isMoving: false };
  }
  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { current } = drag;
    if (!current || current.pointer !== event.pointerId) return;
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.isMoving && Math.hypot(dx, dy) < thresholdPx) return;
    const { currentTarget } = event;
    if (!current.isMoving) currentTarget.setPointerCapture(event.pointerId);
    drag.current = { ...current, x: event.clientX, y: event.clientY, isMoving: true };
    dragged.current = true;
    const umPerPx = page.widthUm / currentTarget.clientWidth;
    pan(page.id, dx * umPerPx, dy * umPerPx, true);
  }
  function onEnd() {
    if (drag.current?.isMoving) endGesture();
    drag.current = null;
  }
  return {
    wasDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp: onEnd, onPointerCancel: onEnd },
  };
}
