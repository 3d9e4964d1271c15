/**
 * Events: photos that were taken one soon after the other. A gap ends an event when its logarithm exceeds the mean of those around it by a
 * constant (Platt, Czerwinski, Field: PhotoTOC, 2002), or when it is a night.
 */
import { naturalLogarithm } from '#core/values/numbers/logarithm.ts';
import type { DatedPhoto } from './chronology.ts';

/** Indexes of photos in order: `from` included, `to` excluded. */
export type Event = { from: number; to: number };

/** ln 17 */
const threshold = naturalLogarithm(17);
/** Gaps on each side that a gap is compared with. */
const reach = 10;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const night = { gapMs: 6 * hourMs, atMs: 4 * hourMs };
/** Smaller events join a neighbour that is not further away than a day. */
const minPhotos = 3;

function spansNight(from: number, to: number): boolean {
  return to - from >= night.gapMs && Math.floor((to - night.atMs) / dayMs) > Math.floor((from - night.atMs) / dayMs);
}

/** Indexes at which events begin, the first photo's aside. */
function boundaries(times: readonly number[]): number[] {
  const gaps = times.slice(1).map((time, at) => naturalLogarithm(1 + (time - (times[at] as number)) / 1_000));
  return gaps.flatMap((gap, at) => {
    const around = gaps.slice(Math.max(0, at - reach), at + reach + 1);
    const mean = around.reduce((sum, one) => sum + one, 0) / around.length;
    const isBoundary = gap >= threshold + mean || spansNight(times[at] as number, times[at + 1] as number);
    return isBoundary ? [at + 1] : [];
  });
}

/** Removes the boundaries between small events and their nearer neighbours. */
function joinSmall(starts: number[], times: readonly number[]): number[] {
  const left = [0, ...starts];
  const gapBefore = (start: number | undefined) =>
    start ? (times[start] as number) - (times[start - 1] as number) : Number.POSITIVE_INFINITY;
  for (let at = 0; at < left.length; ) {
    const [start, next] = [left[at] as number, left[at + 1]];
    const [before, after] = [gapBefore(start), gapBefore(next)];
    if ((next ?? times.length) - start >= minPhotos || Math.min(before, after) > dayMs) {
      at += 1;
      continue;
    }
    // What begins at this index now is the next event, or this one with the next: it is looked at again.
    left.splice(before <= after ? at : at + 1, 1);
  }
  return left;
}

/** Events of photos in chronological order, one after the other. Photos without a time are an event of their own. */
export function eventsOf(photos: readonly DatedPhoto[]): Event[] {
  const times = photos.flatMap(({ timeMs }) => timeMs ?? []);
  const starts = times.length > 0 ? joinSmall(boundaries(times), times) : [];
  if (times.length < photos.length) starts.push(times.length);
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? photos.length }));
}
