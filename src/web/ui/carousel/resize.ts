/** Waits until a window that is being resized has come to rest, so that slides are measured once and not on every frame. */

/** Specification 9. */
const restMs = 200;

/** Acts when nothing was `seen` for that time. */
export function afterResize(act: () => void): { seen(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    seen() {
      clearTimeout(timer);
      timer = setTimeout(act, restMs);
    },
    end: () => clearTimeout(timer),
  };
}
