/** How long ago something happened, in words, kept true while the page stands open. */
import { useEffect, useState } from 'react';
import type { Instant } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';

/** Specification 9: how often such words are looked at again. */
export const refreshMs = 30_000;

/** "vor 2 Min."; null in the first minute and for what lies ahead, which happens where two clocks differ. */
export function relativeTime(at: Instant, now: Instant, locale: Locale): string | null {
  const passedMs = Number(now) - Number(at);
  if (!(passedMs >= minuteMs)) return null;
  const [unit, unitMs] =
    passedMs < hourMs ? (['minute', minuteMs] as const) : passedMs < dayMs ? (['hour', hourMs] as const) : (['day', dayMs] as const);
  return new Intl.RelativeTimeFormat(locale, { style: 'short' }).format(-Math.floor(passedMs / unitMs), unit);
}

/** Tells the time every 30 seconds until the answer is called. */
export function watchTime(tell: (now: number) => void): () => void {
  const timer = setInterval(() => tell(Date.now()), refreshMs);
  return () => clearInterval(timer);
}

/** The words for an instant; null as long as there is none, and before the browser took over: the server does not know its clock. */
export function useRelativeTime(at: Instant | null, locale: Locale): string | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    return watchTime(setNow);
  }, []);
  return at === null || now === null ? null : relativeTime(at, now, locale);
}
