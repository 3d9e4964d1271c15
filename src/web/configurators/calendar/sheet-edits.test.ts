import { describe, expect, test } from 'vitest';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import { type Calendar, calendarOf } from '#core/products/calendar/document.ts';
import { sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { migrateToFormat } from '#web/editor/draft/migrate-to-format.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { type CalendarDto, calendarContent, calendarDocument } from './calendar-content.ts';
import { drawVariant, onNewPages } from './changes.ts';
import { fillMonths } from './fill-months.ts';
import { treeOf } from './sheet-arrangements.ts';
import { setPhotoCount } from './sheet-edits.ts';

const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');
const settings = usualSettings({ locale: 'de-DE', country: 'DE' });
const pictures = Array.from({ length: 20 }, (_, at): EditorPicture => {
  const name = String(at + 1).padStart(2, '0');
  return {
    id: `picture-of-a-test-${name}`,
    name: `${name}.jpg`,
    width: 6_000,
    height: 4_000,
    thumb: '',
    takenAt: `2026-01-${name}`,
  } as EditorPicture;
});

function calendarOn(given: Record<string, unknown> = {}) {
  const product = calendarOf(completeCalendar({ year: 2027, startMonth: 1, ...given }, { rows: calendarOptionsRow }), settings);
  const content = calendarContent({ design: blankCalendar(product, words), choice: { quantity: 1 } });
  const store = createEditorStore<CalendarDto>({ ...initialState({ content, savedAt: null }), pictures }, () => 1);
  const design = () => calendarDocument(store.getState().history.content.design);
  const photosOn = (pageId: string) => sheetPhotosOf(design().pages.find(({ id }) => id === pageId) ?? expect.fail(`no ${pageId}`));
  const shownOn = (pageId: string) => photosOn(pageId).map(({ photoId }) => (photoId === null ? null : Number(photoId.slice(-2))));
  return { store, design, photosOn, shownOn };
}

describe('the number of photos on a sheet', () => {
  test('is one step, which is undone as a whole', () => {
    const { store, photosOn, design } = calendarOn();
    const before = design();
    setPhotoCount(store, ['month-01'], 3, words);
    expect(photosOn('month-01')).toHaveLength(3);
    expect(photosOn('month-02')).toHaveLength(1);
    store.dispatch({ type: 'undo' });
    expect(design()).toEqual(before);
    setPhotoCount(store, ['month-01'], 1, words);
    expect(store.getState().history.past).toHaveLength(0);
  });

  test('of all sheets at once leaves those without a photo as they are, and photos fill them by their time', () => {
    const { store, design, shownOn } = calendarOn({ calendarType: 'terminkalender' });
    setPhotoCount(
      store,
      design().pages.map(({ id }) => id),
      2,
      words,
    );
    expect(design().pages.flatMap(sheetPhotosOf)).toHaveLength(26);
    expect([shownOn('first'), shownOn('month-01'), shownOn('back')]).toEqual([[null, null], [], []]);
    expect(fillMonths(store, pictures.toReversed())).toBe(0);
    expect([shownOn('photo-01'), shownOn('photo-02'), shownOn('photo-10'), shownOn('photo-11')]).toEqual([
      [1, 2],
      [3, 4],
      [19, 20],
      [null, null],
    ]);
  });

  test('goes along to another type and design, with the photos and in the same arrangement', () => {
    const { store, design, photosOn } = calendarOn();
    setPhotoCount(store, ['month-02', 'first'], 3, words);
    fillMonths(store, pictures.slice(0, 16));
    const before = design();
    const next: Calendar = {
      ...before.product,
      calendarType: 'terminkalender',
      formatType: 'small',
      designGroupId: 3,
      designId: 31,
      paperType: 'naturpapier',
    };
    const { calendarType, formatType, mountingType, displayType, designGroupId, designId } = next;
    const keys = { calendarType, formatType, mountingType, displayType, designGroupId: String(designGroupId), designId: String(designId) };
    const further = 'cover-photo-2,cover-photo-3,photo-02-2,photo-02-3';
    const { design: moved, lost } = migrateToFormat(before, drawVariant(next, { ...keys, further }, words), before, {});
    expect(lost).toEqual([]);
    const after = onNewPages(moved, { before, next, pictures }, words);
    const page = after.pages.find(({ id }) => id === 'photo-02') ?? expect.fail('no page');
    const photos = sheetPhotosOf(page);
    expect(photos.map(({ photoId }) => photoId)).toEqual(photosOn('month-02').map(({ photoId }) => photoId));
    expect(treeOf(photos)).toBe(treeOf(photosOn('month-02')));
    const place = photoPlaceOf(next, 'photo-02', words)?.photo ?? expect.fail('no place');
    expect(Math.min(...photos.map(({ yUm }) => yUm))).toBe(place.yUm);
    expect(Math.max(...photos.map(({ yUm, heightUm }) => yUm + heightUm))).toBe(place.yUm + place.heightUm);
    expect(photos.every(({ shape }) => shape === 'round')).toBe(true);
  });
});
