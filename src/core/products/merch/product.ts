/** The product type merch: photo gifts. */

import { handHeld, type Limits } from '#core/preflight/limits.ts';
import type { LabFile, Product } from '#core/products/product.ts';
import { type MerchChoice, merchChoiceSchema } from './choice.ts';
import { completeMerch } from './complete.ts';
import { goods, merchWorkingDays } from './goods.ts';
import { merchIssues } from './issues.ts';
import { merchName, merchText, merchTitle } from './names.ts';
import { merchOptions } from './options.ts';
import { merchPages } from './pages.ts';
import { merchPrice, merchQuantities } from './price.ts';
import { type MerchOptions, type MerchPrices, merchOptionsRow } from './rows.ts';
import { merchSku } from './sku.ts';
import { merchTicket } from './ticket.ts';

/** The files that a maker of gifts takes, one a page, and what it is told about them. It mirrors transfers itself: files never are. */
function merchLabFile(choice: MerchChoice, page: number): LabFile {
  const { area, bleedMm, dpi, isTransparent } = goods[choice.sku];
  const pages = merchPages(choice);
  return {
    ...(pages.length > 1 ? { part: pages[page]?.id ?? String(page + 1) } : {}),
    bleedUm: bleedMm * 1_000,
    border: 'mirrored',
    dpi,
    format: isTransparent ? 'png' : 'jpeg',
    ...area,
    facts: {
      page: page + 1,
      pages: pages.length,
    },
  };
}

const textile: Limits = { ...handHeld, ppi: { fine: 120, soft: 80, least: 50 } };

/** Figures of the print check: cloth shows less than paper and ceramics. */
export function merchLimits({ sku }: Pick<MerchChoice, 'sku'>): Limits {
  return goods[sku].isTextile ? textile : handHeld;
}

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
