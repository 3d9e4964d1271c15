/** German texts of the search field in the header, which every page shows. Those of its suggestions are fetched with them. */
export const searchFieldTexts = {
  'field.search': 'Suche',
  'field.submit': 'Suchen',
  'field.hint': 'Anlass, Motiv oder Farbe',
} as const;
