/** A poster of 60 × 90 cm from a photo of 24 megapixels as the lab's JPEG, against bare sharp that crops, resizes and encodes the same: time and peak memory, each side in processes of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { median } from '#tests/percentile.ts';
import type { Figure } from './run.ts';

const rounds = 5;
const poster = ['600', '900', '150'];
const limits = { timeRatio: 1.5, peakMb: 500 };

type Measured = { ms: number; peakMb: number };

function measure(side: 'ours' | 'bare', photo: string, out: string): Promise<Measured> {
  const child = spawn(process.execPath, ['bench/lab-side.ts', side, photo, ...poster, out], {
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

/** 6000 by 4000 pixels with the grain of a camera. */
async function makePhoto(file: string): Promise<void> {
  const size = { width: 6000, height: 4000 };
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp('tests/render/photo.jpg')
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

/** Both must be the same picture, else a side measured nothing: mean difference of small copies. */
async function checkSame(one: string, other: string): Promise<void> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).resize(600, 900, { fit: 'fill' }).raw().toBuffer()));
  if (!a || !b) throw new Error('no pictures');
  const mean = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
  if (mean > 1) throw new Error(`the pictures differ by ${mean}`);
}

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lab-bench-'));
  try {
    const photo = join(folder, 'photo.jpg');
    await makePhoto(photo);
    const [out, bareOut] = [join(folder, 'ours.jpg'), join(folder, 'bare.jpg')];
    const ours: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [one, other] = [await measure('ours', photo, out), await measure('bare', photo, bareOut)];
      // The first round fills the disk cache.
      if (round === 0) continue;
      ours.push(one);
      bare.push(other);
    }
    await checkSame(out, bareOut);
    const times = [ours, bare].map((side) => median(side.map(({ ms }) => ms))) as [number, number];
    const peaks = [ours, bare].map((side) => Math.max(...side.map(({ peakMb }) => peakMb))) as [number, number];
    if (times[0] > limits.timeRatio * times[1]) console.error(`more than ${limits.timeRatio} times bare sharp`);
    if (peaks[0] > limits.peakMb) console.error(`more than ${limits.peakMb} MB`);
    return [
      { bench: 'lab time', ours: times[0], reference: times[1], unit: 'ms', ratio: times[0] / times[1], n: rounds },
      { bench: 'lab memory', ours: peaks[0], reference: peaks[1], unit: 'MB peak', ratio: peaks[0] / peaks[1], n: rounds },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
