/** What commands write of customers' data can be read by the user who ran them only, also over files that others could read. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { sha256 } from '#services/sha256.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { recordFile } from '#store/order/production.ts';
import { guestWithCart, orderFor } from './orders.ts';

const root = mkdtempSync(join(tmpdir(), 'federleicht-private-'));
const dataDir = join(root, 'data');
const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
const files = await openFiles({ dataDir, bucket: null });
afterAll(async () => {
  await store.close();
  rmSync(root, { recursive: true, force: true });
});

function run(command: string, ...args: string[]): void {
  const env = { ...process.env, DATA_DIR: dataDir };
  // The mask of most systems: others may read what a program does not protect.
  const script = 'umask 022 && exec "$0" "$@"';
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, `tools/${command}.ts`, ...args], { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, '']);
}

/** Every file and folder of a folder with its permissions, "order.json 600". */
function modesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `${name} ${(statSync(join(folder, name)).mode & 0o777).toString(8)}`,
  );
}

function expectPrivate(folder: string): void {
  const modes = [...modesOf(folder), `. ${(statSync(folder).mode & 0o777).toString(8)}`];
  expect(modes.length).toBeGreaterThan(2);
  expect(modes.filter((mode) => !/ (?:600|700)$/.test(mode))).toEqual([]);
}

const { owner } = await guestWithCart(store);
const placing = await placeOrder(store, owner, await orderFor(store, owner));
if (!placing.ok) throw new Error(placing.reason);
const order = await orderByNumber(store, placing.order.number);
if (!order) throw new Error('no order');
for (const { id, hasDocument } of order.lines) {
  if (!hasDocument) continue;
  const bytes = Buffer.from('%PDF-1.7');
  const key = `orders/${order.number.toLowerCase()}/1.pdf`;
  await files.put(key, bytes);
  const made = { orderLine: id, name: '1.pdf', key, sha256: sha256(bytes), bytes: bytes.length };
  await store.write((trx) => recordFile(trx, made, new Date()));
}
for (const key of Object.values(ticketKeys(order))) await files.put(key, Buffer.from('ticket'));

test('the files of an order are private to the user', () => {
  const out = join(root, 'order');
  run('order-files', order.number, '--out', out);
  expectPrivate(out);
});

test('files of an order that are written over files which everybody can read are private, and the folder keeps its mode', () => {
  const out = join(root, 'again');
  mkdirSync(out, { mode: 0o755 });
  writeFileSync(join(out, 'ticket.html'), 'old', { mode: 0o644 });
  run('order-files', order.number, '--out', out);
  expect(modesOf(out).filter((mode) => !mode.endsWith(' 600'))).toEqual([]);
  expect(statSync(out).mode & 0o777).toBe(0o755);
});

test('what is stored of one person is written private to the user', () => {
  const out = join(root, 'person');
  run('export', order.email, '--out', out);
  expectPrivate(out);
});

test('a backup is private to the user, and so is the shop that is restored from it', () => {
  const out = join(root, 'backup');
  run('backup', out);
  expectPrivate(out);
  const restored = join(root, 'restored');
  const env = { ...process.env, DATA_DIR: restored };
  const { status } = spawnSync('sh', ['-c', 'umask 022 && exec "$0" tools/restore.ts "$1"', process.execPath, out], { env });
  expect(status).toBe(0);
  expectPrivate(restored);
});

test('a design that is printed with given words is private to the user', { timeout: 60_000 }, () => {
  const texts = join(root, 'texts.json');
  writeFileSync(texts, '{}');
  const out = join(root, 'print');
  run('print', 'olivia-folded-a6-rose', '--texts', texts, '--out', out);
  expectPrivate(out);
});
