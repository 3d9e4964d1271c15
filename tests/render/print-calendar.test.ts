import type { RenderedImage } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { withPhotoCount } from '#web/configurators/calendar/sheet-arrangements.ts';
import { pageRasters, pressFiles, type SamplePhoto } from '../../tools/print-designs.ts';
import { differenceOf } from './compare.ts';
import { calendarDesign, calendarWith, germanWords } from './fixture-calendar.ts';
import { fixturePhotos, fixtureSheets } from './fixture-print.ts';
import { missingJudges, rasterise } from './tools.ts';

/** The press shows what the screen shows, and the file passes the shop's check. */
async function expectPrinted(sheets: Sheet[], photos: SamplePhoto[]): Promise<void> {
  const files = await pressFiles('Kalender', sheets, photos);
  expect(checkPrintFile(files.pdf, standardProfile, sheets)).toEqual([]);
  const [rasters, pictures] = [await rasterise(files.flat, 254), await pageRasters(sheets, photos)];
  expect(rasters).toHaveLength(sheets.length);
  for (const [index, sheet] of sheets.entries()) {
    const difference = await differenceOf(sheet, rasters[index] as Buffer, pictures[index] as RenderedImage);
    expect(difference.outsidePhotos, sheet.id).toBeLessThanOrEqual(1.5);
    expect(difference.insidePhotos, sheet.id).toBeLessThanOrEqual(6);
    expect(difference.worstText.mean, `${sheet.id} ${difference.worstText.element}`).toBeLessThanOrEqual(2.5);
    expect(difference.over48, sheet.id).toBeLessThanOrEqual(0.003);
    expect(difference.over96, sheet.id).toBeLessThanOrEqual(0.0002);
  }
}

describe.skipIf(missingJudges.length > 0)('grids of days before outside judges', () => {
  test('the press and the screen show the same days in every style, and the file passes the shop’s check [F169]', async () => {
    await expectPrinted(await fixtureSheets(calendarDesign, []), []);
  });

  test('two, three and four photos share the place of one on paper as on the screen', async () => {
    const design = calendarWith({ calendarType: 'tischkalender', designGroupId: 3 });
    const [wide, high] = fixturePhotos.map(({ facts }) => facts);
    const pages = design.pages.slice(0, 3).map((page, at) => {
      const place = photoPlaceOf(design.product, page.id, germanWords);
      if (!place) throw new Error('a sheet without a photo');
      const several = withPhotoCount(page, place, at + 2, () => undefined);
      let put = 0;
      const elements = several.elements.map((element) => {
        if (element.kind !== 'photo') return element;
        put += 1;
        return { ...element, photoId: (put % 2 === 0 ? high : wide)?.id ?? null };
      });
      return { ...several, elements };
    });
    const sheets = await fixtureSheets({ ...design, pages }, fixturePhotos);
    const photosOf = ({ items }: Sheet) => items.filter(({ kind }) => kind === 'photo').length;
    expect(sheets.map(photosOf)).toEqual([2, 3, 4]);
    await expectPrinted(sheets, fixturePhotos);
  });
});
