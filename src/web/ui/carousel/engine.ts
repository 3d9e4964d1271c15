/** Embla with the shop's rules of moving. Loaded when a carousel comes into view; the page has its layout without it. */
import createEmbla, { type EmblaCarouselType } from 'embla-carousel';
import { type FullConfig, stepOf, stopAfter } from './config.ts';
import { timedMotion } from './motion.ts';
import { afterResize } from './resize.ts';
import { type Drag, suppressesClick, swipeStep } from './swipe.ts';

export type CarouselEngine = {
  /** Some steps on (1) or back (-1). */
  go(steps: number): void;
  goTo(stop: number): void;
  destroy(): void;
};

export type EngineOptions = {
  /** Its only child holds the slides. */
  viewport: HTMLElement;
  config: () => FullConfig;
  /** Stop to begin at. */
  start: number;
  /** True: no slide is seen moving. */
  isStill: () => boolean;
  /** After every change, and once at the beginning. */
  onChange: (state: { stop: number; stops: number }) => void;
};

export function openEngine({ viewport, config, start, isStill, onChange }: EngineOptions): CarouselEngine {
  const motion = timedMotion();
  let drag: Drag | null = null;
  let from = { x: 0, y: 0, stop: 0 };
  let last = '';
  const resize = afterResize(() => embla.reInit());
  let size = '';

  const { infinite, slidesPerGroup } = config();
  const embla = createEmbla(
    viewport,
    {
      startIndex: start,
      loop: infinite,
      slidesToScroll: slidesPerGroup,
      align: 'start',
      // Clicks are judged here, by the number of moves and not by pixels.
      dragThreshold: Number.POSITIVE_INFINITY,
      watchSlides: false,
      watchDrag: (carousel, event) => {
        const point = pointOf(event);
        from = { ...point, stop: carousel.selectedScrollSnap() };
        drag = { dx: 0, dy: 0, isMouse: event instanceof MouseEvent, moves: 0 };
        return true;
      },
      watchResize: (carousel) => {
        if (sizeOf(carousel) === size) return false;
        resize.seen();
        return false;
      },
    },
    [motion],
  );

  /** `direction` keeps a loop of two slides from turning the other way round. */
  function move(stop: number, direction: number): void {
    const { transitionSpeed } = config();
    const jump = isStill() || transitionSpeed <= 0;
    motion.aim(jump);
    embla.internalEngine().scrollTo.index(stop, direction);
    if (!jump) motion.begin(transitionSpeed);
  }

  function scrollBy(steps: number): void {
    step(embla.selectedScrollSnap(), steps);
  }

  function step(stop: number, steps: number): void {
    const next = stopAfter(stop, steps * stepOf(config()), embla.scrollSnapList().length, config().infinite);
    // Where the engine cannot turn on endlessly (too few slides), the way to the first one is back through all of them.
    move(next, embla.internalEngine().options.loop ? -Math.sign(steps) : 0);
  }

  function follow(event: MouseEvent | TouchEvent): void {
    if (!drag) return;
    const { x, y } = pointOf(event);
    drag = { ...drag, dx: x - from.x, dy: y - from.y, moves: drag.moves + 1 };
  }

  /** The engine has set its own target by now; ours wins. */
  function release(): void {
    if (!drag) return;
    const steps = swipeStep(drag);
    if (steps === 0) move(from.stop, 0);
    else step(from.stop, steps);
  }

  function click(event: MouseEvent): void {
    if (drag && suppressesClick(drag)) {
      event.preventDefault();
      event.stopPropagation();
    }
    drag = null;
  }

  function tell(): void {
    // Letting go sets a target twice in one go; only the last one counts.
    queueMicrotask(() => {
      const state = { stop: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length };
      if (last === JSON.stringify(state)) return;
      last = JSON.stringify(state);
      onChange(state);
    });
  }

  function measured(): void {
    size = sizeOf(embla);
    tell();
  }

  const { signal, abort } = abortable();
  for (const name of ['mousemove', 'touchmove'] as const) {
    document.addEventListener(name, follow, { capture: true, passive: true, signal });
  }
  viewport.addEventListener('click', click, { capture: true, signal });
  embla.on('pointerUp', release).on('select', tell).on('reInit', measured);
  measured();

  return {
    go: scrollBy,
    goTo: (stop) => move(stop, 0),
    destroy() {
      resize.end();
      abort();
      embla.destroy();
    },
  };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function pointOf(event: MouseEvent | TouchEvent): { x: number; y: number } {
  const point = 'touches' in event ? (event.touches[0] ?? event.changedTouches[0]) : event;
  return { x: point?.clientX ?? 0, y: point?.clientY ?? 0 };
}

function sizeOf(carousel: EmblaCarouselType): string {
  return [carousel.containerNode(), ...carousel.slideNodes()].map((node) => Math.round(node.offsetWidth)).join(' ');
}
