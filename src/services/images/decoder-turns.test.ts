/** Whose file a decode process takes next. The processes are stand-ins that answer when they are told to. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Turn } from '#core/values/limiter.ts';
import { type Decoder, openDecoder } from './decoder.ts';

/**
 * Notes the name of each file that it begins with, and answers once there is a file with the name and '.go'. A name with 'large' has more pixels
 * than quick files; one with 'memory' needs the memory of both processes; one with 'slow' takes longer than quick files may.
 */
const source = `import { existsSync, writeFileSync } from 'node:fs';
  process.on('message', ({ job, file, largePixels, memoryBytes }) => {
    const refuse = (refusal) => process.send({ ok: false, job, ms: 5, refusal, kind: '', reason: '' });
    if (file.includes('large') && largePixels < 100e6) return refuse('large');
    if (file.includes('memory') && memoryBytes < 400e6) return refuse('memory');
    writeFileSync(file + '.begun', '');
    const timer = setInterval(() => {
      if (!existsSync(file + '.go')) return;
      clearInterval(timer);
      refuse('broken');
    }, 5);
  });
  process.send('ready');`;

let folder: string;
let entry: string;
let decoder: Decoder;
let place: string;
let tests = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-turns-'));
  entry = join(folder, 'entry.mjs');
  await writeFile(entry, source);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  place = join(folder, `files-${++tests}`);
  await mkdir(place);
  decoder = openDecoder({ entry, tempDir: join(folder, 'temp') });
});
afterEach(() => decoder.close());

const outcomes = new Map<string, string>();
let spent: Record<string, number> = {};

function send(name: string, turn: Turn, signal?: AbortSignal): void {
  const told = (ms: number) => {
    spent[name] = (spent[name] ?? 0) + ms;
  };
  const sender = { turn, signal, spent: told };
  decoder.decode(join(place, name), 'a.jpg', 'print', sender).catch((error: unknown) => {
    outcomes.set(name, isFault(error) ? error.code : String(error));
  });
}

const begun = () =>
  readdirSync(place)
    .filter((name) => name.endsWith('.begun'))
    .map((name) => name.replace('.begun', ''))
    .toSorted();

/** Waits until exactly these have begun, and a while longer. */
async function expectBegun(...names: string[]): Promise<void> {
  await expect.poll(begun, { timeout: 10_000 }).toEqual(names.toSorted());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(begun()).toEqual(names.toSorted());
}

async function end(name: string): Promise<void> {
  await writeFile(join(place, `${name}.go`), '');
  await expect.poll(() => outcomes.get(name), { timeout: 10_000 }).toBe('picture-refused');
}

beforeEach(() => {
  outcomes.clear();
  spent = {};
});

const from = (address: string): Turn => ({ address, owner: null });
const stranger = (address: string): Turn => ({ address, owner: `new ${address}`, running: 1 });

test('an address has both processes alone, and one as soon as another waits', async () => {
  for (const name of ['a1', 'a2', 'a3', 'a4']) send(name, from('a'));
  await expectBegun('a1', 'a2');
  send('b1', from('b'));
  send('b2', from('b'));
  await end('a1');
  await expectBegun('a1', 'a2', 'b1');
  await end('b1');
  await expectBegun('a1', 'a2', 'b1', 'b2');
});

test('new owners behind one address have one process, and leave the other to everybody else', async () => {
  for (const name of ['n1', 'n2', 'n3']) send(name, stranger('n'));
  await expectBegun('n1');
  send('m1', stranger('m'));
  await expectBegun('m1', 'n1');
});

test('large files of many addresses wait for each other, and small ones pass', async () => {
  send('large1', stranger('large1'));
  await expectBegun('large1');
  send('large2', stranger('large2'));
  send('small', stranger('z'));
  await expectBegun('large1', 'small');
  await end('small');
  await expectBegun('large1', 'small');
  await end('large1');
  await expectBegun('large1', 'large2', 'small');
});

test('a file that needs the memory of both processes makes room when others wait for long', async () => {
  send('memory', stranger('m'));
  await expectBegun('memory');
  send('small', stranger('z'));
  await expect.poll(() => outcomes.get('memory'), { timeout: 15_000 }).toBe('busy');
  await expectBegun('memory', 'small');
}, 30_000);

test('a client that leaves is not decoded for, and the time of the others is told', async () => {
  const leaving = new AbortController();
  for (const name of ['a1', 'a2']) send(name, from(name));
  send('left', from('b'), leaving.signal);
  await expectBegun('a1', 'a2');
  leaving.abort();
  await expect.poll(() => outcomes.get('left')).toMatch(/AbortError/);
  await end('a1');
  await end('a2');
  expect(existsSync(join(place, 'left.begun'))).toBe(false);
  expect([spent.a1, spent.a2, spent.left]).toEqual([5, 5, undefined]);
});
