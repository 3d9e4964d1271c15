/** A card as the text of an order: card-olivia-folded-a6. */
import type { CardProduct } from './choice.ts';

export function cardSku({ template, form, format }: Pick<CardProduct, 'template' | 'form' | 'format'>): string {
  return `card-${template}-${form}-${format}`;
}
