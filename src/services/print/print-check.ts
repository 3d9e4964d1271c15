/**
 * The shop's own check of a written print file: the bytes against the Sheets and the printing house's profile. It says "passes our
 * PDF/X-4 rules", not "certified". It reads the file only and paints nothing.
 */
import type { Sheet } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { type PdfBytes, type PdfFile, pagesOfFile, readPdf } from '#paint/pdf/pdf-reader.ts';
import type { PrintProfile } from '#paint/print-profile.ts';
import { contentRules } from './check-content.ts';
import { fileRules } from './check-file.ts';
import { markRules } from './check-marks.ts';
import { resourceRules } from './check-resources.ts';
import { type CheckedFile, finding, type PrintFinding } from './check-rules.ts';

/** Everything that is wrong with the file; empty when it may go to the press. Never throws for a broken file: that is a finding too. */
export function checkPrintFile(pdf: PdfBytes, profile: PrintProfile, sheets: Sheet[]): PrintFinding[] {
  let file: PdfFile;
  try {
    file = readPdf(pdf);
    for (const number of file.numbers) file.resolve({ ref: number });
  } catch {
    return [finding(message('press.readable'))];
  }
  const checked: CheckedFile = { file, pages: pagesOfFile(file), profile, sheets };
  const findings: PrintFinding[] = [];
  for (const rule of [...fileRules, ...resourceRules, ...markRules, ...contentRules]) {
    try {
      findings.push(...rule(checked));
    } catch {
      findings.push(finding(message('press.readable.part')));
    }
  }
  return findings;
}
