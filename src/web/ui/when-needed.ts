/** When markup that the server rendered needs its script. */

const firstPresses = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the first element of `selector` comes into the window, or with the first press of a key or pointer, since the next page may
 * need it. At once where there is none, as on pages that the browser renders itself.
 */
export function whenNeeded(selector: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) finish();
    });
    function finish(): void {
      observer.disconnect();
      for (const type of firstPresses) removeEventListener(type, finish, { capture: true });
      resolve();
    }
    observer.observe(element);
    for (const type of firstPresses) addEventListener(type, finish, { capture: true });
  });
}
