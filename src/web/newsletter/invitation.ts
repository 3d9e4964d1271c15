/** When the home page may ask whether somebody wants the newsletter: once in thirty days, never when they just came, never again after yes. */
import { dayMs, yearMs } from '#core/values/unit.ts';

const key = 'newsletter-invitation';

/** How long somebody looks at the page before it asks. */
export const waitMs = 20_000;
/** From when on a pointer that leaves the window upwards counts as going. */
export const leaveMs = 8_000;
/** How long it waits when it would interrupt something. */
export const retryMs = 5_000;

const restMs = 30 * dayMs;

/** `kept` is what the browser remembers: the moment until which it does not ask. */
export function mayInvite(kept: string | null, now: number): boolean {
  const until = Number(kept ?? 0);
  // A moment too far ahead came from a wrong clock.
  return !Number.isFinite(until) || now >= until || until > now + 2 * yearMs;
}

/** False as well where the browser keeps nothing: it could not remember a no. */
export function mayInviteHere(now = Date.now()): boolean {
  try {
    const kept = localStorage.getItem(key);
    localStorage.setItem(key, kept ?? '0');
    return mayInvite(kept, now);
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

export function saveSignUp(now = Date.now()): void {
  rest(now + yearMs);
}

/** True while a question would cover another one, or take the keyboard from somebody who types. */
export function wouldInterrupt(page: Document): boolean {
  if (page.visibilityState === 'hidden') return true;
  if (page.querySelector('dialog[open], [role="dialog"], [role="alertdialog"], [data-notice]')) return true;
  return page.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false;
}
