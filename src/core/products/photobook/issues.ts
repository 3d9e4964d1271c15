/** What is wrong with a choice, with what is right instead; nothing where it can be made. */
import type { Offer } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { bookSizes, books, photobookPageCounts } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { bindingName, bookName, bookSizeName, coverName, pagesText, photobookPaperName } from './names.ts';
import type { PhotobookOptions } from './rows.ts';
import { minPageCount } from './spine.ts';

export type PhotobookIssue = FieldError & { field: keyof PhotobookChoice };

const comes = {
  cover: ({ photobookType }) => ({ known: books[photobookType].covers, name: coverName }),
  binding: ({ photobookType }) => ({ known: books[photobookType].bindings, name: bindingName }),
  paper: ({ photobookType }) => ({ known: books[photobookType].papers, name: photobookPaperName }),
  size: ({ photobookType }) => ({ known: bookSizes.filter((size) => books[photobookType].sizes.includes(size)), name: bookSizeName }),
} as const satisfies Record<string, (choice: PhotobookChoice) => { known: readonly string[]; name: (key: never) => Message }>;
/** Keys whose allowed values depend on the type of book. */
export type TypedKey = keyof typeof comes;
export const typedKeys = Object.keys(comes) as TypedKey[];

/** "Das Fotoheft gibt es in A4 hoch, A5 hoch und A5 quer." Null for a value that the type of book has. */
export function typeIssue(choice: PhotobookChoice, key: TypedKey): Message | null {
  const { known, name } = comes[key](choice) as { known: readonly string[]; name: (key: string) => Message };
  if (known.includes(choice[key])) return null;
  return message(`photobook.only.${key}`, { type: bookName(choice.photobookType), name: name(choice[key]), known: known.map(name) });
}

/** The number of pages nearest to this one that the book is bound with; of two the larger. A soft cover needs a block to be glued to. */
export function nearestPageCount(choice: Omit<PhotobookChoice, 'pageCount'>, pageCount: number): number {
  const least = minPageCount(choice);
  const allowed = photobookPageCounts(choice.photobookType).filter((count) => count >= least);
  return allowed.reduce((best, count) => (Math.abs(count - pageCount) <= Math.abs(best - pageCount) ? count : best), least);
}

/** Why the book is not bound with this number of pages, or null. */
export function photobookPageCountIssue(choice: PhotobookChoice): Message | null {
  const { photobookType, pageCount } = choice;
  const nearest = nearestPageCount(choice, pageCount);
  if (nearest === pageCount) return null;
  const least = minPageCount(choice);
  if (pageCount < least && photobookPageCounts(photobookType).includes(pageCount))
    return message('photobook.too-thin', { pages: pagesText(pageCount), paper: photobookPaperName(choice.paper), least });
  const { least: from, most, step } = books[photobookType].pageCounts;
  return message('photobook.page-count', { type: bookName(photobookType), least: from, most, step, count: pageCount, nearest });
}

/** What does not go together, whatever is on offer. */
export function combinationIssues(choice: PhotobookChoice): PhotobookIssue[] {
  const errors = typedKeys.flatMap((field): PhotobookIssue[] => {
    const text = typeIssue(choice, field);
    return text ? [{ field, code: 'not-offered', message: text }] : [];
  });
  const count = photobookPageCountIssue(choice);
  return count ? [...errors, { field: 'pageCount', code: 'not-offered', message: count }] : errors;
}

export function photobookIssues(choice: PhotobookChoice, { rows }: Pick<Offer<PhotobookOptions>, 'rows'>): PhotobookIssue[] {
  const { photobookType, size, paper } = choice;
  const sold = [
    ['photobookType', rows.types.includes(photobookType), bookName(photobookType)],
    ['size', rows.sizes.includes(size), bookSizeName(size)],
    ['paper', rows.papers.includes(paper), photobookPaperName(paper)],
  ] as const;
  const errors = sold.flatMap(([field, isSold, name]): PhotobookIssue[] =>
    isSold ? [] : [{ field, code: 'not-offered', message: message('photobook.not-sold', { name }) }],
  );
  return [...errors, ...combinationIssues(choice)];
}
