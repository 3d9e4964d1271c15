/** Weight of a book, computed from area and grammage; nothing here was weighed. */
import { coverGrams, leafOf } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { coverPage } from './cover.ts';
import { pageSizeUm } from './spine.ts';

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

export function photobookWeightMg(choice: PhotobookChoice): number {
  const { widthUm, heightUm } = pageSizeUm(choice);
  const block = (choice.pageCount / 2) * sheetMg(widthUm / 1_000, heightUm / 1_000, leafOf(choice).gramsPerM2);
  return Math.round(block + coverMg(choice));
}
