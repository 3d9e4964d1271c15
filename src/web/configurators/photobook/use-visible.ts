/** Whether an element is in or near the visible part of the window: only those are drawn. */
import { type RefObject, useEffect, useState } from 'react';

const margin = '300px';

export function useVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}
