/** Counts what clients hold at the moment, in the memory of this process: connections, requests in flight, streams. */
import { countedIpAddresses } from '#core/customer/networks.ts';

export type HeldCounter = {
  /** True while an address and the networks around it may hold one more. */
  hasRoom(address: string): boolean;
  /** Takes one for an address, until the returned function is called; null where `hasRoom` is false. */
  take(address: string): (() => void) | null;
};

/** `max` by address, and for a network around it as many times as limits by address allow, `most` at most. */
export function createHeldCounter({ max, most }: { max: number; most: number }): HeldCounter {
  const counts = new Map<string, number>();

  function add(key: string, change: number): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  }

  function hasRoom(address: string): boolean {
    return countedIpAddresses(address).every(({ key, times }) => (counts.get(key) ?? 0) < Math.min(most, max * times));
  }

  return {
    hasRoom,
    take(address) {
      if (!hasRoom(address)) return null;
      const keys = countedIpAddresses(address).map(({ key }) => key);
      for (const key of keys) add(key, 1);
      let isHeld = true;
      return () => {
        if (isHeld) for (const key of keys) add(key, -1);
        isHeld = false;
      };
    },
  };
}
