/** German names of the parts that the price of a card is made of. */
export const cardPricePartTexts = {
  'card.part.base': 'Grundpreis',
  'card.part.pages': 'Weitere Seiten',
  'card.part.paper': 'Papier',
  'card.part.refinement': 'Veredelung',
  'card.part.punching': 'Stanzung',
  'card.part.foil': 'Anteil an der Einrichtung der Folie',
} as const;
