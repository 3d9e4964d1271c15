/**
 * Which pages the automatic layout may lay out again: those that still hold what it put there, and empty ones. A page whose content was
 * edited has another fingerprint, and is pinned.
 */
import type { Page } from '#core/design/document.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';

/** Pages are immutable, and panels ask about all of a book with every change of one. */
const contentFingerprint = weakMemoize(({ background, ground, groups, elements }: Page): string =>
  fingerprint(sortedJson({ background, ground, groups, elements })),
);

export function isEmptyPage({ ground, elements }: Pick<Page, 'ground' | 'elements'>): boolean {
  return ground === undefined && elements.length === 0;
}

/** Empty pages are never pinned. */
export function isPinned(page: Page): boolean {
  return !isEmptyPage(page) && page.autoLayout !== contentFingerprint(page);
}

/** The page as one that the automatic layout may change. */
export function asAutomatic(page: Page): Page {
  return { ...page, autoLayout: contentFingerprint(page) };
}

/** The page as one that stays as it is. */
export function asPinned({ autoLayout: _, ...page }: Page): Page {
  return page;
}
