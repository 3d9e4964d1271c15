/** Pictures that are drawn when they are first asked for. */
import { type RefObject, useEffect, useRef } from 'react';

const retries = 3;
const retryMs = 1500;

/** Asks for a picture again that did not come: pictures are painted when first asked for, and a busy shop refuses some. */
export function useSecondChance(): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const element = image.current;
    if (!element) return;
    let left = retries;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => {
      if (left === 0) return;
      left -= 1;
      timer = setTimeout(() => element.setAttribute('src', element.getAttribute('src') ?? ''), retryMs);
    };
    // Paper without a picture, which the shop sends while a picture is still being drawn, is narrower than any product.
    const look = () => element.naturalHeight > 9 * element.naturalWidth && again();
    element.addEventListener('error', again);
    element.addEventListener('load', look);
    // It may have failed before this ran.
    if (element.complete && element.naturalWidth === 0 && element.loading === 'eager') again();
    else if (element.complete) look();
    return () => {
      clearTimeout(timer);
      element.removeEventListener('error', again);
      element.removeEventListener('load', look);
    };
  }, []);
  return image;
}
