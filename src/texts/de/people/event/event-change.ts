/** German texts of the question whether guests are told of another day or place of an event. */
export const eventChangeTexts = {
  'change.title': 'Sollen die Gäste davon erfahren?',
  'change.lead':
    '{count, plural, one {Ein Haushalt, der nicht abgesagt hat, bekommt} other {{count} Haushalte, die nicht abgesagt haben, bekommen}} eine Mail mit dem neuen Stand. Du siehst sie vorher.',
  'change.yes': 'Mail ansehen',
  'change.no': 'Jetzt nicht',
} as const;
