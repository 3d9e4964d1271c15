/** Embla with the shop's swipe and transition rules. Loaded when a carousel comes into view. */
import createEmbla, { type EmblaCarouselType } from 'embla-carousel';
import { carouselStepOf, type FullConfig, snapAfter } from './config.ts';
import { debounce } from './debounce.ts';
import { timedMotion } from './motion.ts';
import { type Drag, suppressesClick, swipeStep } from './swipe.ts';

export type CarouselEngine = {
  /** Positive steps are forwards. */
  scrollBy(steps: number): void;
  goTo(snap: number): void;
  destroy(): void;
};

export type EngineOptions = {
  /** Its only child holds the slides. */
  viewport: HTMLElement;
  config: () => FullConfig;
  /** First snap. */
  start: number;
  /** True: slides jump without a transition (reduced motion). */
  isStill: () => boolean;
  /** Called after every change, and once at the start. */
  onChange: (state: { snap: number; snaps: number }) => void;
};

export function openEngine({ viewport, config, start, isStill, onChange }: EngineOptions): CarouselEngine {
  const motion = timedMotion();
  const remeasure = debounce(() => embla.reInit());
  let size = '';

  const { infinite, slidesPerGroup } = config();
  const embla = createEmbla(
    viewport,
    {
      startIndex: start,
      loop: infinite,
      slidesToScroll: slidesPerGroup,
      align: 'start',
      // swipe.ts suppresses clicks, by the number of moves and not by pixels.
      dragThreshold: Number.POSITIVE_INFINITY,
      watchSlides: false,
      watchDrag: (carousel, event) => {
        drags.begin(event, carousel.selectedScrollSnap());
        return true;
      },
      watchResize: (carousel) => {
        if (sizeOf(carousel) === size) return false;
        remeasure.schedule();
        return false;
      },
    },
    [motion],
  );

  /** `direction` keeps the direction in a loop of two slides. */
  function move(snap: number, direction: number): void {
    const { transitionSpeed } = config();
    const jump = isStill() || transitionSpeed <= 0;
    motion.aim(jump);
    embla.internalEngine().scrollTo.index(snap, direction);
    if (!jump) motion.begin(transitionSpeed);
  }

  function scrollBy(steps: number): void {
    step(embla.selectedScrollSnap(), steps);
  }

  function step(snap: number, steps: number): void {
    const next = snapAfter(snap, steps * carouselStepOf(config()), embla.scrollSnapList().length, config().infinite);
    // With too few slides Embla does not loop: it scrolls back to the first.
    move(next, embla.internalEngine().options.loop ? -Math.sign(steps) : 0);
  }

  /** Replaces the target that Embla has set. */
  function release(): void {
    const swipe = drags.current();
    if (!swipe) return;
    if (swipe.steps === 0) move(swipe.snap, 0);
    else step(swipe.snap, swipe.steps);
  }

  function onMeasured(): void {
    size = sizeOf(embla);
    emitChange();
  }

  const { signal, abort } = abortable();
  const drags = trackDrags(viewport, signal);
  const emitChange = createChangeEmitter(embla, onChange);
  embla.on('pointerUp', release).on('select', emitChange).on('reInit', onMeasured);
  onMeasured();

  return {
    scrollBy: scrollBy,
    goTo: (snap) => move(snap, 0),
    destroy() {
      remeasure.cancel();
      abort();
      embla.destroy();
    },
  };
}

/** The drag in progress. It lasts until the click that follows the release, which it may suppress. */
function trackDrags(viewport: HTMLElement, signal: AbortSignal) {
  let drag: Drag | null = null;
  let from = { x: 0, y: 0, snap: 0 };

  function follow(event: MouseEvent | TouchEvent): void {
    if (!drag) return;
    const { x, y } = pointOf(event);
    drag = { ...drag, dx: x - from.x, dy: y - from.y, moves: drag.moves + 1 };
  }

  function click(event: MouseEvent): void {
    if (drag && suppressesClick(drag)) {
      event.preventDefault();
      event.stopPropagation();
    }
    drag = null;
  }

  for (const name of ['mousemove', 'touchmove'] as const) {
    document.addEventListener(name, follow, { capture: true, passive: true, signal });
  }
  viewport.addEventListener('click', click, { capture: true, signal });

  return {
    begin(event: MouseEvent | TouchEvent, snap: number): void {
      from = { ...pointOf(event), snap };
      drag = { dx: 0, dy: 0, isMouse: event instanceof MouseEvent, moves: 0 };
    },
    /** The snap it began at and the steps it asks for. */
    current: () => drag && { snap: from.snap, steps: swipeStep(drag) },
  };
}

function createChangeEmitter(embla: EmblaCarouselType, onChange: EngineOptions['onChange']): () => void {
  let last = '';
  return () => {
    // A release sets the target twice synchronously; only the last one counts.
    queueMicrotask(() => {
      const state = { snap: embla.selectedScrollSnap(), snaps: embla.scrollSnapList().length };
      if (last === JSON.stringify(state)) return;
      last = JSON.stringify(state);
      onChange(state);
    });
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
