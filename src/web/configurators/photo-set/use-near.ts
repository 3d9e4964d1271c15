/** Whether an element is near the visible part of the page: pictures further away are not loaded. */
import { type RefObject, useEffect, useState } from 'react';

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | null = null;

/** One observer for all elements. */
function shared(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '600px 0px' },
  );
  return observer;
}

/** Stays true once it was near. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isNear) return;
    listeners.set(current, (near) => near && setNear(true));
    shared().observe(current);
    return () => {
      shared().unobserve(current);
      listeners.delete(current);
    };
  }, [element, isNear]);
  return isNear;
}
