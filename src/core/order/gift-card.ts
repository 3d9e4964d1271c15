/** The designs of gift vouchers, and the card that a printed one is: folded A6 in its envelope. */
import type { CardProductChoice } from '#core/products/card/choice.ts';
import type { Currency } from '#core/values/money.ts';

/** In the order of their numbers, from 1. Drawn by `designs/gift-voucher`. */
export const giftDesigns = ['feder', 'schleife', 'wiese', 'ballon', 'terrazzo', 'kranz', 'strahlen', 'wimpel'] as const;
export type GiftDesign = (typeof giftDesigns)[number];

/** Key of the one colourway that each design has. */
export const giftColourway = 'gutschein';

/** Id of the design's row in the catalogue. */
export function giftTemplateId(design: GiftDesign): string {
  return `gutschein-${design}`;
}

/** Whether a design is that of a gift voucher: nothing but the server lays it out. */
export function isGiftTemplate(id: string | null): boolean {
  return giftDesigns.some((design) => giftTemplateId(design) === id);
}

/** The design of a number from 1; of none, or one that is not there, the first. */
export function giftDesign(number: number | undefined): GiftDesign {
  return giftDesigns[(number ?? 1) - 1] ?? giftDesigns[0];
}

/** What a gift voucher costs besides when it is printed: card, envelope and postage, minor units. Prices are rows (seed/prices/card-extras.ts). */
export type GiftCardPrices = Record<Currency, number>;

/** What of a gift voucher goes to the press. */
export function giftCardChoice(design: GiftDesign): CardProductChoice {
  return { type: 'card', card: giftTemplateId(design), form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
}
