/** What is wrong with a choice of photo prints; nothing where it can be made. */
import { nearestText } from '#core/products/nearest-text.ts';
import type { Offer } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { borders, countsByFormat, maxPrints, type PhotoprintChoice, type PrintPaper, printCount } from './choice.ts';
import { isPrintFormat, type PrintFormat, printFormatKeys, printFormats } from './formats.ts';
import { printFormatName, printPaperName } from './names.ts';
import type { PhotoprintOptions } from './rows.ts';

/** Cotton paper is exposed in sheets: what is smaller is not cut from them. */
const cottonFormats: readonly PrintFormat[] = ['13x18', '15x20', '20x30', '30x45'];

function areaMm2(format: PrintFormat): number {
  return printFormats[format].widthMm * printFormats[format].heightMm;
}

/** Why a format is not printed on a paper, with the nearest that is; null where it is. */
export function printPaperIssue(format: PrintFormat, paper: PrintPaper): Message | null {
  if (paper !== 'hahnemuehle' || cottonFormats.includes(format)) return null;
  const [smallest = '13x18'] = cottonFormats.toSorted((a, b) => areaMm2(a) - areaMm2(b));
  return message('photoprint.paper.refused', {
    paper: printPaperName(paper),
    format: printFormatName(format),
    nearest: printFormatName(smallest),
  });
}

function formatIssue(format: string, { paper }: PhotoprintChoice, { formats }: PhotoprintOptions): Message | null {
  if (!isPrintFormat(format)) {
    const nearest = nearestText(format, printFormatKeys);
    return message('photoprint.format.unknown', { value: format, nearest: printFormatName(nearest) });
  }
  return formats.includes(format) ? printPaperIssue(format, paper) : message('photoprint.not-sold', { name: printFormatName(format) });
}

function borderIssue(border: number): Message | null {
  if (borders.some((one) => one === border)) return null;
  // Of two that are as near the wider one.
  const nearest = borders.reduce<number>((best, one) => (Math.abs(one - border) <= Math.abs(best - border) ? one : best), borders[0]);
  return message('photoprint.border.unknown', { border, nearest });
}

/** The paper first: a format that it does not take is not explained before. */
export function photoprintIssues(choice: PhotoprintChoice, { rows }: Pick<Offer<PhotoprintOptions>, 'rows'>): FieldError[] {
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, text: Message | null) => text && errors.push({ field, code, message: text });
  if (!rows.papers.includes(choice.paper))
    refuse('paper', 'not-offered', message('photoprint.not-sold', { name: printPaperName(choice.paper) }));
  refuse('border', 'not-offered', borderIssue(choice.border));
  for (const format of countsByFormat(choice).keys()) refuse('format', 'not-offered', formatIssue(format, choice, rows));
  const count = printCount(choice);
  if (count > maxPrints) refuse('rows', 'too-many', message('photoprint.too-many', { count, max: maxPrints }));
  if (new Set(choice.rows.map(({ id }) => id)).size < choice.rows.length) refuse('rows', 'twice', message('photoprint.twice'));
  return errors;
}
