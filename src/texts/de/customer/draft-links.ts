/** German texts of what else is made of a draft. */
export const draftLinkTexts = {
  'draft.own-colours': 'Eigene Farben',
  'draft.nextYear': 'Kalender fürs nächste Jahr',
  'draft.list': 'Mit Gästeliste drucken',
} as const;
