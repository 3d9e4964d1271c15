/** Moves frozen Sheets that a program of before stored in the rows of order lines into the file store, one line after the other. */
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs } from '#core/values/unit.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { storeSheets } from '#services/print/frozen-sheets.ts';
import { frozenSheets, moveSheets, unmovedLines } from '#store/order/frozen-sheets.ts';

/** Lines that are looked up at once; each is moved in a transaction of its own. */
const batch = 50;
/** After each, in which the shop reads and writes. */
const pauseMs = 20;
/** Half of what the job may take; the next night moves what is left. */
const runMs = 30 * minuteMs;

/** Tells how many lines were moved. May be stopped at any point: the next run moves what is left, and production reads the rows until then. */
export async function moveFrozenSheets({ store, files, clock }: Pick<Shop, 'store' | 'files' | 'clock'>, limit = batch): Promise<number> {
  const end = clock().getTime() + runMs;
  let count = 0;
  for (let after = ''; ; ) {
    const lines = clock().getTime() < end ? await unmovedLines(store, after, limit) : [];
    for (const { id, position, number } of lines) {
      const frozen = await frozenSheets(store, id);
      if (!frozen || !('text' in frozen)) continue;
      const file = await storeSheets(files, { order: { number }, line: { position } }, frozen.text);
      if (await store.write((trx) => moveSheets(trx, id, file))) count += 1;
      await sleep(pauseMs);
    }
    const last = lines.at(-1);
    if (!last) return count;
    after = last.id;
  }
}

export const moveSheetsJobs: Record<string, JobHandler> = {
  async 'move-sheets'(_payload, shop) {
    const count = await moveFrozenSheets(shop);
    if (count > 0) shop.log('info', 'sheets-moved', { count });
    return null;
  },
};
