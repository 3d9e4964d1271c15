/** The life of a carousel in a browser: waits until it is seen, loads the engine, keeps what stands where, plays and pauses. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type LayoutBreakpoint, layoutBreakpoints } from '#core/values/breakpoints.ts';
import { type Autoplay, setUpAutoplay } from './autoplay.ts';
import {
  type CarouselConfig,
  configAt,
  type FullConfig,
  type ResponsiveConfig,
  stepOf,
  steps,
  stopAfter,
  stopOfSlide,
  stopsOf,
} from './config.ts';
import type { CarouselEngine } from './engine.ts';

type Options = {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  base: CarouselConfig;
  responsive: readonly ResponsiveConfig[];
  slides: number;
  initialSlide: number;
  onSlide?: ((stop: number) => void) | undefined;
};

export type CarouselState = {
  config: FullConfig;
  /** Where it stands, from 0, and how many such places there are. */
  stop: number;
  stops: number;
  go(steps: number): void;
  /** The stop that shows a slide. */
  stopOf(slide: number): number;
  goToSlide(slide: number): void;
  goToStop(stop: number): void;
  /** Before, the slides are an ordinary region to scroll. */
  isAwake: boolean;
  /** True while slides move by themselves. */
  isRunning: boolean;
  /** What the visitor chose. */
  isPaused: boolean;
  setPaused(isPaused: boolean): void;
};

export function useCarousel({ root, viewport, base, responsive, slides, initialSlide, onSlide }: Options): CarouselState {
  const config = configAt(base, responsive, useStep(responsive.length > 0));
  const firsts = stopsOf(slides, config);
  const [{ stop, stops }, setPlace] = useState({ stop: stopOfSlide(firsts, initialSlide), stops: firsts.length });
  const [isAwake, setAwake] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const isSeen = useSeen(root);
  const engine = useRef<CarouselEngine | null>(null);
  const autoplay = useRef<Autoplay | null>(null);

  const placed = useEffectEvent((place: { stop: number; stops: number }) => {
    if (place.stop !== stop) onSlide?.(place.stop);
    setPlace(place);
  });
  const current = useEffectEvent(() => config);
  const slideNodes = () => [...(viewport.current?.firstElementChild?.children ?? [])] as HTMLElement[];

  const showFirst = useEffectEvent(() => {
    const first = slideNodes()[initialSlide];
    if (viewport.current && first && initialSlide > 0) viewport.current.scrollLeft = first.offsetLeft;
  });
  useLayoutEffect(() => showFirst(), []);

  /** The slide that lies at the left edge, by whoever scrolled it there before the engine came. */
  const scrolledTo = () => {
    const left = viewport.current?.scrollLeft ?? 0;
    const distances = slideNodes().map((node) => Math.abs(node.offsetLeft - left));
    return distances.indexOf(Math.min(...distances));
  };

  const init = useEffectEvent(async (isFirstTime: boolean, isGone: () => boolean) => {
    const { openEngine } = await import('./engine.ts');
    if (isGone() || !root.current || !viewport.current) return;
    const start = stopOfSlide(firsts, isFirstTime ? scrolledTo() : initialSlide);
    root.current.dataset.ready = '';
    viewport.current.scrollLeft = 0;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    engine.current = openEngine({ viewport: viewport.current, config: current, start, isStill: () => isStill.matches, onChange: placed });
    setAwake(true);
    if (config.timing === null) return;
    const wasPaused = isPaused || isStill.matches;
    autoplay.current = setUpAutoplay(engine.current, root.current, { timing: config.timing, isPaused: wasPaused, onRunning: setRunning });
    setPaused(wasPaused);
  });
  const destroy = useEffectEvent(() => {
    autoplay.current?.end();
    engine.current?.destroy();
    autoplay.current = null;
    engine.current = null;
    delete root.current?.dataset.ready;
  });
  const wasAwake = useRef(false);
  // Other slides, or another way of turning, are another carousel: it stands at its first place again.
  const instance = `${slides} ${config.infinite} ${config.slidesPerGroup} ${config.timing}`;
  useEffect(() => {
    if (!isSeen || instance === '') return;
    let gone = false;
    void init(!wasAwake.current, () => gone);
    wasAwake.current = true;
    return () => {
      gone = true;
      destroy();
    };
  }, [isSeen, instance]);

  function goToStop(next: number): void {
    autoplay.current?.restart();
    if (engine.current) {
      engine.current.goTo(next);
      return;
    }
    // The engine is still on its way: the browser scrolls.
    const first = slideNodes()[firsts[next] ?? 0];
    viewport.current?.scrollTo({ left: first?.offsetLeft ?? 0 });
    setPlace({ stop: next, stops: firsts.length });
  }

  return {
    config,
    stop: Math.min(stop, stops - 1),
    stops,
    isAwake,
    isRunning,
    isPaused,
    goToStop,
    stopOf: (slide) => stopOfSlide(firsts, slide),
    goToSlide: (slide) => goToStop(stopOfSlide(firsts, slide)),
    go(count) {
      if (!engine.current) return goToStop(stopAfter(stop, count * stepOf(config), stops, config.infinite));
      autoplay.current?.restart();
      engine.current.go(count);
    },
    setPaused(next) {
      setPaused(next);
      if (next) autoplay.current?.pause();
      else autoplay.current?.play();
    },
  };
}

/** True from the moment an element has been in the window for the first time. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

/** The widest breakpoint that the window reaches; null at first, as the server knows no window. */
function useStep(isWanted: boolean): LayoutBreakpoint | null {
  const [step, setStep] = useState<LayoutBreakpoint | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const queries = steps.flatMap((one) => (one ? [{ one, query: matchMedia(`(min-width: ${layoutBreakpoints[one]}px)`) }] : []));
    const read = () => setStep(queries.findLast(({ query }) => query.matches)?.one ?? null);
    read();
    for (const { query } of queries) query.addEventListener('change', read);
    return () => {
      for (const { query } of queries) query.removeEventListener('change', read);
    };
  }, [isWanted]);
  return step;
}
