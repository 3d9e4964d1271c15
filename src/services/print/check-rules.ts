/** Types and helpers of the print check's rules. */
import type { Sheet } from '#core/layout/sheet.ts';
import { type Message, message } from '#core/values/message.ts';
import type { PdfFile, PdfValue } from '#paint/pdf/pdf-reader.ts';
import type { PrintProfile } from '#paint/print-profile.ts';

/** `page` counts from 1; null for the file as a whole. `text` is for prepress staff. */
export type PrintFinding = { rule: string; page: number | null; text: Message };

/** The finding whose text is 'press.<rule>' or begins with it: 'press.<rule>.differ'. */
export function finding(text: Message, page: number | null = null): PrintFinding {
  const [, rule = ''] = text.key.split('.');
  return { rule, page, text: page === null ? text : message('press.on-page', { page, text }) };
}

export type CheckedFile = { file: PdfFile; pages: PdfValue[]; profile: PrintProfile; sheets: Sheet[] };

export type PrintRule = (checked: CheckedFile) => PrintFinding[];

/** The same finding once for each page where `isWrong` says so. */
export function wrongPages(checked: CheckedFile, text: Message, isWrong: (page: PdfValue, index: number) => boolean): PrintFinding[] {
  return checked.pages.flatMap((page, index) => (isWrong(page, index) ? [finding(text, index + 1)] : []));
}
