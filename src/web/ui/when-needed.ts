/** When markup that the server rendered needs its script. */

declare global {
  interface Window {
    /** Set by the router before the first render. */
    __reactRouterDataRouter?: { subscribe(listener: () => void): () => void };
  }
}

const presses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `begin` once: with the first press of a key or pointer, since the next page may need what it begins, or when the router moves without
 * one, as with the browser's way back. A navigation updates contexts, and React waits for what it has not taken over. Returns what ends it.
 */
export function onFirstUse(begin: () => void): () => void {
  function end(): void {
    leaveRouter?.();
    for (const type of presses) removeEventListener(type, use, { capture: true });
  }
  function use(): void {
    end();
    begin();
  }
  const leaveRouter = window.__reactRouterDataRouter?.subscribe(use);
  for (const type of presses) addEventListener(type, use, { capture: true });
  return end;
}

/**
 * Resolves when the first element of `selector` is at most `margin` away from the window, or with the first use. At once where there is none.
 * `margin` as in `IntersectionObserver`.
 */
export function whenNeeded(selector: string, margin = '0px'): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
      },
      { rootMargin: margin },
    );
    function finish(): void {
      observer.disconnect();
      endUse();
      resolve();
    }
    observer.observe(element);
    const endUse = onFirstUse(finish);
  });
}
