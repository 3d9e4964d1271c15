/** Files that are written while they are painted: how much of them is open at once. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { iccFile } from '#resources/icc.ts';
import { paintPdf, writePdf } from './paint-pdf.ts';

const facts = { title: 'Fotobuch', date: '2026-11-20T10:00:00.000Z' };
const pages = 10;
const photosAPage = 3;

/** Pages with photos of ids '0', '1', … in drawing order; the first one is on every page. */
const sheets = Array.from({ length: pages }, (_, page): Sheet => {
  const size = { widthUm: 210_000, heightUm: 210_000, bleedUm: 3_000, safeUm: 4_000, foldSafeUm: 3_000 };
  const ids = [0, ...Array.from({ length: photosAPage }, (_, at) => page * photosAPage + at)];
  const items = ids.map((id, at) => ({
    kind: 'photo' as const,
    of: `photo-${at}`,
    photoId: String(id),
    ppi: 300,
    clip: 'M 0 0 L 10000 0 L 10000 10000 L 0 10000 Z',
    matrix: [10_000, 0, 0, 10_000, at * 12_000, 0] as const,
  }));
  return { id: `page-${page}`, ...size, panels: [], foldsUm: [], items };
});

/** Distinct pictures whose data is large enough to be a chunk of its own. */
async function noisyPhoto(index: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 100 + index, sigma: 60 } as const;
  const picture = sharp({ create: { width: 400, height: 400, channels: 3, background: '#808080', noise } });
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

test('however many photos a file has, no more than three are in memory, each is read once, and the bytes are those of a file in memory', async () => {
  const photos = await Promise.all(Array.from({ length: pages * photosAPage }, (_, index) => noisyPhoto(index)));
  const sizes = new Set(photos.map(({ length }) => length));
  expect(Math.min(...sizes)).toBeGreaterThan(65_536);
  const resources = { font: () => null, output: iccFile('output'), srgb: iccFile('srgb') };
  const asked: string[] = [];
  let written = 0;
  let maxOpen = 0;
  const photo = async (id: string) => {
    asked.push(id);
    maxOpen = Math.max(maxOpen, asked.length - written);
    return { bytes: photos[Number(id)] ?? new Uint8Array(), orientation: 1 };
  };
  const chunks: Uint8Array[] = [];
  await writePdf(sheets, { ...resources, photo }, standardProfile, facts, async (chunk) => {
    // A disk that is slower than the painter.
    await new Promise((resolve) => setTimeout(resolve, 2));
    chunks.push(chunk);
    if (sizes.has(chunk.length)) written += 1;
  });
  expect(asked).toEqual(photos.map((_, index) => String(index)));
  expect(written).toBe(photos.length);
  expect(maxOpen).toBeLessThanOrEqual(3);
  const whole = await paintPdf(
    sheets,
    { ...resources, photo: (id) => ({ bytes: photos[Number(id)] ?? new Uint8Array(), orientation: 1 }) },
    standardProfile,
    facts,
  );
  expect(Buffer.concat(chunks).equals(whole)).toBe(true);
});
