/** Twelve months become 18 in the editor, and 18 become twelve. */
import { expect, test } from 'vitest';
import type { Calendar } from '#core/products/calendar/document.ts';
import { calendarWith, germanWords } from '#tests/render/fixture-calendar.ts';
import { migrateToFormat } from '#web/editor/draft/migrate-to-format.ts';
import type { CalendarDocument } from './calendar-content.ts';
import { drawVariant, onNewPages } from './changes.ts';

/** As the editor's variants do it, whose keys are texts. */
function moved(before: CalendarDocument, next: Calendar) {
  const { calendarType, formatType, mountingType, displayType, designGroupId, designId, months } = next;
  const shape = { calendarType, formatType, mountingType, displayType, months: String(months ?? '') };
  const keys = { ...shape, designGroupId: String(designGroupId), designId: String(designId) };
  const { design, lost } = migrateToFormat(before, drawVariant(next, keys, germanWords), before, {});
  return { lost, after: onNewPages(design, { before, next, pictures: [] }, germanWords) };
}

/** Own words on its cover, a photo on a sheet. */
function edited(months: number, pageId: string): CalendarDocument {
  const design = calendarWith({ months });
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (element.kind === 'photo' && page.id === pageId) return { ...element, photoId: 'photo-of-a-test' };
      return element.kind === 'text' && element.id === 'title' ? { ...element, text: 'Bei uns' } : element;
    }),
  }));
  return { ...design, pages };
}

const photosOf = ({ pages }: CalendarDocument) =>
  pages.flatMap(({ id, elements }) => (elements.some((element) => element.kind === 'photo' && element.photoId !== null) ? [id] : []));

test('a calendar of twelve months that becomes one of 18 keeps words and photos, has six sheets more, and becomes what it was', () => {
  const before = edited(12, 'month-05');
  const { lost, after } = moved(before, { ...before.product, months: 18 });
  expect(lost).toEqual([]);
  expect(after.pages.map(({ id }) => id).slice(12)).toEqual([
    'month-12',
    'month-13',
    'month-14',
    'month-15',
    'month-16',
    'month-17',
    'month-18',
  ]);
  expect(after.product.months).toBe(18);
  expect(photosOf(after)).toEqual(['month-05']);
  expect(JSON.stringify(after.pages[0])).toBe(JSON.stringify(before.pages[0]).replaceAll('"2027"', '"2027/2028"'));
  const back = moved(after, before.product).after;
  expect(JSON.stringify(back)).toBe(JSON.stringify(before));
});

test('a photo on a sheet that twelve months do not have is named as lost', () => {
  const before = edited(18, 'month-17');
  const { months: _, ...product } = before.product;
  const { lost, after } = moved(before, product);
  expect(after.pages).toHaveLength(13);
  expect('months' in after.product).toBe(false);
  expect(lost).toHaveLength(1);
});
