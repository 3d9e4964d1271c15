/** German texts about the price of copies, for the browser too. A key with `.sie` is the form with Sie. */
export const copiesPriceTexts = {
  'copies.tier': '{percent} % Rabatt ab {quantity} Stück',
  'copies.saving': 'Ab {quantity} Stück zahlst du {saving} weniger je Stück.',
  'copies.saving.sie': 'Ab {quantity} Stück zahlen Sie {saving} weniger je Stück.',
} as const;
