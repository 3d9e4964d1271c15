/**
 * Turns of the event loop for renders and calls. On SQLite each of them runs from its input to its answer without a pause: those of requests
 * that arrive together would hold up every other request, such as those for health and pictures, for the sum of their times.
 */

const waiting: (() => void)[] = [];

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}

/** Resolves in a turn of the event loop in which it resolves for no other caller, in the order of the calls. */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });
}
