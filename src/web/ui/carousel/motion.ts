/**
 * Embla animates by friction, without a duration. This plugin replaces its scroll body by one that arrives after exactly the set time;
 * dragging keeps the original.
 */
import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** Embla animates at 60 steps a second. */
const stepMs = 1000 / 60;

export type TimedMotion = EmblaPluginType & {
  /** Call before a target is set. `isJump`: without a transition. */
  aim(isJump: boolean): void;
  /** Call after a target was set: starts the transition from the current position. */
  begin(ms: number): void;
};

/** Cubic ease-out, which is close to the brand's cubic-bezier(.2,.7,.2,1). */
function easeOut(share: number): number {
  return 1 - (1 - share) ** 3;
}

export function timedMotion(): TimedMotion {
  let begin: (ms: number) => void = () => {};
  let aim: (isJump: boolean) => void = () => {};
  let leave = () => {};
  return {
    name: 'timedMotion',
    options: {},
    aim: (isJump) => aim(isJump),
    begin: (ms) => begin(ms),
    init(carousel: EmblaCarouselType) {
      const engine = carousel.internalEngine();
      const { scrollBody: own, location, previousLocation, target } = engine;
      let transition: { distance: number; steps: number; done: number } | null = null;
      let isHeld = false;
      aim = (isJump) => void own.useDuration(isJump ? 0 : engine.options.duration);
      begin = (ms) => {
        transition = { distance: target.get() - location.get(), steps: Math.max(1, Math.round(ms / stepMs)), done: 0 };
      };
      // The velocity of the last drag must not affect the next one.
      const hold = () => {
        isHeld = true;
        transition = null;
        own.useDuration(0);
        own.seek();
      };
      const letGo = () => {
        isHeld = false;
      };
      carousel.on('pointerDown', hold).on('pointerUp', letGo);
      leave = () => void carousel.off('pointerDown', hold).off('pointerUp', letGo);
      const seek = () => {
        // Without duration Embla itself jumps (focus, first snap).
        if (isHeld || own.duration() === 0) return own.seek();
        previousLocation.set(location);
        if (transition) transition.done += 1;
        if (transition && transition.done >= transition.steps) transition = null;
        // Relative to the target, because a loop may shift both.
        location.set(target.get() - (transition ? transition.distance * (1 - easeOut(transition.done / transition.steps)) : 0));
        return body;
      };
      const direction = () => (transition ? Math.sign(transition.distance) : own.direction());
      const body = { ...own, seek, direction };
      engine.scrollBody = body;
    },
    destroy: () => leave(),
  };
}
