/** German texts of the configurator of collages. */
export const collageConfiguratorTexts = {
  'collage.page.title': 'Fotocollage gestalten',
  'collage.missing.start': 'Neue Collage beginnen',
  'collage.heading': 'Fotocollage',
  'collage.waiting': 'Deine Collage wird geladen …',
  'collage.count.taken': 'Auf diese Größe passen {min} bis {max} Fotos. Wir beginnen mit {count}.',
} as const;
