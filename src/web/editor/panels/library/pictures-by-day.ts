/** The visitor's pictures as the library shows them: filtered, and by the day they were taken. Pure. */
import { berlinTime, type Day, isDay } from '#core/values/date.ts';
import { hourMs } from '#core/values/unit.ts';
import type { EditorPicture } from '#web/editor/state.ts';

export const libraryFilters = ['all', 'unused', 'fresh'] as const;
export type LibraryFilter = (typeof libraryFilters)[number];

/** `day` null: neither the camera nor the shop says when. */
export type PictureDay = { day: Day | null; pictures: EditorPicture[] };

/** Uploads that are closer to the newest one than this belong to it. */
const togetherMs = hourMs;

/** `used`: ids of the pictures in the design; `uploaded`: of those that this visit uploaded. */
export function filteredPictures(
  pictures: readonly EditorPicture[],
  filter: LibraryFilter,
  { used, uploaded }: { used: ReadonlySet<string>; uploaded: ReadonlySet<string> },
): EditorPicture[] {
  if (filter === 'unused') return pictures.filter(({ id }) => !used.has(id));
  if (filter === 'all') return [...pictures];
  const newest = Math.max(...pictures.map(({ uploadedAt }) => (uploadedAt === undefined ? 0 : Date.parse(uploadedAt))));
  const isFresh = ({ id, uploadedAt }: EditorPicture) =>
    uploaded.has(id) || (uploadedAt !== undefined && Date.parse(uploadedAt) > newest - togetherMs);
  return pictures.filter(isFresh);
}

/** The camera's day; null where it is not known. */
export function takenDay(picture: Pick<EditorPicture, 'takenAt'> | null): Day | null {
  const day = picture?.takenAt?.slice(0, 10);
  return day && isDay(day) ? day : null;
}

/** The camera's day, otherwise that of the upload. @internal */
export function dayOfPicture({ takenAt, uploadedAt }: EditorPicture): Day | null {
  const taken = takenDay({ takenAt });
  if (taken !== null) return taken;
  return uploadedAt === undefined ? null : berlinTime(Date.parse(uploadedAt)).day;
}

/** The newest day first, and the pictures of a day in the order they were taken. */
export function picturesByDay(pictures: readonly EditorPicture[]): PictureDay[] {
  const days = Map.groupBy(pictures, dayOfPicture);
  const timeOf = ({ takenAt, uploadedAt }: EditorPicture) => takenAt ?? uploadedAt ?? '';
  return [...days]
    .map(([day, all]) => ({ day, pictures: all.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0)) }))
    .toSorted((a, b) => ((a.day ?? '') < (b.day ?? '') ? 1 : -1));
}

/** The first day on which one of the pictures goes; null while all of them are shown somewhere. */
export function firstEnd(pictures: readonly EditorPicture[]): Day | null {
  const ends = pictures.flatMap(({ keptUntil }) => keptUntil ?? []).toSorted();
  return ends[0] === undefined ? null : berlinTime(Date.parse(ends[0])).day;
}
