/** German texts of the page on which a design is chosen that is printed with a guest list. */
export const mergeDesignTexts = {
  'merge.designs.title': 'Namen einsetzen',
  'merge.designs.lead': 'Welche Karte wird mit den Namen aus „{list}“ gedruckt?',
  'merge.designs.none': 'Noch keine Karte gestaltet.',
  'merge.designs.none.text': 'Platzkarten, Menükarten, Anhänger und Dankeskarten gibt es passend zur Einladung.',
  'merge.designs.cards': 'Karten ansehen',
  'merge.designs.choose': 'Diese Karte',
  'merge.designs.choose.named': 'Diese Karte: {name}',
} as const;
