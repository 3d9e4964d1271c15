/** Options of photo prints under the present choice, with the reasons against those that do not go together (E002). */
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { borders, type PhotoprintChoice, type PrintPaper } from './choice.ts';
import { isPrintFormat, type PrintFormat } from './formats.ts';
import { printPaperIssue } from './issues.ts';
import { borderName, printFormatName, printPaperName, trimText } from './names.ts';
import type { PhotoprintOptions } from './rows.ts';

export function formatOption(format: PrintFormat, paper: PrintPaper): OptionValue {
  return { value: format, name: printFormatName(format), note: trimText(format), refused: printPaperIssue(format, paper) };
}

/** A paper is refused by the first of the formats that it does not take. */
function paperOption(paper: PrintPaper, formats: readonly string[]): OptionValue {
  const refusals = formats.map((format) => (isPrintFormat(format) ? printPaperIssue(format, paper) : null)).filter((text) => text !== null);
  return { value: paper, name: printPaperName(paper), note: message(`photoprint.paper.${paper}.note`), refused: refusals[0] ?? null };
}

export function borderOptions(): OptionValue[] {
  return borders.map((border) => ({
    value: String(border),
    name: borderName(border),
    note: message(`photoprint.border.${border}.note`),
    refused: null,
  }));
}

export function paperOptions(formats: readonly string[], { papers }: PhotoprintOptions): OptionValue[] {
  return papers.map((paper) => paperOption(paper, formats));
}

export function photoprintOptions({ paper, rows: own }: PhotoprintChoice, { rows }: Offer<PhotoprintOptions>): OptionGroup[] {
  const formats = [...new Set(own.map(({ format }) => format))];
  return [
    { key: 'format', values: rows.formats.map((format) => formatOption(format, paper)) },
    { key: 'paper', values: paperOptions(formats, rows) },
    { key: 'border', values: borderOptions() },
  ];
}
