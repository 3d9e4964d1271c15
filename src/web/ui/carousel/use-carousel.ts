/** Carousel state. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type LayoutBreakpoint, layoutBreakpoints } from '#core/values/breakpoints.ts';
import {
  type CarouselConfig,
  carouselStepOf,
  carouselSteps,
  configAt,
  type FullConfig,
  type ResponsiveConfig,
  snapAfter,
  snapOfSlide,
  snapsOf,
} from './config.ts';
import { useEngine } from './use-engine.ts';

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
  const onPlace = (place: { snap: number; snaps: number }) => {
    if (place.snap !== snap) onSlide?.(place.snap);
    setPlace(place);
  };
  const startAt = (isFirstTime: boolean) => snapOfSlide(firsts, isFirstTime ? scrolledSlide(viewport) : initialSlide);
  const engine = useEngine({ root, viewport, config, slides, startAt, onPlace });

  const showFirst = useEffectEvent(() => {
    const first = slideNodes(viewport)[initialSlide];
    if (viewport.current && first && initialSlide > 0) viewport.current.scrollLeft = first.offsetLeft;
  });
  useLayoutEffect(() => showFirst(), []);

  function scrollToSnap(next: number): void {
    if (engine.drive((loaded) => loaded.goTo(next))) return;
    // The engine is being loaded: the browser scrolls.
    const first = slideNodes(viewport)[firsts[next] ?? 0];
    viewport.current?.scrollTo({ left: first?.offsetLeft ?? 0 });
    setPlace({ snap: next, snaps: firsts.length });
  }

  return {
    config,
    snap: Math.min(snap, snaps - 1),
    snaps,
    isReady: engine.isReady,
    isRunning: engine.isRunning,
    isPaused: engine.isPaused,
    setPaused: engine.setPaused,
    scrollToSnap,
    snapOf: (slide) => snapOfSlide(firsts, slide),
    scrollToSlide: (slide) => scrollToSnap(snapOfSlide(firsts, slide)),
    scrollBy(count) {
      if (engine.drive((loaded) => loaded.scrollBy(count))) return;
      scrollToSnap(snapAfter(snap, count * carouselStepOf(config), snaps, config.infinite));
    },
  };
}

function slideNodes(viewport: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(viewport.current?.firstElementChild?.children ?? [])] as HTMLElement[];
}

/** The slide at the left edge, as scrolled before the engine was loaded. */
function scrolledSlide(viewport: RefObject<HTMLElement | null>): number {
  const left = viewport.current?.scrollLeft ?? 0;
  const distances = slideNodes(viewport).map((node) => Math.abs(node.offsetLeft - left));
  return distances.indexOf(Math.min(...distances));
}

/** The widest breakpoint that the window reaches; null on the server and during hydration. */
function useBreakpoint(isWanted: boolean): LayoutBreakpoint | null {
  const [breakpoint, setBreakpoint] = useState<LayoutBreakpoint | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const queries = carouselSteps.flatMap((one) => (one ? [{ one, query: matchMedia(`(min-width: ${layoutBreakpoints[one]}px)`) }] : []));
    const read = () => setBreakpoint(queries.findLast(({ query }) => query.matches)?.one ?? null);
    read();
    for (const { query } of queries) query.addEventListener('change', read);
    return () => {
      for (const { query } of queries) query.removeEventListener('change', read);
    };
  }, [isWanted]);
  return breakpoint;
}
