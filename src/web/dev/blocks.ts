/** All content blocks of the kit page in its order. */
import { kitCatalogueBlocks } from './catalogue-blocks.ts';
import type { KitPart } from './fields.ts';
import { kitTeaserBlocks } from './teaser-blocks.ts';
import { kitTextBlocks } from './text-blocks.ts';

export const kitBlocks: readonly KitPart[] = [
  ...kitTeaserBlocks,
  ...kitTextBlocks,
  ...kitCatalogueBlocks,
  { id: 'seiten', title: 'Seitenübersicht', body: [{ component: 'sitemap', subline: 'Alles, was es hier gibt, auf einen Blick.' }] },
];
