import { describe, expect, test } from 'vitest';
import { type CalendarGridElement, type CalendarMark, calendarGridStyles } from '#core/design/calendar/grid-element.ts';
import { calendarTypeSizes } from '#core/design/calendar/type-sizes.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { trimMarks } from '#core/preflight/marks.ts';
import { preflight } from '#core/preflight/preflight.ts';
import type { Locale } from '#core/values/locale.ts';
import { openFonts } from '#resources/fonts.ts';
import { calendarInks, gridElement, mayMarks } from '#tests/render/fixture-calendar.ts';
import { calendarNames } from '#texts/calendar-names.ts';

const fonts = await openFonts();
const resources = { fonts, artwork: () => null, photo: () => null };
/** A4, with a photo in its upper half. */
const [widthUm, heightUm] = [210_000, 297_000];
const { nameUm } = calendarTypeSizes({ widthUm, heightUm });

function designWith(element: CalendarGridElement): DesignDocument {
  const panel = { id: 'front', xUm: 0, yUm: 0, widthUm, heightUm };
  const page: Page = { id: 'may', widthUm, heightUm, panels: [panel], foldsUm: [], background: null, elements: [element] };
  return { version: 8, product: { type: 'card' }, inks: calendarInks, pages: [page] };
}

type Word = { text: string; xUm: number; yUm: number; sizeUm: number; hex: string };

function laid(change: Partial<CalendarGridElement>) {
  const element = gridElement(change);
  const design = designWith(element);
  const result = layout(design, resources);
  const [sheet] = result.sheets;
  if (!sheet) throw new Error('no sheet');
  const runs = sheet.items.filter((item): item is GlyphsItem => item.kind === 'glyphs');
  const words = runs.map(({ glyphs, sizeUm, paint }): Word => {
    const text = glyphs.map((glyph) => glyph.text).join('');
    return { text, xUm: glyphs[0]?.xUm ?? 0, yUm: glyphs[0]?.yUm ?? 0, sizeUm, hex: paint.hex };
  });
  return { element, design, result, sheet, words };
}

/** Figures of days: numbers in the size that most numbers have. */
function figuresOf(words: readonly Word[]): Word[] {
  const numbers = words.filter(({ text }) => /^\d{1,2}$/.test(text));
  const sizes = [...Map.groupBy(numbers, ({ sizeUm }) => sizeUm)].toSorted(([, a], [, b]) => b.length - a.length);
  return sizes[0]?.[1] ?? [];
}

const months = [
  [2027, 2, 28],
  [2027, 5, 31],
  [2028, 1, 31],
  [2028, 2, 29],
] as const;

describe.each(calendarGridStyles)('style %s', (style) => {
  test('shows every day of a month once, in four to six weeks and in leap years [F169]', () => {
    for (const [year, month, length] of months) {
      const { words } = laid({ style, year, month, marks: [], columns: style === 'planner' ? ['A', 'B'] : undefined });
      const days = figuresOf(words).map(({ text }) => Number(text));
      expect(days, `${year}-${month}`).toEqual(Array.from({ length }, (_, at) => at + 1));
    }
  });

  test('loses no mark: each stands on its day or below the days, none is smaller than the page asks for or outside the box [F169]', () => {
    // A planner has a line a day.
    const low = { xUm: 8_000, yUm: 60_000, widthUm: 89_000, heightUm: style === 'planner' ? 110_000 : 60_000 };
    for (const box of [{}, low, { widthUm: 124_000, heightUm: 110_000 }]) {
      const { element, words, sheet, result } = laid({ style, ...box });
      expect(result.findings).toEqual([]);
      // A parted word ends in a hyphen.
      const read = words
        .map(({ text }) => text)
        .join(' ')
        .replace(/-\s|\s|\u00a0/g, '');
      for (const { kind, text } of mayMarks) if (kind !== 'moon') expect(read, text).toContain(text.replace(/\s/g, ''));
      // A row a day is as high as its names, however low the grid is.
      const minUm = style === 'planner' || style === 'list' ? Math.min(nameUm, element.heightUm / 54 - 1) : nameUm;
      for (const { sizeUm } of words) expect(sizeUm).toBeGreaterThanOrEqual(minUm);
      for (const { bounds } of trimMarks(sheet, fonts)) {
        expect(bounds.left).toBeGreaterThanOrEqual(element.xUm - 400);
        expect(bounds.right).toBeLessThanOrEqual(element.xUm + element.widthUm + 400);
        expect(bounds.top).toBeGreaterThanOrEqual(element.yUm - 400);
        expect(bounds.bottom).toBeLessThanOrEqual(element.yUm + element.heightUm + 400);
      }
    }
  });

  test('Sundays and holidays have the accent ink, other days have not', () => {
    const { words } = laid({ style });
    const accent = figuresOf(words).filter(({ hex }) => hex === calendarInks.rose.hex);
    expect(accent.map(({ text }) => Number(text))).toEqual([1, 2, 6, 9, 16, 17, 23, 27, 30]);
  });
});

describe.each(['table', 'lines', 'figures'] as const)('columns of style %s', (style) => {
  /** Days by the column they stand in, counted from the left. */
  function columns(locale: Locale, year: number, month: number): number[][] {
    const figures = figuresOf(laid({ style, locale, year, month, marks: [], weekNumbers: false, tintInk: undefined }).words);
    return Array.from({ length: 7 }, (_, column) =>
      figures.filter(({ xUm }) => Math.floor(((xUm - 14_000 + 300) / 182_000) * 7) === column).map(({ text }) => Number(text)),
    );
  }

  test.each(['de-DE', 'en-US'] as const)('%s: each day stands under its weekday [F169] [E007]', (locale) => {
    for (const [year, month] of months) {
      const first = locale === 'en-US' ? 0 : 1;
      for (const [column, days] of columns(locale, year, month).entries())
        for (const day of days)
          expect(new Date(Date.UTC(year, month - 1, day)).getUTCDay(), `${year}-${month}-${day}`).toBe((column + first) % 7);
    }
  });
});

describe('a grid of days', () => {
  test('names weekdays as long as they fit, in every language, and weeks where they are asked for [E007]', () => {
    for (const locale of ['de-AT', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL'] as const) {
      const { words } = laid({ locale, marks: [] });
      const names = calendarNames(locale).weekdays.long;
      expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining([...names]));
      expect(words.some(({ text }) => text === calendarNames(locale).week)).toBe(true);
      const narrow = laid({ locale, marks: [], widthUm: 50_000, weekNumbers: false });
      expect(narrow.words.some(({ text }) => text === calendarNames(locale).week)).toBe(false);
      expect(narrow.result.findings).toEqual([]);
    }
    expect(laid({ locale: 'de-AT', month: 1, marks: [] }).words[0]?.text).not.toBe('Januar');
    expect(laid({ locale: 'de-AT', month: 1, marks: [] }).words.map(({ text }) => text)).toContain('Jänner');
  });

  test('a full day says how many marks stand below [E007]', () => {
    const { words } = laid({});
    expect(words.filter(({ text }) => /^\+\d$/.test(text))).toHaveLength(1);
    const alone = laid({ marks: mayMarks.filter(({ day }) => day !== 22) });
    expect(alone.words.filter(({ text }) => /^\+\d$/.test(text))).toEqual([]);
  });

  test('marks of a planner stand in the column of their person', () => {
    const marks: CalendarMark[] = [0, 1, 2, 3].map((column) => ({ kind: 'note', day: 4, text: `Termin${column}`, column }));
    const { words, element } = laid({ style: 'planner', marks, columns: ['Mama', 'Papa', 'Lea', 'Ben'] });
    const place = (text: string) => words.find((word) => word.text === text)?.xUm ?? 0;
    const stripUm = (element.widthUm * 0.7) / 4;
    for (const column of [0, 1, 2, 3]) {
      const left = element.xUm + element.widthUm * 0.3 + column * stripUm;
      expect(place(`Termin${column}`)).toBeGreaterThan(left);
      expect(place(`Termin${column}`)).toBeLessThan(left + stripUm / 2);
    }
  });

  test('without the code of grids at hand nothing is drawn', () => {
    const { calendar: _, ...bare } = fonts;
    expect(layout(designWith(gridElement()), { ...resources, fonts: bare }).sheets[0]?.items).toEqual([]);
  });

  test('what does not fit even below the days blocks the order; so do letters near the trim [E013] [E019]', () => {
    const check = (change: Partial<CalendarGridElement>) => {
      const { design, result } = laid(change);
      return preflight(design, result, resources, handHeld).map(({ rule, level }) => `${rule} ${level}`);
    };
    const many = Array.from(
      { length: 400 },
      (_, at): CalendarMark => ({ kind: 'birthday', day: (at % 28) + 1, text: `Person mit Namen ${at}` }),
    );
    expect(check({ marks: many, widthUm: 60_000, heightUm: 50_000 })).toContain('overflow block');
    expect(check({ xUm: 1_000 })).toContain('outside-safe-area block');
    expect(check({}).filter((line) => line.includes('overflow') || line.includes('outside'))).toEqual([]);
  });
});
