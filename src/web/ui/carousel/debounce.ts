/** Debounces measuring while the window is being resized. */

/** Specification 9. */
const debounceMs = 200;

/** Calls `act` once nothing was scheduled for that time. */
export function debounce(act: () => void): { schedule(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    schedule() {
      clearTimeout(timer);
      timer = setTimeout(act, debounceMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
