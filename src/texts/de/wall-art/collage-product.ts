/** German texts of collages as goods: what they are called in cart and order. */
export const collageProductTexts = {
  'collage.design.unknown': 'Diese Vorlage für Collagen gibt es nicht. Alle Vorlagen stehen unter „Collagen“.',
  'collage.title': 'Fotocollage',
  'collage.title.framed': 'Gerahmte Fotocollage',
} as const;
