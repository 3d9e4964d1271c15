/**
 * The print files of a photo book of 160 pages with 400 photos of 12 megapixels, from the order to the file store, against bare pdfkit: with
 * the same pictures that our file has, and with the photos as they are. Time by the clock and of
 * the processor, peak memory and size, each side in processes of its own.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '#tests/percentile.ts';
import { serverEnvironment, serverFlags } from '#tests/shop.ts';
import { makeBook } from './book-file-order.ts';
import type { Figure } from './run.ts';

const rounds = 3;
const promisedMb = 500;
const sides = ['ours', 'encoded', 'whole'] as const;
type Side = (typeof sides)[number];

type Measured = { ms: number; cpuMs: number; peakMb: number; fileMb: number };

function measure(side: Side, folder: string): Promise<Measured> {
  const child = spawn(process.execPath, [...serverFlags, 'bench/book-file-side.ts', side, folder], {
    env: { ...process.env, ...serverEnvironment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (measured: Measured) => {
      resolve(measured);
      child.disconnect();
    });
    child.once('exit', (code) => reject(new Error(`${side} ended with ${code}`)));
  });
}

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'book-file-bench-'));
  try {
    await makeBook(folder);
    const measured = { ours: [] as Measured[], encoded: [] as Measured[], whole: [] as Measured[] };
    for (let round = 0; round < rounds; round += 1) for (const side of sides) measured[side].push(await measure(side, folder));
    const ms = (side: Side) => median(measured[side].map((one) => one.ms));
    const cpuMs = (side: Side) => median(measured[side].map((one) => one.cpuMs));
    const peakMb = (side: Side) => Math.max(...measured[side].map((one) => one.peakMb));
    const fileMb = (side: Side) => measured[side][0]?.fileMb ?? Number.NaN;
    const figure = (bench: string, ours: number, reference: number, unit: string): Figure => {
      return { bench, ours, reference, unit, ratio: ours / reference, n: rounds };
    };
    return [
      figure('time, pdfkit with the same pictures', ms('ours'), ms('encoded'), 'ms'),
      figure('time, pdfkit with the photos as they are', ms('ours'), ms('whole'), 'ms'),
      figure('processor time, pdfkit with the same pictures', cpuMs('ours'), cpuMs('encoded'), 'CPU ms'),
      figure('memory, as promised', peakMb('ours'), promisedMb, 'MB peak'),
      figure('memory, pdfkit with the same pictures', peakMb('ours'), peakMb('encoded'), 'MB peak'),
      figure('memory, pdfkit with the photos as they are', peakMb('ours'), peakMb('whole'), 'MB peak'),
      figure('size, pdfkit with the same pictures', fileMb('ours'), fileMb('encoded'), 'MB'),
      figure('size, pdfkit with the photos as they are', fileMb('ours'), fileMb('whole'), 'MB'),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
