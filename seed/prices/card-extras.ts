/** Prices of what is sold with cards: envelopes, samples, the card of a printed gift voucher. */
import type { GiftCardPrices } from '#core/order/gift-card.ts';
import type { SamplePrices } from '#core/order/sample.ts';
import type { EnvelopePrices } from '#core/products/card/envelope.ts';

/** Specification 9 and D03. */
export const envelopePrices: EnvelopePrices = {
  DE: { price: { standard: 95, compact: 110, large: 180 }, pocketfold: null, factorTenths: 25, step: 1 },
  AT: { price: { standard: 100, compact: 150, large: 150 }, pocketfold: null, factorTenths: 25, step: 1 },
  CH: { price: { standard: 100, compact: 120, large: 290 }, pocketfold: 140, factorTenths: 35, step: 5 },
};

/** A printed gift voucher: its card with envelope and postage. */
export const giftCardPrices: GiftCardPrices = { EUR: 290, CHF: 350, GBP: 250, USD: 320 };

/** The most a sample beyond the free ones costs (D09). */
export const samplePrices: SamplePrices = { EUR: 190, CHF: 350, GBP: 170, USD: 210 };
