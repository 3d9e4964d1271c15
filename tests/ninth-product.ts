/** The files that add the product type bookmark to a copy of the sources: its folder, its prices, a line in each registry, and its texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'tests/fixtures/bookmark';
const registry = 'src/core/products/sold.ts';
const prices = 'seed/prices/products.ts';
const elsewhere = ['texts.ts', 'prices.ts'];

/** Text by path. */
export function bookmarkFiles(): Record<string, string> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const own = readdirSync(folder).filter((file) => !elsewhere.includes(file));
  return {
    ...Object.fromEntries(own.map((file) => [`src/core/products/bookmark/${file}`, read(file)])),
    [registry]: `${readFileSync(registry, 'utf8')}export { bookmark } from './bookmark/product.ts';\n`,
    'seed/prices/bookmark.ts': read('prices.ts'),
    [prices]: `${readFileSync(prices, 'utf8')}export { bookmarkPrices as bookmark } from './bookmark.ts';\n`,
    'src/texts/de/bookmark.ts': read('texts.ts'),
  };
}
