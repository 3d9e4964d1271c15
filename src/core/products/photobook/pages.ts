/** Pages of a book: the cover, then the pages in their order. The first one lies at the right, the last one at the left. */
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { books } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { coverPage } from './cover.ts';
import { combinationIssues } from './issues.ts';
import { creepUm, pageSizeUm } from './spine.ts';

const outerSafeUm = 5_000;
const bleedsUm = { digital: 3_000, photo: 5_000 } as const;
/** A glued block opens less the thicker it is, and the least at its first and last page. */
const glued = { safeUm: 12_000, thickFrom: 100, thickSafeUm: 16_000, endSafeUm: 16_000, hiddenUm: 5_000 } as const;
/** A soft cover is glued onto the first and the last page. */
const gluedCoverUm = 6_000;
const stapled = { safeUm: 8_000, hiddenUm: 1_000 } as const;

export function pageId(number: number): string {
  return `page-${number}`;
}

/** The open pages that a page belongs to, 0 for the first page alone; the last number has the last page. */
export function spreadOf(page: number): number {
  return Math.floor(page / 2);
}

function gutterOf(choice: PhotobookChoice, page: number): NonNullable<PageGeometry['gutter']> {
  const { binding, cover, pageCount } = choice;
  const side = page % 2 === 1 ? 'left' : 'right';
  if (binding === 'layflat') return { side, safeUm: outerSafeUm, hiddenUm: 0 };
  if (binding === 'heftbindung') return { side, ...stapled, foreSafeUm: outerSafeUm + creepUm(choice, page) };
  const isEnd = page === 1 || page === pageCount;
  const safeUm = isEnd ? glued.endSafeUm : pageCount >= glued.thickFrom ? glued.thickSafeUm : glued.safeUm;
  return { side, safeUm, hiddenUm: isEnd && cover === 'soft' ? gluedCoverUm : glued.hiddenUm };
}

function insidePage(choice: PhotobookChoice, page: number): PageGeometry {
  const size = pageSizeUm(choice);
  const id = pageId(page);
  return {
    id,
    ...size,
    bleedUm: bleedsUm[books[choice.photobookType].printing],
    safeUm: outerSafeUm,
    gutter: gutterOf(choice, page),
    panels: [{ id, xUm: 0, yUm: 0, ...size }],
    foldsUm: [],
    spread: `spread-${spreadOf(page)}`,
  };
}

/** Throws Fault 'bad-input' for what does not go together, and for a number of pages that is not bound. */
export function photobookPages(choice: PhotobookChoice): PageGeometry[] {
  const [issue] = combinationIssues(choice);
  if (issue) throw new Fault('bad-input', `no pages of a book with ${issue.field} ${choice[issue.field]}`);
  return [coverPage(choice), ...Array.from({ length: choice.pageCount }, (_, at) => insidePage(choice, at + 1))];
}
