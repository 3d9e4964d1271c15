/** Words of the offer to give names, date and place of one card to the others of its suite. */
export const suiteTexts = {
  'suite.begun': 'Du hast schon „{name}“ gestaltet. Namen, Datum und Ort von dort einsetzen?',
  'suite.begun.sie': 'Sie haben schon „{name}“ gestaltet. Namen, Datum und Ort von dort einsetzen?',
  'suite.fill': 'Einsetzen',
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
