/** Several photos on a sheet as steps of the editor of a calendar. Loaded with its panel. */
import { photoPlaceOf } from '#core/products/calendar/design/draw.ts';
import type { CalendarWords } from '#core/products/calendar/design/sheet.ts';
import { isFurtherPhoto, sheetPhotosOf } from '#core/products/calendar/photo-place.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type CalendarDocument, type CalendarDto, calendarContent, calendarDocument } from './calendar-content.ts';
import { type FindPhoto, type SheetArrangement, treeOf, withPhotoCount, withSheetPhotos } from './sheet-arrangements.ts';

type Store = EditorStore<CalendarDto>;

export function finderOf(pictures: readonly EditorPicture[]): FindPhoto {
  return (photoId) => pictures.find(({ id }) => id === photoId);
}

/** Writes a document as one step; nothing where it is the same. */
function write(store: Store, change: (design: CalendarDocument, find: FindPhoto) => CalendarDocument): void {
  const { history, pictures } = store.getState();
  const before = calendarDocument(history.content.design);
  const design = change(before, finderOf(pictures));
  if (design !== before) store.change([{ kind: 'setContent', content: calendarContent({ design, choice: history.content.choice }) }]);
}

/** Pages of `ids` with so many photos each; those that have as many stay as they are. */
export function setPhotoCount(store: Store, ids: readonly string[], count: number, words: CalendarWords): void {
  write(store, (design, find) => {
    const pages = design.pages.map((page) => {
      const place = ids.includes(page.id) && sheetPhotosOf(page).length !== count ? photoPlaceOf(design.product, page.id, words) : null;
      return place ? withPhotoCount(page, place, count, find) : page;
    });
    return pages.some((page, at) => page !== design.pages[at]) ? { ...design, pages } : design;
  });
}

/** The photos of a page in another arrangement. */
export function arrangeSheet(store: Store, pageId: string, arrangement: SheetArrangement, words: CalendarWords): void {
  write(store, (design) => {
    const place = photoPlaceOf(design.product, pageId, words);
    if (!place) return design;
    return {
      ...design,
      pages: design.pages.map((page) => (page.id === pageId ? withSheetPhotos(page, place, sheetPhotosOf(page), arrangement) : page)),
    };
  });
}

/** Pages drawn anew with places for the further photos of `ids`. */
export function withExtraPhotoSlots(design: CalendarDocument, ids: readonly string[], words: CalendarWords): CalendarDocument {
  if (ids.length === 0) return design;
  const pages = design.pages.map((page) => {
    const [first] = sheetPhotosOf(page);
    const count = 1 + ids.filter((id) => first && id.startsWith(`${first.id}-`)).length;
    const place = count > 1 ? photoPlaceOf(design.product, page.id, words) : null;
    return place ? withPhotoCount(page, place, count, () => undefined) : page;
  });
  return { ...design, pages };
}

/** What was moved to new pages, its photos in the arrangements that they had before. */
export function withTreesOf(before: CalendarDocument, moved: CalendarDocument, find: FindPhoto, words: CalendarWords): CalendarDocument {
  const trees = new Map(before.pages.map(sheetPhotosOf).flatMap((photos) => (photos[0] ? [[photos[0].id, treeOf(photos)] as const] : [])));
  const pages = moved.pages.map((page) => {
    const photos = sheetPhotosOf(page);
    const tree = trees.get(photos[0]?.id ?? '') ?? null;
    const place = photos.some(isFurtherPhoto) ? photoPlaceOf(moved.product, page.id, words) : null;
    return place ? withPhotoCount(page, place, photos.length, find, tree) : page;
  });
  return { ...moved, pages };
}
