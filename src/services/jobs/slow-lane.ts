/** A queue that lets calls pass one after the other with a pause between them, those of the networks in turn. */

export type SlowLane = {
  /**
   * Resolves with true when the call may go on, with false when it may not: its network has too many calls waiting, or the most when
   * another one needs a place.
   */
  wait(network: string): Promise<boolean>;
};

type Place = (mayGoOn: boolean) => void;

/** `places` in all and of one network; `gapMs` between two calls. */
export function createSlowLane({ places, placesOfNetwork, gapMs }: { places: number; placesOfNetwork: number; gapMs: number }): SlowLane {
  /** Waiting calls by network, in the order of the networks' next turns. */
  const waiting = new Map<string, Place[]>();
  let taken = 0;
  let isRunning = false;

  /** Takes the oldest or the newest place of a network away. */
  function leave(network: string, end: 'oldest' | 'newest'): Place | undefined {
    const own = waiting.get(network) ?? [];
    const place = end === 'oldest' ? own.shift() : own.pop();
    if (own.length === 0) waiting.delete(network);
    if (place) taken -= 1;
    return place;
  }

  /** Of networks that have as many, the one that came last. */
  function largest(): string {
    const [first] = [...waiting].reverse().sort(([, one], [, other]) => other.length - one.length);
    return first?.[0] ?? '';
  }

  function passNext(): void {
    const [network = ''] = waiting.keys();
    const next = leave(network, 'oldest');
    const rest = waiting.get(network);
    // The others have their turns first.
    waiting.delete(network);
    if (rest) waiting.set(network, rest);
    next?.(true);
    isRunning = taken > 0;
    if (isRunning) setTimeout(passNext, gapMs);
  }

  return {
    wait(network) {
      return new Promise((resolve) => {
        const own = waiting.get(network) ?? [];
        if (own.length >= placesOfNetwork) return resolve(false);
        waiting.set(network, [...own, resolve]);
        taken += 1;
        if (taken > places) leave(largest(), 'newest')?.(false);
        if (!isRunning) setTimeout(passNext, gapMs);
        isRunning = true;
      });
    },
  };
}
