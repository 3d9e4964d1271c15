/** German names of what is sold, as menus and footers list it. */
export const productMenuTexts = {
  'menu.photo': 'Foto und Kalender',
  'menu.paper': 'Papier und Zubehör',
  'menu.photobooks': 'Fotobücher',
  'menu.calendars': 'Kalender',
  'menu.merch': 'Fotogeschenke',
  'menu.photo-box': 'Fotoboxen',
  'menu.photoprints': 'Fotoabzüge',
  'menu.collages': 'Collagen',
  'menu.configurator-photo-frame': 'Eigenes Foto als Wandbild',
  'menu.card-types': 'Alle Kartenarten',
  'menu.themes': 'Kollektionen',
  'menu.accessories': 'Umschläge und Zubehör',
  'menu.samples': 'Musterkarten und Mustersets',
  'menu.express': 'Express',
  'menu.gift-voucher': 'Gutscheine',
  'menu.product-overview': 'Alle Produkte',
} as const;
