/** When a host is told that the last order of a piece comes near. */
import { berlinTime, type Day, daysFrom, type Instant } from '#core/values/date.ts';
import type { PieceDates } from './plan.ts';

/** Days before the last order. */
export const noticeDays = [14, 7, 2] as const;

/** The notice that is due of a piece: the nearest one that was reached. Null once no way is in time, and before the first. */
export function dueNotice({ best }: Pick<PieceDates, 'best'>, now: Instant): { threshold: number; latest: Day } | null {
  if (best === null) return null;
  const left = daysFrom(berlinTime(now).day, best.day);
  const threshold = noticeDays.findLast((days) => left <= days);
  return threshold === undefined || left < 0 ? null : { threshold, latest: best.day };
}

/** One notice has one word, in which the day stands: another day of the feast makes another one due. */
export function noticeWord(piece: PieceDates['piece'], { threshold, latest }: { threshold: number; latest: Day }): string {
  return `${piece}:${threshold}:${latest}`;
}
