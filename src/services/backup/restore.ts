/** Brings a backup into an empty shop, and erases again what was erased since. Every hash is verified before anything is written. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { storedLimits } from '#core/customer/limits.ts';
import { minuteMs } from '#core/values/unit.ts';
import { sha256 } from '#services/sha256.ts';
import { type BackedUpTable, fillStore, isEmptyDatabase } from '#store/backup/fill-store.ts';
import type { SnapshotRow } from '#store/backup/snapshot.ts';
import { knownMigrations } from '#store/db/migrate.ts';
import { openSecrets, type SealedSecret } from '#store/db/secrets.ts';
import type { StoreSettings, StoreTransaction } from '#store/db/store.ts';
import { type ErasedRecord, eraseRecords } from '#store/erasure/erase-records.ts';
import { readErased } from '#store/erasure/erased-list.ts';
import { type Files, removeFolder } from '#store/file/files.ts';
import { maxNumberStep } from '#store/order/place-order.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import {
  type BackedUpFile,
  backedUpFileSchema,
  filesFile,
  type Manifest,
  manifestFile,
  manifestSchema,
  sealedSecretSchema,
  secretsFile,
  tableFile,
} from './manifest.ts';
import { openSecretFiles, type Secrets } from './seal-secrets.ts';

export type RestoreTarget = { store: StoreSettings; files: Files; passphrase: string | null };

/** Orders that the shop takes in a minute, whatever happens. */
const ordersPerMinute = Math.max(...storedLimits.order.filter(({ by }) => by === 'shop').map(({ max }) => max));

/** Rows in one INSERT: below 32,766 parameters with the widest table. */
const batch = 200;

/** Throws an Error with a German sentence; then the shop is as empty as before, or the sentence says what is left. */
export async function restoreBackup({ store, files, passphrase }: RestoreTarget, folder: string, now: Date): Promise<Manifest> {
  const clock = () => now;
  const manifest = await readManifest(folder);
  const newer = manifest.migrations.filter((name) => !knownMigrations.includes(name));
  if (newer.length > 0) throw new Error(t('operator.restore.newer', { version: manifest.version }));
  const isEmpty = (await isEmptyDatabase(store, clock)) && (await files.list('')).length === 0;
  if (!isEmpty) throw new Error(t('operator.restore.not-empty', { folder: store.dataDir }));
  const list = await verify(manifest, folder);
  const secrets = await readSecrets(manifest, folder, passphrase);
  await checkSealedSecrets(manifest, folder, store.shopSecret);
  for (const { key, sha256: hash } of list) {
    const bytes = await readFile(join(folder, 'files', key));
    // The folder may have changed since it was verified.
    if (sha256(bytes) !== hash) throw new Error(t('operator.restore.changed', { file: `files/${key}` }));
    await files.put(key, bytes);
  }
  await writeSecrets(secrets, join(store.dataDir, 'secrets'));
  const tables = manifest.tables.map(({ name }): BackedUpTable => ({ name, rows: rowsOf(join(folder, tableFile(name))) }));
  const erased = await erasedSince(folder, store.dataDir);
  const folders = await fillStore(store, clock, manifest.migrations, tables, async (trx) => {
    await raiseOrderCounter(trx, manifest, now);
    return eraseRecords(trx, erased, now);
  });
  for (const one of folders) await removeFolder(files, one);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new Error(t('operator.restore.no-manifest', { folder }));
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(t('operator.restore.unreadable', { file: manifestFile }), { cause: error });
  }
}

/** The list of files, after the hash of every file of the backup was compared. */
async function verify(manifest: Manifest, folder: string): Promise<BackedUpFile[]> {
  for (const { name, sha256 } of manifest.tables) await compare(folder, tableFile(name), sha256);
  await compare(folder, filesFile, manifest.files.sha256);
  if (manifest.secrets !== null) await compare(folder, secretsFile, manifest.secrets);
  const lines = (await readFile(join(folder, filesFile), 'utf8')).split('\n').filter((line) => line !== '');
  const list = lines.map((line) => backedUpFileSchema.parse(JSON.parse(line)));
  for (const { key, sha256 } of list) await compare(folder, `files/${key}`, sha256);
  return list;
}

async function compare(folder: string, file: string, sha256: string): Promise<void> {
  const path = join(folder, file);
  if (!(await stat(path).catch(() => null))) throw new Error(t('operator.restore.missing', { file }));
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new Error(t('operator.restore.changed', { file }));
}

async function readSecrets(manifest: Manifest, folder: string, passphrase: string | null): Promise<Secrets> {
  if (manifest.secrets === null) return {};
  if (passphrase === null) throw new Error(t('operator.restore.passphrase-missing'));
  const secrets = openSecretFiles(await readFile(join(folder, secretsFile), 'utf8'), passphrase);
  if (!secrets) throw new Error(t('operator.restore.passphrase-wrong'));
  return secrets;
}

/** The secrets among the rows stay sealed: a shop with another SHOP_SECRET would not start with them. */
async function checkSealedSecrets({ tables }: Manifest, folder: string, shopSecret: string | undefined): Promise<void> {
  if (!tables.some(({ name, rows }) => name === 'secrets' && rows > 0)) return;
  const rows: SealedSecret[] = [];
  for await (const part of rowsOf(join(folder, tableFile('secrets')))) rows.push(...part.map((row) => sealedSecretSchema.parse(row)));
  try {
    openSecrets(rows, shopSecret ?? '');
  } catch (error) {
    throw new Error(t('operator.restore.shop-secret'), { cause: error });
  }
}

/** A secret that is there already stays: it was put there by hand. */
async function writeSecrets(secrets: Secrets, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(secrets)) {
    if (!/^[a-z-]+$/.test(name)) continue;
    await writeFile(join(folder, name), text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** What was erased according to the backup, to every backup beside it, which may be newer, and to the data folder. */
async function erasedSince(folder: string, dataDir: string): Promise<ErasedRecord[]> {
  const beside = dirname(folder);
  const folders = (await readdir(beside)).map((name) => join(beside, name));
  const lists = await Promise.all([...new Set([folder, ...folders, dataDir])].map(readErased));
  return [...new Map(lists.flat().map((record) => [`${record.kind} ${record.id}`, record])).values()];
}

async function* rowsOf(path: string): AsyncIterable<SnapshotRow[]> {
  let rows: SnapshotRow[] = [];
  for await (const line of linesOf(path)) {
    rows.push(JSON.parse(line));
    if (rows.length < batch) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Lines end with \n alone: node:readline would also split a row at U+2028, which JSON does not escape. */
async function* linesOf(path: string): AsyncIterable<string> {
  const unzip = createGunzip();
  createReadStream(path)
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip);
  let rest = '';
  for await (const text of unzip.setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** Skips the numbers that orders may have been given after the backup: they were mailed to customers. */
async function raiseOrderCounter(trx: StoreTransaction, { at }: Manifest, now: Date): Promise<void> {
  // The minutes that the backup and the restore began in count as whole ones.
  const minutes = Math.ceil(Math.max(0, now.getTime() - Date.parse(at)) / minuteMs) + 2;
  await trx
    .updateTable('counters')
    .set((query) => ({ value: query('value', '+', minutes * ordersPerMinute * maxNumberStep) }))
    .where('name', '=', 'order')
    .execute();
}
