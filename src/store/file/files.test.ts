import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type S3StandIn, startS3 } from '#tests/s3-stand-in.ts';
import { checkRoom, type Files, openFiles } from './files.ts';

let cleanings: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanings) await clean();
  cleanings = [];
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'federleicht-files-'));
  cleanings.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function folderFiles(): Promise<Files> {
  return openFiles({ dataDir: folder(), bucket: null });
}

async function bucketFiles(): Promise<{ files: Files; s3: S3StandIn; dataDir: string }> {
  const s3 = await startS3();
  cleanings.push(() => s3.close());
  const dataDir = folder();
  return { files: await openFiles({ dataDir, bucket: s3 }), s3, dataDir };
}

const kinds = [
  ['a folder', folderFiles],
  ['a bucket', async () => (await bucketFiles()).files],
] as const;

describe.each(kinds)('files in %s', (_kind, open) => {
  test('bytes come back as they were put', async () => {
    const files = await open();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
    await files.put('pictures/aB_-9/print.jpg', bytes);
    expect(await files.get('pictures/aB_-9/print.jpg')).toEqual(bytes);
    expect(readFileSync(await files.path('pictures/aB_-9/print.jpg'))).toEqual(bytes);
    expect(await files.has('pictures/aB_-9/print.jpg')).toBe(true);
  });

  test('a local file is copied and stays where it was', async () => {
    const files = await open();
    const local = join(folder(), 'upload');
    writeFileSync(local, 'Größe '.repeat(50_000));
    await files.put('uploads/one', local);
    expect((await files.get('uploads/one')).toString()).toBe('Größe '.repeat(50_000));
    expect(existsSync(local)).toBe(true);
  });

  test('an empty file is a file', async () => {
    const files = await open();
    await files.put('empty', new Uint8Array());
    expect(await files.has('empty')).toBe(true);
    expect(await files.get('empty')).toHaveLength(0);
  });

  test('what is missing is not found, and removing it is no error', async () => {
    const files = await open();
    expect(await files.has('no/such')).toBe(false);
    await expect(files.get('no/such')).rejects.toMatchObject({ code: 'not-found' });
    await expect(files.path('no/such')).rejects.toMatchObject({ code: 'not-found' });
    await files.remove('no/such');
  });

  test('a removed file is gone', async () => {
    const files = await open();
    await files.put('a/b', Buffer.from('x'));
    await files.path('a/b');
    await files.remove('a/b');
    expect(await files.has('a/b')).toBe(false);
    await expect(files.path('a/b')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('entries tell how many bytes lie under which key', async () => {
    const files = await open();
    await files.put('img/ab/one', Buffer.from('12345'));
    await files.put('img/cd/two', Buffer.from('1'));
    await files.put('imgs/three', Buffer.from('12'));
    const found = (await files.entries('img/')).map(({ key, bytes }) => `${key} ${bytes}`);
    expect(found.sort()).toEqual(['img/ab/one 5', 'img/cd/two 1']);
    expect(await files.entries('none/at/all')).toEqual([]);
  });

  test('keys are listed by prefix, sorted, all of them', async () => {
    const files = await open();
    for (const key of ['orders/2/a', 'orders/1/b', 'orders/1/a', 'orders/1/c', 'orders/1/d', 'pictures/1'])
      await files.put(key, Buffer.from('x'));
    expect(await files.list('orders/1')).toEqual(['orders/1/a', 'orders/1/b', 'orders/1/c', 'orders/1/d']);
    expect(await files.list('')).toHaveLength(6);
    expect(await files.list('none')).toEqual([]);
  });

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a b',
    'ä',
    'a\0',
    'a%2e%2e',
    '',
    'a'.repeat(300),
  ])('the key %j never leads anywhere', async (key) => {
    const files = await open();
    await expect(files.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'not-found' });
    for (const use of [files.get, files.path, files.has, files.remove]) await expect(use(key)).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('a folder holds whole files only: a failed copy leaves neither file nor draft', async () => {
  const dataDir = folder();
  const files = await openFiles({ dataDir, bucket: null });
  mkdirSync(join(dataDir, 'files/a'));
  await expect(files.put('a/b', join(dataDir, 'no-such-file'))).rejects.toThrow('ENOENT');
  expect(readdirSync(join(dataDir, 'files/a'))).toEqual([]);
});

test('there is room in general, and a clear answer when there is not', async () => {
  await (await folderFiles()).room();
  await expect(checkRoom(folder(), Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({ code: 'storage-full' });
});

describe('a bucket', () => {
  test('is asked for a file once; the copy is read afterwards', async () => {
    const { files, s3 } = await bucketFiles();
    await files.put('a/b', Buffer.from('x'));
    const first = await files.path('a/b');
    const asked = s3.requests.length;
    expect(await files.path('a/b')).toBe(first);
    expect(s3.requests).toHaveLength(asked);
  });

  test('is written to the disk while it arrives, once for concurrent readers', async () => {
    const { files, s3, dataDir } = await bucketFiles();
    const bytes = Buffer.alloc(400_000, 'abc');
    await files.put('large', bytes);
    const held = s3.holdNext();
    const reads = Promise.all([files.path('large'), files.path('large')]);
    const cache = join(dataDir, 'files-cache');
    // The draft grows before the rest is sent.
    await expect.poll(() => readdirSync(cache).map((name) => statSync(join(cache, name)).size)).toEqual([200_000]);
    held.end('whole');
    const [one, two] = await reads;
    expect([one === two, readFileSync(one).equals(bytes)]).toEqual([true, true]);
    expect(s3.requests.filter((line) => line === 'GET /files/large')).toHaveLength(1);
  });

  test('that breaks off within an object leaves nothing behind, and the next reader gets it whole', async () => {
    const { files, s3, dataDir } = await bucketFiles();
    await files.put('large', Buffer.alloc(400_000, 'abc'));
    const held = s3.holdNext();
    const read = files.path('large');
    await expect.poll(() => s3.requests.includes('GET /files/large')).toBe(true);
    held.end('torn');
    await expect(read).rejects.toMatchObject({ code: 'busy' });
    expect(readdirSync(join(dataDir, 'files-cache'))).toEqual([]);
    expect(readFileSync(await files.path('large'))).toHaveLength(400_000);
  });

  test('refuses a wrong secret, and the shop says so instead of finding nothing', async () => {
    const { s3, dataDir } = await bucketFiles();
    const files = await openFiles({ dataDir, bucket: { ...s3, secretAccessKey: 'wrong' } });
    await expect(files.put('a', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
    await expect(files.get('a')).rejects.toThrow('SignatureDoesNotMatch');
    expect(s3.objects.size).toBe(0);
  });

  test('that stumbles is asked again', async () => {
    const { files, s3 } = await bucketFiles();
    s3.failNext(2, 503);
    await files.put('a', Buffer.from('x'));
    expect(s3.objects.get('a')?.toString()).toBe('x');
    const local = join(folder(), 'upload');
    writeFileSync(local, 'y');
    s3.failNext(2, 503);
    await files.put('b', local);
    expect(s3.objects.get('b')?.toString()).toBe('y');
  });

  test('that is away is told as busy', async () => {
    const { files, s3 } = await bucketFiles();
    await s3.close();
    await expect(files.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'busy' });
  });
});
