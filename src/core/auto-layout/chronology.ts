/** The order of photos in a book: by the time they were taken, on one clock for all cameras. */
import type { BookInput, BookPhoto } from './book-input.ts';

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Digits without leading zeros: the longer number is the larger one. */
function compareDigits(a: string, b: string): number {
  const [one, two] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return compare(one.length, two.length) || compare(one, two);
}

/**
 * Natural order of file names: numbers in them count as numbers. The same in every engine, without a locale. 'IMG_9.jpg' before
 * 'IMG_10.jpg'. Negative, 0 or positive; 0 for equal names and for names that differ in leading zeros only.
 */
export function compareNaturally(a: string, b: string): number {
  const parts = (name: string): string[] => name.match(/\d+|\D+/g) ?? [];
  const [one, two] = [parts(a), parts(b)];
  for (let at = 0; at < Math.min(one.length, two.length); at += 1) {
    const [part, other] = [one[at] as string, two[at] as string];
    const areDigits = /^\d/.test(part) && /^\d/.test(other);
    const order = areDigits ? compareDigits(part, other) : compare(part, other);
    if (order !== 0) return order;
  }
  return one.length - two.length;
}

/** What stands before the first digit: cameras number their files behind a prefix of their own. Null for a name without digits. */
function cameraPrefix(name: string): string | null {
  return /^\D*(?=\d)/.exec(name)?.[0] ?? null;
}

/** `timeMs`: on the book's clock, from 1970; null for a photo whose time is not known. */
export type DatedPhoto = { photo: BookPhoto; timeMs: number | null };

/** The offset from UTC of most photos that know theirs; 0 when none does. Of equally many the one furthest west. */
function prevailingOffset(photos: readonly BookPhoto[]): number {
  const counts = new Map<number, number>();
  for (const { offsetMin } of photos) if (offsetMin !== null) counts.set(offsetMin, (counts.get(offsetMin) ?? 0) + 1);
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0] ?? 0;
}

/** The camera's time with its shift, in the zone of the book where the camera knows its own. */
function clockTime({ takenAt, offsetMin, camera }: BookPhoto, shifts: BookInput['cameraShifts'], bookOffsetMin: number): number | null {
  if (takenAt === null) return null;
  const zoneMin = offsetMin === null ? 0 : bookOffsetMin - offsetMin;
  const shiftS = camera !== null && Object.hasOwn(shifts, camera) ? (shifts[camera] ?? 0) : 0;
  return Date.parse(`${takenAt}Z`) + zoneMin * 60_000 + shiftS * 1_000;
}

/** Gives photos without a time one between the neighbours of a row of files, in steps of the same length; that of the only neighbour at its ends. */
function interpolate(row: readonly DatedPhoto[]): void {
  const dated = row.flatMap(({ timeMs }, at) => (timeMs === null ? [] : [{ at, timeMs }]));
  let next = 0;
  for (const [at, photo] of row.entries()) {
    if (photo.timeMs !== null) {
      next += 1;
      continue;
    }
    const before = dated[next - 1];
    const after = dated[next];
    if (before && after && after.timeMs > before.timeMs) {
      const share = (at - before.at) / (after.at - before.at);
      photo.timeMs = before.timeMs + Math.floor((after.timeMs - before.timeMs) * share);
    } else photo.timeMs = before?.timeMs ?? after?.timeMs ?? null;
  }
}

/** Rows of files with the same prefix of a camera, in natural order. */
function rowsOfFiles(photos: readonly DatedPhoto[]): DatedPhoto[][] {
  const rows = new Map<string, DatedPhoto[]>();
  for (const one of photos) {
    const prefix = cameraPrefix(one.photo.name);
    if (prefix !== null) rows.set(prefix, [...(rows.get(prefix) ?? []), one]);
  }
  return [...rows.values()].map((row) => row.toSorted((a, b) => compareNaturally(a.photo.name, b.photo.name)));
}

function compareIds(a: DatedPhoto, b: DatedPhoto): number {
  return a.photo.id < b.photo.id ? -1 : 1;
}

/**
 * Photos by time, of equal times by file name and id. A photo without a time stands between its neighbours by file name of the same camera
 * prefix; where those have none either, at the end in the order of `photos`.
 */
export function inChronologicalOrder(photos: readonly BookPhoto[], cameraShifts: BookInput['cameraShifts']): DatedPhoto[] {
  const offset = prevailingOffset(photos);
  const all = photos.map((photo): DatedPhoto => ({ photo, timeMs: clockTime(photo, cameraShifts, offset) }));
  for (const row of rowsOfFiles(all)) if (row.some(({ timeMs }) => timeMs === null)) interpolate(row);
  const dated = all.filter(({ timeMs }) => timeMs !== null);
  const undated = all.filter(({ timeMs }) => timeMs === null);
  const byTime = (a: DatedPhoto, b: DatedPhoto) => (a.timeMs ?? 0) - (b.timeMs ?? 0);
  dated.sort((a, b) => byTime(a, b) || compareNaturally(a.photo.name, b.photo.name) || compareIds(a, b));
  return [...dated, ...undated];
}
