/** A press file of many pages and photos from the painter to the file store, through a temporary file. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import type { LineFile } from '#services/print/line-files.ts';
import { type LineWork, storeLineFile } from '#services/print/store-line-file.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { judgeOk, missingJudges } from './tools.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-large-press-'));
const tempDir = mkdtempSync(join(dataDir, 'temp-'));
const pages = 160;
const photos = 400;
let files: Files;
let work: LineWork;

/** Another picture for each index, of 160 × 120 pixels. */
async function photoOf(index: number): Promise<Buffer> {
  const background = { r: index % 256, g: Math.floor(index / 256) * 90, b: 120 };
  return sharp({ create: { width: 160, height: 120, channels: 3, background } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

beforeAll(async () => {
  files = await openFiles({ dataDir, bucket: null });
  const pictures = Array.from({ length: photos }, (_, index) => ({ id: String(index), printKey: `pictures/${index}.jpg`, orientation: 1 }));
  for (const [index, { printKey }] of pictures.entries()) await files.put(printKey, await photoOf(index));
  const order = { number: 'F1', placedAt: '2026-11-25T10:00:00.000Z' };
  work = { order, line: { id: 'line', position: 1, name: 'Fotobuch' }, pictures } as unknown as LineWork;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Photos that are so many micrometres wide, all of them on the pages in turn. */
function pressFile(widthUm: number): LineFile {
  const heightUm = (widthUm * 3) / 4;
  const sheets = Array.from({ length: pages }, (_, page): Sheet => {
    const ids = Array.from({ length: photos }, (__, id) => id).filter((id) => id % pages === page);
    const items = ids.map((id, at) => ({
      kind: 'photo' as const,
      of: `photo-${at}`,
      photoId: String(id),
      ppi: (160 * 25_400) / widthUm,
      clip: `M 0 0 L ${widthUm} 0 L ${widthUm} ${heightUm} L 0 ${heightUm} Z`,
      matrix: [widthUm, 0, 0, heightUm, 0, at * 30_000] as const,
    }));
    const size = { widthUm: 105_000, heightUm: 148_000, bleedUm: 3_000, safeUm: 4_000, foldSafeUm: 3_000 };
    return { id: `page-${page + 1}`, ...size, panels: [], foldsUm: [], items };
  });
  const profile = withoutTechnicalPlates(standardProfile);
  return { kind: 'press', part: 'content', name: 'content.pdf', profile, sheets, records: null, photoPpi: null };
}

const store = (file: LineFile) => storeLineFile({ files, tempDir } as never, work, file);

describe('a press file of 160 pages and 400 photos', () => {
  test('is in the store under its hash, every object where the table says, and nothing is left beside it', async () => {
    const note = await store(pressFile(20_000));
    const bytes = await files.get(note.key);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(note).toEqual({
      orderLine: 'line',
      name: 'content.pdf',
      bytes: bytes.length,
      sha256: hash,
      key: `orders/f1/1-${hash.slice(0, 16)}.pdf`,
    });
    const text = bytes.toString('latin1');
    const start = Number(text.match(/startxref\n(\d+)\n%%EOF\n?$/)?.[1]);
    const [, ...offsets] = [...text.slice(start).matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(2 * pages + photos);
    for (const [index, offset] of offsets.entries()) expect(text.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    expect(text.match(/\/Subtype \/Image/g)).toHaveLength(photos);
    expect(await files.list('orders/')).toEqual([note.key]);
    expect(readdirSync(tempDir)).toEqual([]);
    expect((await store(pressFile(20_000))).key).toBe(note.key);
  });

  test.skipIf(missingJudges.length > 0)('is a sound PDF for qpdf, with all pages and pictures for poppler [E063]', async () => {
    const path = await files.path((await store(pressFile(20_000))).key);
    expect(judgeOk('qpdf', ['--check', path]).text).toContain('No syntax or stream encoding errors found');
    expect(judgeOk('pdfinfo', [path]).text).toMatch(new RegExp(`^Pages: +${pages}$`, 'm'));
    expect(judgeOk('pdfimages', ['-list', path]).text.trim().split('\n')).toHaveLength(2 + photos);
    expect(readFileSync(path).subarray(0, 8).toString()).toBe('%PDF-1.6');
  });

  test('that the check refuses never comes into the store, and its draft is removed', async () => {
    const before = await files.list('orders/');
    // 160 pixels over 100 mm.
    await expect(store(pressFile(100_000))).rejects.toThrow(/Seite 1:/);
    expect(await files.list('orders/')).toEqual(before);
    expect(readdirSync(tempDir)).toEqual([]);
  });
});
