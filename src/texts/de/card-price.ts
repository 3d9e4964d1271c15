/** German texts beside the price of a card, for the browser too. A key with `.sie` is the form with Sie. */
export const cardPriceTexts = {
  'card.saving.total': '{quantity} Stück kosten zusammen {saving} weniger als {than}.',
  'card.saving.unit': 'Mit {quantity} Stück zahlst du {saving} weniger je Stück.',
  'card.saving.unit.sie': 'Mit {quantity} Stück zahlen Sie {saving} weniger je Stück.',
  'card.saving.small': '{amount}\u00a0{currency, select, EUR {Cent} other {Rappen}}',
  'price.shipping': 'inkl. MwSt., zzgl. Versand',
} as const;
