/** German texts of parts that few pages have. */
export const partTexts = {
  'shared.copy': 'Kopieren',
  'shared.copied': 'Kopiert',
  'shared.table': 'Tabelle, seitlich verschiebbar',
} as const;
