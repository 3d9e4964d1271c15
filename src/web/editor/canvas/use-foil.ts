/** Light on foil follows the pointer over the canvas. Moves gradients only, never the design; off with reduced motion. */
import { type RefObject, useEffect } from 'react';

/** How far the ramp travels from one edge of the canvas to the other, in micrometres of the page. */
const travelUm = 60_000;

export function useFoil(canvas: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = canvas.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A live collection.
    const ramps = element.getElementsByTagName('linearGradient');
    let frame = 0;
    let share: () => number = () => 0.5;
    function paint() {
      frame = 0;
      const shift = Math.round((Math.min(1, Math.max(0, share())) - 0.5) * travelUm);
      for (const ramp of ramps) ramp.setAttribute('gradientTransform', `translate(${shift} 0)`);
    }
    function ask(next: () => number) {
      // Most cards have no foil: nothing is measured for them.
      if (ramps.length === 0) return;
      share = next;
      if (frame === 0) frame = requestAnimationFrame(paint);
    }
    const onMove = ({ clientX }: PointerEvent) =>
      ask(() => {
        const { left, width } = element.getBoundingClientRect();
        return (clientX - left) / width;
      });
    const onTilt = (event: DeviceOrientationEvent) => {
      const { gamma } = event;
      if (gamma !== null) ask(() => 0.5 + gamma / 60);
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
