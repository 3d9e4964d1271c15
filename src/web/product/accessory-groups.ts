/** Offers of accessories as a form shows them. Server only. */
import type { AccessoryOffer } from '#api/accessories.ts';
import { unitsFor } from '#core/products/accessory/accessory.ts';
import type { AccessoryGroup } from './accessory-form.tsx';

/** In the order of the catalogue, a group a part; `nameOf` a part. Only what fits, with what `cards` cards need of it. */
export function accessoryGroups(offers: readonly AccessoryOffer[], nameOf: (part: string) => string, cards = 1): AccessoryGroup[] {
  const fitting = offers.filter(({ fits }) => fits);
  return [...new Set(fitting.map(({ part }) => part))].map((part) => ({
    name: nameOf(part),
    options: fitting
      .filter((offer) => offer.part === part)
      .map(({ sku, part: of, pieces, name, text, unit, basePrice, isAvailable }) => ({
        sku,
        units: unitsFor({ part: of, pieces }, cards),
        isAvailable,
        label: [name, text, unit.text, basePrice].filter(Boolean).join(', '),
      })),
  }));
}
