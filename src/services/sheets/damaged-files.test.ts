/** Files with seeded damages: each gives a grid or a refusal, soon, and people can be read from every grid. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GridRefusal, gridLimits } from '#core/people/import/grid.ts';
import { peopleOfGrid } from '#core/people/import/people-of-grid.ts';
import { sampled } from '#tests/long-form.ts';
import { zipOf } from '#tests/zip-of.ts';
import { openArchive } from './archive.ts';
import { readGrid } from './read-grid.ts';

const folder = new URL('../../../tests/fixtures/people-files/', import.meta.url);
const damages = 300;
/** Processor time of one file. */
const longestMs = 5_000;

/** mulberry32 */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const values = [0, 1, 0x7f, 0x80, 0xff, 0xfe, 0x3c, 0x3e, 0x22, 0x0a];

/** Bytes changed, cut, doubled or left out. */
function damaged(bytes: Uint8Array, next: () => number): Uint8Array {
  const place = () => Math.floor(next() * bytes.length);
  const kind = Math.floor(next() * 5);
  if (kind === 0) return bytes.subarray(0, place());
  if (kind === 1) {
    const [from, length] = [place(), Math.floor(next() * 200)];
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
  }
  if (kind === 2) {
    const [from, length] = [place(), Math.floor(next() * 2_000)];
    return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)]);
  }
  const changed = Uint8Array.from(bytes);
  for (let count = 1 + Math.floor(next() * 20); count > 0; count -= 1)
    changed[place()] = kind === 3 ? (values[Math.floor(next() * values.length)] ?? 0) : Math.floor(next() * 256);
  return changed;
}

/** The archive with one damaged entry: raw damages of archives end at their checksums. */
async function damagedInside(bytes: Uint8Array, next: () => number): Promise<Uint8Array> {
  const archive = await openArchive(bytes, gridLimits);
  const names = [...archive.names];
  const chosen = names[Math.floor(next() * names.length)];
  const entries: Record<string, Uint8Array> = {};
  for (const name of names) {
    const parts: Uint8Array[] = [];
    for await (const part of archive.chunks(name)) parts.push(part);
    const whole = new Uint8Array(Buffer.concat(parts));
    entries[name] = name === chosen && whole.length > 0 ? damaged(whole, next) : whole;
  }
  return zipOf(entries);
}

const kinds: [string, RegExp][] = [
  ['xlsx', /^(?:exceljs|office|sheetjs)-de-.*\.xlsx$/],
  ['ods', /^office-.*\.ods$/],
  ['xls', /^(?:office|sheetjs)-\w\w-\w+\.xls$/],
  ['XML of 2003', /\.xml\.xls$/],
  ['page', /^html-.*\.xls$/],
  ['delimited text', /^0\d\d-.*\.csv$/],
  ['vCard', /\.vcf$/],
  ['pasted text', /^pasted-.*\.txt$/],
];

test.each(kinds)('damaged files of the kind %s end in a grid or a refusal', async (kind, pattern) => {
  const files = readdirSync(folder).filter((name) => pattern.test(name));
  expect(files.length).toBeGreaterThan(1);
  const outcomes = { read: 0, refused: 0 };
  for (const seed of sampled(
    Array.from({ length: damages }, (_, at) => at + 1),
    10,
  )) {
    const next = random(seed);
    const name = files[Math.floor(next() * files.length)] ?? '';
    const whole = new Uint8Array(readFileSync(new URL(name, folder)));
    const isArchive = whole[0] === 0x50 && next() < 0.7;
    const bytes = isArchive ? await damagedInside(whole, next) : damaged(whole, next);
    const began = process.threadCpuUsage();
    const grid = await readGrid(bytes, gridLimits).catch((error: unknown) => error);
    if (grid instanceof GridRefusal) outcomes.refused += 1;
    else if (grid instanceof Error) throw new Error(`${kind} ${seed} of ${name}`, { cause: grid });
    else {
      outcomes.read += 1;
      const { rows } = peopleOfGrid(grid as Awaited<ReturnType<typeof readGrid>>, null, { country: 'DE' });
      expect(rows.length, `${kind} ${seed} of ${name}`).toBeLessThanOrEqual(gridLimits.rows);
    }
    const { user, system } = process.threadCpuUsage(began);
    expect((user + system) / 1_000, `milliseconds of ${kind} ${seed} of ${name}`).toBeLessThan(longestMs);
  }
  expect(outcomes.read).toBeGreaterThan(0);
});
