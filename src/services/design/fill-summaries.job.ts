/** Fills what lists show of designs that a program of before saved (services/design-summary.ts), one design after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '#core/values/unit.ts';
import { fill } from '#services/design-summary.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { unfilledDesigns } from '#store/design/summaries.ts';

/** Designs that are looked up at once; each is filled in a transaction of its own. */
const batch = 50;
/** After each, in which the shop reads and writes. */
const pauseMs = 20;
/** Half of what the job may take; the next night fills what is left. */
const runMs = 30 * minuteMs;

/** Tells how many were filled. May be stopped at any point: the next run fills what is left, and lists fill what they show. */
export async function fillSummaries(shop: Pick<Shop, 'store' | 'log' | 'clock'>): Promise<number> {
  const end = shop.clock().getTime() + runMs;
  let count = 0;
  for (let after = ''; ; ) {
    const designs = shop.clock().getTime() < end ? await unfilledDesigns(shop.store, after, batch) : [];
    for (const { owner, ...saved } of designs) {
      try {
        if (await fill(shop, owner, saved)) count += 1;
      } catch (error) {
        shop.log('error', 'summary-not-filled', { design: saved.id, error: String(error) });
      }
      await sleep(pauseMs);
    }
    const last = designs.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

export const summaryJobs: Record<string, JobHandler> = {
  async 'fill-summaries'(_payload, shop) {
    const count = await fillSummaries(shop);
    if (count > 0) shop.log('info', 'summaries-filled', { count });
    return null;
  },
};
