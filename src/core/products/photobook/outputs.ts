/** What of a book a press or a lab makes, and what a lab is told about each picture. Cover and content come from one document. */
import type { LabFile, PrintOutput } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { books } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { coverPage, coverPageId } from './cover.ts';
import { spreadOf } from './pages.ts';
import { pageSizeUm } from './spine.ts';

const isCover = (page: string) => page === coverPageId;
const isInside = (page: string) => page !== coverPageId;
const labBleedUm = 5_000;
const dpi = 300;
/** Hundreds of photos of a camera at full size make a file that presses do not take. */
const photoPpi = { above: 450, to: dpi } as const;

/** A book is cut by its block, not by a die: its files have no technical plates. The sheet of a hard cover is not cut at all. */
export function photobookOutputs({ photobookType, cover, binding }: PhotobookChoice): readonly PrintOutput[] {
  if (books[photobookType].printing === 'photo') {
    const inside = { part: 'content', supplier: 'buchlabor', file: 'lab-jpeg', pages: isInside } as const;
    return [
      { part: 'cover', supplier: 'buchlabor', file: 'lab-jpeg', pages: isCover },
      binding === 'layflat' ? { ...inside, isSpreads: true } : inside,
    ];
  }
  const press = { supplier: 'haus', file: 'pdf', hasPlates: false, photoPpi } as const;
  return [
    { ...press, part: 'cover', pages: isCover, ...(cover === 'hard' ? { bleedUm: 0 } : {}) },
    { ...press, part: 'content', pages: isInside },
  ];
}

function part(word: string, number: number): string {
  return `${word}-${String(number).padStart(2, '0')}`;
}

/** `page` is the index of the page in the document, of a spread that of its first page. */
export function photobookLabFile(choice: PhotobookChoice, page: number): LabFile {
  const { photobookType, binding, pageCount } = choice;
  if (books[photobookType].printing !== 'photo' || page > pageCount)
    throw new Fault('internal', `a lab makes no page ${page} of a ${photobookType}`);
  if (page === 0) {
    const { widthUm, heightUm, bleedUm = 0 } = coverPage(choice);
    return {
      part: 'cover',
      bleedUm,
      border: 'mirrored',
      dpi,
      widthMm: widthUm / 1_000,
      heightMm: heightUm / 1_000,
      facts: {},
    };
  }
  const size = pageSizeUm(choice);
  const [widthMm, heightMm] = [size.widthUm / 1_000, size.heightUm / 1_000];
  const file = { bleedUm: labBleedUm, border: 'mirrored', dpi, heightMm } as const;
  if (binding !== 'layflat') return { ...file, part: part('page', page), widthMm, facts: { page } };
  const spread = spreadOf(page);
  return { ...file, part: part('spread', spread), widthMm: 2 * widthMm, facts: { spread, spreads: spreadOf(pageCount) + 1 } };
}
