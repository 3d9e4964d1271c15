/** German texts of the option panels of wall art, which browsers load after the configurator. */
export const photoFrameOptionTexts = {
  'photo-frame.own': 'Eigene Größe',
  'photo-frame.own.width': 'Breite in cm',
  'photo-frame.own.height': 'Höhe in cm',
  'photo-frame.own.take': 'Übernehmen',
  'photo-frame.own.nearest': '{size} nehmen',
  'photo-frame.own.numbers': 'Schreib Breite und Höhe als Zahlen in Zentimetern, zum Beispiel 60 und 40.',
  'photo-frame.own.limits': '{min} {max}',
  'photo-frame.switch.failed': 'Das kam nicht an, dein Bild ist unverändert. Versuch es noch einmal. {reason}',
} as const;
