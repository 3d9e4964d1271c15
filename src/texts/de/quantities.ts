/** German texts about quantities that were typed. A key with `.sie` is the form with Sie. */
export const quantityTexts = {
  'quantity.whole': 'Gib eine ganze Zahl ab 1 ein.',
  'quantity.whole.sie': 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
  'quantity.max': 'Mehr als {max} Stück gibt es nur auf Anfrage. Schreib uns, wir rechnen sie dir einzeln aus.',
  'quantity.max.sie': 'Mehr als {max} Stück gibt es nur auf Anfrage. Schreiben Sie uns, wir rechnen sie Ihnen einzeln aus.',
  'quantity.rounded': 'Wir drucken in festen Schritten: aus {typed} werden {quantity} Stück.',
} as const;
