/** German names of the languages that cards are written in. */
export const languageNameTexts = {
  'merge.language.de': 'Deutsch',
  'merge.language.en': 'Englisch',
  'merge.language.es': 'Spanisch',
  'merge.language.fr': 'Französisch',
  'merge.language.it': 'Italienisch',
  'merge.language.nl': 'Niederländisch',
} as const;
