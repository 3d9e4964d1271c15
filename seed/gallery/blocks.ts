/** All content blocks in the order of the gallery. */
import { galleryCatalogueBlocks } from './catalogue-blocks.ts';
import { type GalleryPart, rich } from './fields.ts';
import { galleryTeaserBlocks } from './teaser-blocks.ts';
import { galleryTextBlocks } from './text-blocks.ts';

export const galleryBlocks: readonly GalleryPart[] = [
  ...galleryTeaserBlocks,
  ...galleryTextBlocks,
  ...galleryCatalogueBlocks,
  { id: 'unbekannt', title: 'Unbekannter Block', body: [{ component: 'unknown-block', mb: 'none', _editable: 'Entwurf' }] },
  {
    id: 'versuche',
    title: 'Versuche zeigen ihre Kontrolle',
    body: [
      { component: 'ab-test', control: [{ component: 'page-text', text: rich('Kontrolle des A/B-Versuchs.') }] },
      {
        component: 'multi-treatment-test',
        treatments: [
          { treatment: 'control', blocks: [{ component: 'page-text', text: rich('Kontrolle eines Versuchs mit mehreren Varianten.') }] },
        ],
      },
    ],
  },
  { id: 'seiten', title: 'Seitenübersicht', body: [{ component: 'sitemap', subline: 'Alles, was es hier gibt, auf einen Blick.' }] },
];
