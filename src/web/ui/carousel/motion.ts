/**
 * Embla moves by friction, which knows no milliseconds. While a slide is on its way this replaces the engine's body by one that arrives
 * after exactly the set time; under the pointer the engine's own stays.
 */
import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** The engine counts time in steps of a sixtieth of a second. */
const stepMs = 1000 / 60;

export type TimedMotion = EmblaPluginType & {
  /** Call before a target is set: whether the slides are to be there at once. */
  aim(isJump: boolean): void;
  /** Call after a new target was set: from where the slides are to there, in `ms`. */
  begin(ms: number): void;
};

/** cubic-bezier(.2,.7,.2,1) is the brand's curve for things that settle; this is its nearest power. */
function settleCurve(share: number): number {
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
      let flight: { distance: number; steps: number; done: number } | null = null;
      let isHeld = false;
      aim = (isJump) => void own.useDuration(isJump ? 0 : engine.options.duration);
      begin = (ms) => {
        flight = { distance: target.get() - location.get(), steps: Math.max(1, Math.round(ms / stepMs)), done: 0 };
      };
      // What the engine learnt of speed under the last pointer must not push the next one.
      const hold = () => {
        isHeld = true;
        flight = null;
        own.useDuration(0);
        own.seek();
      };
      const letGo = () => {
        isHeld = false;
      };
      carousel.on('pointerDown', hold).on('pointerUp', letGo);
      leave = () => void carousel.off('pointerDown', hold).off('pointerUp', letGo);
      const seek = () => {
        // Without duration: the engine itself wants to be there at once (focus, first place).
        if (isHeld || own.duration() === 0) return own.seek();
        previousLocation.set(location);
        if (flight) flight.done += 1;
        if (flight && flight.done >= flight.steps) flight = null;
        // Counted back from the target, which a loop may shift together with everything else.
        location.set(target.get() - (flight ? flight.distance * (1 - settleCurve(flight.done / flight.steps)) : 0));
        return body;
      };
      const direction = () => (flight ? Math.sign(flight.distance) : own.direction());
      const body = { ...own, seek, direction };
      engine.scrollBody = body;
    },
    destroy: () => leave(),
  };
}
