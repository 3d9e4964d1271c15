/** `npm run backup` beside a shop that takes orders, and `npm run restore` into an empty one, with the commands and processes of real life. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shops: RunningShop[] = [];
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'federleicht-backups-'));
  shops.push(await startShop());
});
afterAll(async () => {
  for (const shop of shops) {
    await shop.stop();
    removeData(shop);
  }
  shops = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Ends with the code of the command and everything it printed. */
async function command(tool: string, dataDir: string, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'correct horse' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += chunk;
    });
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, text };
}

type Placed = { number: string; token: string };

async function placeOrder(shop: RunningShop): Promise<Placed> {
  const visitor = guest(shop);
  const { cart } = await savedCard(visitor, { inCart: true });
  const { status, json } = await visitor.call('POST', '/web-api/order', orderBody(cart), { 'idempotency-key': orderKey() });
  expect(status).toBe(200);
  return { number: json.orderNumber, token: json.token };
}

const numberOf = ({ number }: Placed) => Number(number.slice(1));

test('a backup under load restores every order acknowledged before it began, and the shop goes on with new numbers', async () => {
  const [shop] = shops;
  if (!shop) throw new Error('no shop');
  const placed: Placed[] = [];
  let isOpen = true;
  const customers = [1, 2].map(async () => {
    while (isOpen) placed.push(await placeOrder(shop));
  });
  while (placed.length < 4) await sleep(20);
  const before = [...placed];
  const backup = join(folder, 'today');
  expect(await command('backup', shop.dataDir, backup)).toMatchObject({ code: 0 });
  isOpen = false;
  await Promise.all(customers);
  expect(placed.length).toBeGreaterThan(before.length);

  for (const line of readFileSync(join(backup, 'files.jsonl'), 'utf8').trim().split('\n').filter(Boolean)) {
    const { key, sha256 } = JSON.parse(line);
    expect(
      createHash('sha256')
        .update(readFileSync(join(backup, 'files', key)))
        .digest('hex'),
      key,
    ).toBe(sha256);
  }
  expect((await command('restore', shop.dataDir, backup)).text).toContain('Hier liegt schon ein Shop');

  const dataDir = join(folder, 'data');
  expect(await command('restore', dataDir, backup)).toMatchObject({ code: 0 });

  const restored = await startShop({ dataDir });
  shops.push(restored);
  for (const { number, token } of before) {
    const page = await send(restored, { path: `/bestellung/${token}/` });
    expect(page.status).toBe(200);
    expect(page.text).toContain(number);
  }
  expect(numberOf(await placeOrder(restored))).toBeGreaterThan(Math.max(...placed.map(numberOf)));
});
