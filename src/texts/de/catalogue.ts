/** German texts of designs where pages show them: tiles, views, the heart. */
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

  'wish.title': 'MERKZETTEL',
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
} as const;
