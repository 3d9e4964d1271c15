/** Files under keys: uploads, print files, pictures of designs. A folder below DATA_DIR, or a bucket; callers cannot tell which. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault, isFault } from '#core/values/fault.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import type { Bucket, BucketSettings } from './bucket.ts';

/** A key's content never changes: new content goes under a new key. */
export type Files = {
  /** `content`: bytes, or the path of a local file, which is copied. Resolves when it is durable. Throws Fault 'storage-full'. */
  put(key: string, content: Uint8Array | string): Promise<void>;
  /** Throws Fault 'not-found'. */
  get(key: string): Promise<Buffer>;
  /** A local path to read from (for sending, for child processes), never to write to. Throws Fault 'not-found'. */
  path(key: string): Promise<string>;
  has(key: string): Promise<boolean>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** All keys that begin with `prefix`, sorted. */
  list(prefix: string): Promise<string[]>;
  /** What lies under keys that begin with `prefix`, in no order: bytes, and when it was written (milliseconds since 1970). */
  entries(prefix: string): Promise<FileEntry[]>;
  /** Throws Fault 'storage-full' when less than 200 MB are free besides `bytes` (0): asked before an upload is taken, and while it arrives. */
  room(bytes?: number): Promise<void>;
  /** Free share of the disk, 0..1; null for a bucket, which has no end. */
  freeShare(): Promise<number | null>;
};

export type FileEntry = { key: string; bytes: number; at: number };

export type FilesSettings = { dataDir: string; bucket: BucketSettings | null };

const neededBytes = 200 * 1024 * 1024;

export async function openFiles(settings: FilesSettings): Promise<Files> {
  const folder = join(settings.dataDir, settings.bucket ? 'files-cache' : 'files');
  await mkdir(folder, { recursive: true });
  const room = (bytes = 0) => checkRoom(folder, neededBytes + bytes);
  if (!settings.bucket) return { ...folderFiles(folder), room, freeShare: () => freeShareOf(folder) };
  // The S3 client is large; a shop with a folder never loads it.
  const { openBucket } = await import('./bucket.ts');
  return { ...bucketFiles(openBucket(settings.bucket), folder), room, freeShare: async () => null };
}

/** Removes every file below `folder` and tells how many there were. */
export async function removeFolder(files: Files, folder: string): Promise<number> {
  const keys = await files.list(`${folder}/`);
  for (const key of keys) await files.remove(key);
  return keys.length;
}

/** Throws Fault 'storage-full' when the volume of `folder` has less than `bytes` left. */
export async function checkRoom(folder: string, bytes = neededBytes): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new Fault('storage-full', `less than ${bytes} bytes free for files`);
}

async function freeShareOf(folder: string): Promise<number> {
  const { bavail, blocks } = await statfs(folder);
  return blocks === 0 ? 1 : bavail / blocks;
}

function folderFiles(folder: string): Omit<Files, 'room' | 'freeShare'> {
  const place = (key: string) => join(folder, checkedKey(key));
  const keysOf = async (prefix: string) => {
    // Only the folder that the prefix names is walked.
    const begin = checkedPrefix(prefix).slice(0, Math.max(0, prefix.lastIndexOf('/')));
    return (await filesBelow(folder, begin)).filter((key) => key.startsWith(prefix));
  };
  return {
    async put(key, content) {
      const target = place(key);
      if (typeof content === 'string' && resolve(content) === resolve(target)) return;
      await writeDurably(target, content);
    },
    get: (key) => orNotFound(key, () => readFile(place(key))),
    async path(key) {
      const target = place(key);
      await orNotFound(key, () => stat(target));
      return target;
    },
    async has(key) {
      return stat(place(key)).then(
        () => true,
        () => false,
      );
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async list(prefix) {
      return (await keysOf(prefix)).sort();
    },
    async entries(prefix) {
      const found = await Promise.all(
        (await keysOf(prefix)).map(async (key) => ({ key, facts: await stat(place(key)).catch(() => null) })),
      );
      return found.flatMap(({ key, facts }) => (facts ? [{ key, bytes: facts.size, at: facts.mtimeMs }] : []));
    },
  };
}

const putAttempts = 4;
/** The copies are listed and the oldest removed once for so many new ones. */
const fetchesPerTrim = 50;

function bucketFiles(bucket: Bucket, cache: string): Omit<Files, 'room' | 'freeShare'> {
  const cached = (key: string) => join(cache, createHash('sha256').update(checkedKey(key)).digest('hex'));
  const fetches = createSingleFlight<void>();
  let sinceTrim = fetchesPerTrim;

  /** Writes an object to its copy while it arrives. */
  async function fetchTo(file: string, key: string): Promise<void> {
    const content = (await bucket.stream(key)) ?? notFound(key);
    try {
      await writeDurably(file, content);
    } catch (error) {
      if (isFault(error)) throw error;
      throw new Fault('busy', 'the bucket broke off', { cause: error, retryAfterSeconds: 5 });
    }
    sinceTrim += 1;
    if (sinceTrim < fetchesPerTrim) return;
    sinceTrim = 0;
    await trimCache(cache);
  }

  return {
    async put(key, content) {
      checkedKey(key);
      if (typeof content !== 'string') return bucket.put(key, content, content.byteLength);
      const { size } = await stat(content);
      // The client repeats a failed request by itself, but not one whose body is a stream.
      for (let attempt = 1; ; attempt += 1) {
        try {
          await bucket.put(key, createReadStream(content), size);
          return;
        } catch (error) {
          if (attempt === putAttempts || !isFault(error) || error.code !== 'busy') throw error;
        }
        await sleep(100 * 2 ** attempt * Math.random());
      }
    },
    async get(key) {
      return (await bucket.get(checkedKey(key))) ?? notFound(key);
    },
    async path(key) {
      const file = cached(key);
      const known = await stat(file).catch(() => null);
      if (!known) await fetches.run(key, () => fetchTo(file, key));
      return file;
    },
    has: async (key) => bucket.has(checkedKey(key)),
    async remove(key) {
      await bucket.remove(checkedKey(key));
      await rm(cached(key), { force: true });
    },
    async list(prefix) {
      checkedPrefix(prefix);
      return (await bucket.list(prefix)).map(({ key }) => key).sort();
    },
    async entries(prefix) {
      checkedPrefix(prefix);
      return bucket.list(prefix);
    },
  };
}

/** Keys are the shop's own: letters, digits, dots, hyphens, underscores and slashes; no part of them is empty or begins with a dot. */
function checkedKey(key: string): string {
  const sound = /^[a-zA-Z0-9][a-zA-Z0-9/._-]{0,200}$/.test(key) && key.split('/').every((part) => part !== '' && !part.startsWith('.'));
  if (!sound || key.includes('..')) throw new Fault('not-found', 'not a key of a file');
  return key;
}

function checkedPrefix(prefix: string): string {
  if (!/^[a-zA-Z0-9/._-]{0,200}$/.test(prefix) || prefix.includes('..')) throw new Fault('not-found', 'not a prefix of keys');
  return prefix;
}

/** Another process sees the whole file or none; the content is on the disk before its name is. */
async function writeDurably(target: string, content: Uint8Array | Readable | string): Promise<void> {
  const draft = join(dirname(target), `.${randomBytes(8).toString('hex')}`);
  try {
    await mkdir(dirname(target), { recursive: true });
    if (typeof content === 'string') await copyFile(content, draft);
    const handle = await open(draft, typeof content === 'string' ? 'r+' : 'wx');
    try {
      if (typeof content !== 'string') await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
    await syncFolder(dirname(target));
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Fault('storage-full', 'no space left for a file', { cause: error });
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders; there the rename is as durable as it gets.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const entries: Dirent[] = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A folder comes with its first file.
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: string[] = [];
  for (const entry of entries) {
    // Drafts begin with a dot.
    if (entry.name.startsWith('.')) continue;
    const key = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) found.push(...(await filesBelow(folder, key)));
    else found.push(key);
  }
  return found;
}

const cacheBytes = 2 * 1024 ** 3;

/** Makes room in the cache of a bucket: the files that were fetched first go first. */
async function trimCache(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => !name.startsWith('.'));
  const files = await Promise.all(names.map(async (name) => ({ name, facts: await stat(join(cache, name)).catch(() => null) })));
  const known = files.flatMap(({ name, facts }) => (facts ? [{ name, size: facts.size, at: facts.mtimeMs }] : []));
  let sum = known.reduce((total, file) => total + file.size, 0);
  for (const file of known.sort((a, b) => a.at - b.at)) {
    if (sum <= cacheBytes) return;
    await rm(join(cache, file.name), { force: true });
    sum -= file.size;
  }
}

async function orNotFound<T>(key: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return notFound(key);
    throw error;
  }
}

function notFound(key: string): never {
  throw new Fault('not-found', `no file under ${key}`);
}
