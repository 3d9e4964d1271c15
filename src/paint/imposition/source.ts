/** Print files as they are imposed: their pages with sizes, and what all files on one sheet must have in common. */
import { createHash } from 'node:crypto';
import type { PieceSize } from '#core/imposition/sheet-plan.ts';
import { isStream, numbersOf, type PdfBytes, type PdfFile, type PdfValue, pagesOfFile, pdfText, readPdf } from '#paint/pdf/pdf-reader.ts';

export type SourceFile = {
  file: PdfFile;
  pages: SourcePage[];
  kind: 'press' | 'x3';
  /** Equal for files of the same output condition. */
  intent: string;
  /** ISO instant of the file's description. */
  date: string;
};

/** `bleedBoxPt` and the corner of the trim box in points from the lower left, as the file has them. */
export type SourcePage = PieceSize & {
  page: PdfValue;
  bleedBoxPt: readonly [number, number, number, number];
  trimLeftPt: number;
  trimTopPt: number;
};

function micrometres(points: number): number {
  return Math.round((points * 25_400) / 72);
}

function boxOf(file: PdfFile, page: PdfValue, name: string): readonly [number, number, number, number] | null {
  const [left, bottom, right, top] = numbersOf(file.entry(page, name)) ?? [];
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return null;
  return right > left && top > bottom ? [left, bottom, right, top] : null;
}

function sourcePage(file: PdfFile, page: PdfValue): SourcePage | null {
  const trim = boxOf(file, page, 'TrimBox');
  const bleed = boxOf(file, page, 'BleedBox');
  if (!trim || !bleed) return null;
  const [left, bottom, right, top] = trim;
  const bleeds = [left - bleed[0], bottom - bleed[1], bleed[2] - right, bleed[3] - top].map(micrometres);
  const bleedUm = Math.min(...bleeds);
  if (bleedUm < 0) return null;
  return {
    page,
    widthUm: micrometres(right - left),
    heightUm: micrometres(top - bottom),
    bleedUm,
    bleedBoxPt: bleed,
    trimLeftPt: left,
    trimTopPt: top,
  };
}

/** Identifier of the output condition and hash of its profile; null for a file without. */
function intentOf(file: PdfFile): string | null {
  const intents = file.entry(file.trailer, 'Root', 'OutputIntents');
  const intent = Array.isArray(intents) ? file.resolve(intents[0]) : null;
  const profile = file.entry(intent, 'DestOutputProfile');
  if (!isStream(profile)) return null;
  const hash = createHash('sha256').update(file.content(profile)).digest('hex');
  return `${pdfText(file.entry(intent, 'OutputConditionIdentifier')) ?? ''} ${hash}`;
}

/** The instant of "D:20260101000000Z"; a fixed one for a file without. */
function dateOf(file: PdfFile): string {
  const date = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(pdfText(file.entry(file.trailer, 'Info', 'CreationDate')) ?? '');
  const [, year = '2026', month = '01', day = '01', hour = '00', minute = '00', second = '00'] = date ?? [];
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}

/** Null for a file that is no print file as the shop writes it: damaged, without boxes, or without an output condition. */
export function openSource(bytes: PdfBytes): SourceFile | null {
  try {
    const file = readPdf(bytes);
    const pages = pagesOfFile(file).map((page) => sourcePage(file, page));
    const whole = pages.filter((page) => page !== null);
    const intent = intentOf(file);
    if (intent === null || whole.length === 0 || whole.length < pages.length) return null;
    return { file, pages: whole, kind: file.version === '1.3' ? 'x3' : 'press', intent, date: dateOf(file) };
  } catch {
    return null;
  }
}
