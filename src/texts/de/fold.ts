/** German texts of the card in the hand, in configurator and product page alike. */
export const foldTexts = {
  'fold.view': '3D-Ansicht',
  'fold.label': '{label} in der Hand',
  'fold.open': 'Aufklappen',
  'fold.close': 'Zuklappen',
  'fold.open.range': 'Karte öffnen',
  'fold.open.value': '{percent} Prozent offen',
  'fold.turn': 'Umdrehen',
  'fold.tilt': 'Glanz beim Kippen zeigen',
  'fold.seen.front': 'Zu sehen ist die Vorderseite.',
  'fold.seen.inside': 'Zu sehen ist die Innenseite.',
  'fold.seen.back': 'Zu sehen ist die Rückseite.',
  'fold.waiting': 'Die Ansicht wird geladen …',
} as const;
