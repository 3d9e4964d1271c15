/** Whether a customer had an element in view, so that an approval names what was seen and nothing else. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

const listeners = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

/** The smallest share of an element, or of a window that is lower than it, that counts as seen. */
const seenShare = 0.6;

/** One observer for all elements. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * seenShare;
        if (intersectionRatio >= seenShare || (fills && intersectionRect.height > 0)) listeners.get(target)?.();
      }
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, seenShare] },
  );
  return observer;
}

/** Calls `onShown` each time the element comes into view, and once more for another `what`; null while nothing is there to be seen. */
export function useShown(element: RefObject<Element | null>, what: object | null, onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const { current } = element;
    if (!current || what === null) return;
    listeners.set(current, () => shown());
    shared().observe(current);
    return () => {
      shared().unobserve(current);
      listeners.delete(current);
    };
  }, [element, what]);
}
