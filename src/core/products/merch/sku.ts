/** A choice as the text of an order: mug-330, cushion-40-2, tshirt-xl, and back. */
import type { MerchChoice } from './choice.ts';
import { completeMerch } from './complete.ts';
import { merchSkus, tshirtSizes } from './goods.ts';

export function merchSku({ sku, sides, size }: MerchChoice): string {
  return [sku, ...(sides === 2 ? ['2'] : []), ...(size ? [size.toLowerCase()] : [])].join('-');
}

/** The choice that a sku stands for; a T-shirt without a size has its usual one. Null for a sku of another product or of no choice. */
export function choiceOfMerchSku(text: string): MerchChoice | null {
  for (const sku of merchSkus) {
    if (text === sku) return completeMerch({ sku });
    if (!text.startsWith(`${sku}-`)) continue;
    const option = text.slice(sku.length + 1);
    const choice = completeMerch({ sku, sides: option, size: tshirtSizes.find((size) => size.toLowerCase() === option) });
    if (merchSku(choice) === text) return choice;
  }
  return null;
}
