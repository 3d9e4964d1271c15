/** German texts of the page of collages. */
export const collagePageTexts = {
  'collages.start': 'Start',
  'collages.title': 'Fotocollagen',
  'collages.lead':
    'Zwei bis sechzig Fotos auf einem Bild. Lade alle auf einmal hoch: Sie ordnen sich von selbst, ohne Gesichter anzuschneiden. Gefällt es dir anders besser, zeigt ein Klick die nächste Anordnung.',
  'collages.description':
    'Fotocollage aus 2 bis 60 Fotos, als Poster, auf Leinwand, Alu-Dibond oder Acrylglas. 24 Vorlagen, auch als Herz, Buchstabe oder Zahl.',
  'collages.new': 'Fotos hochladen',
  'collages.from': 'ab {price}',
  'collages.shape': 'Format',
  'collages.shape.square': 'Quadrat',
  'collages.shape.portrait': 'Hochformat',
  'collages.shape.landscape': 'Querformat',
  'collages.designs': 'Vorlagen',
  'collages.mode.grid': 'Raster',
  'collages.mode.free': 'frei verteilt',
  'collages.mode.shape': 'in einer Form',
  'collages.materials': 'Worauf deine Collage gedruckt wird',
  'collages.photos': '2 bis 60 Fotos',
  'collages.photos.text': 'Auf ein Poster von 60 × 40 cm passen bis zu sechzig, auf kleine Größen weniger. Der Zähler sagt es dir.',
  'collages.order': 'In deiner Reihenfolge',
  'collages.order.text': 'Links oben beginnt das erste Foto. Halte fest, was bleiben soll, und tausche den Rest.',
  'collages.sharp': 'Scharf, bevor du bestellst',
  'collages.sharp.text': 'Bei jedem Foto steht, ob es in seiner Größe scharf gedruckt wird.',
} as const;
