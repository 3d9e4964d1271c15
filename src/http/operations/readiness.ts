/** /healthz and /readyz: for load balancers and supervisors. Neither tells why. */
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Shop } from '#services/handler.ts';
import { freeBytes } from '#services/operations/operating-state.ts';

const timeoutMs = 2_000;
/** Below this much free disk space nothing that is sent to the shop can be expected to be stored. */
const minFreeBytes = 8 * 1024 ** 2;

/** Rejects, or resolves too late, while the shop cannot do its work. */
async function check({ store, tempDir }: Pick<Shop, 'store' | 'tempDir'>): Promise<boolean> {
  await sql`select 1`.execute(store.db);
  return (await freeBytes(tempDir)) >= minFreeBytes;
}

/** Whether the database answers and the disk has room. Requests at the same time share one look. */
export function createReadiness(shop: Pick<Shop, 'store' | 'tempDir'>, limitMs = timeoutMs): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  return async () => {
    running ??= check(shop)
      .catch(() => false)
      .finally(() => {
        running = null;
      });
    return Promise.race([running, sleep(limitMs, false, { ref: false })]);
  };
}

export function sendStatus(response: ServerResponse, isFine: boolean): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...(isFine ? {} : { 'retry-after': '5' }) };
  response.writeHead(isFine ? 200 : 503, headers).end(isFine ? '{"status":"ok"}' : '{"status":"unavailable"}');
}
