/** What the window is like: narrow or wide, and how much of it a keyboard leaves. */
import { useEffect, useState, useSyncExternalStore } from 'react';

const narrowQuery = '(max-width: 767px)';

/** Null on the server. */
const query = typeof matchMedia === 'undefined' ? null : matchMedia(narrowQuery);

function subscribeNarrow(listener: () => void) {
  if (!query) return () => undefined;
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribeNarrow,
    () => query?.matches ?? false,
    () => false,
  );
}

/**
 * Height of what can be seen while a keyboard lies over the window, in pixels, and how far it is scrolled; null without one. Only the
 * browser's own keyboard makes the visual viewport lower than the window.
 */
export function useKeyboard(): { height: number; top: number } | null {
  const [seen, setSeen] = useState<{ height: number; top: number } | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const isCovered = viewport.scale < 1.05 && viewport.height < window.innerHeight * 0.8;
      setSeen(isCovered ? { height: Math.round(viewport.height), top: Math.round(viewport.offsetTop) } : null);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, []);
  return seen;
}
