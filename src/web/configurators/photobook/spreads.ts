/** Pages of a book as they lie open, two at a time. Pure. */
import type { Page } from '#core/design/document.ts';

/** `index`: of the page in the document. */
export type OpenPage = { page: Page; index: number };
export type Spread = { key: string; left: OpenPage | null; right: OpenPage | null };

/** The cover alone, then the spreads; beside the first and the last page lies the inside of the cover, which is null. */
export function spreadsOf(pages: readonly Page[]): Spread[] {
  const spreads = new Map<string, Spread>();
  for (const [index, page] of pages.entries()) {
    const key = page.spread ?? page.id;
    const spread = spreads.get(key) ?? { key, left: null, right: null };
    const side = page.gutter?.side === 'right' ? 'left' : 'right';
    spreads.set(key, { ...spread, [side]: { page, index } });
  }
  return [...spreads.values()];
}
