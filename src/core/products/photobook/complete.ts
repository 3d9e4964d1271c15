/** Fills what a choice leaves open, and moves what does not go together to the nearest that does. */
import type { Offer } from '#core/products/product.ts';
import { type Message, message } from '#core/values/message.ts';
import { type BookSize, type BookType, bookSizesMm, books, bookTypes, laminations } from './books.ts';
import { type PhotobookChoice, photobookChoiceSchema } from './choice.ts';
import { nearestPageCount, typedKeys } from './issues.ts';
import { bindingName, bookName, bookSizeName, coverName, pagesText, photobookPaperName } from './names.ts';
import type { PhotobookOptions } from './rows.ts';

type Given = Readonly<Record<string, unknown>>;
type Rows = Pick<Offer<PhotobookOptions>, 'rows'>;

const start = { type: 'digitalfotobuch', size: 'a4-quer', paper: 'matt' } as const;

/** The size that is meant where the type has it, otherwise the nearest of its format, otherwise the first. */
function nearestSize(wanted: BookSize, sizes: readonly BookSize[]): BookSize {
  const { widthMm, format } = bookSizesMm[wanted];
  const away = (size: BookSize) => Math.abs(bookSizesMm[size].widthMm - widthMm);
  const [nearest] = sizes.filter((size) => bookSizesMm[size].format === format).toSorted((a, b) => away(a) - away(b));
  return sizes.includes(wanted) ? wanted : (nearest ?? sizes[0] ?? start.size);
}

function numberOf(value: unknown): number | null {
  const isNumber = typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && /^\d{1,6}$/.test(value);
  return isNumber ? Math.round(Number(value)) : null;
}

/**
 * A visit begins with a digitally printed book in A4 on its side. The type is kept before everything else; addresses call it `type`. The
 * lamination that a channel begins with is given (`usualLamination`).
 */
export function completePhotobook(given: Given, { rows }: Rows): PhotobookChoice {
  const named = (value: unknown) => rows.types.find((key) => key === value);
  const photobookType: BookType = named(given.photobookType) ?? named(given.type) ?? rows.types[0] ?? bookTypes[0];
  const { covers, bindings, papers, sizes, pageCounts } = books[photobookType];
  const sold = papers.filter((paper) => rows.papers.includes(paper));
  const size = (Object.keys(bookSizesMm) as BookSize[]).find((key) => key === given.size) ?? start.size;
  const choice = {
    type: 'photobook',
    photobookType,
    size: nearestSize(
      size,
      sizes.filter((key) => rows.sizes.includes(key)),
    ),
    cover: covers.find((key) => key === given.cover) ?? covers[0],
    binding: bindings.find((key) => key === given.binding) ?? bindings[0],
    paper: sold.find((key) => key === given.paper) ?? sold[0] ?? start.paper,
    coverLamination: laminations.find((key) => key === given.coverLamination) ?? laminations[0],
  } as const;
  const pageCount = nearestPageCount(choice, numberOf(given.pageCount) ?? pageCounts.initial);
  const set = photobookChoiceSchema.shape.designGroupSetId.safeParse(given.designGroupSetId);
  return { ...choice, pageCount, ...(set.success && set.data !== undefined ? { designGroupSetId: set.data } : {}) };
}

/** Of a value that gave way to another one. */
function movedNote(key: 'cover' | 'binding' | 'paper' | 'size' | 'pageCount', before: PhotobookChoice, after: PhotobookChoice): Message {
  const names = {
    cover: (choice: PhotobookChoice) => coverName(choice.cover),
    binding: (choice: PhotobookChoice) => bindingName(choice.binding),
    paper: (choice: PhotobookChoice) => photobookPaperName(choice.paper),
    size: (choice: PhotobookChoice) => bookSizeName(choice.size),
    pageCount: (choice: PhotobookChoice) => pagesText(choice.pageCount),
  } as const;
  const name = names[key];
  return message('photobook.moved', { type: bookName(after.photobookType), before: name(before), after: name(after) });
}

/** The choice after a customer changed some of its keys. What was chosen before gives way to it; `notes` say what moved. */
export function changePhotobook(
  choice: PhotobookChoice,
  change: Partial<Omit<PhotobookChoice, 'type'>>,
  rows: Rows,
): { choice: PhotobookChoice; notes: Message[] } {
  const wanted = { ...choice, ...change };
  const next = completePhotobook(wanted, rows);
  const moved = [...typedKeys, 'pageCount' as const].filter((key) => next[key] !== wanted[key]);
  return { choice: next, notes: moved.map((key) => movedNote(key, wanted, next)) };
}
