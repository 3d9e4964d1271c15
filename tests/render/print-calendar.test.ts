import { describe, expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { withPhotoCount } from '#web/configurators/calendar/sheet-arrangements.ts';
import { pressFiles, type SamplePhoto } from '../../tools/print-designs.ts';
import { eachGlyph, expectSamePages } from './compare.ts';
import { calendarDesign, calendarWith, germanWords } from './fixture-calendar.ts';
import { fixturePhotos, fixtureSheets } from './fixture-print.ts';
import { judgeOk, missingJudges } from './tools.ts';

/** The press shows what the screen shows, and the file passes the shop’s check. */
async function expectPrinted(sheets: Sheet[], photos: SamplePhoto[]): Promise<void> {
  const files = await pressFiles('Kalender', sheets, photos);
  expect(checkPrintFile(files.pdf, standardProfile, sheets)).toEqual([]);
  await expectSamePages(files.flat, sheets, photos, 6);
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

  test('a planner by weeks has 108 pages, every week from Monday on, and nothing to read under the wire [F164] [F169]', async () => {
    const entries = [{ kind: 'birthday' as const, name: 'Oma Inge', day: 31, month: 12, year: 1947 }];
    const design = calendarWith({ calendarType: 'terminkalender', displayType: 'week', year: 2026, startMonth: 9 }, { entries });
    const sheets = await fixtureSheets(design, []);
    expect(sheets).toHaveLength(108);
    const said = sheets.map(textsOf);
    // The first page is a right one: right and left pages take turns.
    for (const [at, { id, widthUm }] of sheets.entries()) {
      const page = design.pages[at];
      const isRight = at % 2 === 0;
      expect(page?.keepOut, id).toEqual([expect.objectContaining({ xUm: isRight ? 0 : widthUm - 12_000, widthUm: 12_000 })]);
      for (const { text, left, right } of said[at]?.values() ?? []) {
        expect(isRight ? left : widthUm - right, `${id} ${text}`).toBeGreaterThanOrEqual(12_000);
        expect(isRight ? widthUm - right : left, `${id} ${text}`).toBeGreaterThanOrEqual(4_000);
      }
    }
    const dates = Array.from({ length: 53 * 7 }, (_, at) => new Date(Date.UTC(2026, 7, 31 + at)));
    const written = dates.map((date) =>
      date.toLocaleDateString('de-DE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    );
    const printed = Array.from({ length: 53 }, (_, week) =>
      [1, 2, 3, 4, 5, 6, 7].map((day) => said[2 + 2 * week]?.get(`day-${day}-${String(week + 1).padStart(2, '0')}`)?.text ?? ''),
    ).flat();
    for (const [at, date] of written.entries())
      expect(printed[at]?.startsWith(date.replaceAll(' ', '')), `${date}: ${printed[at]}`).toBe(true);
    expect(printed.filter((text) => text.includes('OmaInge'))).toEqual(['Donnerstag,31.DezemberOmaInge(79)']);
    expect(printed.filter((text) => text.includes('Neujahr'))).toEqual(['Freitag,1.JanuarNeujahr']);

    const { pdf } = await pressFiles('Terminkalender', sheets, []);
    expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
    expect(judgeOk('pdfinfo', ['-'], pdf).text).toMatch(/^Pages:\s+108$/m);
    const sampled = ['first', 'photo-01', 'week-18', 'week-53', 'back'];
    const withPhotos = design.pages
      .filter(({ id }) => sampled.includes(id))
      .map((page) => ({
        ...page,
        elements: page.elements.map((element) =>
          element.kind === 'photo' ? { ...element, photoId: fixturePhotos[0]?.facts.id ?? null } : element,
        ),
      }));
    await expectPrinted(await fixtureSheets({ ...design, pages: withPhotos }, fixturePhotos), fixturePhotos);
  });
});

type Said = { text: string; left: number; right: number };

/** The words of each text on the page without spaces, and how far to the sides they reach. */
function textsOf(sheet: Sheet): Map<string, Said> {
  const said = new Map<string, Said>();
  eachGlyph(sheet.items, null, ({ of, text, xUm, sizeUm }) => {
    if (text.trim() === '') return;
    const before = said.get(of) ?? { text: '', left: xUm, right: xUm };
    const right = Math.max(before.right, xUm + sizeUm * 0.5);
    said.set(of, { text: `${before.text}${text.trim()}`, left: Math.min(before.left, xUm), right });
  });
  return said;
}
