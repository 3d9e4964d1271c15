/** Light on foil follows the pointer over the canvas. Moves gradients only, never the design; off with reduced motion. */
import { type RefObject, useEffect } from 'react';

/** How far the ramp travels from one edge of the canvas to the other, in micrometres of the page. */
const travelUm = 60_000;

export function useFoil(canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let share = 0.5;
    function paint() {
      frame = 0;
      const shift = Math.round((share - 0.5) * travelUm);
      for (const ramp of element?.querySelectorAll('linearGradient') ?? []) ramp.setAttribute('gradientTransform', `translate(${shift} 0)`);
    }
    function ask(next: number) {
      share = Math.min(1, Math.max(0, next));
      if (frame === 0) frame = requestAnimationFrame(paint);
    }
    const onMove = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      ask((event.clientX - box.left) / box.width);
    };
    const onTilt = (event: DeviceOrientationEvent) => {
      if (event.gamma !== null) ask(0.5 + event.gamma / 60);
    };
    element.addEventListener('pointermove', onMove, { passive: true });
    window.addEventListener('deviceorientation', onTilt, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', onMove);
      window.removeEventListener('deviceorientation', onTilt);
    };
  }, [canvas]);
}
