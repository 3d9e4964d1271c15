import type { RenderedImage } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { standardProfile } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { pageRasters, pressFiles } from '../../tools/print-designs.ts';
import { differenceOf } from './compare.ts';
import { calendarDesign } from './fixture-calendar.ts';
import { fixtureSheets } from './fixture-print.ts';
import { missingJudges, rasterise } from './tools.ts';

describe.skipIf(missingJudges.length > 0)('grids of days before outside judges', () => {
  test('the press and the screen show the same days in every style, and the file passes the shop’s check [F169]', async () => {
    const sheets = await fixtureSheets(calendarDesign, []);
    const files = await pressFiles('Kalender', sheets, []);
    expect(checkPrintFile(files.pdf, standardProfile, sheets)).toEqual([]);
    const [rasters, pictures] = [await rasterise(files.flat, 254), await pageRasters(sheets, [])];
    for (const [index, sheet] of sheets.entries()) {
      const difference = await differenceOf(sheet, rasters[index] as Buffer, pictures[index] as RenderedImage);
      expect(difference.outsidePhotos, sheet.id).toBeLessThanOrEqual(1.5);
      expect(difference.worstText.mean, `${sheet.id} ${difference.worstText.element}`).toBeLessThanOrEqual(2.5);
      expect(difference.over48, sheet.id).toBeLessThanOrEqual(0.003);
      expect(difference.over96, sheet.id).toBeLessThanOrEqual(0.0002);
    }
  });
});
