/**
 * Lays out a photo book: from photos and their facts to pages, with a reason for each photo. Pure: the same input gives the same bytes in
 * every engine.
 */
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type BookInput, type Graduation, maxBookPhotos, type PageFrame, type Pin } from './book-input.ts';
import { type BookCell, type BookLayout, type BookPage, type BookPhotoPlacement, emptyPage, type LeftOutReason } from './book-layout.ts';
import { type DatedPhoto, inChronologicalOrder } from './chronology.ts';
import { type FreeRun, freePages, freeRuns, pinnedIds } from './free-runs.ts';
import { coverPhoto } from './heroes.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { graduationFor, possibleGraduations } from './page-count.ts';
import { isLargest } from './page-layout.ts';
import { layOutRun } from './run-layout.ts';

/** Shares of the work that is done, 0 to 1, ascending. */
export type OnProgress = (share: number) => void;

function refuse(key: string, values: { max?: number } = {}): Fault {
  return new Fault('bad-input', key, { text: message(key, values) });
}

function hasBothHalves(pins: readonly Pin[]): boolean {
  const spreads = new Map(pins.map(({ index, page }) => [index, page.spread]));
  return pins.every(({ index, page: { spread } }) => {
    if (spread === null) return true;
    return spread === 'left' ? spreads.get(index + 1) === 'right' : spreads.get(index - 1) === 'left';
  });
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
    hasBothHalves(pins) &&
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

/** What the runs of a book found out. */
type Findings = { heroes: Set<string>; best: Set<string>; leftOut: Map<string, LeftOutReason> };

/** Free pages of all runs, laid out, between the pinned ones. */
function layOutPages(input: BookInput, runs: readonly FreeRun[], { pageCount, frames }: Graduation, onProgress: OnProgress) {
  const pages = Array<BookPage>(pageCount).fill(emptyPage);
  for (const { index, page } of input.pins) pages[index] = page;
  const findings: Findings = { heroes: new Set(), best: new Set(), leftOut: new Map() };
  const required = new Set(input.requiredIds);
  for (const run of runs) {
    const indexes = freePages(run, input.pins, pageCount);
    const laidOut = layOutRun(
      { photos: run.photos, indexes, frames: indexes.map((index) => frames[index] as PageFrame), isLast: run.to === null, required },
      input,
      (page) => onProgress(((indexes[page] ?? 0) + 1) / pageCount),
    );
    for (const [at, index] of indexes.entries()) pages[index] = laidOut.pages[at] as BookPage;
    for (const id of laidOut.heroes) findings.heroes.add(id);
    for (const id of laidOut.best) findings.best.add(id);
    for (const [id, reason] of laidOut.leftOut) findings.leftOut.set(id, reason);
  }
  onProgress(1);
  return { pages, findings };
}

/** Why a cell of a page is there. Pinned photos are where the customer put them. */
function placedPhoto(
  cell: BookCell,
  page: number,
  { cells }: BookPage,
  input: BookInput,
  { heroes, best }: Findings,
): BookPhotoPlacement[] {
  const { photoId } = cell;
  if (photoId === null) return [];
  if (input.pins.some(({ index }) => index === page)) return [{ photoId, page, why: ['pinned'] }];
  const why: BookPhotoPlacement['why'] = [
    ...(input.requiredIds.includes(photoId) ? (['required'] as const) : []),
    best.has(photoId) ? 'best-of-event' : 'fills-event',
    ...(heroes.has(photoId) && isLargest(cell, cells) ? (['hero'] as const) : []),
  ];
  return [{ photoId, page, why }];
}

/** Photos of the input on pages, each once: customers may put one on several pages, and remove one that lies on a pinned page. */
function placedPhotos(input: BookInput, pages: readonly BookPage[], findings: Findings): BookPhotoPlacement[] {
  const left = new Set(input.photos.map(({ id }) => id));
  const placed = pages.flatMap((page, index) => page.cells.flatMap((cell) => placedPhoto(cell, index, page, input, findings)));
  return placed.filter(({ photoId }) => left.delete(photoId));
}

/** What the customer is told about the number of pages. */
function noticesOf({ pageCount: wanted, pins }: BookInput, pages: readonly BookPage[]): Message[] {
  const pinned = new Set(pins.map(({ index }) => index));
  const empty = pages.filter(({ cells, spread }, at) => cells.length === 0 && spread === null && !pinned.has(at)).length;
  return [
    ...(wanted !== null && wanted > pages.length ? [message('photobook.notice.fewer-pages', { wanted, pages: pages.length })] : []),
    ...(empty > 0 ? [message('photobook.notice.empty-pages', { count: empty })] : []),
  ];
}

/**
 * Pinned pages stay as they are, and photos between them are laid out on the free pages between them. Throws Fault 'bad-input' with a text for
 * customers where there are no photos, more than `maxBookPhotos`, pins beyond the pages asked for, or pages without room for a photo.
 */
export function layoutBook(given: BookInput, onProgress: OnProgress = () => undefined): BookLayout {
  checkInput(given);
  const input = { ...given, pins: given.pins.toSorted((a, b) => a.index - b.index) };
  const ordered = inChronologicalOrder(input.photos, input.cameraShifts);
  const { photos, leftOut } = eligiblePhotos(input, ordered, pinnedIds(input.pins));
  const possible = possibleGraduations(input);
  const runs = freeRuns(photos, input.pins, possible.at(-1)?.pageCount ?? 0);
  const graduation = graduationFor(runs.at(-1) as FreeRun, possible, input);
  if (!graduation) throw refuse('photobook.pins.beyond', { max: (input.pins.at(-1)?.index ?? 0) + 1 });
  const { pages, findings } = layOutPages(input, runs, graduation, onProgress);
  return withReasons(input, ordered, pages, { ...findings, leftOut: new Map([...leftOut, ...findings.leftOut]) });
}

function withReasons(input: BookInput, ordered: readonly DatedPhoto[], pages: readonly BookPage[], findings: Findings): BookLayout {
  const placed = placedPhotos(input, pages, findings);
  const ids = new Set(placed.map(({ photoId }) => photoId));
  const coverPhotoId = coverPhoto(
    ordered.flatMap(({ photo }) => (ids.has(photo.id) ? photo : [])),
    findings.heroes,
  );
  return {
    engine: 'auto-1',
    pageCount: pages.length,
    pages,
    coverPhotoId,
    placed: placed.map((one) => (one.photoId === coverPhotoId ? { ...one, why: [...one.why, 'cover' as const] } : one)),
    leftOut: ordered
      .filter(({ photo }) => !ids.has(photo.id))
      .map(({ photo }) => ({ photoId: photo.id, reason: findings.leftOut.get(photo.id) ?? { kind: 'no-free-page' } })),
    notices: noticesOf(input, pages),
  };
}
