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

/**
 * Findings of several tests over what is read of each page, in the order of the tests. Each page is read once, and what was read of it is kept no
 * longer: files may have a thousand pages.
 */
export function testPages<T>(
  checked: CheckedFile,
  read: (page: PdfValue, index: number) => T,
  tests: readonly (readonly [text: Message, isWrong: (page: T) => boolean])[],
): PrintFinding[] {
  const wrong = tests.map(([text, isWrong]) => ({ text, isWrong, pages: [] as number[] }));
  for (const [index, page] of checked.pages.entries()) {
    const facts = read(page, index);
    for (const { isWrong, pages } of wrong) if (isWrong(facts)) pages.push(index + 1);
  }
  return wrong.flatMap(({ text, pages }) => pages.map((page) => finding(text, page)));
}
