import type { Finding } from '../rule.ts';
import type { Pdf } from './open-pdf.ts';

/** A PDF and the invoice that it shall carry, with the names of its profile. */
export type Zugferd = { pdf: Pdf; xml: Uint8Array; fileName: string; level: string };

export type PdfRule = { id: string; sentence: string; find(file: Zugferd): string[] };

/** A rule about the file as a whole. */
export function pdfRule(id: string, sentence: string, isKept: (file: Zugferd) => boolean): PdfRule {
  return { id, sentence, find: (file) => (isKept(file) ? [] : ['file']) };
}

export function pdfFindings(rules: readonly PdfRule[], file: Zugferd): Finding[] {
  return rules.flatMap(({ id, sentence, find }) => find(file).map((detail) => ({ rule: id, sentence, detail })));
}
