/** German texts of the form that puts an accessory into the cart. */
export const accessoryFormTexts = {
  'accessory.form.choose': 'Ausführung',
  'accessory.form.card': 'Passt zu dieser Karte',
  'accessory.form.heading': 'Umschlag, Band und Siegel dazu',
  'accessory.form.format': 'Passt zu diesem Format',
  'accessory.form.all': 'Alles Zubehör',
  'accessory.form.quantity': 'Menge',
  'accessory.form.toCart': 'In den Warenkorb',
  'accessory.form.toCard': 'Dazulegen',
  'accessory.form.soldOut': '{label}, ausverkauft',
} as const;
