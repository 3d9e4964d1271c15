/** German texts of links to the pages on which a design is printed with a guest list. */
export const mergeLinkTexts = {
  'merge.link': 'Mit Gästeliste drucken',
  'merge.link.hint': 'Für jeden Gast eine Karte mit seinem Namen.',
  'merge.link.busy': 'Wird gespeichert …',
} as const;
