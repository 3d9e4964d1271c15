/** Where what continues on a right page comes from. Apart from the pages, since only editors and the print check ask for it. */
import type { Page } from '#core/design/document.ts';
import { spreadShiftUm } from './spread-pages.ts';

/** The left page of what continues on this one, and how far it lies to the left; null for a page on which nothing does. */
export function originOf(pages: readonly Page[], pageId: string): { left: Page; byUm: number } | null {
  const at = pages.findIndex(({ id }) => id === pageId);
  const left = pages[at - 1];
  const byUm = spreadShiftUm(left, pages[at]);
  return left && byUm !== null ? { left, byUm } : null;
}
