/** German texts of designs that show the facts of an event. */
export const eventFactTexts = {
  'feier.follow': 'Namen, Tag und Ort auf deinen Karten',
  'feier.follow.lead':
    'Änderst du sie bei der Feier, stehen hier die Karten, die noch das Alte zeigen. Texte in eigenen Worten und bestellte Karten bleiben, wie sie sind.',
  'feier.follow.behind': '{count, plural, one {Eine Karte zeigt noch das Alte.} other {{count} Karten zeigen noch das Alte.}}',
  'feier.follow.change': '{count, plural, one {Diese Karte anpassen} other {Alle {count} anpassen}}',
  'feier.follow.current': 'Passt zur Feier.',
  'feier.follow.ordered': 'Bestellt. Bleibt, wie sie ist.',
  'feier.follow.end': 'Nicht mehr verbinden',
  'feier.follow.end.of': 'Nicht mehr verbinden: {name}',
  'feier.follow.design': 'Deine Karte',
  'feier.follow.link': 'Mit der Feier verbinden',
  'feier.follow.done.linked': 'Verbunden.',
  'feier.follow.done.unlinked': 'Nicht mehr verbunden. Die Karte ist geblieben.',
  'feier.follow.done.changed': 'Angepasst.',
  'feier.follow.conflict': 'Eine Karte wurde inzwischen geändert. Bitte die Liste noch einmal ansehen.',
} as const;
