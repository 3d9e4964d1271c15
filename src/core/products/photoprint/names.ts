/** What papers, borders and formats of photo prints are called. */
import { formatted, type Message, message, verbatim } from '#core/values/message.ts';
import type { PrintPaper } from './choice.ts';
import { isPrintFormat, type PrintFormat, printFormats } from './formats.ts';

export function printPaperName(key: PrintPaper): Message {
  return message(`photoprint.paper.${key}`);
}

export function borderName(border: number): Message {
  return border === 0 ? message('photoprint.border.0') : message('photoprint.border.mm', { border });
}

/** "10 × 15"; a text that is no format as it is. */
export function printFormatName(format: string): Message {
  if (!isPrintFormat(format)) return verbatim(format);
  return message(`photoprint.format.${format}`);
}

/** The trimmed size: "10,2 × 15,2 cm" */
export function trimText(format: PrintFormat): Message {
  const { widthMm, heightMm } = printFormats[format];
  return formatted({ widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 });
}
