/** German texts of the book that is leafed through. */
export const flipTexts = {
  'flip.open': 'Durchblättern',
  'flip.close': 'Zur Übersicht',
  'flip.label': 'Buch zum Durchblättern',
  'flip.keys': 'Mit den Pfeiltasten, Pos 1 und Ende wird geblättert.',
  'flip.back': 'Zurückblättern',
  'flip.next': 'Weiterblättern',
  'flip.cover.front': 'Einband vorn',
  'flip.cover.back': 'Einband hinten',
  'flip.page': 'Seite {page} von {count}',
  'flip.pages': 'Seite {left}–{right} von {count}',
} as const;
