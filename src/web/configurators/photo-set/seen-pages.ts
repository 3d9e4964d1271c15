/** Prints that were in view as they are: a print that is changed is another page. */
import type { Page } from '#core/design/document.ts';

const seen = new WeakSet<Page>();

export function markSeen(page: Page): void {
  seen.add(page);
}

export function wasSeen(page: Page): boolean {
  return seen.has(page);
}
