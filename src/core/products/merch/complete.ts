/** Fills what a choice leaves open; values that a gift does not have are dropped. */
import type { MerchChoice } from './choice.ts';
import { goods, merchSkus, tshirtSizes } from './goods.ts';

/** What a visit begins with. */
const first = { sku: merchSkus[0], sides: 1, size: 'M' } as const;

/** The options that a gift has. */
export function optionsOf(sku: MerchChoice['sku']): { hasSides: boolean; hasSize: boolean } {
  const { kind } = goods[sku];
  return { hasSides: kind === 'cushion', hasSize: kind === 'tshirt' };
}

export function completeMerch(given: Readonly<Record<string, unknown>>): MerchChoice {
  const sku = merchSkus.find((key) => key === given.sku) ?? first.sku;
  const { hasSides, hasSize } = optionsOf(sku);
  return {
    type: 'merch',
    sku,
    ...(hasSides ? { sides: String(given.sides) === '2' ? 2 : first.sides } : {}),
    ...(hasSize ? { size: tshirtSizes.find((key) => key === given.size) ?? first.size } : {}),
  };
}
