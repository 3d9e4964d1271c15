/** German texts about the price of copies, for the browser too. A key with `.sie` is the form with Sie. */
export const copiesPriceTexts = {
  'copies.tier': '{percent} % Rabatt ab {quantity} Stück',
  'copies.saving': 'Ab {quantity} Stück zahlst du {saving} weniger je Stück.',
  'copies.saving.sie': 'Ab {quantity} Stück zahlen Sie {saving} weniger je Stück.',

  'copies.quantity': 'Anzahl',
  'copies.pieces': '{count} Stück',
  'copies.each': '{price} je Stück',
  'copies.more': '+ {price}',
  'copies.total': 'Summe',
  'copies.vat': 'inkl. MwSt., zzgl. Versand',
  'copies.days': 'Fertig in {days} Werktagen',
  'copies.parts': 'So setzt sich der Preis zusammen',
} as const;
