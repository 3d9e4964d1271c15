/** Carousel state. Loads Embla when the element enters the viewport. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type LayoutBreakpoint, layoutBreakpoints } from '#core/values/breakpoints.ts';
import { type Autoplay, setUpAutoplay } from './autoplay.ts';
import {
  type CarouselConfig,
  configAt,
  type FullConfig,
  type ResponsiveConfig,
  snapAfter,
  snapOfSlide,
  snapsOf,
  stepOf,
  steps,
} from './config.ts';
import type { CarouselEngine } from './engine.ts';

type Options = {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  base: CarouselConfig;
  responsive: readonly ResponsiveConfig[];
  slides: number;
  initialSlide: number;
  onSlide?: ((snap: number) => void) | undefined;
};

export type CarouselState = {
  config: FullConfig;
  /** Current snap, from 0, and the number of snaps. */
  snap: number;
  snaps: number;
  scrollBy(steps: number): void;
  /** The snap that shows a slide. */
  snapOf(slide: number): number;
  scrollToSlide(slide: number): void;
  scrollToSnap(snap: number): void;
  /** Embla is loaded. Before, the slides are an ordinary scroll container. */
  isReady: boolean;
  /** True while autoplay runs. */
  isRunning: boolean;
  /** Paused by the visitor. */
  isPaused: boolean;
  setPaused(isPaused: boolean): void;
};

export function useCarousel({ root, viewport, base, responsive, slides, initialSlide, onSlide }: Options): CarouselState {
  const config = configAt(base, responsive, useBreakpoint(responsive.length > 0));
  const firsts = snapsOf(slides, config);
  const [{ snap, snaps }, setPlace] = useState({ snap: snapOfSlide(firsts, initialSlide), snaps: firsts.length });
  const [isReady, setReady] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const wasInView = useWasInView(root);
  const engine = useRef<CarouselEngine | null>(null);
  const autoplay = useRef<Autoplay | null>(null);

  const placed = useEffectEvent((place: { snap: number; snaps: number }) => {
    if (place.snap !== snap) onSlide?.(place.snap);
    setPlace(place);
  });
  const current = useEffectEvent(() => config);
  const slideNodes = () => [...(viewport.current?.firstElementChild?.children ?? [])] as HTMLElement[];

  const showFirst = useEffectEvent(() => {
    const first = slideNodes()[initialSlide];
    if (viewport.current && first && initialSlide > 0) viewport.current.scrollLeft = first.offsetLeft;
  });
  useLayoutEffect(() => showFirst(), []);

  /** The slide at the left edge, as scrolled before the engine was loaded. */
  const scrolledTo = () => {
    const left = viewport.current?.scrollLeft ?? 0;
    const distances = slideNodes().map((node) => Math.abs(node.offsetLeft - left));
    return distances.indexOf(Math.min(...distances));
  };

  const init = useEffectEvent(async (isFirstTime: boolean, isGone: () => boolean) => {
    const { openEngine } = await import('./engine.ts');
    if (isGone() || !root.current || !viewport.current) return;
    const start = snapOfSlide(firsts, isFirstTime ? scrolledTo() : initialSlide);
    root.current.dataset.ready = '';
    viewport.current.scrollLeft = 0;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)');
    engine.current = openEngine({ viewport: viewport.current, config: current, start, isStill: () => isStill.matches, onChange: placed });
    setReady(true);
    if (config.timing === null) return;
    const wasPaused = isPaused || isStill.matches;
    autoplay.current = setUpAutoplay(engine.current, root.current, { timing: config.timing, isPaused: wasPaused, onRunning: setRunning });
    setPaused(wasPaused);
  });
  const destroy = useEffectEvent(() => {
    autoplay.current?.destroy();
    engine.current?.destroy();
    autoplay.current = null;
    engine.current = null;
    delete root.current?.dataset.ready;
  });
  const wasReady = useRef(false);
  // Other slides or loop settings make another carousel, which starts at its first snap.
  const instance = `${slides} ${config.infinite} ${config.slidesPerGroup} ${config.timing}`;
  useEffect(() => {
    if (!wasInView || instance === '') return;
    let gone = false;
    void init(!wasReady.current, () => gone);
    wasReady.current = true;
    return () => {
      gone = true;
      destroy();
    };
  }, [wasInView, instance]);

  function scrollToSnap(next: number): void {
    autoplay.current?.restart();
    if (engine.current) {
      engine.current.goTo(next);
      return;
    }
    // The engine is being loaded: the browser scrolls.
    const first = slideNodes()[firsts[next] ?? 0];
    viewport.current?.scrollTo({ left: first?.offsetLeft ?? 0 });
    setPlace({ snap: next, snaps: firsts.length });
  }

  return {
    config,
    snap: Math.min(snap, snaps - 1),
    snaps,
    isReady,
    isRunning,
    isPaused,
    scrollToSnap,
    snapOf: (slide) => snapOfSlide(firsts, slide),
    scrollToSlide: (slide) => scrollToSnap(snapOfSlide(firsts, slide)),
    scrollBy(count) {
      if (!engine.current) return scrollToSnap(snapAfter(snap, count * stepOf(config), snaps, config.infinite));
      autoplay.current?.restart();
      engine.current.scrollBy(count);
    },
    setPaused(next) {
      setPaused(next);
      if (next) autoplay.current?.pause();
      else autoplay.current?.play();
    },
  };
}

/** True once the element has been in the viewport. */
function useWasInView(element: RefObject<HTMLElement | null>): boolean {
  const [wasInView, setInView] = useState(false);
  useEffect(() => {
    if (wasInView || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasInView]);
  return wasInView;
}

/** The widest breakpoint that the window reaches; null on the server and during hydration. */
function useBreakpoint(isWanted: boolean): LayoutBreakpoint | null {
  const [breakpoint, setBreakpoint] = useState<LayoutBreakpoint | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const queries = steps.flatMap((one) => (one ? [{ one, query: matchMedia(`(min-width: ${layoutBreakpoints[one]}px)`) }] : []));
    const read = () => setBreakpoint(queries.findLast(({ query }) => query.matches)?.one ?? null);
    read();
    for (const { query } of queries) query.addEventListener('change', read);
    return () => {
      for (const { query } of queries) query.removeEventListener('change', read);
    };
  }, [isWanted]);
  return breakpoint;
}
