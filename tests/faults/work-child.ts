/**
 * A work role that exists to be killed: the first job of each kind never ends. Its work is done and its result not yet stored, or, where the
 * work leaves the shop, not yet begun. It prints the kind before the work (+) and when it waits (=). Its arguments are the name on its leases and
 * the kinds it does.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSources } from '#app/image-sources.ts';
import { jobLanes } from '#app/job-lanes.ts';
import { openShop } from '#app/open-shop.ts';
import { readSettings } from '#app/settings.ts';
import type { JobHandler } from '#services/handler.ts';
import { startJobLoop } from '#services/jobs/job-loop.ts';

const [worker = 'work-child', ...kinds] = process.argv.slice(2);
/** What a mail server has accepted cannot be taken back: a kill right after it sends the mail again, under the same message id. */
const leavesShop = new Set(['send-mail', 'send-failure-report', 'webhook']);
const settings = readSettings(process.env);
const folder = join(settings.dataDir, 'held');
await mkdir(folder, { recursive: true });

function heldOnce(kind: string, handler: JobHandler): JobHandler {
  return async (payload, shop) => {
    const isFirst = await mkdir(join(folder, kind)).then(
      () => true,
      () => false,
    );
    if (!isFirst) return handler(payload, shop);
    process.stdout.write(`+${kind}\n`);
    if (!leavesShop.has(kind)) await handler(payload, shop);
    process.stdout.write(`=${kind}\n`);
    return new Promise(() => {});
  };
}

const { shop } = await openShop(settings, 'work', 'src/decode.ts');
const sources = await imageSources(shop, settings.CMS_SPACE_ID, 'build/client');
for (const handlers of jobLanes(settings, sources)) {
  const held = Object.entries(handlers).flatMap(([kind, handler]) => (kinds.includes(kind) ? [[kind, heldOnce(kind, handler)]] : []));
  startJobLoop(shop, Object.fromEntries(held), { worker });
}
