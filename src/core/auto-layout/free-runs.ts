/** Runs of free pages, which pinned pages with photos divide, and which photos belong to each. */
import type { Pin } from './book-input.ts';
import type { DatedPhoto } from './chronology.ts';

/** The pages from index `from` on that are not pinned; `to` is excluded, null for the last run, which ends with the book. */
export type FreeRun = { from: number; to: number | null; photos: DatedPhoto[] };

/** A pinned page that photos come before and after; `place`: how many of the photos in order come before it. */
type Divider = { index: number; place: number };

export function pinnedIds(pins: readonly Pin[]): Set<string> {
  return new Set(pins.flatMap(({ page }) => page.cells.flatMap(({ photoId }) => photoId ?? [])));
}

/** Indexes of the free pages of a run. */
export function freePages({ from, to }: Pick<FreeRun, 'from' | 'to'>, pins: readonly Pin[], pageCount: number): number[] {
  const pinned = new Set(pins.map(({ index }) => index));
  const indexes = Array.from({ length: Math.max(0, (to ?? pageCount) - from) }, (_, at) => from + at);
  return indexes.filter((index) => !pinned.has(index));
}

/**
 * The middle of its own photos says where a pin stands in their order; one that was moved back stands where the pin before it does. A pin
 * without photos says nothing: photos flow past it.
 */
function dividersOf(photos: readonly DatedPhoto[], pins: readonly Pin[]): Divider[] {
  const placeOf = new Map(photos.map(({ photo }, at) => [photo.id, at]));
  let place = 0;
  return pins.flatMap(({ index, page }) => {
    const places = page.cells.flatMap(({ photoId }) => placeOf.get(photoId ?? '') ?? []).toSorted((a, b) => a - b);
    const middle = places[Math.floor(places.length / 2)];
    if (middle === undefined) return [];
    place = Math.max(place, middle);
    return [{ index, place }];
  });
}

/**
 * All runs of a book with their photos, those of pins excluded. A run without free pages leaves its photos to the next one that has some, or to
 * the last before it. `pins`: by index. `maxPageCount`: of the longest book that is possible.
 */
export function freeRuns(photos: readonly DatedPhoto[], pins: readonly Pin[], maxPageCount: number): FreeRun[] {
  const dividers = dividersOf(photos, pins);
  const starts = [0, ...dividers.map(({ index }) => index + 1)];
  const runs = starts.map((from, at): FreeRun => ({ from, to: dividers[at]?.index ?? null, photos: [] }));
  const hasPages = runs.map((run) => freePages(run, pins, maxPageCount).length > 0);
  const pinned = pinnedIds(pins);
  for (const [at, photo] of photos.entries()) {
    if (pinned.has(photo.photo.id)) continue;
    const divider = dividers.findIndex(({ place }) => at < place);
    const own = divider < 0 ? runs.length - 1 : divider;
    const later = hasPages.indexOf(true, own);
    runs[later >= 0 ? later : hasPages.lastIndexOf(true)]?.photos.push(photo);
  }
  return runs;
}
