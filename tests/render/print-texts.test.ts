import { beforeAll, describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { expectSamePages } from './compare.ts';
import { fixturePhotos, fixtureSheets } from './fixture-print.ts';
import { readPress } from './press.ts';
import { textDesigns } from './text-cases.ts';
import { missingJudges } from './tools.ts';

const design = textDesigns[0]?.[1];

describe.skipIf(missingJudges.length > 0)('texts of all manners before outside judges', () => {
  let sheets: Sheet[] = [];
  let files: { pdf: Uint8Array; flat: Uint8Array };

  beforeAll(async () => {
    if (!design) throw new Error('no design');
    sheets = await fixtureSheets(design);
    files = await pressFiles('Texte', sheets, fixturePhotos);
  });

  test('the file passes the shop’s check and qpdf, with curved text and emoji in it', async () => {
    expect(checkPrintFile(files.pdf, standardProfile, sheets)).toEqual([]);
    expect(checkPrintFile(files.flat, withoutTechnicalPlates(standardProfile), sheets)).toEqual([]);
    expect((await readPress(files.pdf, ['qpdf'])).qpdf).toContain('No syntax or stream encoding errors found');
  });

  test('the press and the screen show the same curves and emoji [E015]', async () => {
    expect(sheets.length).toBeGreaterThan(0);
    await expectSamePages(files.flat, sheets, fixturePhotos);
  });
});
