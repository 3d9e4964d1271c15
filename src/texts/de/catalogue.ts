/** German texts of designs where pages show them: tiles, views, the heart; and of prices as calls answer them. */
export const catalogueTexts = {
  'list.start': 'Start',
  'list.title': 'Karten und Einladungen',
  'list.sample': 'Muster',
  'list.image': '{name}, {line}, in {color}',
  'list.label.neu': 'Neu',
  'list.label.bestseller': 'Bestseller',
  'list.colors': 'Farben: {names}',

  'finish.none': 'Ohne Veredelung',
  'finish.gold': 'Goldfolie',
  'finish.rosegold': 'Roségoldfolie',
  'finish.silver': 'Silberfolie',
  'finish.relief': 'Blindprägung',

  'wish.heart': '{name} merken',
  'wish.saved': 'Gespeichert!',
  'wish.savedHere': 'Gespeichert, bis diese Seite geschlossen wird. Mehr lässt der Browser nicht zu.',
  'wish.open': 'Favoriten ansehen.',
  'wish.removed': 'Vom Merkzettel genommen.',
  'wish.undo': 'Rückgängig',

  'product.view.front': 'Vorderseite',
  'product.view.back': 'Rückseite',
  'product.view.inside': 'Innen',
  'product.image': '{name} in {color}, {view}',

  'card.part.base': 'Grundpreis',
  'card.part.pages': 'Weitere Seiten',
  'card.part.paper': 'Papier',
  'card.part.refinement': 'Veredelung',
  'card.part.punching': 'Stanzung',
  'card.part.foil': 'Anteil an der Einrichtung der Folie',

  'price.from': 'ab {price}',
  'price.without-shipping': 'per E-Mail ohne Versandkosten',
} as const;
