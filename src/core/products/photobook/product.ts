/** The product type photobook: digitally printed books, books of photo paper, and stapled booklets. */
import type { LabFile, PrintOutput, Product } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { books, bookWorkingDays, coverGrams, leafOf } from './books.ts';
import { type PhotobookChoice, photobookChoiceSchema } from './choice.ts';
import { completePhotobook } from './complete.ts';
import { coverPage, coverPageId } from './cover.ts';
import { type Photobook, photobookChoiceOf, photobookSchema } from './document.ts';
import { photobookIssues } from './issues.ts';
import { photobookLimits } from './limits.ts';
import { bookName, bookSizeName, photobookText } from './names.ts';
import { photobookOptions } from './options.ts';
import { photobookPages, spreadOf } from './pages.ts';
import { photobookPrice, photobookQuantities } from './price.ts';
import { type PhotobookOptions, type PhotobookPrices, photobookOptionsRow } from './rows.ts';
import { photobookSku } from './sku.ts';
import { pageSizeUm, spineUm } from './spine.ts';
import { photobookTicket } from './ticket.ts';

const isCover = (page: string) => page === coverPageId;
const isInside = (page: string) => page !== coverPageId;
const labBleedUm = 5_000;
const dpi = 300;
/** Hundreds of photos of a camera at full size make a file that presses do not take. */
const photoPpi = { above: 450, to: dpi } as const;

/**
 * What of a book a press or a lab makes, and what a lab is told about each picture. Cover and content come from one document. A book is cut
 * by its block, not by a die: its files have no technical plates. The sheet of a hard cover is not cut at all.
 */
function photobookOutputs({ photobookType, cover, binding }: PhotobookChoice): readonly PrintOutput[] {
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
function photobookLabFile(choice: PhotobookChoice, page: number): LabFile {
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

/** Grey boards, each larger than the page; two endpapers as large as a page. */
const hard = { boardGrams: 1_600, widerMm: 7, tallerMm: 6, endpaperGrams: 190 } as const;

/** Milligrams: 1 g/m² is 0.001 mg/mm². */
function sheetMg(widthMm: number, heightMm: number, gramsPerM2: number): number {
  return (widthMm * heightMm * gramsPerM2) / 1_000;
}

function coverMg(choice: PhotobookChoice): number {
  const sheet = coverPage(choice);
  const [widthMm, heightMm] = [sheet.widthUm / 1_000, sheet.heightUm / 1_000];
  const printed = sheetMg(widthMm, heightMm, coverGrams(choice));
  if (choice.cover === 'soft') return printed;
  const page = pageSizeUm(choice);
  const [pageWidth, pageHeight] = [page.widthUm / 1_000, page.heightUm / 1_000];
  const boards = 2 * sheetMg(pageWidth + hard.widerMm, pageHeight + hard.tallerMm, hard.boardGrams);
  return boards + printed + 2 * sheetMg(pageWidth, pageHeight, hard.endpaperGrams);
}

/** Weight of a book, computed from area and grammage; nothing here was weighed. */
function photobookWeightMg(choice: PhotobookChoice): number {
  const { widthUm, heightUm } = pageSizeUm(choice);
  const block = (choice.pageCount / 2) * sheetMg(widthUm / 1_000, heightUm / 1_000, leafOf(choice).gramsPerM2);
  return Math.round(block + coverMg(choice));
}

export const photobook: Product<PhotobookChoice, Photobook, PhotobookOptions, PhotobookPrices> = {
  type: 'photobook',
  configurator: 'configurator-photobook',
  rows: photobookOptionsRow,
  choice: photobookChoiceSchema,
  document: photobookSchema,
  withDocument: (_, document) => photobookChoiceOf(document),
  templateId: () => null,
  artworkSource: () => null,
  complete: completePhotobook,
  options: photobookOptions,
  issues: photobookIssues,
  pages: photobookPages,
  piece: (choice) => ({ form: { kind: 'book', isHard: choice.cover === 'hard', thicknessMm: spineUm(choice) / 1_000 }, panels: ['front'] }),
  limits: () => photobookLimits,
  quantities: () => photobookQuantities,
  price: photobookPrice,
  weightMg: photobookWeightMg,
  outputs: photobookOutputs,
  labFile: photobookLabFile,
  ticket: photobookTicket,
  production: () => ({ workingDays: bookWorkingDays, hasExpress: false }),
  vatClass: () => 'standard',
  title: ({ photobookType }) => bookName(photobookType),
  format: ({ photobookType, size }) => message('photobook.format', { type: bookName(photobookType), size: bookSizeName(size) }),
  text: photobookText,
  sku: photobookSku,
};
