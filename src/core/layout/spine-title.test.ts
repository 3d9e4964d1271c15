import { describe, expect, test } from 'vitest';
import type { Page } from '#core/design/document.ts';
import { trimMarks } from '#core/preflight/marks.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { createCachedLayout } from './cached-layout.ts';
import { layout } from './layout.ts';
import type { Resources } from './resources.ts';

const resources: Resources = { fonts: await openFonts(), artwork: () => null, photo: () => null };
const t = serverTexts({ locale: 'de-DE' });
type Language = 'de' | 'en' | 'es' | 'fr' | 'it' | 'nl';

/** A book with nothing but this on its spine. */
function bookWith(text: string, given: Record<string, unknown> = {}, widthUm?: number) {
  const design = blankPhotobook(completePhotobook(given, { rows: photobookOptionsRow }), t);
  const page = design.pages[0] ?? expect.fail('no cover');
  const panels = page.panels.map((panel) => (panel.id === 'spine' && widthUm !== undefined ? { ...panel, widthUm } : panel));
  const elements = page.elements.flatMap((one) => (one.kind === 'spine-title' ? [{ ...one, text }] : []));
  const cover: Page = { ...page, panels, elements };
  return { ...design, pages: [cover] };
}

function printed(text: string, given: Record<string, unknown> = {}, { widthUm, language }: { widthUm?: number; language?: Language } = {}) {
  const design = { ...bookWith(text, given, widthUm), ...(language ? { language } : {}) };
  const { sheets, findings } = layout(design, resources);
  const sheet = sheets[0] ?? expect.fail('no sheet');
  const [mark] = trimMarks(sheet, resources.fonts).filter(({ of }) => of === 'spine-title');
  const panel = sheet.panels.find(({ id }) => id === 'spine');
  return { mark: mark?.kind === 'text' ? mark : null, panel, findings };
}

/** Middle of a letter's ink. */
function yOf(mark: NonNullable<ReturnType<typeof printed>['mark']>, at: number): number {
  const { top, bottom } = mark.glyphs.at(at)?.bounds ?? expect.fail('no glyph');
  return (top + bottom) / 2;
}

describe('the title on a spine [E010]', () => {
  test('is printed from 6.0 mm on, and not at 5.9', () => {
    expect(printed('HH', {}, { widthUm: 5_900 }).mark).toBeNull();
    expect(printed('HH', {}, { widthUm: 6_000 }).mark).not.toBeNull();
    expect(printed('HH', { cover: 'soft', paper: 'standard', pageCount: 48 }).mark).toBeNull();
    expect(printed('HH', { type: 'fotoheft' }).mark).toBeNull();
  });

  test.each([24, 48, 96, 160])('of %i pages lies in the middle, with capitals that leave 2 mm on both sides', (pageCount) => {
    const { mark, panel } = printed('HH', { pageCount, paper: 'standard' });
    if (!mark || !panel) throw new Error('no title');
    const { left, right, top, bottom } = mark.bounds;
    expect(right - left).toBeLessThanOrEqual(panel.widthUm - 4_000 + 50);
    expect(right - left).toBeGreaterThan(1_900);
    expect(Math.abs((left + right) / 2 - (panel.xUm + panel.widthUm / 2))).toBeLessThan(60);
    expect(Math.abs((top + bottom) / 2 - (panel.yUm + panel.heightUm / 2))).toBeLessThan(300);
  });

  test.each([
    ['de', 'up'],
    ['fr', 'up'],
    ['es', 'up'],
    ['en', 'down'],
    ['nl', 'down'],
    ['it', 'down'],
  ] as const)('in %s runs %s', (language, way) => {
    const { mark } = printed('Sommer', {}, { language });
    if (!mark) throw new Error('no title');
    expect(yOf(mark, 0) > yOf(mark, -1)).toBe(way === 'up');
  });

  test('is smaller where it is long, and reported where even small letters do not fit', () => {
    const short = printed('Sommer', { pageCount: 160 });
    const long = printed('Unsere große Reise durch Norwegen, Schweden und Finnland im Sommer', { pageCount: 160 });
    expect(long.mark?.sizeUm).toBeLessThan(short.mark?.sizeUm ?? 0);
    expect(long.findings).toEqual([]);
    expect(long.mark?.bounds.top).toBeGreaterThanOrEqual((long.panel?.yUm ?? 0) + 5_000 - 20);
    const tooLong = printed('Wir sagen allen danke, die dabei waren und mit uns gefeiert haben. '.repeat(3).slice(0, 200), {
      size: 'a5-quer',
    });
    expect(tooLong.findings).toMatchObject([{ kind: 'overflow', element: 'spine-title' }]);
  });

  test('follows its panel, also where the element and its layout stay the same', () => {
    const cached = createCachedLayout();
    const thin = bookWith('Sommer', { pageCount: 24 });
    const thick = { ...bookWith('Sommer', { pageCount: 160 }) };
    const [cover] = thick.pages;
    if (!cover) throw new Error('no cover');
    const same = { ...thick, pages: [{ ...cover, elements: thin.pages[0]?.elements ?? [] }] };
    cached(thin, resources, 0);
    expect(cached(same, resources, 0).layout.sheets).toEqual(layout(same, resources).sheets);
  });
});
