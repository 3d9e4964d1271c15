/** Backup and restore on both databases, with a folder and a bucket: nothing is lost, nothing repeats, and damage is refused. */
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { readSheets, storeSheets } from '#services/print/frozen-sheets.ts';
import { sha256 as hashOf } from '#services/sha256.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { enqueue } from '#store/job/jobs.ts';
import { freezeSheets } from '#store/order/frozen-sheets.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { recordFile } from '#store/order/production.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { createMemoryFolder } from '#tests/memory-folder.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { shopSecret } from '#tests/postgres.ts';
import { startS3 } from '#tests/s3-stand-in.ts';
import { backUp } from './backup.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-11-23T03:00:00Z');
const passphrase = 'correct horse battery staple';

let folders: string[] = [];
afterEach(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

function emptyFolder(): string {
  const folder = createMemoryFolder();
  folders.push(folder);
  return folder;
}

/** A placed order with a print file and frozen Sheets, as the work role writes them; its number. */
async function placeOne(store: Store, files: Files): Promise<string> {
  const { owner } = await guestWithCart(store);
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { key: newToken(), comment: 'Zeile\u2028Absatz\nEnde' }));
  if (!placing.ok) throw new Error(placing.reason);
  const { id, number } = placing.order;
  const bytes = Buffer.from(`print file of ${number}`);
  const key = `orders/${number.toLowerCase()}/1.pdf`;
  await files.put(key, bytes);
  const line = await store.db.selectFrom('order_lines').select('id').where('order', '=', id).executeTakeFirstOrThrow();
  const file = { orderLine: line.id, name: '1.pdf', key, sha256: hashOf(bytes), bytes: bytes.length };
  const sheets = await storeSheets(files, { order: { number }, line: { position: 1 } }, '[]');
  await store.write(async (trx) => {
    await recordFile(trx, file, now);
    await freezeSheets(trx, { id: line.id, revision: 1 }, sheets);
  });
  return number;
}

type Source = { settings: StoreSettings; store: Store; files: Files; passphrase: string | null };

async function sourceOf({ migrated, open }: Engine): Promise<Source> {
  const settings = await migrated();
  const store = await open(settings);
  return { settings, store, files: await openFiles({ dataDir: settings.dataDir, bucket: null }), passphrase: null };
}

function backUpTo(folder: string, { settings, files, passphrase: words }: Source) {
  return backUp({ store: settings, files, version: '0.1.0', passphrase: words }, folder, now);
}

async function restoreFrom(folder: string, { fresh }: Engine, words: string | null = null) {
  const settings = await fresh();
  const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
  return { settings, files, manifest: await restoreBackup({ store: settings, files, passphrase: words }, folder, now) };
}

async function everyRow(store: Store): Promise<Record<string, unknown>> {
  const tables = [
    'owners',
    'designs',
    'cart_lines',
    'orders',
    'order_lines',
    'order_taxes',
    'jobs',
    'job_words',
    'production_files',
  ] as const;
  const rows = await Promise.all(tables.map((table) => store.db.selectFrom(table).selectAll().execute()));
  return Object.fromEntries(tables.map((table, at) => [table, rows[at]?.map((row) => JSON.stringify(row)).sort()]));
}

onEachEngine('a backup', (_open, engine) => {
  test('every order acknowledged before the backup began is restored with its file, and numbers do not repeat', async () => {
    const source = await sourceOf(engine);
    const acknowledged: string[] = [];
    let isPlacing = true;
    // The shop takes a limited number of orders a minute.
    const maxOrders = 60;
    const customers = Array.from({ length: 3 }, async () => {
      while (isPlacing && acknowledged.length < maxOrders) acknowledged.push(await placeOne(source.store, source.files));
    });
    while (acknowledged.length < 6) await sleep(5);
    const before = [...acknowledged];
    const folder = join(emptyFolder(), 'today');
    const manifest = await backUpTo(folder, source);
    while (acknowledged.length < Math.min(before.length + 6, maxOrders)) await sleep(5);
    isPlacing = false;
    await Promise.all(customers);

    const { settings, files } = await restoreFrom(folder, engine);
    const restored = await engine.open(settings);
    const numbers = (await restored.db.selectFrom('orders').select('number').execute()).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining(before));
    expect(Math.max(...numbers.map((number) => Number(number.slice(1))))).toBe(manifest.orderCounter);
    for (const { key, sha256 } of await restored.db.selectFrom('production_files').select(['key', 'sha256']).execute())
      expect(hashOf(await files.get(key))).toBe(sha256);
    const frozen = await restored.db.selectFrom('order_lines').select(['id', 'position']).where('sheets_key', 'is not', null).execute();
    expect(frozen.length).toBeGreaterThanOrEqual(before.length);
    for (const line of frozen) expect(await readSheets({ store: restored, files }, line)).toEqual([]);
    const next = await placeOne(restored, files);
    expect(Number(next.slice(1))).toBeGreaterThan(Math.max(...acknowledged.map((number) => Number(number.slice(1)))));
  });

  test('a restored shop has every row, secret and file, but pictures that are made on demand', async () => {
    const source = { ...(await sourceOf(engine)), passphrase };
    await placeOne(source.store, source.files);
    await source.store.write((trx) => enqueue(trx, { kind: 'paint', payload: { text: 'ä'.repeat(70_000) } }, now));
    await source.files.put('img/abc/1.webp', Buffer.from('derived'));
    const secrets = join(source.settings.dataDir, 'secrets');
    await openFiles({ dataDir: secrets, bucket: null });
    rmSync(join(secrets, 'files'), { recursive: true });
    writeFileSync(join(secrets, 'cms-management-token'), 'geheim');
    const folder = emptyFolder();
    const manifest = await backUpTo(folder, source);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('geheim');
    const { settings, files } = await restoreFrom(folder, engine, passphrase);
    const restored = await engine.open(settings);
    expect(await everyRow(restored)).toEqual(await everyRow(source.store));
    expect(await files.list('')).toEqual((await source.files.list('')).filter((key) => !key.startsWith('img/')));
    expect(readFileSync(join(settings.dataDir, 'secrets', 'cms-management-token'), 'utf8')).toBe('geheim');
    expect(manifest).toMatchObject({ engine: engine.name, at: now.toISOString(), files: { count: 2 } });
    expect(statSync(join(folder, 'manifest.json')).mode & 0o077).toBe(0);
  });
});

withStore('backup', (_open, engine) => {
  test('a backup refuses a folder that is not empty, and a place without a shop', async () => {
    const source = await sourceOf(engine);
    const folder = emptyFolder();
    writeFileSync(join(folder, 'other'), '');
    await expect(backUpTo(folder, source)).rejects.toThrow('nicht leer');
    const settings = await engine.fresh();
    await expect(backUpTo(emptyFolder(), { ...source, settings })).rejects.toThrow('liegt kein Shop');
  });

  test('a restore refuses a shop that is there, a missing manifest, a changed byte and a missing file, and leaves nothing', async () => {
    const source = await sourceOf(engine);
    const number = await placeOne(source.store, source.files);
    const folder = emptyFolder();
    await backUpTo(folder, source);
    const into = (settings: StoreSettings, files = source.files) =>
      restoreBackup({ store: settings, files, passphrase: null }, folder, now);
    await expect(into(source.settings)).rejects.toThrow('Hier liegt schon ein Shop');
    const settings = await engine.fresh();
    const files = await openFiles({ dataDir: settings.dataDir, bucket: null });
    const print = join(folder, 'files', 'orders', number.toLowerCase(), '1.pdf');
    const whole = readFileSync(print);
    writeFileSync(print, Buffer.from('print file of another'));
    await expect(into(settings, files)).rejects.toThrow(`files/orders/${number.toLowerCase()}/1.pdf stimmt nicht`);
    rmSync(print);
    await expect(into(settings, files)).rejects.toThrow('fehlt files/orders');
    writeFileSync(print, whole);
    const table = join(folder, 'database', 'orders.jsonl.gz');
    const rows = readFileSync(table);
    writeFileSync(table, Buffer.concat([rows.subarray(0, -1), Buffer.from([1])]));
    await expect(into(settings, files)).rejects.toThrow('database/orders.jsonl.gz stimmt nicht');
    writeFileSync(table, rows);
    const manifest = readFileSync(join(folder, 'manifest.json'));
    rmSync(join(folder, 'manifest.json'));
    await expect(into(settings, files)).rejects.toThrow('keine vollständige Sicherung');
    expect(await files.list('')).toEqual([]);
    writeFileSync(join(folder, 'manifest.json'), manifest);
    await into(settings, files);
    expect(await files.list('')).toHaveLength(2);
    await expect(into(settings, files)).rejects.toThrow('Hier liegt schon ein Shop');
  });

  test('encrypted secrets need their passphrase before anything is written', async () => {
    const source = { ...(await sourceOf(engine)), passphrase };
    const folder = emptyFolder();
    await backUpTo(folder, source);
    await expect(restoreFrom(folder, engine)).rejects.toThrow('BACKUP_PASSPHRASE fehlt');
    await expect(restoreFrom(folder, engine, 'another one')).rejects.toThrow('öffnet die Geheimnisse dieser Sicherung nicht');
    expect((await restoreFrom(folder, engine, passphrase)).manifest.secrets).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a shop with SHOP_SECRET is backed up with its secrets sealed, and restored with the same setting only', async () => {
    const settings = { ...(await engine.fresh()), shopSecret };
    const store = await engine.open(settings);
    const vouchers = await store.secretOf('vouchers');
    const folder = emptyFolder();
    await backUpTo(folder, { settings, store, files: await openFiles({ dataDir: settings.dataDir, bucket: null }), passphrase: null });
    const into = async (secret: string | undefined) => {
      const target = { ...(await engine.fresh()), shopSecret: secret } as StoreSettings;
      const files = await openFiles({ dataDir: target.dataDir, bucket: null });
      await restoreBackup({ store: target, files, passphrase: null }, folder, now);
      return engine.open(target);
    };
    for (const other of ['another-secret-of-32-characters-0', undefined])
      await expect(into(other)).rejects.toThrow(/^SHOP_SECRET .*Es wurde nichts verändert/);
    expect(await (await into(shopSecret)).secretOf('vouchers')).toBe(vouchers);
  });

  test('files of a bucket are backed up and restored into a bucket', async () => {
    const [old, made] = [await startS3(), await startS3()];
    try {
      const source = await sourceOf(engine);
      const files = await openFiles({ dataDir: source.settings.dataDir, bucket: old });
      for (let index = 0; index < 4; index += 1) await placeOne(source.store, files);
      const folder = emptyFolder();
      await backUpTo(folder, { ...source, files });
      const settings = await engine.fresh();
      const target = await openFiles({ dataDir: settings.dataDir, bucket: made });
      await restoreBackup({ store: settings, files: target, passphrase: null }, folder, now);
      expect(made.objects).toEqual(old.objects);
      expect(readdirSync(join(folder, 'files', 'orders'))).toHaveLength(4);
    } finally {
      await Promise.all([old.close(), made.close()]);
    }
  });
});
