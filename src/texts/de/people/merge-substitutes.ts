/** German texts of the form for words in place of missing values. A key with `.sie` is the form with Sie. */
export const mergeSubstitutesTexts = {
  'merge-substitutes.title': 'Wenn etwas fehlt',
  'merge-substitutes.lead':
    'Nicht jeder hat jede Angabe. Was hier steht, wird an ihrer Stelle gedruckt. Bleibt ein Feld leer, bleibt es bei dem Hinweis an der Karte.',
  'merge-substitutes.field': 'Statt „{field}“',
  'merge-substitutes.who':
    '{count, plural, =0 {Zurzeit braucht das keine Karte.} one {Für eine Karte} other {Für {count} Karten}}{count, plural, =0 {} other {{more, plural, =0 {: {names}} other {: {names} und {more} weitere}}}}',
  'merge-substitutes.save': 'Ersatz übernehmen',
} as const;
