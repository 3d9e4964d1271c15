/** Rules of the attached invoice. */
import { createHash } from 'node:crypto';
import { PDFDict, PDFHexString, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { contentOf, type Pdf, time, value, values, word } from './open-pdf.ts';
import { type PdfRule, pdfRule, type Zugferd } from './pdf-rule.ts';

/** Names and file specifications of the tree of embedded files. */
function namedFiles(pdf: Pdf, node = value(pdf, pdf.catalogue, 'Names', 'EmbeddedFiles')): { name: string | null; file: PDFObject }[] {
  const entries = values(pdf, node, 'Names');
  const own = entries.flatMap((file, at) => (at % 2 === 1 ? [{ name: word(pdf, entries[at - 1]), file }] : []));
  return [...own, ...values(pdf, node, 'Kids').flatMap((kid) => namedFiles(pdf, kid))];
}

/** The specification of the invoice, by the name of its profile. */
function invoiceFile({ pdf, fileName }: Zugferd): PDFObject | undefined {
  return namedFiles(pdf).find(({ name }) => name === fileName)?.file;
}

function stream(file: Zugferd): PDFObject | undefined {
  return value(file.pdf, invoiceFile(file), 'EF', 'F');
}

/** The rules below are silent about an invoice that is not there. */
function ofInvoice(id: string, sentence: string, isKept: (specification: PDFObject, file: Zugferd) => boolean): PdfRule {
  return pdfRule(id, sentence, (file) => {
    const specification = invoiceFile(file);
    return !specification || isKept(specification, file);
  });
}

export const attachmentRules: readonly PdfRule[] = [
  pdfRule('FILE-TREE', 'The invoice is in the tree of embedded files, under the name of its profile, and alone.', (file) => {
    const files = namedFiles(file.pdf);
    return files.length === 1 && invoiceFile(file) instanceof PDFDict;
  }),
  ofInvoice('FILE-ASSOCIATED', 'The invoice is an associated file of the document.', (specification, { pdf }) =>
    values(pdf, pdf.catalogue, 'AF').includes(specification),
  ),
  ofInvoice(
    'FILE-RELATIONSHIP',
    'The invoice is an alternative to the pages.',
    (specification, { pdf }) => word(pdf, specification, 'AFRelationship') === 'Alternative',
  ),
  ofInvoice(
    'FILE-NAME',
    'Both names of the file are that of its profile.',
    (specification, { pdf, fileName }) =>
      word(pdf, specification, 'F') === fileName &&
      word(pdf, specification, 'UF') === fileName &&
      word(pdf, specification, 'Type') === 'Filespec',
  ),
  ofInvoice(
    'FILE-TYPE',
    'The invoice is an embedded file of type text/xml.',
    (_, file) => word(file.pdf, stream(file), 'Subtype') === 'text/xml' && word(file.pdf, stream(file), 'Type') === 'EmbeddedFile',
  ),
  ofInvoice(
    'FILE-DATE',
    'The file says when it was changed.',
    (_, file) => time(word(file.pdf, stream(file), 'Params', 'ModDate')) !== null,
  ),
  ofInvoice('FILE-SIZE', 'Size and checksum of the file, where they are said, are right.', (_, file) => {
    const [bytes, size] = [contentOf(stream(file)), word(file.pdf, stream(file), 'Params', 'Size')];
    const sum = value(file.pdf, stream(file), 'Params', 'CheckSum');
    const raw = sum instanceof PDFString || sum instanceof PDFHexString ? Buffer.from(sum.asBytes()) : null;
    const right = createHash('md5')
      .update(bytes ?? '')
      .digest('hex');
    // pdfkit writes the checksum as text, where the standard has its sixteen bytes.
    const written = raw?.toString(raw.length === 16 ? 'hex' : 'latin1');
    return (size === null || size === String(bytes?.length)) && (written === undefined || written === right);
  }),
  ofInvoice('FILE-BYTES', 'The attached file is the invoice, byte for byte.', (_, file) =>
    Buffer.from(contentOf(stream(file)) ?? []).equals(file.xml),
  ),
];
