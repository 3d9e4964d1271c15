/** One window's light over foil and relief: it follows the pointer, or the tilt of the device. Still for those who asked for less motion. */
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Degrees of tilt from the middle to the end of the light's way. */
const fullTilt = 30;

/** Browsers that ask people first have this on their event. */
type Asking = { requestPermission?: () => Promise<'granted' | 'denied'> };

export type Light = {
  /** True where tilting can move the light after a permission prompt. */
  canAsk: boolean;
  /** Must be called from a tap. */
  ask: () => void;
};

function asking(): Asking['requestPermission'] {
  return typeof DeviceOrientationEvent === 'undefined' ? undefined : (DeviceOrientationEvent as unknown as Asking).requestPermission;
}

function clamped(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

/** Sets --light-x and --light-y (-1 to 1) on the element for its style sheet, and moves the ramps of foil in it. Never a shape. */
export function useLight(target: RefObject<HTMLElement | null>): Light {
  const [canAsk, setCanAsk] = useState(false);
  const [isAllowed, setAllowed] = useState(false);

  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setCanAsk(!isStill && asking() !== undefined && matchMedia('(pointer: coarse)').matches);
  }, []);

  useEffect(() => {
    const element = target.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    let light = { x: 0, y: 0 };
    function paint() {
      frame = 0;
      element?.style.setProperty('--light-x', light.x.toFixed(3));
      element?.style.setProperty('--light-y', light.y.toFixed(3));
      for (const ramp of element?.querySelectorAll<SVGElement>('.plate-light') ?? []) {
        const travel = Number(ramp.dataset.travel);
        ramp.setAttribute('gradientTransform', `translate(${Math.round(light.x * travel)} ${Math.round(light.y * travel)})`);
      }
    }
    function move(x: number, y: number) {
      light = { x: clamped(x), y: clamped(y) };
      if (frame === 0) frame = requestAnimationFrame(paint);
    }
    const onMove = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      move(((event.clientX - box.left) / box.width) * 2 - 1, ((event.clientY - box.top) / box.height) * 2 - 1);
    };
    const onTilt = ({ gamma, beta }: DeviceOrientationEvent) => {
      // A phone in the hand leans back by half a right angle.
      if (gamma !== null && beta !== null) move(gamma / fullTilt, (beta - 45) / fullTilt);
    };
    element.addEventListener('pointermove', onMove, { passive: true });
    if (isAllowed || asking() === undefined) window.addEventListener('deviceorientation', onTilt, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('pointermove', onMove);
      window.removeEventListener('deviceorientation', onTilt);
    };
  }, [target, isAllowed]);

  const ask = useCallback(() => {
    asking()?.().then(
      (answer) => {
        setAllowed(answer === 'granted');
        setCanAsk(false);
      },
      () => setCanAsk(false),
    );
  }, []);
  return { canAsk, ask };
}
