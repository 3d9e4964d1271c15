import { describe, expect, test } from 'vitest';
import type { Page, PhotoElement } from '#core/design/document.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import { designGroups } from '#core/products/calendar/design/registry.ts';
import { type Calendar, calendarOf } from '#core/products/calendar/document.ts';
import { calendarTypes, formatsOf } from '#core/products/calendar/kinds.ts';
import { sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type FindPhoto, maxSheetPhotos, sheetArrangements, treeOf, withPhotoCount } from './sheet-arrangements.ts';

const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');
const settings = usualSettings({ locale: 'de-DE', country: 'DE' });

function product(given: Record<string, unknown> = {}): Calendar {
  return calendarOf(completeCalendar({ year: 2027, startMonth: 1, ...given }, { rows: calendarOptionsRow }), settings);
}

function placeOn(of: Calendar, pageId: string) {
  return photoPlaceOf(of, pageId, words) ?? expect.fail('a sheet without a photo');
}

/** A sheet as it begins, with its place. */
function sheet(given: Record<string, unknown> = {}, pageId = 'month-03') {
  const of = product(given);
  const page = blankCalendar(of, words).pages.find(({ id }) => id === pageId) ?? expect.fail(`no ${pageId}`);
  return { page, place: placeOn(of, pageId) };
}

const sizes: Record<string, { width: number; height: number }> = {
  wide: { width: 3000, height: 2000 },
  high: { width: 2000, height: 3000 },
  square: { width: 2000, height: 2000 },
};
const find: FindPhoto = (id) => sizes[id];

function filled(page: Page, ids: readonly (string | null)[]): Page {
  const photos = sheetPhotosOf(page);
  return {
    ...page,
    elements: page.elements.map((element) => {
      const at = photos.findIndex(({ id }) => id === element.id);
      return element.kind === 'photo' && at >= 0 ? { ...element, photoId: ids[at] ?? null } : element;
    }),
  };
}

const idsOf = (page: Page) => sheetPhotosOf(page).map(({ photoId }) => photoId);

/** What of the place is not covered by photos, as a share of it, and whether two of them overlap. */
function coverOf(photos: readonly PhotoElement[], { widthUm, heightUm }: PhotoElement) {
  const sum = photos.reduce((all, one) => all + one.widthUm * one.heightUm, 0);
  const overlap = photos.some((a, at) =>
    photos
      .slice(at + 1)
      .some((b) => a.xUm < b.xUm + b.widthUm && b.xUm < a.xUm + a.widthUm && a.yUm < b.yUm + b.heightUm && b.yUm < a.yUm + a.heightUm),
  );
  return { free: 1 - sum / (widthUm * heightUm), overlap };
}

describe('several photos on a sheet of a calendar', () => {
  test('lie in the place of the one, side by side without overlapping, in every design, type and format', () => {
    for (const { id: designGroupId } of designGroups)
      for (const calendarType of calendarTypes)
        for (const formatType of formatsOf(calendarType))
          for (const pageId of ['first', calendarType === 'terminkalender' ? 'photo-02' : 'month-02']) {
            const { page, place } = sheet({ designGroupId, calendarType, formatType }, pageId);
            for (let count = 2; count <= maxSheetPhotos; count += 1) {
              const photos = sheetPhotosOf(withPhotoCount(page, place, count, find));
              const name = `${designGroupId} ${calendarType} ${formatType} ${pageId} ${count}`;
              expect(photos, name).toHaveLength(count);
              const { free, overlap } = coverOf(photos, place.photo);
              expect(overlap, name).toBe(false);
              expect(free, name).toBeGreaterThan(0);
              expect(free, name).toBeLessThan(0.13);
              for (const { xUm, yUm, widthUm, heightUm } of photos) {
                expect(Math.min(widthUm, heightUm), name).toBeGreaterThan(9_000);
                expect(xUm, name).toBeGreaterThanOrEqual(place.photo.xUm);
                expect(yUm, name).toBeGreaterThanOrEqual(place.photo.yUm);
                expect(xUm + widthUm, name).toBeLessThanOrEqual(place.photo.xUm + place.photo.widthUm);
                expect(yUm + heightUm, name).toBeLessThanOrEqual(place.photo.yUm + place.photo.heightUm);
              }
            }
          }
  });

  test('are those that were there, and empty ones; with one again the first is where it was', () => {
    const { page, place } = sheet();
    const one = filled(page, ['wide']);
    const three = withPhotoCount(one, place, 3, find);
    expect(idsOf(three)).toEqual(['wide', null, null]);
    expect(sheetPhotosOf(three).map(({ id, role, number }) => [id, role, number])).toEqual([
      ['photo-03', 'photo', undefined],
      ['photo-03-2', 'photo', 2],
      ['photo-03-3', 'photo', 3],
    ]);
    const back = withPhotoCount(three, place, 1, find);
    expect(sheetPhotosOf(back)).toEqual([{ ...sheetPhotosOf(one)[0], crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }]);
    expect(back.elements.map(({ id }) => id)).toEqual(page.elements.map(({ id }) => id));
    // What is dropped is an empty place before it is a photo.
    expect(idsOf(withPhotoCount(filled(three, [null, 'high', 'square']), place, 2, find))).toEqual(['high', 'square']);
  });

  test('stay between what the design draws behind and before the photo, also where the photo was removed', () => {
    const { page, place } = sheet({ designGroupId: 3 });
    const at = page.elements.findIndex(({ id }) => id === 'photo-03');
    expect(at).toBe(0);
    expect(page.elements[1]?.kind).toBe('shape');
    const ids = withPhotoCount(page, place, 2, find).elements.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['photo-03', 'photo-03-2']);
    const linol = sheet({ designGroupId: 4 });
    const without = { ...linol.page, elements: linol.page.elements.filter(({ id }) => id !== 'photo-03') };
    const again = withPhotoCount(without, linol.place, 1, find);
    expect(again.elements).toEqual(linol.page.elements);
  });

  test('are offered in the order of the photos, best first, and a tree is read from where its photos lie', () => {
    const { page, place } = sheet();
    const four = sheetPhotosOf(filled(withPhotoCount(page, place, 4, find), ['wide', 'high', 'square', 'wide']));
    const offered = sheetArrangements(place, four, find);
    expect(offered).toHaveLength(8);
    expect(new Set(offered.map(({ tree }) => tree)).size).toBe(8);
    for (const { tree, cells } of offered) expect(treeOf(cells.map(({ box }) => box))).toBe(tree);
    const chosen = offered[5]?.tree ?? '';
    const arranged = withPhotoCount(
      filled(withPhotoCount(page, place, 4, find), ['wide', 'high', 'square', 'wide']),
      place,
      4,
      find,
      chosen,
    );
    expect(treeOf(sheetPhotosOf(arranged))).toBe(chosen);
  });

  test('reach into the bleed where the one does, with gaps of the design between them', () => {
    const { page, place } = sheet({ designGroupId: 2, calendarType: 'wandkalender', formatType: 'din-a4' });
    const [left, right] = sheetPhotosOf(withPhotoCount(filled(page, ['high']), place, 2, find, '12*'));
    if (!left || !right) expect.fail('two photos');
    expect([left.xUm, left.yUm, right.xUm + right.widthUm]).toEqual([-3_000, -3_000, 213_000]);
    expect(right.xUm - left.xUm - left.widthUm).toBe(1_600);
  });

  test('have no tree where one was moved over another by hand', () => {
    const box = { xUm: 0, yUm: 0, widthUm: 100, heightUm: 100 };
    expect(treeOf([box, { ...box, xUm: 50, yUm: 50 }])).toBeNull();
    expect(treeOf([])).toBeNull();
  });
});
