/** Zooms the canvas by two fingers and by the wheel with Ctrl. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { clampZoom } from './zoom.ts';

function distance({ touches }: TouchEvent): number {
  const [a, b] = [...touches];
  return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
}

/** Two fingers on the selected photo zoom the photo. */
function isOnSelectedPhoto({ target }: TouchEvent): boolean {
  return target instanceof Element && target.closest('.hit-area-photo.hit-area-selected') !== null;
}

export function useZoomGestures(scroller: RefObject<HTMLElement | null>, zoom: number, onZoom: (zoom: number) => void): void {
  const currentZoom = useEffectEvent(() => zoom);
  const zoomTo = useEffectEvent((next: number) => onZoom(clampZoom(next)));
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let start: { distance: number; zoom: number } | null = null;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 2 && !isOnSelectedPhoto(event) ? { distance: distance(event), zoom: currentZoom() } : null;
    };
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2 || start.distance === 0) return;
      event.preventDefault();
      zoomTo((start.zoom * distance(event)) / start.distance);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(currentZoom() * Math.exp(-event.deltaY / 300));
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller]);
}
