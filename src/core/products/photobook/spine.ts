/** How thick a book is, and what follows from it: its spine, its title, and the covers that are too thin to glue. */
import { minTitledSpineUm } from '#core/design/page-guides.ts';
import { bookSizesMm, leafOf, photobookPageCounts } from './books.ts';
import type { PhotobookChoice } from './choice.ts';

type Thick = Pick<PhotobookChoice, 'photobookType' | 'cover' | 'binding' | 'paper' | 'pageCount'>;

/** Grey board of a hard cover, paper of a soft one. */
const coverUm = { hard: 2_500, soft: 330 } as const;
/** A soft cover is glued to the block along the spine. */
const minGluedUm = 3_000;

/** Width of the spine to a tenth of a millimetre; 0 for what is stapled through its fold. */
export function spineUm(choice: Thick): number {
  if (choice.binding === 'heftbindung') return 0;
  const blockUm = (choice.pageCount / 2) * leafOf(choice).thicknessUm;
  return Math.round((blockUm + 2 * coverUm[choice.cover]) / 100) * 100;
}

/** The least number of pages of this book, in its steps, whose spine is so wide; null where none is. */
function minPagesFor(choice: Thick, widthUm: number): number | null {
  return photobookPageCounts(choice.photobookType).find((pageCount) => spineUm({ ...choice, pageCount }) >= widthUm) ?? null;
}

/** Whether the spine is wide enough for a title. */
export function hasSpineTitle(choice: Thick): boolean {
  return spineUm(choice) >= minTitledSpineUm;
}

/** The number of pages from which on the spine has a title; null where it never has. */
export function pagesForSpineTitle(choice: Thick): number | null {
  return choice.binding === 'heftbindung' ? null : minPagesFor(choice, minTitledSpineUm);
}

/** The number of pages that a soft cover takes at least; the least of the book for all others. */
export function minPageCount(choice: Omit<Thick, 'pageCount'>): number {
  const [least = 0] = photobookPageCounts(choice.photobookType);
  if (choice.cover === 'hard' || choice.binding !== 'pur') return least;
  return minPagesFor({ ...choice, pageCount: least }, minGluedUm) ?? least;
}

/** How far the pages of a stapled sheet come out at the fore edge: by all the sheets that lie between it and the cover, itself included. */
export function creepUm(choice: Thick, page: number): number {
  if (choice.binding !== 'heftbindung') return 0;
  const sheet = Math.ceil(Math.min(page, choice.pageCount + 1 - page) / 2);
  return Math.ceil(sheet * leafOf(choice).thicknessUm);
}

/** A page in micrometres. */
export function pageSizeUm({ size }: Pick<PhotobookChoice, 'size'>): { widthUm: number; heightUm: number } {
  const { widthMm, heightMm } = bookSizesMm[size];
  return { widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 };
}
