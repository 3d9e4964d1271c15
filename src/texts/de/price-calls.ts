/** German texts of prices as calls answer them: the parts of a card's price, and the lowest price of a product. */
export const priceCallTexts = {
  'card.part.base': 'Grundpreis',
  'card.part.pages': 'Weitere Seiten',
  'card.part.paper': 'Papier',
  'card.part.refinement': 'Veredelung',
  'card.part.punching': 'Stanzung',
  'card.part.foil': 'Anteil an der Einrichtung der Folie',

  'price.from': 'ab {price}',
  'price.without-shipping': 'per E-Mail ohne Versandkosten',
} as const;
