/** Photo prints as the editor of sets sees them. */
import type { DesignDocument } from '#core/design/document.ts';
import { type PhotoprintDocument, withPrints } from '#core/products/photoprint/blank.ts';
import { maxPrints, type PhotoprintChoice, type PrintPaper } from '#core/products/photoprint/choice.ts';
import { firstRow, nextPrintId } from '#core/products/photoprint/complete.ts';
import { canLie, fittingFormat, isPrintFormat, printFormatKeys } from '#core/products/photoprint/formats.ts';
import { printPaperIssue } from '#core/products/photoprint/issues.ts';
import { formatOption } from '#core/products/photoprint/options.ts';
import { photoprintPrice } from '#core/products/photoprint/price.ts';
import type { PhotoprintPrices } from '#core/products/photoprint/rows.ts';
import type { PriceBook } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { Money } from '#core/values/money.ts';
import { type PhotoSet, type SetRow, takenPages } from '#web/configurators/photo-set/photo-set.ts';
import { photoprintChoiceDto, photoprintDocument } from './photo-print-content.ts';

/** The smallest format that a paper takes, from the usual one on. */
function startFormat(paper: PrintPaper): string {
  const usual = firstRow().format;
  const takes = (format: string) => isPrintFormat(format) && printPaperIssue(format, paper) === null;
  return takes(usual) ? usual : (printFormatKeys.find(takes) ?? usual);
}

export function photoPrintSet(): PhotoSet {
  const productOf = (design: DesignDocument): PhotoprintChoice => photoprintDocument(design).product;
  return {
    rowsOf: (design) => productOf(design).rows,
    withRows(design, rows, { find, replaced }) {
      const document = photoprintDocument(design);
      return withPrints(document, { ...document.product, rows: [...rows] }, { find, ...(replaced ? { replaced } : {}) });
    },
    choiceOf: (design) => photoprintChoiceDto(photoprintDocument(design)),
    newRow(design, rows): SetRow {
      // Another photo is printed as the last one was.
      const last = rows.at(-1);
      const format = last?.format ?? startFormat(productOf(design).paper);
      return { ...firstRow(format), id: nextPrintId(rows), fit: last?.fit ?? 'fill' };
    },
    rowFor: (row, { width, height }) => ({ ...row, isLying: isPrintFormat(row.format) && canLie(row.format) && width > height }),
    formats: (design) => printFormatKeys.map((format) => formatOption(format, productOf(design).paper)),
    fittingFormat(design, size) {
      const { format } = fittingFormat(size);
      return printPaperIssue(format, productOf(design).paper) === null ? format : null;
    },
    maxPrints,
    minPrints: 1,
    hasCopies: true,
    isOrdered: false,
  };
}

/** What is priced: the prints whose photo is there or on its way. */
export function pricedPrints(design: PhotoprintDocument, uploads: Parameters<typeof takenPages>[1]): PhotoprintChoice {
  const taken = takenPages(design, uploads);
  return { ...design.product, rows: design.product.rows.filter(({ id }) => taken.has(id)) };
}

/** What a set costs more with a row in another format; negative where it costs less. */
export function formatChange(product: PhotoprintChoice, id: string, format: string, market: PriceBook<PhotoprintPrices>): Money {
  const rows = product.rows.map((row) => (row.id === id ? { ...row, format } : row));
  const now = photoprintPrice(product, 1, market).total;
  const then = photoprintPrice({ ...product, rows }, 1, market).total;
  return { ...then, amount: then.amount - now.amount };
}

/** The set on another paper or with another border. Throws Fault 'bad-input' for a paper that a format does not take. */
export function withOptions(
  document: PhotoprintDocument,
  change: Partial<Pick<PhotoprintChoice, 'paper' | 'border'>>,
  more: Parameters<typeof withPrints>[2],
): PhotoprintDocument {
  const product = { ...document.product, ...change };
  for (const { format } of product.rows)
    if (isPrintFormat(format) && printPaperIssue(format, product.paper)) throw new Fault('bad-input', `no ${product.paper} in ${format}`);
  return withPrints(document, product, more);
}
