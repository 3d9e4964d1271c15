/** Offers of accessories as a form shows them. Server only. */
import type { AccessoryOffer } from '#api/accessories.ts';
import type { AccessoryGroup } from './accessory-form.tsx';

/** In the order of the catalogue, a group a part; `nameOf` a part. Only what fits. */
export function accessoryGroups(offers: readonly AccessoryOffer[], nameOf: (part: string) => string): AccessoryGroup[] {
  const fitting = offers.filter(({ fits }) => fits);
  return [...new Set(fitting.map(({ part }) => part))].map((part) => ({
    name: nameOf(part),
    options: fitting
      .filter((offer) => offer.part === part)
      .map(({ sku, name, text, unit, basePrice, isAvailable }) => ({
        sku,
        isAvailable,
        label: [name, text, unit.text, basePrice].filter(Boolean).join(', '),
      })),
  }));
}
