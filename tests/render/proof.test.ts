/** The proof of the fixture card as poppler and qpdf see it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { openFonts } from '#resources/fonts.ts';
import { proofMarks } from '#services/images/proof/proof-marks.ts';
import { proofPdf } from '#services/images/proof/proof-pdf.ts';
import { fixturePhotos, fixtureSheets } from './fixture-print.ts';
import { inFolder, judge, judgeOk, missingJudges } from './tools.ts';

const watermark = 'Korrekturabzug, nicht für den Druck';
const marks = (pages: readonly string[]) => ({
  title: 'Korrekturabzug',
  watermark,
  legend: 'Rote Linie: Schnitt',
  date: '2026-11-23T15:00:00Z',
  pages: Object.fromEntries(pages.map((id) => [id, `Federleicht, 23.11.2026, ${id}`])),
  holes: {},
});

test.skipIf(missingJudges.length > 0)('a drilled panel shows its holes as circles where they are cut, and only there [E026]', async () => {
  const choice: PhotoframeChoice = {
    type: 'photoframe',
    material: 'acrylglas',
    format: '300x200',
    frameType: 'none',
    matSize: 0,
    hanging: 'drill',
  };
  const resources = { fonts: await openFonts(), artwork: () => null, photo: () => null };
  /** Whether the proof is red at a place of the panel, in millimetres: 10 pixels each, behind 16 of paper. */
  const redAt = async (hanging: PhotoframeChoice['hanging']) => {
    const design = blankPhotoframe({ ...choice, hanging });
    const { sheets } = layout(design, resources);
    const proof = { ...proofMarks(design, 'myposter', new Date('2026-11-23T15:00:00Z')), watermark: '' };
    const pdf = await proofPdf(sheets, {}, proof);
    const raw = await inFolder(async (folder) => {
      writeFileSync(join(folder, 'proof.pdf'), pdf);
      judgeOk('mutool', ['draw', '-r', '254', '-o', join(folder, 'page.png'), join(folder, 'proof.pdf')]);
      return sharp(join(folder, 'page.png')).raw().toBuffer({ resolveWithObject: true });
    });
    return (xMm: number, yMm: number) => {
      const at = (Math.round((yMm + 16) * 10) * raw.info.width + Math.round((xMm + 16) * 10)) * raw.info.channels;
      const [r = 0, g = 0] = raw.data.subarray(at, at + 3);
      return r - g > 60;
    };
  };
  const middles = [
    [20, 20],
    [280, 20],
    [20, 180],
    [280, 180],
  ] as const;
  const [drilled, plain] = [await redAt('drill'), await redAt('none')];
  for (const [x, y] of middles) {
    const places = [drilled(x - 3.5, y), drilled(x + 3.5, y), drilled(x, y - 3.5), drilled(x, y + 3.5)];
    expect([x, y, places, drilled(x, y)]).toEqual([x, y, [true, true, true, true], false]);
    expect(plain(x - 3.5, y)).toBe(false);
  }
});

describe.skipIf(missingJudges.length > 0)('the proof of a card', () => {
  let pdf: Uint8Array;
  let sheets: Awaited<ReturnType<typeof fixtureSheets>>;
  beforeAll(async () => {
    sheets = await fixtureSheets();
    const photos = Object.fromEntries(fixturePhotos.map(({ facts, bytes }) => [facts.id, bytes]));
    pdf = await proofPdf(sheets, photos, marks(sheets.map(({ id }) => id)));
    if (process.env.SHOTS) writeFileSync(join(process.env.SHOTS, 'proof.pdf'), pdf);
  });
  const run = <T>(work: (file: string) => T) =>
    inFolder((folder) => {
      const file = join(folder, 'proof.pdf');
      writeFileSync(file, pdf);
      return work(file);
    });

  test('is a sound file whose trim has the real size of every page [E026]', async () => {
    expect((await run((file) => judge('qpdf', ['--check', file]))).text).toContain('No syntax or stream encoding errors found');
    const boxes = await run((file) => judgeOk('pdfinfo', ['-box', '-l', String(sheets.length), file]).text);
    for (const [at, { widthUm, heightUm }] of sheets.entries()) {
      const found = new RegExp(`Page +${at + 1} TrimBox: +([\\d.]+) +([\\d.]+) +([\\d.]+) +([\\d.]+)`).exec(boxes)?.slice(1).map(Number);
      const [left = 0, bottom = 0, right = 0, top = 0] = found ?? [];
      expect(((right - left) * 25_400) / 72 / widthUm).toBeCloseTo(1, 3);
      expect(((top - bottom) * 25_400) / 72 / heightUm).toBeCloseTo(1, 3);
    }
  });

  test('says on every page what it is, whose and of which day [E026]', async () => {
    for (const [at, { id }] of sheets.entries()) {
      const words = await run((file) => judgeOk('pdftotext', ['-f', String(at + 1), '-l', String(at + 1), '-raw', file, '-']).text);
      expect(words).toContain('Korrekturabzug');
      expect(words.replace(/\s+/g, ' ')).toContain(`Federleicht, 23.11.2026, ${id}`);
    }
  });

  test('has neither plates nor inks nor an output condition, and small pictures only [E026]', async () => {
    const plain = await run((file) => judgeOk('qpdf', ['--qdf', '--object-streams=disable', file, '-']).out.toString('latin1'));
    expect(plain).not.toMatch(/\/Separation|\/DeviceCMYK|OutputIntent|GTS_PDFX|^[\d.]+ [\d.]+ [\d.]+ [\d.]+ [kK]$/m);
    const photos = (await run((file) => judgeOk('pdfimages', ['-list', file]).text)).trim().split('\n').slice(2);
    expect(photos.length).toBeGreaterThan(0);
    for (const row of photos) expect(Math.max(...row.trim().split(/\s+/).slice(3, 5).map(Number))).toBeLessThanOrEqual(900);
  });
});
