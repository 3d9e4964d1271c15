/** German texts of several photos on one gift. */
export const merchArrangementTexts = {
  'merch-arrangement.heading': 'Mehrere Fotos',
  'merch-arrangement.lead':
    'Statt eines großen Fotos passen auch mehrere darauf. Sie ordnen sich von selbst an, ohne Gesichter anzuschneiden.',
  'merch-arrangement.front': 'Angeordnet werden sie auf der Vorderseite.',
  'merch-arrangement.begin': 'Mehrere Fotos anordnen',
  'merch-arrangement.end': 'Wieder ein einzelnes Foto',
} as const;
