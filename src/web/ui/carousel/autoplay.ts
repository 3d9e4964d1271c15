/** Autoplay of a carousel, and what suspends it: the pause button, hover, keyboard focus, a hidden tab, being out of view. */

/** Specification 9. */
const resumeMs = 1000;

export type Autoplay = {
  pause(): void;
  play(): void;
  /** The visitor has moved the slides: the interval starts again. */
  restart(): void;
  destroy(): void;
};

/** Reasons to suspend. Autoplay runs while there is none. */
type Hold = 'paused' | 'hover' | 'focus' | 'hidden' | 'away';

/**
 * Starts at once, unless `isPaused`. `onRunning` is called when autoplay starts or stops. Without a carousel or its wrapper: null, and an
 * error in the log (Specification 5).
 */
export function setUpAutoplay(
  carousel: { scrollBy(steps: number): void } | null,
  wrapper: HTMLElement | null,
  options: { timing: number; isPaused: boolean; onRunning: (isRunning: boolean) => void },
): Autoplay | null {
  if (!carousel || !wrapper) {
    console.error(`carousel: autoplay is refused, the ${carousel ? 'wrapper' : 'carousel'} is not initialised`);
    return null;
  }
  const holds = new Set<Hold>(options.isPaused ? ['paused'] : []);
  let turn: ReturnType<typeof setTimeout> | undefined;
  let resume: ReturnType<typeof setTimeout> | undefined;
  let wasRunning: boolean | null = null;

  function restart(): void {
    clearTimeout(turn);
    const isRunning = holds.size === 0;
    if (isRunning) turn = setTimeout(next, options.timing);
    if (isRunning !== wasRunning) options.onRunning(isRunning);
    wasRunning = isRunning;
  }
  function next(): void {
    carousel?.scrollBy(1);
    restart();
  }
  function set(hold: Hold, isOn: boolean): void {
    if (holds.has(hold) === isOn) return;
    if (isOn) holds.add(hold);
    else holds.delete(hold);
    restart();
  }

  const controller = new AbortController();
  const listening = { signal: controller.signal };
  const isHovering = (event: PointerEvent) => event.pointerType !== 'touch';
  wrapper.addEventListener(
    'pointerenter',
    (event) => {
      if (!isHovering(event)) return;
      clearTimeout(resume);
      set('hover', true);
    },
    listening,
  );
  wrapper.addEventListener(
    'pointerleave',
    (event) => {
      if (!isHovering(event)) return;
      clearTimeout(resume);
      resume = setTimeout(() => set('hover', false), resumeMs);
    },
    listening,
  );
  // A click focuses a button as well; only keyboard focus suspends.
  wrapper.addEventListener('focusin', (event) => set('focus', (event.target as Element).matches(':focus-visible')), listening);
  wrapper.addEventListener('focusout', () => set('focus', false), listening);
  document.addEventListener('visibilitychange', () => set('hidden', document.hidden), listening);
  const observer = new IntersectionObserver(([entry]) => set('away', entry?.isIntersecting === false));
  observer.observe(wrapper);
  if (wrapper.matches(':hover')) holds.add('hover');
  if (document.hidden) holds.add('hidden');
  restart();

  return {
    pause: () => set('paused', true),
    play: () => set('paused', false),
    restart,
    destroy() {
      clearTimeout(turn);
      clearTimeout(resume);
      controller.abort();
      observer.disconnect();
    },
  };
}
