export type PausedTransform = { set(transform: string): void; end(): void };

/**
 * A transform that changes in every frame of a gesture, as an animation that stands still: browsers hand it to the compositor as it is. For
 * a style Chromium paints the page and arranges its layers anew.
 */
export function pausedTransform(box: Element): PausedTransform {
  const effect = new KeyframeEffect(box, null, { duration: 1, fill: 'both' });
  const animation = new Animation(effect);
  animation.pause();
  let last = '';
  return {
    set(transform) {
      if (transform === last) return;
      last = transform;
      effect.setKeyframes([{ transform }, { transform }]);
    },
    end: () => animation.cancel(),
  };
}
