/** A product type that the sources do not have: bookmarks, of tests/fixtures/bookmark. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentVersion } from '#core/design/document.ts';
import { bookmark } from '#tests/fixtures/bookmark/product.ts';

const folder = 'tests/fixtures/bookmark';
const registry = 'src/core/products/sold.ts';
const schemas = 'src/core/products/sold-row-schemas.ts';
const prices = 'seed/prices/products.ts';
const elsewhere = ['texts.ts', 'prices.ts'];

/** The files that add it to a copy of the sources, text by path: its folder, its prices, a line in each registry, and its texts. */
export function bookmarkFiles(): Record<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const own = readdirSync(folder).filter((file) => !elsewhere.includes(file));
  return {
    ...Object.fromEntries(own.map((file) => [`src/core/products/bookmark/${file}`, read(file)])),
    [registry]: `${readFileSync(registry, 'utf8')}export { bookmark } from './bookmark/product.ts';\n`,
    [schemas]: `${readFileSync(schemas, 'utf8')}export { bookmarkRowSchemas as bookmark } from './bookmark/row-schemas.ts';\n`,
    'seed/prices/bookmark.ts': read('prices.ts'),
    [prices]: `${readFileSync(prices, 'utf8')}export { bookmarkPrices as bookmark } from './bookmark.ts';\n`,
    'src/texts/de/bookmark.ts': read('texts.ts'),
  };
}

export type BookmarkSize = 'narrow' | 'wide';

/** A bookmark with one text. */
export function bookmarkDocument(size: BookmarkSize, text: string) {
  const product = { type: 'bookmark', size } as const;
  return {
    version: documentVersion,
    product,
    inks: { text: { c: 0, m: 0, y: 0, k: 100, hex: '#1d1d1b' } },
    pages: bookmark.pages(product).map((page) => ({
      ...page,
      background: null,
      elements: [
        {
          kind: 'text',
          id: 'words',
          role: 'text',
          xUm: 6_000,
          yUm: 60_000,
          widthUm: 28_000,
          heightUm: 40_000,
          rotation: 0,
          text,
          sample: 'Lies weiter',
          personal: true,
          font: 'jost',
          sizeUm: 5_000,
          minSizeUm: 3_000,
          leading: 1.3,
          tracking: 0,
          align: 'center',
          vertical: 'middle',
          ink: 'text',
          figures: 'lining',
        },
      ],
    })),
  };
}
