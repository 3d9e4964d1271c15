/** The cheapest book that can be ordered. */
import type { Offer, PriceBook } from '#core/products/product.ts';
import type { Money } from '#core/values/money.ts';
import { books } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { completePhotobook } from './complete.ts';
import { photobookPrice } from './price.ts';
import type { PhotobookOptions, PhotobookPrices } from './rows.ts';

/** Of the types named, or of all; null where none of them is sold. */
export function lowestPhotobook(
  types: PhotobookOptions['types'],
  { rows }: Pick<Offer<PhotobookOptions>, 'rows'>,
  book: PriceBook<PhotobookPrices>,
): { choice: PhotobookChoice; price: Money } | null {
  const choices = rows.types
    .filter((type) => types.includes(type))
    .flatMap((photobookType) => {
      const { covers, bindings, papers, sizes } = books[photobookType];
      return sizes
        .filter((size) => rows.sizes.includes(size))
        .flatMap((size) =>
          covers.flatMap((cover) =>
            bindings.flatMap((binding) =>
              papers
                .filter((paper) => rows.papers.includes(paper))
                .map((paper) => completePhotobook({ photobookType, size, cover, binding, paper, pageCount: 1 }, { rows })),
            ),
          ),
        );
    });
  const priced = choices.map((choice) => ({ choice, price: photobookPrice(choice, 1, book).unit }));
  return priced.toSorted((a, b) => a.price.amount - b.price.amount)[0] ?? null;
}
