/** Lowest prices: of what can really be ordered, in one of the listed formats. */
import type { PriceBook } from '#core/products/product.ts';
import type { Money } from '#core/values/money.ts';
import type { PhotoframeChoice } from './choice.ts';
import { completePhotoframe } from './complete.ts';
import { formatGroups, formatText, groupKeys } from './formats.ts';
import { photoframeIssues } from './issues.ts';
import type { MaterialKey } from './materials.ts';
import { photoframePrice } from './price.ts';
import type { PhotoframeOptions, PhotoframePrices } from './rows.ts';

export type Lowest = { choice: PhotoframeChoice; price: Money };

/** The choice in every listed format in which it can be made, lying. */
export function inListedFormats(choice: PhotoframeChoice, rows: PhotoframeOptions): PhotoframeChoice[] {
  return groupKeys
    .flatMap((group) => formatGroups[group].map((size) => ({ ...choice, format: formatText(size) })))
    .filter((sized) => photoframeIssues(sized, { rows }).length === 0);
}

/** The first of the cheapest; null of none. */
export function lowestOf(choices: readonly PhotoframeChoice[], priced: (choice: PhotoframeChoice) => Money): Lowest | null {
  const [first, ...others] = choices.map((choice) => ({ choice, price: priced(choice) }));
  return first ? others.reduce((best, one) => (one.price.amount < best.price.amount ? one : best), first) : null;
}

/** One piece of a material without a frame; null for a material that is not sold. */
export function lowestPrice(material: MaterialKey, rows: PhotoframeOptions, book: PriceBook<PhotoframePrices>): Lowest | null {
  if (!rows.materials.includes(material)) return null;
  const choices = inListedFormats(completePhotoframe({ material }, { rows }), rows);
  return lowestOf(choices, (choice) => photoframePrice(choice, 1, book).unit);
}
