/** A photo book of 24 pages with 60 photos of 12 megapixels as a print file, against bare pdfkit that places the same JPEGs: time and peak memory, each side in processes of its own. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { median } from '#tests/percentile.ts';
import type { Figure } from './run.ts';

const photos = 60;
const pictures = 6;
const rounds = 5;

type Measured = { ms: number; peakMb: number };

function measure(side: 'ours' | 'bare', folder: string, out: string): Promise<Measured> {
  const child = spawn(process.execPath, ['bench/print-side.ts', side, folder, out], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (measured: Measured) => {
      resolve(measured);
      child.disconnect();
    });
    child.once('exit', (code) => reject(new Error(`${side} ended with ${code}`)));
  });
}

/** Sixty files of six pictures with the grain of a camera, two megabytes and more each. Neither side looks whether two are alike. */
async function makePhotos(folder: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const grain = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (let index = 0; index < pictures; index += 1)
    await sharp('tests/render/photo.jpg')
      .modulate({ hue: index * 60 })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toFile(join(folder, `${index}.jpg`));
  for (let index = pictures; index < photos; index += 1)
    copyFileSync(join(folder, `${index % pictures}.jpg`), join(folder, `${index}.jpg`));
}

export async function run(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'print-bench-'));
  try {
    await makePhotos(folder);
    const out = join(folder, 'out.pdf');
    const ours: Measured[] = [];
    const bare: Measured[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const [one, other] = [await measure('ours', folder, out), await measure('bare', folder, join(folder, 'bare.pdf'))];
      // Both must carry all the pictures, else a side measured nothing.
      const [size, bareSize] = [statSync(out).size, statSync(join(folder, 'bare.pdf')).size];
      if (size < bareSize) throw new Error(`our file has ${size} bytes, the bare one ${bareSize}`);
      // The first round fills the disk cache.
      if (round === 0) continue;
      ours.push(one);
      bare.push(other);
    }
    const times = [ours, bare].map((side) => median(side.map(({ ms }) => ms))) as [number, number];
    const peaks = [ours, bare].map((side) => Math.max(...side.map(({ peakMb }) => peakMb))) as [number, number];
    return [
      { bench: 'print time', ours: times[0], reference: times[1], unit: 'ms', ratio: times[0] / times[1], n: rounds },
      { bench: 'print memory', ours: peaks[0], reference: peaks[1], unit: 'MB peak', ratio: peaks[0] / peaks[1], n: rounds },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
