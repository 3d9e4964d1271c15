/**
 * Turns of the event loop for renders and calls. On SQLite each of them runs from its input to its answer without a pause: those of requests
 * that arrive together would hold up every other request, such as those for health and pictures, for the sum of their times.
 *
 * Turns are given round-robin by client address: a client that sends many requests at once holds up its own, not those of the others.
 */

/** Waiting callers by address, in the order of the next turns of the addresses. */
const waiting = new Map<string, (() => void)[]>();

function startNext(): void {
  const [next] = waiting;
  if (!next) return;
  const [address, callers] = next;
  waiting.delete(address);
  callers.shift()?.();
  if (callers.length > 0) waiting.set(address, callers);
  if (waiting.size > 0) setImmediate(startNext);
}

/** Resolves in a turn of the event loop in which it resolves for no other caller, in the order of the calls from an address. */
export function ownTurn(address: string): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.size === 0) setImmediate(startNext);
    const callers = waiting.get(address);
    if (callers) callers.push(resolve);
    else waiting.set(address, [resolve]);
  });
}
