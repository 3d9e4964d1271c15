/** Types and helpers of the print check's rules. */
import type { Sheet } from '#core/layout/sheet.ts';
import { type Message, message } from '#core/values/message.ts';
import type { PrintProfile } from '#paint/print-profile.ts';
import { type PdfFile, type PdfValue, pdfNameOf } from './pdf-reader.ts';

/** `page` counts from 1; null for the file as a whole. `text` is for prepress staff. */
export type PrintFinding = { rule: string; page: number | null; text: Message };

/** The finding whose text is 'press.<rule>' or begins with it: 'press.<rule>.differ'. */
export function finding(text: Message, page: number | null = null): PrintFinding {
  const [, rule = ''] = text.key.split('.');
  return { rule, page, text: page === null ? text : message('press.on-page', { page, text }) };
}

export type CheckedFile = { file: PdfFile; pages: PdfValue[]; profile: PrintProfile; sheets: Sheet[] };

export type PrintRule = (checked: CheckedFile) => PrintFinding[];

/** Page dictionaries in order. A tree deeper than ours is cut off, so that no loop hangs the check. */
export function pagesOfFile(file: PdfFile): PdfValue[] {
  function leaves(node: PdfValue, depth: number): PdfValue[] {
    if (pdfNameOf(file.entry(node, 'Type')) === 'Page') return [node];
    const kids = file.entry(node, 'Kids');
    return Array.isArray(kids) && depth < 8 ? kids.flatMap((kid) => leaves(file.resolve(kid), depth + 1)) : [];
  }
  return leaves(file.entry(file.trailer, 'Root', 'Pages'), 0);
}

/** The same finding once for each page where `isWrong` says so. */
export function wrongPages(checked: CheckedFile, text: Message, isWrong: (page: PdfValue, index: number) => boolean): PrintFinding[] {
  return checked.pages.flatMap((page, index) => (isWrong(page, index) ? [finding(text, index + 1)] : []));
}
