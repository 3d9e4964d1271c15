/** Slides that go on by themselves, and everything that makes them stop. Knows a carousel only as something that can go one step on. */

/** Specification 9. */
const resumeMs = 1000;

export type Autoplay = {
  /** What the pause button does. */
  pause(): void;
  play(): void;
  /** Somebody has just moved the slides: the full time begins anew. */
  restart(): void;
  end(): void;
};

/** Everything that holds the slides; they go on when nothing does. */
type Hold = 'paused' | 'hover' | 'focus' | 'hidden' | 'away';

/**
 * Starts at once, unless `isPaused`. `onRunning` is told whenever slides begin or cease to move by themselves. Without a carousel or its
 * wrapper it is refused: null, and an error in the log (Specification 5).
 */
export function setUpAutoplay(
  carousel: { go(steps: number): void } | null,
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
    carousel?.go(1);
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
  // A click leaves the focus on a button, too; only who moves by keys is reading there.
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
    end() {
      clearTimeout(turn);
      clearTimeout(resume);
      controller.abort();
      observer.disconnect();
    },
  };
}
