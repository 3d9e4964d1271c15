/** The price of a photo box with the parts it is made of: one pure function for browser and server. */
import type { PriceBook } from '#core/products/product.ts';
import { type PiecePart, type TieredPrice, tieredPrice, tieredQuantities } from '#core/products/tiers.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import type { PhotoboxChoice } from './choice.ts';
import { boxMaterialName, boxName, lidName } from './names.ts';
import type { PhotoboxPrices } from './rows.ts';

export const photoboxQuantities = tieredQuantities(50);

/** One box without a discount. */
function piece(choice: PhotoboxChoice, { types, lid }: PhotoboxPrices['EUR']): PiecePart[] {
  const { photoboxType, photoboxMaterial, photoboxDesignType, count } = choice;
  const { box, print } = types[photoboxType];
  return [
    { key: 'box', label: boxName(photoboxType), amount: box },
    {
      key: 'prints',
      label: message('photobox.prints', { count, material: boxMaterialName(photoboxMaterial) }),
      amount: print[photoboxMaterial] * count,
    },
    { key: 'lid', label: lidName(photoboxDesignType), amount: lid[photoboxDesignType] },
  ];
}

/** Throws Fault 'off-ladder' for a quantity that is not sold. */
export function photoboxPrice(choice: PhotoboxChoice, quantity: number, { prices, country }: PriceBook<PhotoboxPrices>): TieredPrice {
  const currency = currencyOf(country);
  const table = prices[currency];
  return tieredPrice(piece(choice, table), quantity, photoboxQuantities, { currency, step: table.step });
}
