/** What a fresh calendar is printed with: no finding but open places, and no type smaller than its page asks for. */
import { describe, expect, test } from 'vitest';
import { calendarTypeSizes } from '#core/design/calendar/type-sizes.ts';
import { layout } from '#core/layout/layout.ts';
import type { GlyphsItem } from '#core/layout/sheet.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm, sharedOut } from '#tests/long-form.ts';
import { calendarWith } from '#tests/render/fixture-calendar.ts';
import { designGroups } from './design/registry.ts';
import { calendarChoiceOf } from './document.ts';
import { calendarKinds, calendarTypes, monthCounts } from './kinds.ts';
import { calendarLimits } from './limits.ts';
import { plusMonths } from './start.ts';

const resources = { fonts: await openFonts(), artwork: () => null, photo: () => null };

/** What is there to be filled. */
const open = ['empty-photo', 'blank-page', 'empty-product', 'unplaced-photo'];

const designs = designGroups.flatMap((group) => group.colourings.map(({ id }) => ({ designGroupId: group.id, designId: id })));
const shapes = calendarTypes.flatMap((calendarType) =>
  calendarKinds[calendarType].formats.flatMap(([formatType]) =>
    calendarKinds[calendarType].displays.flatMap((displayType) =>
      (displayType === 'week' ? [12] : monthCounts).map((months) => ({ calendarType, formatType, displayType, months })),
    ),
  ),
);
const starts = Array.from({ length: 36 }, (_, at) => plusMonths({ year: 2026, month: 10 }, at));
/** The sample takes each design in each format with one start; the starts go round. */
const cases = sharedOut(
  shapes.flatMap((shape, row) =>
    designs.map((design, column) => {
      const at = (row * designs.length + column) * 7;
      return { ...shape, ...design, starts: isLongForm ? starts : starts.slice(at % 36, (at % 36) + 1) };
    }),
  ),
);

function textOf({ glyphs }: GlyphsItem): string {
  return glyphs.map(({ text }) => text).join('');
}

describe('fresh calendars', () => {
  test.each(cases)(
    '$calendarType $formatType by $displayType of $months in design $designId: only open findings, sizes of the table',
    (one) => {
      const { starts: begun, ...given } = one;
      for (const { year, month } of begun) {
        const design = calendarWith({ ...given, year, startMonth: month });
        const monthPages = design.pages.filter(({ id }) => id.startsWith('month-'));
        expect(monthPages).toHaveLength(given.displayType === 'week' ? 0 : given.months);
        const laid = layout(design, resources);
        const found = preflight(design, laid, resources, calendarLimits(calendarChoiceOf(design.product)));
        const wrong = found.filter(({ rule }) => !open.includes(rule)).map(({ rule, level, page }) => `${rule} ${level} ${page}`);
        expect(wrong, `${year}-${month}`).toEqual([]);
        for (const [at, { items, id }] of laid.sheets.entries()) {
          const page = design.pages[at];
          const grid = page?.elements.find(({ kind }) => kind === 'calendar-grid');
          if (!page || grid?.kind !== 'calendar-grid') continue;
          const { dayUm, nameUm } = calendarTypeSizes(page);
          const runs = items.filter((item): item is GlyphsItem => item.kind === 'glyphs' && item.of === grid.id);
          expect(Math.min(...runs.map(({ sizeUm }) => sizeUm)), id).toBeGreaterThanOrEqual(nameUm);
          const figures = runs.filter((run) => run.sizeUm >= dayUm && /^\d{1,2}$/.test(textOf(run)));
          expect(figures.length, id).toBeGreaterThanOrEqual(28);
        }
      }
    },
  );
});
