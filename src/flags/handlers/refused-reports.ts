/** Counts what is refused of reports, and tells operators once a minute: a client may try to decide a test, or fill the disk. */
import { weakMemoize } from '#core/values/memoize.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';

const countsOf = weakMemoize((_store: Shop['store']) => ({ refused: 0, loggedAt: Number.NEGATIVE_INFINITY }));

export function noteRefused({ store, clock, log }: Pick<Shop, 'store' | 'clock' | 'log'>, count: number): void {
  const counts = countsOf(store);
  counts.refused += count;
  if (clock().getTime() - counts.loggedAt < minuteMs) return;
  log('warn', 'flag-reports-refused', { count: counts.refused });
  Object.assign(counts, { refused: 0, loggedAt: clock().getTime() });
}
