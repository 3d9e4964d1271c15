/** Which photos a book of limited size holds: a quota for each event, in it the best ones. */
import { isBlurred } from '#core/photos/facts.ts';
import type { BookPhoto } from './book-input.ts';
import type { LeftOutReason } from './book-layout.ts';
import type { Event } from './events.ts';

export type PhotoCandidate = { photo: BookPhoto /** Among the photos of its event. */; quality: number };

/** `min` and `max`: photos that an event has at least and at most. */
type Share = { min: number; max: number; quota: number };

/**
 * Hands out `capacity` places by largest remainder of the square roots of the sizes, so that a large event does not crowd out small ones. At
 * least one each while there are as many places as events, otherwise one each for the largest.
 */
export function selectionQuotas(shares: readonly { size: number; required: number }[], capacity: number): number[] {
  const roots = shares.map(({ size }) => Math.sqrt(size));
  const all = roots.reduce((sum, root) => sum + root, 0);
  const result = shares.map(({ size, required }): Share => ({ min: Math.max(1, required), max: size, quota: required }));
  let left = capacity - result.reduce((sum, { quota }) => sum + quota, 0);
  const give = (most: (share: Share, at: number) => number) => {
    let best = -1;
    for (const [at, share] of result.entries()) {
      if (share.quota >= share.max) continue;
      if (best < 0 || most(share, at) > most(result[best] as Share, best)) best = at;
    }
    const share = result[best];
    if (share) share.quota += 1;
    left = share ? left - 1 : 0;
  };
  // First what each event has at least, largest events first, then by how much is missing to the ideal share.
  while (left > 0 && result.some(({ quota, min }) => quota < min)) give(({ quota, min }, at) => (quota < min ? (roots[at] as number) : -1));
  while (left > 0) give(({ quota }, at) => (capacity * (roots[at] as number)) / all - quota);
  return result.map(({ quota }) => quota);
}

/** Why photos are left out where the book holds no more than `capacity`: the best of each event and all of `requiredIds` are kept. */
export function beyondQuota(
  photos: readonly PhotoCandidate[],
  events: readonly Event[],
  capacity: number,
  requiredIds: ReadonlySet<string>,
): Map<string, LeftOutReason> {
  const leftOut = new Map<string, LeftOutReason>();
  if (photos.length <= capacity) return leftOut;
  const isRequired = ({ photo }: PhotoCandidate) => requiredIds.has(photo.id);
  const groups = events.map(({ from, to }) => photos.slice(from, to));
  const counts = selectionQuotas(
    groups.map((group) => ({ size: group.length, required: group.filter(isRequired).length })),
    capacity,
  );
  for (const [at, group] of groups.entries()) {
    const best = group.toSorted((a, b) => Number(isRequired(b)) - Number(isRequired(a)) || b.quality - a.quality);
    for (const { photo } of best.slice(counts[at])) leftOut.set(photo.id, { kind: isBlurred(photo) ? 'blurred' : 'quota' });
  }
  return leftOut;
}
