/** Writes a whole copy of the shop into an empty folder while the shop runs: database of one instant, files, secrets, manifest. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isFault } from '#core/values/fault.ts';
import { sha256 } from '#services/sha256.ts';
import { openSnapshot, type Snapshot, type SnapshotRow } from '#store/backup/snapshot.ts';
import type { StoreSettings } from '#store/db/store.ts';
import { erasedFile } from '#store/erasure/erased-list.ts';
import type { Files } from '#store/file/files.ts';
import { makePrivateFolder, privateMode, writePrivateFile } from '#store/file/private-files.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { type BackedUpFile, backupFormat, filesFile, type Manifest, manifestFile, secretsFile, tableFile } from './manifest.ts';
import { type Secrets, sealSecrets } from './seal-secrets.ts';

export type BackupSource = {
  store: StoreSettings;
  files: Files;
  /** Of package.json. */
  version: string;
  /** Null: secrets are not part of the backup. */
  passphrase: string | null;
};

/** Worth nothing a day later; with the keys, a backup would tell the addresses that were counted. */
const omittedTables = ['limit_keys', 'rate_limits', 'sign_in_challenges'];

/** Made anew when they are asked for. */
const derivedFiles = ['img/', 'cards/', 'scenes/'];

const flushed = { flush: true };

/** Throws an Error with a German sentence for a folder that is not empty and for a shop without a database. */
export async function backUp({ store, files, version, passphrase }: BackupSource, folder: string, now: Date): Promise<Manifest> {
  const snapshot = await openSnapshot(store);
  try {
    if (!snapshot.tables.includes('migrations')) throw new Error(t('operator.backup.no-shop', { folder: store.dataDir }));
    await makeEmptyFolder(folder);
    const tables: Manifest['tables'] = [];
    for (const name of snapshot.tables.filter((table) => !omittedTables.includes(table)))
      tables.push({ name, ...(await writeTable(snapshot, name, folder)) });
    const migrations = (await rowsOf(snapshot, 'migrations')).map(({ name }) => String(name)).sort();
    const counter = (await rowsOf(snapshot, 'counters')).find(({ name }) => name === 'order');
    const erased = snapshot.tables.includes('erased') ? await rowsOf(snapshot, 'erased') : [];
    await writePrivateFile(join(folder, erasedFile), linesOf(erased), flushed);
    // Listed after the database was read: the files of every row in it are there, unless the shop deleted them since.
    const manifest: Manifest = {
      format: backupFormat,
      version,
      engine: store.databaseUrl ? 'postgres' : 'sqlite',
      at: now.toISOString(),
      tables,
      migrations,
      orderCounter: Number(counter?.value ?? 0),
      files: await copyFiles(files, folder),
      secrets: passphrase === null ? null : await writeSecrets(join(store.dataDir, 'secrets'), folder, passphrase),
    };
    await writePrivateFile(join(folder, manifestFile), JSON.stringify(manifest, null, 2), flushed);
    return manifest;
  } finally {
    await snapshot.close();
  }
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(t('operator.backup.not-empty', { folder }));
  await makePrivateFolder(join(folder, 'database'));
}

async function rowsOf(snapshot: Snapshot, table: string): Promise<SnapshotRow[]> {
  const all: SnapshotRow[] = [];
  for await (const rows of snapshot.rows(table)) all.push(...rows);
  return all;
}

function linesOf(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

async function writeTable(snapshot: Snapshot, name: string, folder: string): Promise<{ rows: number; sha256: string }> {
  let rows = 0;
  const hash = createHash('sha256');
  async function* lines() {
    for await (const batch of snapshot.rows(name)) {
      rows += batch.length;
      yield linesOf(batch);
    }
  }
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  const target = createWriteStream(join(folder, tableFile(name)), { mode: privateMode.file, flush: true });
  await pipeline(Readable.from(lines()), createGzip(), hashed, target);
  return { rows, sha256: hash.digest('hex') };
}

async function copyFiles(files: Files, folder: string): Promise<Manifest['files']> {
  const list: BackedUpFile[] = [];
  const keys = (await files.list('')).filter((key) => !derivedFiles.some((prefix) => key.startsWith(prefix)));
  for (const key of keys) {
    const bytes = await files.get(key).catch((error: unknown) => {
      // The shop deleted it after the list was made.
      if (isFault(error) && error.code === 'not-found') return null;
      throw error;
    });
    if (!bytes) continue;
    const target = join(folder, 'files', key);
    await makePrivateFolder(dirname(target));
    await writePrivateFile(target, bytes, flushed);
    list.push({ key, bytes: bytes.length, sha256: sha256(bytes) });
  }
  const text = linesOf(list);
  await writePrivateFile(join(folder, filesFile), text, flushed);
  return { count: list.length, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0), sha256: sha256(text) };
}

/** Returns the hash of the encrypted file. */
async function writeSecrets(secretsFolder: string, folder: string, passphrase: string): Promise<string> {
  const secrets: Secrets = {};
  for (const name of await readdir(secretsFolder).catch(() => []))
    if (/^[a-z-]+$/.test(name)) secrets[name] = await readFile(join(secretsFolder, name), 'utf8');
  const text = sealSecrets(secrets, passphrase);
  await writePrivateFile(join(folder, secretsFile), text, flushed);
  return sha256(text);
}
