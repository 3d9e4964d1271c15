/** Fills what a choice of photo prints leaves open. */
import type { Offer } from '#core/products/product.ts';
import { borders, type PhotoprintChoice, type PrintRow, photoprintChoiceSchema, printPaperKeys } from './choice.ts';
import { isPrintFormat } from './formats.ts';
import { printPaperIssue } from './issues.ts';
import type { PhotoprintOptions } from './rows.ts';

/** What a set begins with: 10 × 15 is what albums and frames are made for. */
const startFormat = '10x15';

/** The print with a number that no row has. */
export function nextPrintId(rows: readonly Pick<PrintRow, 'id'>[]): string {
  const numbers = rows.map(({ id }) => Number(/^print-(\d{1,6})$/.exec(id)?.[1] ?? 0));
  return `print-${Math.max(0, ...numbers) + 1}`;
}

export function firstRow(format: string = startFormat): PrintRow {
  return { id: 'print-1', format, isLying: false, fit: 'fill', copies: 1 };
}

/** `format` is that of the first row; of a paper that does not take it the set is printed on another one. */
export function completePhotoprint(
  given: Readonly<Record<string, unknown>>,
  { rows: { formats, papers } }: Pick<Offer<PhotoprintOptions>, 'rows'>,
): PhotoprintChoice {
  const named = formats.find((key) => key === given.format) ?? startFormat;
  const read = photoprintChoiceSchema.shape.rows.safeParse(given.rows);
  const rows = read.success ? read.data : [firstRow(named)];
  const wanted = papers.find((key) => key === given.paper) ?? printPaperKeys[0];
  const takesAll = rows.every(({ format }) => !isPrintFormat(format) || printPaperIssue(format, wanted) === null);
  const border = borders.find((one) => given.border !== undefined && given.border !== '' && one === Number(given.border)) ?? borders[0];
  return { type: 'photoprint', paper: takesAll ? wanted : printPaperKeys[0], border, rows };
}
