/**
 * Lays out a photo book: from photos and their facts to pages, with a reason for each photo. Pure: the same input gives the same bytes in
 * every engine.
 */
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type BookInput, type Graduation, maxBookPhotos, type Pin } from './book-input.ts';
import type { BookLayout, BookPage, LeftOutReason, PlacedPhoto } from './book-layout.ts';
import { type DatedPhoto, inChronologicalOrder } from './chronology.ts';
import { freeRuns, photosOfRuns, pinnedIds } from './free-runs.ts';
import { coverPhoto } from './heroes.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { graduationFor, possibleGraduations } from './page-count.ts';
import { isLargest } from './page-layout.ts';
import { leftOutText, placedTexts } from './reasons.ts';
import { type LaidOutRun, layOutRun } from './run-layout.ts';

/** Shares of the work that is done, 0 to 1, ascending. */
export type OnProgress = (share: number) => void;

function refuse(key: string, values: { max?: number } = {}): Fault {
  return new Fault('bad-input', key, { text: message(key, values) });
}

/** Throws Fault 'bad-input', with a text where the customer can do something about it. */
function checkInput({ photos, graduations, pageCount, pins, gapUm, seed }: BookInput): void {
  if (photos.length === 0) throw refuse('photobook.photos.none');
  if (photos.length > maxBookPhotos) throw refuse('photobook.photos.too-many', { max: maxBookPhotos });
  const areNumbers =
    Number.isInteger(gapUm) &&
    gapUm >= 0 &&
    Number.isSafeInteger(seed) &&
    photos.every(({ width, height }) => width >= 1 && height >= 1) &&
    graduations.every((one, at) => one.frames.length === one.pageCount && one.pageCount > (graduations[at - 1]?.pageCount ?? 0)) &&
    (pageCount === null || graduations.some((one) => one.pageCount === pageCount)) &&
    new Set(pins.map(({ index }) => index)).size === pins.length &&
    pins.every(({ index }) => Number.isInteger(index) && index >= 0) &&
    new Set(photos.map(({ id }) => id)).size === photos.length;
  if (!areNumbers) throw new Fault('bad-input', 'sides, gap, seed, page counts, pins or ids of a book are not of their range');
}

/** Photos that take part, in the order of the book, and why others do not. */
function eligiblePhotos(input: BookInput, ordered: readonly DatedPhoto[], pinned: ReadonlySet<string>) {
  const leftOut = new Map<string, LeftOutReason>();
  const excluded = new Set(input.excludedIds.filter((id) => !pinned.has(id)));
  for (const id of excluded) leftOut.set(id, { kind: 'excluded' });
  const rest = ordered.filter(({ photo }) => !excluded.has(photo.id));
  const kept = new Set([...pinned, ...input.requiredIds]);
  const duplicates = nearDuplicates(
    rest.map(({ photo }) => photo),
    kept,
  );
  for (const [id, reason] of duplicates) leftOut.set(id, reason);
  return { photos: rest.filter(({ photo }) => !duplicates.has(photo.id)), leftOut };
}

/** Throws Fault 'bad-input' where the pages asked for end before the last pinned one. */
function graduationOf(input: BookInput, from: number, photosOfLast: number, possible: readonly Graduation[]): Graduation {
  const chosen = graduationFor(possible, photosOfLast, from, { density: input.density, isFixed: input.pageCount !== null });
  if (!chosen) throw refuse('photobook.pins.beyond', { max: from });
  return chosen;
}

type Part = { pages: readonly BookPage[]; placed: readonly Omit<PlacedPhoto, 'texts'>[]; heroes: ReadonlySet<string> };

/** A pinned page as a part of the book: its photos are placed by it. */
function pinnedPart({ index, page }: Pin): Part {
  const ids = page.cells.flatMap(({ photoId }) => photoId ?? []);
  return {
    pages: [page],
    placed: ids.map((photoId) => ({ photoId, page: index, why: ['pinned'], size: 'normal' })),
    heroes: new Set(),
  };
}

function runPart({ pages, heroes, best }: LaidOutRun, from: number, required: ReadonlySet<string>): Part {
  const placed = pages.flatMap(({ cells }, at) =>
    cells.flatMap((cell): Omit<PlacedPhoto, 'texts'>[] => {
      const { photoId } = cell;
      if (photoId === null) return [];
      const why = required.has(photoId) ? 'required' : best.has(photoId) ? 'best-of-event' : 'fills-event';
      return [{ photoId, page: from + at, why: [why], size: heroes.has(photoId) && isLargest(cell, cells) ? 'hero' : 'normal' }];
    }),
  );
  return { pages, placed, heroes };
}

/** What the customer is told about the number of pages. */
function noticesOf({ pageCount: wanted }: BookInput, pages: readonly BookPage[]): Message[] {
  const empty = pages.filter(({ cells, spread }) => cells.length === 0 && spread === null).length;
  return [
    ...(wanted !== null && wanted > pages.length ? [message('photobook.notice.fewer-pages', { wanted, pages: pages.length })] : []),
    ...(empty > 0 ? [message('photobook.notice.empty-pages', { count: empty })] : []),
  ];
}

/**
 * Pinned pages stay as they are, and photos between them are laid out on the free pages between them. Throws Fault 'bad-input' with a text for
 * customers where there are no photos, more than `maxBookPhotos`, pins beyond the pages asked for, or pages without room for a photo.
 */
export function layoutBook(input: BookInput, onProgress: OnProgress = () => undefined): BookLayout {
  checkInput(input);
  const pins = input.pins.toSorted((a, b) => a.index - b.index);
  const ordered = inChronologicalOrder(input.photos, input.cameraShifts);
  const { photos, leftOut } = eligiblePhotos(input, ordered, pinnedIds(pins));
  const runs = freeRuns(pins);
  const lastFrom = runs.at(-1)?.from ?? 0;
  const possible = possibleGraduations(input, pins);
  const ofRuns = photosOfRuns(photos, pins, (possible.at(-1)?.pageCount ?? 0) > lastFrom);
  const { pageCount, frames } = graduationOf(input, lastFrom, ofRuns.at(-1)?.length ?? 0, possible);

  const required = new Set(input.requiredIds);
  const parts: Part[] = [];
  for (const [at, { from, to }] of runs.entries()) {
    const run = layOutRun(
      { photos: ofRuns[at] ?? [], frames: frames.slice(from, to ?? pageCount), isLast: to === null, required },
      input,
      (page) => onProgress((from + page + 1) / pageCount),
    );
    for (const [id, reason] of run.leftOut) leftOut.set(id, reason);
    parts.push(runPart(run, from, required));
    onProgress((to ?? pageCount) / pageCount);
    const pin = pins[at];
    if (pin) parts.push(pinnedPart(pin));
  }
  return assembled(input, ordered, parts, leftOut);
}

function assembled(
  input: BookInput,
  ordered: readonly DatedPhoto[],
  parts: readonly Part[],
  reasons: ReadonlyMap<string, LeftOutReason>,
): BookLayout {
  const known = new Map(ordered.map(({ photo }) => [photo.id, photo]));
  const pages = parts.flatMap((part) => part.pages);
  const placed = parts.flatMap((part) => part.placed).filter(({ photoId }) => known.has(photoId));
  const ids = new Set(placed.map(({ photoId }) => photoId));
  const heroes = new Set(parts.flatMap((part) => [...part.heroes]));
  const coverPhotoId = coverPhoto(
    ordered.flatMap(({ photo }) => (ids.has(photo.id) ? photo : [])),
    heroes,
  );
  return {
    engine: 'auto-1',
    pageCount: pages.length,
    pages,
    coverPhotoId,
    placed: placed.map((one) => {
      const reason = one.photoId === coverPhotoId ? { ...one, why: [...one.why, 'cover' as const] } : one;
      return { ...reason, texts: placedTexts(reason) };
    }),
    leftOut: ordered
      .filter(({ photo }) => !ids.has(photo.id))
      .map(({ photo }) => {
        const reason = reasons.get(photo.id) ?? { kind: 'quota' };
        return { photoId: photo.id, reason, text: leftOutText(reason, known) };
      }),
    notices: noticesOf(input, pages),
  };
}
