/** Texts of the form with which a customer's names stand on the tiles of a list. A key with `.sie` is the form with Sie. */
export const tileWordTexts = {
  'tiles.title': 'Deine Namen auf allen Karten',
  'tiles.title.sie': 'Ihre Namen auf allen Karten',
  'tiles.hint': 'Einmal eintippen, und jedes Design zeigt sich mit deinen Worten.',
  'tiles.hint.sie': 'Einmal eintippen, und jedes Design zeigt sich mit Ihren Worten.',
  'tiles.now': 'Auf den Karten steht: {names}',
  'tiles.first': 'Name',
  'tiles.second': 'Zweiter Name (optional)',
  'tiles.date': 'Tag (optional)',
  'tiles.place': 'Ort (optional)',
  'tiles.show': 'Auf allen Karten zeigen',
  'tiles.end': 'Wieder Musterworte',
  'field.tile-name.missing': 'Hier fehlt noch ein Name.',
  'field.tile-date.invalid': 'Diesen Tag gibt es nicht. Bitte Tag, Monat und Jahr prüfen.',
} as const;
