/** What a design's choice lays beside each of its cards, as cart lines. */
import { unitsFor } from '#core/products/accessory/accessory.ts';
import { accessoryRefusal } from '#core/products/accessory/fit.ts';
import { accessoryName } from '#core/products/accessory/names.ts';
import { card } from '#core/products/card/product.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { soldAccessory } from '#services/pricing/accessory.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';

/**
 * SKUs with the units that `quantity` cards need. What is not sold any more or does not go with the card is left out, as its price is
 * (GET /web-api/card-set). Throws Fault 'order-refused' that names what is sold out.
 */
export function chosenAccessories(
  catalogue: Catalogue,
  { product, choice }: Pick<SavedDesign, 'product' | 'choice'>,
  quantity: number,
): { sku: string; quantity: number }[] {
  const read = card.choice.safeParse({ ...choice, type: product });
  if (!read.success) return [];
  return Object.values(read.data.accessories ?? {}).flatMap((sku) => {
    const accessory = soldAccessory(catalogue, sku);
    if (!accessory || accessoryRefusal(accessory, read.data)) return [];
    if (catalogue.soldOut.has(sku)) {
      throw new Fault('order-refused', `${sku} is sold out`, {
        text: message('fault.sold-out', { name: accessoryName(accessory), count: 0 }),
      });
    }
    return [{ sku, quantity: unitsFor(accessory, quantity) }];
  });
}
