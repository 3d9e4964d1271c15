/** Rules for the PDF/A-3 of a ZUGFeRD invoice, as far as its objects show them. */
import { attachmentRules } from './pdfa/attachment-rules.ts';
import { metadataRules } from './pdfa/metadata-rules.ts';
import type { PdfRule } from './pdfa/pdf-rule.ts';
import { structureRules } from './pdfa/structure-rules.ts';

export const pdfRules: readonly PdfRule[] = [...structureRules, ...metadataRules, ...attachmentRules];
