/**
 * When the home page may offer the newsletter: once in thirty days, not at the start of a visit, not for a year after a sign-up, and only
 * where there is room for it.
 */
import { dayMs, yearMs } from '#core/values/unit.ts';

const key = 'newsletter-invitation';

/** Delay before the question. */
export const waitMs = 20_000;
/** From then on, a pointer that leaves the window at its top shows the question at once. */
export const leaveMs = 8_000;
/** Delay before another try when it would interrupt something. */
export const retryMs = 5_000;

const restMs = 30 * dayMs;

/** `stored` is the time until which it does not ask, in milliseconds since 1970. */
export function mayInvite(stored: string | null, now: number): boolean {
  const until = Number(stored ?? 0);
  // A moment too far ahead came from a wrong clock.
  return !Number.isFinite(until) || now >= until || until > now + 2 * yearMs;
}

/** False as well where the storage is blocked, because a no could not be stored. */
export function mayInviteHere(now = Date.now()): boolean {
  try {
    const stored = localStorage.getItem(key);
    localStorage.setItem(key, stored ?? '0');
    return mayInvite(stored, now);
  } catch {
    return false;
  }
}

function rest(until: number): void {
  try {
    localStorage.setItem(key, String(until));
  } catch {
    // It was allowed a moment ago; then it asks once more another day.
  }
}

/** The question was asked; whatever the answer is, it is not asked again for thirty days. */
export function saveInvitation(now = Date.now()): void {
  rest(now + restMs);
}

export function storeSignUp(now = Date.now()): void {
  rest(now + yearMs);
}

/** Windows from here on have room for a dialog that leaves most of the page in sight. */
const wideQuery = '(min-width: 768px)';

/** False on narrow windows, whose page the question would cover, and where the page itself shows the form. */
export function hasPlace(page: Pick<Document, 'querySelector'>, matches: (query: string) => boolean): boolean {
  return matches(wideQuery) && page.querySelector('main [data-newsletter]') === null;
}

/** True while the question would cover another dialog or take the focus from a field. */
export function wouldInterrupt(page: Document): boolean {
  if (page.visibilityState === 'hidden') return true;
  if (page.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [data-notice]')) return true;
  return page.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
}
