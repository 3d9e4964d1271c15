/** Words about what cards of a suite take over from each other. */
export const suiteTexts = {
  'suite.begun': 'Du hast schon „{name}“ gestaltet. Von dort übernehmen: {parts}?',
  'suite.begun.sie': 'Sie haben schon „{name}“ gestaltet. Von dort übernehmen: {parts}?',
  'suite.carried': 'Aus deinen Karten dieser Serie übernommen: {parts}.',
  'suite.carried.sie': 'Aus Ihren Karten dieser Serie übernommen: {parts}.',
  'suite.worded': 'Was du in der Liste eingegeben hast, steht schon auf der Karte.',
  'suite.worded.sie': 'Was Sie in der Liste eingegeben haben, steht schon auf der Karte.',
  'suite.part.names': 'Namen',
  'suite.part.date': 'Datum',
  'suite.part.place': 'Ort',
  'suite.part.texts': '{count, plural, one {ein weiterer Text} other {# weitere Texte}}',
  'suite.part.photos': '{count, plural, one {ein Foto} other {# Fotos}}',
  'suite.offer': 'Soll das auch an diesen Stellen stehen?',
  'suite.own': 'Diese Karte',
  'suite.change': '{label}: {text}',
  'suite.apply': 'Übernehmen',
  'suite.only-here': 'Nur hier ändern',
  'suite.done': '{count, plural, one {Eine Karte} other {# Karten}} angepasst.',
  'suite.conflicts':
    '{count, plural, one {Eine Karte wurde} other {# Karten wurden}} inzwischen woanders geändert und {count, plural, one {blieb} other {blieben}}, wie sie {count, plural, one {war} other {waren}}.',
  'suite.failed': 'Das hat gerade nicht geklappt. Deine Karten sind, wie sie waren. Bitte versuche es noch einmal.',
  'suite.failed.sie': 'Das hat gerade nicht geklappt. Ihre Karten sind, wie sie waren. Bitte versuchen Sie es noch einmal.',
} as const;
