import { describe, expect, it } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { sampleAlbum, samplePhoto } from '#tests/album-samples.ts';
import { inChronologicalOrder } from './chronology.ts';
import { eventsOf } from './events.ts';

const hour = 3_600;

/** Photos with these gaps between them in seconds, from noon on. */
function photosWithGaps(gaps: readonly number[]) {
  let seconds = 12 * hour;
  return [0, ...gaps].map((gap, at) => {
    seconds += gap;
    return { photo: samplePhoto({ id: `p${at}` }), timeMs: seconds * 1_000 };
  });
}
const starts = (gaps: readonly number[]) => eventsOf(photosWithGaps(gaps)).map(({ from }) => from);
const every = (count: number, gap: number) => Array<number>(count).fill(gap);

describe('events', () => {
  it('of eight photos and more are found in random albums, all of them and no others', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const { photos, eventStarts } = sampleAlbum({ seed, count: 60 + seed * 3, duplicates: 0 });
      const ordered = inChronologicalOrder(photos, {});
      expect(eventsOf(ordered).map(({ from }) => ordered[from]?.photo.id)).toEqual(eventStarts);
    }
  });

  it('end at gaps of thirty times the geometric mean of those around, and never within a burst', () => {
    const numbers = random(7);
    for (let round = 0; round < 200; round += 1) {
      const sizes = Array.from({ length: 2 + Math.floor(numbers.next() * 5) }, () => 8 + Math.floor(numbers.next() * 20));
      // Bursts of a second within gaps of minutes; the mean counts the large gaps, too.
      const within = (size: number) => Array.from({ length: size - 1 }, () => (numbers.chance(0.2) ? 1 : numbers.between(60, 180)));
      const gaps = sizes.flatMap((size, at) => [...(at > 0 ? [4.5 * hour] : []), ...within(size)]);
      const planted = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
      const found = starts(gaps);
      expect(found).toEqual(expect.arrayContaining(planted));
      for (const start of found.slice(1)) expect(gaps[start - 1]).toBeGreaterThan(1);
    }
  });

  it('end with a night of six hours and more that four in the morning lies in', () => {
    expect(starts([...every(4, 2 * hour), 9 * hour, ...every(4, 2 * hour)])).toEqual([0, 5]);
    // From noon, or from six in the evening until half past midnight.
    expect(starts([6.5 * hour, ...every(3, 2 * hour)])).toEqual([0]);
    expect(starts([...every(3, 2 * hour), 6.5 * hour, ...every(3, 2 * hour)])).toEqual([0]);
  });

  it('with fewer than three photos join the nearer neighbour, unless it is more than a day away', () => {
    expect(starts([...every(9, 10), 4 * hour, 5 * hour, ...every(9, 10)])).toEqual([0, 11]);
    expect(starts([...every(9, 10), 5 * hour, 4 * hour, ...every(9, 10)])).toEqual([0, 10]);
    expect(starts([...every(9, 10), 30 * hour, 10, 30 * hour, ...every(9, 10)])).toEqual([0, 10, 12]);
  });

  it('are one for equal times, one for photos without times, and none without photos', () => {
    expect(starts(every(40, 0))).toEqual([0]);
    const undated = Array.from({ length: 5 }, (_, at) => ({ photo: samplePhoto({ id: `u${at}` }), timeMs: null }));
    expect(eventsOf(undated)).toEqual([{ from: 0, to: 5 }]);
    expect(eventsOf([...photosWithGaps(every(3, 10)), ...undated])).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 9 },
    ]);
    expect(eventsOf([])).toEqual([]);
  });
});
