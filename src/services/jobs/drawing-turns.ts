/** Turns of drawings of customers' designs. One is made at a time, so that the other thread of the process is free for checks of carts. */
import { createLimiter, type Waiting } from '#core/values/limiter.ts';
import { message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { addToLimit, checkLimit, turnOf } from '#services/rate-limits.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';

const drawings = createLimiter({
  name: 'drawings of designs',
  concurrency: 1,
  queueSize: 60,
  address: { waiting: 20 },
  owner: { waiting: 20 },
  timeoutMs: 30_000,
});

/** Who asks for a drawing, and whose work it is: the owner of the design, not the visitor of its link. Null for the work role. */
export type DrawingFor = LimitedClient | null;

/**
 * Runs `draw` in its turn. It tells how much processor time it used, which counts for who asked and for whom it was. Throws Fault 'too-many'
 * when they have used up theirs, 'busy' when too many wait, and the signal's reason when it is aborted before.
 */
export async function inDrawingTurn<T>(
  shop: Shop,
  client: DrawingFor,
  draw: (spent: (ms: number) => void) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const waiting: Waiting = { signal, turn: client ? turnOf(client) : { address: 'work role', owner: null } };
  if (client === null) return drawings.run(() => draw(() => {}), waiting);
  const text = message('fault.too-many-drawings');
  await checkLimit(shop, 'drawing-time', client, text);
  return drawings.run(() => draw((ms) => void addToLimit(shop, 'drawing-time', client, ms)), waiting);
}
