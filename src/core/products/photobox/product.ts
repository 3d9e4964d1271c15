/** The product type photobox: prints of photos in a box with a bare, white or printed lid. */
import type { LabFile, Product } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { boxes, boxPapers, boxWorkingDays } from './boxes.ts';
import { type Photobox, type PhotoboxChoice, photoboxChoiceOf, photoboxChoiceSchema, photoboxSchema } from './choice.ts';
import { completePhotobox } from './complete.ts';
import { photoboxIssues } from './issues.ts';
import { photoboxLimits } from './limits.ts';
import { boxMaterialName, boxName, lidName, printSizeText } from './names.ts';
import { photoboxOptions } from './options.ts';
import { lidPageId, photoboxPages, printBleedMm, printPart, printSizeOf } from './pages.ts';
import { photoboxPrice, photoboxQuantities } from './price.ts';
import { type PhotoboxOptions, type PhotoboxPrices, photoboxOptionsRow } from './rows.ts';
import { photoboxSku } from './sku.ts';
import { photoboxTicket } from './ticket.ts';

const dpi = 300;

/**
 * The file a lab makes of a print, and what it is told about it. `page` is the index of a print. The lab prints `back` on the reverse, so
 * that the prints can be put into their order again.
 */
export function photoboxLabFile(product: Photobox, page: number): LabFile {
  const print = product.prints[page];
  if (!print) throw new Fault('internal', `a lab makes no page ${page} of a photo box`);
  return {
    part: printPart(page + 1),
    bleedUm: printBleedMm * 1_000,
    border: 'mirrored',
    dpi,
    ...printSizeOf(product, print),
    facts: {
      print: page + 1,
      of: product.prints.length,
      back: String(page + 1),
    },
  };
}

/** Milligrams: 1 g/m² is 0.001 mg/mm². */
function weightMg({ photoboxType, photoboxMaterial, count }: PhotoboxChoice): number {
  const { print, grams } = boxes[photoboxType];
  const printMg = Math.round((print.widthMm * print.heightMm * boxPapers[photoboxMaterial].gramsPerM2) / 1_000);
  return count * printMg + grams * 1_000;
}

export const photobox: Product<PhotoboxChoice, Photobox, PhotoboxOptions, PhotoboxPrices> = {
  type: 'photobox',
  configurator: 'configurator-photobox',
  rows: photoboxOptionsRow,
  choice: photoboxChoiceSchema,
  document: photoboxSchema,
  withDocument: (_, document) => photoboxChoiceOf(document),
  templateId: () => null,
  artworkSource: () => null,
  complete: completePhotobox,
  options: photoboxOptions,
  issues: photoboxIssues,
  pages: photoboxPages,
  piece: ({ photoboxType, photoboxDesignType, prints }) => ({
    form: { kind: 'box', box: photoboxType, lid: photoboxDesignType },
    panels: [...prints.slice(0, 1).map(({ id }) => id), ...(photoboxDesignType === 'motiv' ? [lidPageId] : [])],
  }),
  limits: () => photoboxLimits,
  quantities: () => photoboxQuantities,
  price: photoboxPrice,
  weightMg,
  outputs: () => [
    { part: 'print', supplier: 'fotolabor', file: 'lab-jpeg', pages: (page) => page !== lidPageId },
    { part: 'lid', supplier: 'haus', file: 'pdf', pages: (page) => page === lidPageId },
  ],
  labFile: photoboxLabFile,
  ticket: photoboxTicket,
  production: () => ({ workingDays: boxWorkingDays, hasExpress: false }),
  vatClass: () => 'standard',
  title: () => message('photobox.title'),
  format: ({ photoboxType }) => message('photobox.format', { box: boxName(photoboxType), size: printSizeText(photoboxType) }),
  text: ({ photoboxType, photoboxMaterial, photoboxDesignType, count }) =>
    message('photobox.text', {
      box: boxName(photoboxType),
      prints: message('photobox.prints', { count, material: boxMaterialName(photoboxMaterial) }),
      lid: lidName(photoboxDesignType),
    }),
  sku: photoboxSku,
};
