/** Asks for suggestions once nothing was typed for a moment. */

/** Specification of the field: 150 ms after the last key. */
const restMs = 150;

export type Ask<Answer> = (q: string, signal: AbortSignal) => Promise<Answer>;

/**
 * `tell` gets the answer, or null where there is none. Returns how to give up: the request ends, and its answer is told no more, also when
 * it comes all the same.
 */
export function askLater<Answer>(q: string, ask: Ask<Answer>, tell: (answer: Answer | null) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(async () => {
    const answer = await ask(q, signal).catch(() => null);
    if (!signal.aborted) tell(answer);
  }, restMs);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}
