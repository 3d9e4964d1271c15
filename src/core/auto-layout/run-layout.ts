/** Lays out the photos of a run of free pages: which are shown, which are large, and which share a page. Depends on nothing outside the run. */
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { BookInput, PageFrame } from './book-input.ts';
import { type BookPage, emptyPage, type LeftOutReason } from './book-layout.ts';
import type { DatedPhoto } from './chronology.ts';
import { type Event, eventsOf } from './events.ts';
import { heroesOf } from './heroes.ts';
import { createLayoutTable } from './layout-table.ts';
import { capacityOf } from './page-count.ts';
import { maxPhotosPerPage, type PagePhoto, type PageStyle, pageInLayout } from './page-layout.ts';
import { type PaginatedPage, paginate } from './pagination.ts';
import { bestOf, qualities } from './quality.ts';
import { beyondQuota, type PhotoCandidate } from './selection.ts';
import { spreadLayout } from './spread-layout.ts';

export type RunInput = {
  /** In order, without near duplicates and pinned photos. */
  photos: readonly DatedPhoto[];
  /** Of its free pages: their indexes in the book, and their frames. */
  indexes: readonly number[];
  frames: readonly PageFrame[];
  /** Whether the run ends with the book. */
  isLast: boolean;
  required: ReadonlySet<string>;
};

export type LaidOutRun = {
  /** As many as frames. */
  pages: BookPage[];
  leftOut: ReadonlyMap<string, LeftOutReason>;
  heroes: ReadonlySet<string>;
  /** The best photo of each event. */
  best: ReadonlySet<string>;
};

/** Photos with their qualities among those of their event. */
function withQuality(photos: readonly DatedPhoto[], events: readonly Event[]): PhotoCandidate[] {
  return events.flatMap(({ from, to }) => {
    const group = photos.slice(from, to).map(({ photo }) => photo);
    const quality = qualities(group);
    return group.map((photo, at) => ({ photo, quality: quality[at] as number }));
  });
}

/** Events over the photos that are chosen, without those that have none. */
function eventsOfChosen(events: readonly Event[], isChosen: readonly boolean[]): Event[] {
  let to = 0;
  return events.flatMap((event) => {
    const from = to;
    to += isChosen.slice(event.from, event.to).filter(Boolean).length;
    return to > from ? [{ from, to }] : [];
  });
}

/** As many required photos as there is room for. */
function requiredWithRoom({ photos, frames, required }: RunInput): Set<string> {
  const ids = photos.map(({ photo }) => photo.id).filter((id) => required.has(id));
  return new Set(ids.slice(0, frames.length * maxPhotosPerPage));
}

/** The pages of the run with the cells of their layouts. */
function bookPages(
  paginated: readonly PaginatedPage[],
  photos: readonly PagePhoto[],
  frames: readonly PageFrame[],
  style: PageStyle,
): BookPage[] {
  const pages: BookPage[] = [];
  for (const { first, count, layout, isSpread } of paginated) {
    const [frame, facing] = [frames[pages.length] as PageFrame, frames[pages.length + 1]];
    const own = photos.slice(first, first + count);
    const placed = isSpread && facing ? spreadLayout(own[0] as PagePhoto, frame, facing, style) : pageInLayout(own, frame, style, layout);
    if (!placed) throw new Error(`the layout ${layout} of photo ${first} is not found again`);
    pages.push({ cells: placed.cells, layout, spread: isSpread ? 'left' : null });
    if (isSpread) pages.push({ ...emptyPage, spread: 'right' });
  }
  return pages;
}

function chosenPhotos(run: RunInput, { density }: BookInput) {
  const all = eventsOf(run.photos);
  const candidates = withQuality(run.photos, all);
  const leftOut = beyondQuota(candidates, all, capacityOf(run.frames.length, density, run.isLast), requiredWithRoom(run));
  const isChosen = candidates.map(({ photo }) => !leftOut.has(photo.id));
  return { photos: candidates.filter((_, at) => isChosen[at]), events: eventsOfChosen(all, isChosen), leftOut };
}

/**
 * Photos on the pages of the run, in order. Fewer photos than pages leave the last pages empty. Throws Fault 'bad-input' with a text where a
 * page has no room for a photo.
 */
export function layOutRun(run: RunInput, input: BookInput, onPage: (page: number) => void): LaidOutRun {
  const { photos, events, leftOut } = chosenPhotos(run, input);
  const frames = run.frames.slice(0, photos.length);
  const [frame] = frames;
  const empty = Array<BookPage>(run.frames.length - frames.length).fill(emptyPage);
  if (!frame) return { pages: empty, leftOut, heroes: new Set(), best: new Set() };
  const heroes = heroesOf(photos, events, frame, input.ppi);
  const pagePhotos = photos.map(({ photo }): PagePhoto => ({ photo, isHero: heroes.has(photo.id) }));
  const starts = new Set(events.map(({ from }) => from));
  const paginated = paginate(
    {
      photos: pagePhotos,
      startsEvent: photos.map((_, at) => starts.has(at)),
      frames,
      indexes: run.indexes,
      table: createLayoutTable(pagePhotos, frames, input),
      style: input,
      seed: input.seed,
    },
    onPage,
  );
  if (!paginated) throw new Fault('bad-input', 'no room for photos', { text: message('photobook.page.too-small') });
  const best = new Set(
    events.flatMap(({ from, to }) => photos[from + bestOf(photos.slice(from, to).map(({ quality }) => quality))]?.photo.id ?? []),
  );
  return { pages: [...bookPages(paginated, pagePhotos, frames, input), ...empty], leftOut, heroes, best };
}
