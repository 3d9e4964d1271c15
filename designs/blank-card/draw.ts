/** The family of blank cards: the pages of any form in their ground colour, and nothing on them. */
import { cardPages } from '#core/products/card/pages.ts';
import type { CatalogueFamily } from '#designs/family.ts';

export const blankCard: CatalogueFamily = {
  key: 'blank-card',
  draw(_row, form, format, pageCount) {
    const pages = cardPages(form, format, pageCount).map((page) => ({ ...page, background: 'ground', elements: [] }));
    return { pages, artworks: [] };
  },
};
