/** Zooms the canvas by two fingers, by the wheel with Ctrl and by Ctrl with +, - and 0; what lies under the pointer stays there. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { clampZoom, stepFrom } from './zoom.ts';

type Point = { x: number; y: number };

function distance({ touches }: TouchEvent): number {
  const [a, b] = [...touches];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

function middle({ touches }: TouchEvent): Point {
  const [a, b] = [...touches];
  return a && b ? { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 } : { x: 0, y: 0 };
}

/** Two fingers on the selected photo zoom the photo. */
function isOnSelectedPhoto({ target }: TouchEvent): boolean {
  return target instanceof Element && target.closest('.hit-area-photo.hit-area-selected') !== null;
}

/** A point of the window as shares of the sheet, which outlast zooming. */
function shareOf(scroller: HTMLElement, { x, y }: Point): Point | null {
  const sheet = scroller.querySelector('.canvas-sheet')?.getBoundingClientRect();
  return sheet && sheet.width > 0 ? { x: (x - sheet.left) / sheet.width, y: (y - sheet.top) / sheet.height } : null;
}

/** Scrolls so that the shares of the sheet lie under a point of the window again. */
function scrollTo(scroller: HTMLElement, share: Point | null, { x, y }: Point): void {
  const sheet = scroller.querySelector('.canvas-sheet')?.getBoundingClientRect();
  if (!sheet || !share) return;
  scroller.scrollBy(sheet.left + share.x * sheet.width - x, sheet.top + share.y * sheet.height - y);
}

/** The zoom that a key with Ctrl asks for; null for other keys. */
function zoomOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, zoom: number): number | null {
  if ((!ctrlKey && !metaKey) || altKey) return null;
  if (key === '0') return 1;
  if (key === '+' || key === '=') return stepFrom(zoom, 1);
  return key === '-' ? stepFrom(zoom, -1) : null;
}

export function useZoomGestures(scroller: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const currentZoom = useEffectEvent(() => zoom);
  const zoomTo = useEffectEvent((element: HTMLElement, next: number, share: Point | null, point: Point) => {
    flushSync(() => onZoom(clampZoom(next)));
    scrollTo(element, share, point);
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
    let start: { distance: number; zoom: number; share: Point | null } | null = null;
    const onStart = (event: TouchEvent) => {
      const isPinch = event.touches.length === 2 && !isOnSelectedPhoto(event);
      start = isPinch ? { distance: distance(event), zoom: currentZoom(), share: shareOf(element, middle(event)) } : null;
    };
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2 || start.distance === 0) return;
      event.preventDefault();
      zoomTo(element, (start.zoom * distance(event)) / start.distance, start.share, middle(event));
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = { x: event.clientX, y: event.clientY };
      zoomTo(element, currentZoom() * Math.exp(-event.deltaY / 300), shareOf(element, point), point);
    };
    const listen = (event: KeyboardEvent) => onKey(event);
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('keydown', listen);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('keydown', listen);
    };
  }, [scroller]);
}
