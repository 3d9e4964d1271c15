/** The pages between pinned ones, and which photos belong to each such run. */

import type { Pin } from './book-input.ts';
import type { DatedPhoto } from './chronology.ts';

/** Pages from index `from` on; `to` is excluded, null for the last run, which ends with the book. */
export type FreeRun = { from: number; to: number | null };

export function pinnedIds(pins: readonly Pin[]): Set<string> {
  return new Set(pins.flatMap(({ page }) => page.cells.flatMap(({ photoId }) => photoId ?? [])));
}

/** One more than there are pins; runs between neighbouring pins have no pages. `pins`: by index. */
export function freeRuns(pins: readonly Pin[]): FreeRun[] {
  const starts = [0, ...pins.map(({ index }) => index + 1)];
  return starts.map((from, at) => ({ from, to: pins[at]?.index ?? null }));
}

/**
 * For each pin how many of the photos in order come before it: the middle of its own photos says so, and a pin without photos, or one that was
 * moved back, stands where the pin before it does.
 */
function bounds(photos: readonly DatedPhoto[], pins: readonly Pin[]): number[] {
  const place = new Map(photos.map(({ photo }, at) => [photo.id, at]));
  let last = 0;
  return pins.map(({ page }) => {
    const places = page.cells.flatMap(({ photoId }) => place.get(photoId ?? '') ?? []).toSorted((a, b) => a - b);
    last = Math.max(last, places[Math.floor(places.length / 2)] ?? 0);
    return last;
  });
}

/**
 * The photos of each run, those of pins excluded. A run without pages leaves its photos to the next one with pages, or to the last before it;
 * `lastHasPages` says whether the last run has some.
 */
export function photosOfRuns(photos: readonly DatedPhoto[], pins: readonly Pin[], lastHasPages: boolean): DatedPhoto[][] {
  const runs = freeRuns(pins);
  const hasPages = runs.map(({ from, to }) => (to === null ? lastHasPages : to > from));
  const runOf = runs.map((_, at) => {
    const later = hasPages.indexOf(true, at);
    return later >= 0 ? later : hasPages.lastIndexOf(true);
  });
  const limits = bounds(photos, pins);
  const pinned = pinnedIds(pins);
  const result: DatedPhoto[][] = runs.map(() => []);
  for (const [at, photo] of photos.entries()) {
    if (pinned.has(photo.photo.id)) continue;
    const run = limits.findIndex((limit) => at < limit);
    result[runOf[run < 0 ? runs.length - 1 : run] ?? -1]?.push(photo);
  }
  return result;
}
