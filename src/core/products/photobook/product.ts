/** The product type photobook: digitally printed books, books of photo paper, and stapled booklets. */
import type { Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { bookWorkingDays } from './books.ts';
import { type PhotobookChoice, photobookChoiceSchema } from './choice.ts';
import { completePhotobook } from './complete.ts';
import { type Photobook, photobookChoiceOf, photobookSchema } from './document.ts';
import { photobookIssues } from './issues.ts';
import { photobookLimits } from './limits.ts';
import { bookName, bookSizeName, photobookText } from './names.ts';
import { photobookOptions } from './options.ts';
import { photobookLabFile, photobookOutputs } from './outputs.ts';
import { photobookPages } from './pages.ts';
import { photobookPrice, photobookQuantities } from './price.ts';
import { type PhotobookOptions, type PhotobookPrices, photobookOptionsRow } from './rows.ts';
import { photobookSku } from './sku.ts';
import { spineUm } from './spine.ts';
import { photobookTicket } from './ticket.ts';
import { photobookWeightMg } from './weight.ts';

export const photobook: Product<PhotobookChoice, Photobook, PhotobookOptions, PhotobookPrices> = {
  type: 'photobook',
  configurator: 'configurator-photobook',
  rows: photobookOptionsRow,
  choice: photobookChoiceSchema,
  document: photobookSchema,
  withDocument: (_, document) => photobookChoiceOf(document),
  templateId: () => null,
  artworkSource: () => null,
  complete: completePhotobook,
  options: photobookOptions,
  issues: photobookIssues,
  pages: photobookPages,
  piece: (choice) => ({ form: { kind: 'book', isHard: choice.cover === 'hard', thicknessMm: spineUm(choice) / 1_000 }, panels: ['front'] }),
  limits: () => photobookLimits,
  quantities: () => photobookQuantities,
  price: photobookPrice,
  weightMg: photobookWeightMg,
  outputs: photobookOutputs,
  labFile: photobookLabFile,
  ticket: photobookTicket,
  production: () => ({ workingDays: bookWorkingDays, hasExpress: false }),
  vatClass: () => 'standard',
  title: ({ photobookType }) => bookName(photobookType),
  format: ({ photobookType, size }) => message('photobook.format', { type: bookName(photobookType), size: bookSizeName(size) }),
  text: photobookText,
  sku: photobookSku,
};
