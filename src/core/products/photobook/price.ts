/** The price of a book with the parts it is made of: one pure function for browser and server. Numbers are those of rows.ts. */
import type { PriceBook } from '#core/products/product.ts';
import { type PiecePart, type TieredPrice, tieredPrice, tieredQuantities } from '#core/products/tiers.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import type { BookPaper } from './books.ts';
import { type BookPriceKey, priceKeyOf } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { bookSizeName, coverName, pagesText, photobookPaperName } from './names.ts';
import type { PhotobookPrices } from './rows.ts';

export const photobookQuantities = tieredQuantities(100);

/** How often a page's price of better paper is paid; photo paper costs the same matt and glossy. */
const paperFactors: Record<BookPaper, number> = { standard: 0, matt: 1, glaenzend: 1, feinstweiss: 2 };

/** One book without a discount. Throws Fault 'bad-input' for a size that its kind does not have. */
function piece(choice: PhotobookChoice, books: PhotobookPrices['EUR']['books']): PiecePart[] {
  const { photobookType, size, cover, paper, pageCount } = choice;
  const key: BookPriceKey = priceKeyOf(choice);
  const { included, sizes } = books[key];
  const row = sizes[size];
  if (!row) throw new Fault('bad-input', `no price of ${key} in ${size}`);
  const further = pageCount - included;
  return [
    {
      key: 'base',
      label: message(`photobook.part.base.${photobookType}`, {
        size: bookSizeName(size),
        cover: coverName(cover),
        pages: pagesText(included),
      }),
      amount: row.base,
    },
    { key: 'pages', label: message('photobook.part.pages', { count: further }), amount: row.page * further },
    {
      key: 'paper',
      label: message('photobook.part.paper', { paper: photobookPaperName(paper) }),
      amount: row.paper * paperFactors[paper] * pageCount,
    },
  ];
}

/** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for a size that its kind does not have. */
export function photobookPrice(choice: PhotobookChoice, quantity: number, { prices, country }: PriceBook<PhotobookPrices>): TieredPrice {
  const currency = currencyOf(country);
  const { step, books } = prices[currency];
  return tieredPrice(piece(choice, books), quantity, photobookQuantities, { currency, step });
}
