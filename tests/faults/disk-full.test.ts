/** The shop on a disk of 48 MB that fills up: pages stay, what cannot be stored is refused and never acknowledged, and it recovers by itself. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort, send, startShop } from '#tests/shop.ts';
import { expectWholeOrders } from './crash.ts';
import { ownCard, prepareCheckout, submitCheckout } from './shop-customer.ts';

const folder = mkdtempSync(join(tmpdir(), 'federleicht-disk-'));
/** Root may mount a file system of its own. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', folder]).status === 0;

/** Fills the disk to its last byte. */
function fill(file: string): void {
  const out = openSync(file, 'w');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(out, Buffer.alloc(size, 1));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(out);
}

test.skipIf(!isMounted)('on a full disk pages are served, writes are refused, and freed space is used without a restart', async () => {
  const dataDir = join(folder, 'data');
  const filler = join(folder, 'filler');
  const settings = { databaseUrl: null, dataDir };
  const port = await freePort();
  // No work role: its pictures would fill the disk at a moment of their own.
  const start = () => startShop({ dataDir, port, env: { WORKERS: '0' } });
  let shop = await start();
  try {
    const card = await ownCard(shop);
    const before = await prepareCheckout(shop, card);
    const numbers = [await submitCheckout(before)];
    const open = [];
    for (let index = 0; index < 8; index += 1) open.push(await prepareCheckout(shop, card));

    fill(filler);
    expect(statfsSync(folder).bavail).toBe(0);
    for (const path of ['/', '/karten-designen/', '/karten-designen/olivia/', '/healthz'])
      expect([path, (await send(shop, { path })).status]).toEqual([path, 200]);
    expect((await send(shop, { path: '/readyz' })).status).toBe(503);
    // The log of the database may have room left from before: drafts take it up.
    let drafts = 0;
    while (drafts < 200) {
      const { customer } = open[drafts % open.length] ?? before;
      if ((await customer.call('POST', '/web-api/designs', card)).status !== 200) break;
      drafts += 1;
      fill(filler.replace('filler', `filler-draft-${drafts}`));
    }
    const refused = new Set<number>();
    for (const { customer, body, key } of open) {
      // An order may need less room than a draft.
      const answer = await customer.call('POST', '/web-api/order', body, { 'idempotency-key': key });
      if (answer.status === 200) numbers.push(answer.json.orderNumber);
      else refused.add(answer.status);
      fill(filler.replace('filler', `filler-${key}`));
    }
    expect(refused.size).toBeGreaterThan(0);
    expect([...refused].filter((status) => status !== 503 && status !== 507)).toEqual([]);
    const saved = await before.customer.call('POST', '/web-api/designs', card);
    expect([503, 507]).toContain(saved.status);
    expect(saved.json.message).toMatch(/nichts speichern|viel los/);

    spawnSync('sh', ['-c', 'rm -f "$0"/filler*', folder]);
    expect((await send(shop, { path: '/readyz' })).status).toBe(200);
    const all = [numbers[0] ?? '', ...(await Promise.all(open.map(submitCheckout)))];
    // An order that was acknowledged while the disk was full is the same order now.
    for (const number of numbers) expect(all).toContain(number);
    await shop.stop();
    shop = await start();
    expect(await submitCheckout(before)).toBe(numbers[0]);
    await shop.stop();
    await expectWholeOrders(settings, all);
  } finally {
    await shop.kill();
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});
