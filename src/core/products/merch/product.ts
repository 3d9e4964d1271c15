/** The product type merch: photo gifts. */
import type { Product } from '#core/products/product.ts';
import { type MerchChoice, merchChoiceSchema } from './choice.ts';
import { completeMerch } from './complete.ts';
import { goods, merchWorkingDays } from './goods.ts';
import { merchIssues } from './issues.ts';
import { merchLabFile } from './lab.ts';
import { merchName, merchText, merchTitle } from './names.ts';
import { merchOptions } from './options.ts';
import { merchPages } from './pages.ts';
import { merchPrice, merchQuantities } from './price.ts';
import { merchLimits } from './resolution.ts';
import { type MerchOptions, type MerchPrices, merchOptionsRow } from './rows.ts';
import { merchSku } from './sku.ts';
import { merchTicket } from './ticket.ts';

export const merch: Product<MerchChoice, MerchChoice, MerchOptions, MerchPrices> = {
  type: 'merch',
  configurator: 'configurator-merch',
  rows: merchOptionsRow,
  choice: merchChoiceSchema,
  document: merchChoiceSchema,
  withDocument: (_, document) => document,
  templateId: () => null,
  artworkSource: () => null,
  complete: completeMerch,
  options: merchOptions,
  issues: merchIssues,
  pages: merchPages,
  piece: (choice) => ({ form: { kind: 'good', sku: choice.sku }, panels: merchPages(choice).map(({ id }) => id) }),
  limits: merchLimits,
  quantities: () => merchQuantities,
  price: merchPrice,
  weightMg: ({ sku }) => goods[sku].grams * 1_000,
  outputs: () => [{ part: 'print', supplier: 'geschenke', file: 'lab-jpeg' }],
  labFile: merchLabFile,
  ticket: merchTicket,
  production: () => ({ workingDays: merchWorkingDays, hasExpress: false }),
  vatClass: () => 'standard',
  title: ({ sku }) => merchTitle(sku),
  format: ({ sku }) => merchName(sku),
  text: merchText,
  sku: merchSku,
};
