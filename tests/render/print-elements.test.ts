import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { pressFiles, type SamplePhoto } from '../../tools/print-designs.ts';
import { expectSamePages, textBoxes } from './compare.ts';
import { groundsDesign, leporelloDesign, stickerDesign } from './fixture-elements.ts';
import { fixturePhotos, fixtureSheets, photoBytes, resizedPhoto } from './fixture-print.ts';
import { type PressFile, readPlates, readPress } from './press.ts';
import { missingJudges, rasterise } from './tools.ts';

let leporello: Sheet[] = [];
let sticker: Sheet[] = [];
let grounds: Sheet[] = [];
let photos: SamplePhoto[] = [];
let files: { pdf: Uint8Array; flat: Uint8Array };
let stickers: { pdf: Uint8Array; flat: Uint8Array };
let groundFiles: { pdf: Uint8Array; flat: Uint8Array };
let press: Pick<PressFile, 'qpdf' | 'plain' | 'extracted'>;
/** Those of the leporello’s first page. */
let plates: Awaited<ReturnType<typeof readPlates>>;

function photosOf(items: readonly Item[]): Extract<Item, { kind: 'photo' }>[] {
  return items.flatMap((item) => (item.kind === 'group' ? photosOf(item.items) : item.kind === 'photo' ? [item] : []));
}

describe.skipIf(missingJudges.length > 0)('every kind of element before outside judges', () => {
  beforeAll(async () => {
    // The landscape picture stands on the page ten times, small, and every judge decodes it each time.
    photos = await Promise.all(fixturePhotos.map((photo) => resizedPhoto(photo, photo.orientation === 1 ? 1600 : 2400)));
    leporello = await fixtureSheets(leporelloDesign, photos);
    sticker = await fixtureSheets(stickerDesign, photos);
    grounds = await fixtureSheets(groundsDesign, photos);
    files = await pressFiles('Leporello', leporello, photos);
    stickers = await pressFiles('Aufkleber', sticker, photos);
    groundFiles = await pressFiles('Hintergründe', grounds, photos);
    press = await readPress(files.pdf, ['qpdf', 'plain', 'extracted']);
    const box = textBoxes(leporello[0] as Sheet).get('pale-text');
    if (!box) throw new Error('no text');
    plates = await readPlates(files.pdf, 1, {
      text: { leftUm: box.left, topUm: box.top, widthUm: box.right - box.left, heightUm: box.bottom - box.top },
      corner: { leftUm: -500, topUm: -500, widthUm: 1_400, heightUm: 1_400 },
      fold: { leftUm: 209_500, topUm: 0, widthUm: 1_000, heightUm: 105_000 },
      panel: { leftUm: 120_000, topUm: 10_000, widthUm: 60_000, heightUm: 80_000 },
    });
  });

  test('the files pass the shop’s check, with and without technical plates, and qpdf [E063]', () => {
    expect(checkPrintFile(files.pdf, standardProfile, leporello)).toEqual([]);
    expect(checkPrintFile(files.flat, withoutTechnicalPlates(standardProfile), leporello)).toEqual([]);
    expect(checkPrintFile(stickers.pdf, standardProfile, sticker)).toEqual([]);
    expect(checkPrintFile(groundFiles.pdf, standardProfile, grounds)).toEqual([]);
    expect(press.qpdf).toContain('No syntax or stream encoding errors found');
    expect(press.plain).not.toMatch(/\/DeviceRGB|\/CalRGB/);
  });

  test('the press and the screen show the same picture: shapes, turned and filtered photos, see-through elements and grounds [E017]', async () => {
    await expectSamePages(files.flat, leporello, photos);
    await expectSamePages(stickers.flat, sticker, photos);
    await expectSamePages(groundFiles.flat, grounds, photos);
  });

  test('turned and mirrored photos keep their bytes, each filter makes one copy [E017]', () => {
    const own = press.extracted.filter((bytes) => Buffer.compare(bytes, photos[0]?.bytes ?? photoBytes) === 0);
    const all = leporello.flatMap((sheet) => photosOf(sheet.items));
    expect(all.length).toBe(11);
    // The landscape picture as it is, three filtered copies of it, and the one of the ground.
    expect(own.length).toBeGreaterThanOrEqual(1);
    const distinct = new Set(press.extracted.map((bytes) => bytes.toString('base64')));
    expect(distinct.size).toBe(5);
  });

  test('a code can be read from the print file by its modules', async () => {
    const code = leporello[0]?.items.filter((item) => item.of === 'code') ?? [];
    const [, bars] = code;
    if (bars?.kind !== 'fill') throw new Error('no code');
    const pixelUm = 200;
    const [raster] = await rasterise(files.flat, 25_400 / pixelUm, 1);
    const { data, info } = await sharp(raster).greyscale().raw().toBuffer({ resolveWithObject: true });
    const darkAt = (xUm: number, yUm: number) =>
      (data[Math.floor((yUm + 3_000) / pixelUm) * info.width + Math.floor((xUm + 3_000) / pixelUm)] ?? 255) < 128;
    const squares = [...bars.d.matchAll(/M (\d+) (\d+) L (\d+) \d+ L \d+ (\d+)/g)].map((match) => match.slice(1).map(Number));
    expect(squares.length).toBeGreaterThan(100);
    for (const [left = 0, top = 0, right = 0, bottom = 0] of squares) expect(darkAt((left + right) / 2, (top + bottom) / 2)).toBe(true);
  });

  test('finishes stay whole under any opacity, and lie on their plate alone [E064]', () => {
    expect(plates.whole.FOIL_GOLD).toMatchObject({ least: 0, most: 100 });
    const sprig = leporello[0]?.items.find((item) => item.of === 'pale-sprig');
    expect(JSON.stringify(sprig)).toContain('"kind":"finish"');
  });

  test('a see-through text black is a share of black and nothing else', () => {
    const { text } = plates.parts;
    expect(text?.Black?.most).toBeGreaterThan(48);
    expect(text?.Black?.most).toBeLessThan(52);
    expect(text?.Yellow?.most).toBeLessThanOrEqual(9);
  });

  test('the die cuts a sticker along its heart and a leporello around its round corners, and folds lie between panels [E064]', async () => {
    const plate = await readPlates(stickers.pdf, 1, {
      corner: { leftUm: -1_000, topUm: -1_000, widthUm: 4_000, heightUm: 4_000 },
      tip: { leftUm: 23_000, topUm: 43_000, widthUm: 4_000, heightUm: 4_000 },
    });
    expect(plate.parts.corner?.CUT?.most).toBe(0);
    expect(plate.parts.tip?.CUT?.most).toBe(100);
    expect(plates.parts.corner?.CUT?.most).toBe(0);
    expect(plates.parts.fold?.FOLD?.most).toBe(100);
    expect(plates.parts.panel?.FOLD?.most).toBe(0);
  });

  test('no point takes more than 300 % of ink, see-through or not [E068]', () => {
    expect(plates.mostInk).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
  });

  test('the same Sheets give the same bytes, filtered copies included', async () => {
    const again = await pressFiles('Leporello', leporello, photos);
    expect(Buffer.compare(again.pdf, files.pdf)).toBe(0);
  });
});
