/** German texts of the facts on a card's page. */
export const factsTexts = {
  'fact.format': 'Format',
  'fact.format.value': '{format}, {size}',
  'fact.pages': 'Umfang',
  'fact.open': 'Aufgeklappt',
  'fact.paper': 'Papier',
  'fact.paper.value': '{paper}, {grammage}',
  'fact.feel': 'Griff',
  'fact.weight': 'Gewicht, berechnet',
  'fact.envelope': 'Passender Umschlag',
  'fact.postage': 'Porto je Karte',
  'fact.postage.value': '{class}, {price}',
  'fact.class.standard': 'Standard',
  'fact.class.compact': 'Kompakt',
  'fact.class.large': 'Groß',
} as const;
