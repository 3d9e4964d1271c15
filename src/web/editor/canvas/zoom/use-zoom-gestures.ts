/** Zooms the canvas by two fingers, by a double tap on the ground, by the wheel with Ctrl and by Ctrl with +, - and 0. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import type { CanvasPoint, TwoFingers, Zoomed } from '#web/editor/canvas/tools/tool.ts';
import { beginZoom } from '#web/editor/canvas/tools/zoom.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { clampZoom, stepFrom } from './zoom.ts';

/** A point of the window as shares of the sheet, which outlast zooming. */
function shareOf(scroller: HTMLElement, { xPx, yPx }: CanvasPoint): CanvasPoint | null {
  const sheet = scroller.querySelector('.canvas-sheet')?.getBoundingClientRect();
  return sheet && sheet.width > 0 ? { xPx: (xPx - sheet.left) / sheet.width, yPx: (yPx - sheet.top) / sheet.height } : null;
}

/** Scrolls so that the shares of the sheet lie under a point of the window again. */
function scrollTo(scroller: HTMLElement, share: CanvasPoint | null, { xPx, yPx }: CanvasPoint): void {
  const sheet = scroller.querySelector('.canvas-sheet')?.getBoundingClientRect();
  if (!sheet || !share) return;
  scroller.scrollBy(sheet.left + share.xPx * sheet.width - xPx, sheet.top + share.yPx * sheet.height - yPx);
}

/** The zoom that a key with Ctrl asks for; null for other keys. */
function zoomOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, zoom: number): number | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  if (key === '0') return 1;
  if (key === '+' || key === '=') return stepFrom(zoom, 1);
  return key === '-' ? stepFrom(zoom, -1) : null;
}

function fingersOf({ touches }: TouchEvent): TwoFingers | null {
  const [a, b, ...others] = [...touches].map(({ clientX, clientY }) => ({ xPx: clientX, yPx: clientY }));
  return a && b && others.length === 0 ? [a, b] : null;
}

export function useZoomGestures(scroller: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const { tools } = useEditorInstance();
  const currentZoom = useEffectEvent(() => zoom);
  const zoomTo = useEffectEvent((element: HTMLElement, { zoom: next, from, to }: Zoomed) => {
    const share = shareOf(element, from);
    flushSync(() => onZoom(clampZoom(next)));
    scrollTo(element, share, to);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    const next = isField ? null : zoomOfKey(event, zoom);
    if (next === null) return;
    event.preventDefault();
    onZoom(next);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let isPinched = false;
    // Touches, since browsers end a pointer that has begun to scroll.
    const onTouch = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (fingers && !isPinched) tools.send({ type: 'fingers-down', fingers, zoom: currentZoom(), begin: beginZoom });
      if (!fingers && isPinched) tools.send({ type: 'fingers-up' });
      isPinched = fingers !== null;
    };
    const onMove = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!fingers) return;
      if (event.cancelable) event.preventDefault();
      tools.send({ type: 'fingers-move', fingers });
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = { xPx: event.clientX, yPx: event.clientY };
      zoomTo(element, { zoom: currentZoom() * Math.exp(-event.deltaY / 300), from: point, to: point });
    };
    const listen = (event: KeyboardEvent) => onKey(event);
    tools.setZoom((zoomed) => zoomTo(element, zoomed));
    for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) element.addEventListener(type, onTouch, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', listen);
    return () => {
      tools.setZoom(null);
      for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) element.removeEventListener(type, onTouch);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', listen);
    };
  }, [scroller, tools]);
}
