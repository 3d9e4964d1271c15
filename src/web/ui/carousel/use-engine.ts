/** Embla and autoplay of a carousel, loaded when the element enters the viewport. */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Autoplay, setUpAutoplay } from './autoplay.ts';
import type { FullConfig } from './config.ts';
import type { CarouselEngine, EngineOptions } from './engine.ts';

type Options = {
  root: RefObject<HTMLElement | null>;
  viewport: RefObject<HTMLElement | null>;
  config: FullConfig;
  slides: number;
  /** First snap of an engine; `isFirstTime` is true until one has been loaded. */
  startAt: (isFirstTime: boolean) => number;
  onPlace: EngineOptions['onChange'];
};

type LoadedEngine = {
  isReady: boolean;
  /** True while autoplay runs. */
  isRunning: boolean;
  isPaused: boolean;
  setPaused(isPaused: boolean): void;
  /** Restarts autoplay's interval and moves the engine; false while it is not loaded. */
  drive(move: (engine: CarouselEngine) => void): boolean;
};

export function useEngine({ root, viewport, config, slides, startAt, onPlace }: Options): LoadedEngine {
  const [isReady, setReady] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const wasInView = useWasInView(root);
  const engine = useRef<CarouselEngine | null>(null);
  const autoplay = useRef<Autoplay | null>(null);

  const placed = useEffectEvent(onPlace);
  const current = useEffectEvent(() => config);
  const init = useEffectEvent(async (isFirstTime: boolean, isGone: () => boolean) => {
    const { openEngine } = await import('./engine.ts');
    if (isGone() || !root.current || !viewport.current) return;
    const start = startAt(isFirstTime);
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

  return {
    isReady,
    isRunning,
    isPaused,
    setPaused(next) {
      setPaused(next);
      if (next) autoplay.current?.pause();
      else autoplay.current?.play();
    },
    drive(move) {
      autoplay.current?.restart();
      if (engine.current) move(engine.current);
      return engine.current !== null;
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
