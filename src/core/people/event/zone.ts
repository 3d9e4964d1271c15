/** Clocks of time zones (IANA). No clock of its own: the instant is always an argument. */
import type { Day } from '#core/values/date.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { keyedCache } from '#core/values/memoize.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';

const formats = keyedCache<Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  return formats(
    zone,
    () =>
      new Intl.DateTimeFormat(defaultLocale, {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      }),
  );
}

/** Whether the engine knows a zone. Offsets such as "+01:00" are none: they have no summer time. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/.test(zone)) return false;
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** What calendar and clock show: '2027-06-12T14:00:00'. */
export function clockIn(zone: string, instant: number): string {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}`;
}

export function dayIn(zone: string, instant: number): Day {
  return clockIn(zone, instant).slice(0, 10);
}

/** Minutes that a zone is ahead of UTC. */
export function offsetMinutes(zone: string, instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return Math.round((Date.parse(`${clockIn(zone, whole)}Z`) - whole) / minuteMs);
}

/** An instant from which on a zone has another offset. */
export type Transition = { at: number; before: number; after: number };

/** Changes of the offset between two instants, in order. */
export function transitions(zone: string, from: number, to: number): Transition[] {
  const found: Transition[] = [];
  for (let day = from; day < to; day += dayMs) {
    const before = offsetMinutes(zone, day);
    const after = offsetMinutes(zone, day + dayMs);
    if (before === after) continue;
    let [low, high] = [day, day + dayMs];
    while (high - low > minuteMs) {
      const middle = low + Math.floor((high - low) / 2 / minuteMs) * minuteMs;
      if (offsetMinutes(zone, middle) === before) low = middle;
      else high = middle;
    }
    found.push({ at: high, before, after });
  }
  return found;
}
